import type en from "@/lib/i18n/messages/en/donors";
import type { Translation } from "@/lib/i18n/shape";

const donors: Translation<typeof en> = {
  linksEnded:
    "Vos anciens liens ne fonctionnent plus. Nous vous en avons envoyé un nouveau par e-mail.",
  endLinks: "Réinitialiser mes liens",
  endLinksText:
    "Vous avez perdu un e-mail, ou transmis un lien par erreur ? Tous les liens vers vos dons, y compris celui de cette page, cessent aussitôt de fonctionner, et nous vous en envoyons un nouveau.",
  endLinksYes: "Oui, réinitialiser mes liens",
  linksMonths:
    "Ces liens fonctionnent pendant {n} mois, et chaque reçu en apporte de nouveaux. Vous pouvez les réinitialiser à tout moment sur la page de tous vos dons.",
  linksSpaced:
    "Nous envoyons cet e-mail au plus une fois toutes les quelques minutes : il peut tarder un peu, ou être déjà dans votre boîte.",
  pledgeMine: "Cette promesse est-elle la vôtre ?",
  pledgeMineText:
    "Si oui, nous vous enverrons des rappels par e-mail jusqu’à l’arrivée du don. Sinon, nous ne vous écrirons plus à ce sujet.",
  pledgeMineYes: "Oui, c’est la mienne",
  cardTitle: "Une carte pour vous",
  cardHonour: "En l’honneur de {who}",
  cardMemory: "À la mémoire de {who}",
  cardText:
    "{donor} a fait un don à « {campaign} », une campagne de {ngo}, et nous a demandé de vous le faire savoir.",
  cardGreeting: "Un message du donateur",
  cardNote: "Ce message est du donateur, pas de nous. Quelque chose ne va pas ? Écrivez à {email}",
  consoleEndLinks: "Mettre fin aux liens du donateur",
  consoleEndLinksText:
    "Tous les liens vers les dons de {email} cessent aussitôt de fonctionner. Rien n’est envoyé ; le donateur en demande de nouveaux sur /gifts.",
  consoleEndLinksYes: "Mettre fin aux liens",
  consoleLinksEnded: "Les liens du donateur ont pris fin",
};
export default donors;
