import type en from "@/lib/i18n/messages/en/ngoNews";
import type { Translation } from "@/lib/i18n/shape";

/** Words of the weekly summary for the members of an organisation. */
const ngoNews: Translation<typeof en> = {
  subject:
    "{n, plural, =0 {Votre semaine : du {from} au {until}} one {Votre semaine : un don, {amount}} many {Votre semaine : {count} dons, {amount}} other {Votre semaine : {count} dons, {amount}}}",
  heading: "Votre semaine",
  span: "Du {from} au {until}, toutes vos campagnes ensemble.",
  gifts: "Dons",
  amount: "Au total",
  newDonors: "Nouveaux donateurs",
  monthly: "Dons mensuels actifs",
  begun: "Dons mensuels commencés",
  ended: "Dons mensuels terminés",
  due: "{n, plural, one {Cette campagne doit des nouvelles à ses donateurs : {titles}} many {Ces campagnes doivent des nouvelles à leurs donateurs : {titles}} other {Ces campagnes doivent des nouvelles à leurs donateurs : {titles}}}",
  dueMore: "{titles} et {count} de plus",
  open: "Ouvrir votre tableau de bord",
  why: "Vous recevez cet e-mail le lundi en tant que membre de l’organisation, s’il s’est passé quelque chose.",
  change: "Le modifier ou l’arrêter",
};
export default ngoNews;
