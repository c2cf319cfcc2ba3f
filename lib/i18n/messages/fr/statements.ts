// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/statements";
import type { Translation } from "@/lib/i18n/shape";

const statements: Translation<typeof en> = {
  heading: "À partir d’un relevé",
  intro:
    "Envoyez un relevé de votre compte mobile money en fichier CSV (M-Pesa, Airtel Money ou MTN MoMo). Vous voyez chaque ligne avant qu’elle compte, et le même paiement n’est jamais enregistré deux fois.",
  file: "Relevé",
  fileHelp: "CSV, au plus 4 Mo et 10 000 lignes.",
  method: "De quel opérateur",
  methodHelp: "Seulement si le fichier ne le dit pas.",
  methodAsk: "Selon le fichier",
  currency: "Sa monnaie",
  read: "Lire le relevé",
  reading: "Lecture…",
  waiting: "Relevés qui vous attendent",
  waitingIntro: "Chacun est supprimé {n} heures après sa lecture.",
  waitingOne: "{file}, {method}, pour {campaign}",
  open: "Vérifier",
  openOf: "Vérifier {file}",
  title: "Relevé",
  back: "Dons enregistrés",
  lead: "{method}, {currency}, à {rate} {currency} pour 1 $, pour « {campaign} »",
  leadDollars: "{method}, dollars américains, pour « {campaign} »",
  counts: "{open} à vérifier · {known} déjà enregistrés · {unread} non comptés",
  paidOut:
    "{n, plural, one {# ligne sans argent reçu n’est pas reprise.} other {# lignes sans argent reçu ne sont pas reprises.}}",
  openSum: "Les lignes cochées au départ font {amount}.",
  rows: "Lignes {from} à {until}",
  rowsIntro:
    "Seules les lignes cochées sur cette page sont enregistrées. Laissez de côté ce qui n’est pas un don : ventes, frais rendus, votre propre argent.",
  choose: "{amount}, {day}, {reference}",
  line: "Ligne {n}",
  name: "Nom du donateur",
  nameOf: "Nom du donateur, ligne {n}",
  anonymous: "Vide : anonyme",
  known: "Déjà enregistré",
  doubtful:
    "Ce n’est peut-être pas un don, mais une annulation, des frais ou un solde. Ne la cochez que si c’est un don.",
  notCounted: "Non compté",
  faults: {
    noReference: "La référence manque.",
    roundedReference: "Un tableur a arrondi la référence. Téléchargez de nouveau le relevé.",
    noDay: "La date ne peut pas être lue.",
    unclearDay: "La date peut se lire de deux façons.",
    future: "La date est dans le futur.",
    noAmount: "Le montant ne peut pas être lu.",
    unclearAmount:
      "Le montant peut se lire de deux façons, et aucune autre ligne ne dit laquelle. Enregistrez-le à la main.",
    otherCurrency: "C’est dans une autre monnaie : {currency}.",
    otherCurrencyUnknown: "C’est dans une autre monnaie.",
    notCompleted: "Le paiement n’a pas abouti.",
    twice: "Il est deux fois dans le fichier.",
    worth: "À ce cours, cela vaut moins d’un cent, ou trop.",
  },
  recordChosen: "Enregistrer les dons cochés",
  recording: "Enregistrement…",
  nothing: "Il n’y a rien à cocher sur cette page.",
  discard: "J’ai terminé avec ce relevé",
  discardText: "Ses lignes sont supprimées maintenant. Les dons enregistrés restent.",
  discardYes: "Supprimer le relevé",
  discarding: "Suppression…",
  discarded: "Le relevé a été supprimé",
  recordedNow:
    "{n, plural, =0 {Aucun nouveau don enregistré} one {# don enregistré} other {# dons enregistrés}}",
};
export default statements;
