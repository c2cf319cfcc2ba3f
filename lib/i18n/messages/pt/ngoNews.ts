import type en from "@/lib/i18n/messages/en/ngoNews";
import type { Translation } from "@/lib/i18n/shape";

/** Words of the weekly summary for the members of an organisation. */
const ngoNews: Translation<typeof en> = {
  subject:
    "{n, plural, =0 {A sua semana: {from} a {until}} one {A sua semana: um donativo, {amount}} other {A sua semana: {count} donativos, {amount}}}",
  heading: "A sua semana",
  span: "De {from} a {until}, todas as suas campanhas em conjunto.",
  gifts: "Donativos",
  amount: "No total",
  newDonors: "Novos doadores",
  monthly: "Donativos mensais ativos",
  begun: "Donativos mensais que começaram",
  ended: "Donativos mensais que terminaram",
  due: "{n, plural, one {Esta campanha deve uma atualização aos seus doadores: {titles}} other {Estas campanhas devem uma atualização aos seus doadores: {titles}}}",
  dueMore: "{titles} e mais {count}",
  open: "Abrir o seu painel",
  why: "Recebe este e-mail à segunda-feira, como membro da organização, se houve novidades.",
  change: "Alterá-lo ou deixar de o receber",
};
export default ngoNews;
