import type en from "@/lib/i18n/messages/en/success";
import type { Translation } from "@/lib/i18n/shape";

const success: Translation<typeof en> = {
  title: "Votre paiement",
  verifying: "Vérification de votre paiement…",
  checkText: "Appuyez sur le bouton pour savoir si votre paiement est arrivé.",
  checkAgain: "Vérifier à nouveau",
  paid: "Paiement réussi !",
  paidText:
    "Merci, {name}. {amount} sont en route vers {campaign}. Votre reçu est dans votre boîte e-mail.",
  paidMonthly:
    "Vous donnez ainsi chaque mois ; chaque reçu contient un lien pour changer ou arrêter ce don.",
  processing: "Paiement en cours de traitement",
  processingText:
    "Votre banque confirme encore le paiement de {amount}. Nous vous écrirons dès qu’il est arrivé ; vous n’avez rien d’autre à faire.",
  failed: "Échec du paiement",
  failedText:
    "Nous n’avons pas pu vérifier votre paiement. Veuillez réessayer ou contacter l’assistance.",
  returnToCampaign: "Retour à la campagne",
  tryAgain: "Réessayer",
  toCampaign: "Vers la campagne",
  yourGift: "Votre don et son reçu",
  followGift: "Suivre votre don",
  donateAgain: "Retour au formulaire de don, avec votre saisie",
};
export default success;
