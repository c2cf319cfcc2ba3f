import type en from "@/lib/i18n/messages/en/success";
import type { Translation } from "@/lib/i18n/shape";

const success: Translation<typeof en> = {
  title: "Votre paiement",
  verifying: "Vérification de votre paiement…",
  checkText: "Appuyez sur le bouton pour savoir si votre paiement est arrivé.",
  checkAgain: "Vérifier à nouveau",
  paid: "Paiement réussi !",
  paidText:
    "Merci, {name}. Votre don de {amount} est en route pour « {campaign} ». Nous vous avons envoyé votre reçu par e-mail.",
  paidMonthly:
    "Vous donnez ce montant chaque mois. Chaque reçu contient un lien pour le modifier ou l’arrêter.",
  processing: "Paiement en cours de traitement",
  processingText:
    "Votre banque n’a pas encore confirmé le paiement de {amount}. Nous vous écrirons dès qu’il arrivera. Vous n’avez rien d’autre à faire.",
  failed: "Échec du paiement",
  failedText:
    "Nous n’avons pas pu vérifier votre paiement. Veuillez réessayer ou contacter l’assistance.",
  returnToCampaign: "Retour à la campagne",
  tryAgain: "Réessayer",
  toCampaign: "Voir la campagne",
  yourGift: "Votre don et son reçu",
  followGift: "Suivre votre don",
  donateAgain: "Retour au formulaire de don déjà rempli",
};
export default success;
