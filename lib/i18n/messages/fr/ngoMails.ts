import type en from "@/lib/i18n/messages/en/ngoMails";
import type { Translation } from "@/lib/i18n/shape";

/** Mails to an organisation's members about its donations, and the setting for them. */
const ngoMails: Translation<typeof en> = {
  open: "Voir vos dons",
  why: "Vous recevez ces e-mails en tant que membre de l’organisation.",
  change: "Les modifier ou les arrêter",
  from: "De la part de",
  someDonor: "un donateur ; son nom figure dans votre tableau de bord",
  anonymousDonor: "un donateur anonyme",
  campaign: "Campagne",
  rhythm: "Fréquence",
  once: "ponctuel",
  monthly: "mensuel",
  reference: "Nº du don",
  arrived: {
    subject: "Vous avez reçu un don de {amount}",
    heading: "Un don de {amount} est arrivé.",
  },
  day: {
    subject:
      "{n, plural, one {Vous avez reçu un don : {amount}} many {Vous avez reçu {count} dons : {amount}} other {Vous avez reçu {count} dons : {amount}}}",
    heading:
      "{n, plural, one {Un don, {amount}.} many {{count} dons, {amount} au total.} other {{count} dons, {amount} au total.}}",
    more: "Et {count} de plus. Voyez-les tous dans votre tableau de bord.",
  },
  settings: {
    heading: "E-mails sur les dons",
    intro: "Quand un don arrive, nous écrivons à {email}. Chaque membre choisit pour soi.",
    label: "Fréquence",
    each: "Pour chaque don (au-delà de {n} en une heure, les autres viennent le lendemain en un seul e-mail)",
    daily: "Un e-mail par jour",
    never: "Jamais",
    weekly: "Un résumé de la semaine chaque lundi, s’il s’est passé quelque chose",
    save: "Enregistrer",
    saving: "Enregistrement…",
    saved: "Votre choix a été enregistré",
    unconfirmed: "Ces e-mails commencent quand vous aurez confirmé votre adresse.",
  },
};
export default ngoMails;
