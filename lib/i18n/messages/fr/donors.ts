import type en from "@/lib/i18n/messages/en/donors";
import type { Translation } from "@/lib/i18n/shape";

const donors: Translation<typeof en> = {
  linksEnded: "Tous vos liens ont pris fin. Un nouveau est en route vers votre boîte e-mail.",
  endLinks: "Mettre fin à tous mes liens",
  endLinksText:
    "Vous avez perdu un e-mail ou transmis un lien ? Tous les liens vers vos dons cessent aussitôt de fonctionner, celui de cette page aussi, et nous vous en envoyons un nouveau.",
  endLinksYes: "Oui, mettre fin à tous mes liens",
  linksMonths:
    "Ces liens fonctionnent pendant {n} mois. Chaque reçu en apporte de nouveaux. Sur la page de tous vos dons, vous pouvez y mettre fin d’un coup.",
  linksSpaced:
    "Nous envoyons au plus un tel e-mail toutes les quelques minutes ; il peut donc tarder un peu, ou être déjà là.",
  pledgeMine: "Cette promesse est-elle la vôtre ?",
  pledgeMineText:
    "Dites-le-nous, et nous vous la rappelons par e-mail tant que rien n’est arrivé. Sinon, nous n’écrivons plus à ce sujet.",
  pledgeMineYes: "Oui, c’est la mienne",
  cardTitle: "Une carte pour vous",
  cardHonour: "En l’honneur de {who}",
  cardMemory: "À la mémoire de {who}",
  cardText:
    "{donor} a fait un don à {campaign}, une campagne de {ngo}, et nous a demandé de vous le faire savoir.",
  cardGreeting: "La personne qui donne écrit",
  cardNote:
    "Ces mots sont ceux de la personne qui donne, pas les nôtres. Quelque chose ne va pas ? Écrivez à {email}",
  consoleEndLinks: "Mettre fin aux liens du donateur",
  consoleEndLinksText:
    "Tous les liens vers les dons de {email} cessent aussitôt de fonctionner. Rien n’est envoyé ; le donateur en demande de nouveaux sur /gifts.",
  consoleEndLinksYes: "Mettre fin aux liens",
  consoleLinksEnded: "Les liens du donateur ont pris fin",
};
export default donors;
