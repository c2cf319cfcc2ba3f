import type en from "@/lib/i18n/messages/en/thanks";
import type { Translation } from "@/lib/i18n/shape";

/** Words about the thank-you that a member of an organisation writes to one donor. */
const thanks: Translation<typeof en> = {
  write: "Remercier",
  writeOf: "Remercier pour {ref}",
  sent: "Remercié",
  sentOf: "Remercié pour {ref}",
  page: {
    title: "Remercier",
    back: "Dons",
    lead: "Pour le don {ref} à « {campaign} »",
    to: "À",
    address: "E-mail",
    hidden: "un donateur qui ne vous communique pas son nom",
    noAddress: "ne vous est pas communiquée ; nous envoyons pour vous",
    text: "Vos mots au donateur",
    help: "Jusqu’à {n} caractères de texte simple, une fois par don. Nous l’envoyons au nom de votre organisation ; une réponse lui est adressée.",
    send: "Envoyer",
    sending: "Envoi…",
    flash: "Votre remerciement est en route",
    by: "Envoyé par {author} le {date}",
    cannot:
      "Ce donateur ne peut pas être remercié par e-mail : le don a été remboursé ou est un exemple, il n’y a pas d’adresse, ou le donateur ne veut pas d’e-mails.",
    suspended: "Votre organisation est suspendue : vous ne pouvez pas écrire aux donateurs.",
  },
  mail: {
    subject: "{ngo} vous remercie",
    heading: "{ngo} vous remercie.",
    lead: "{author}, de {ngo}, vous a écrit au sujet de votre don de {amount} à « {campaign} » :",
    gift: "Voir votre don",
    why: "{site} a envoyé cet e-mail pour {ngo}, à qui nous ne donnons pas votre adresse. Si vous répondez, votre réponse va à l’organisation, avec votre adresse.",
    whyShared:
      "{site} a envoyé cet e-mail pour {ngo}. Si vous répondez, votre réponse va à l’organisation.",
    stop: "Arrêter les remerciements de {ngo}",
  },
};
export default thanks;
