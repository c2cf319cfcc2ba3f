import type en from "@/lib/i18n/messages/en/success";
import type { Translation } from "@/lib/i18n/shape";

const success: Translation<typeof en> = {
  title: "Votre paiement",
  verifying: "Vérification de votre paiement…",
  checkText: "Appuyez sur le bouton pour savoir si votre paiement est arrivé.",
  checkAgain: "Vérifier à nouveau",
  paid: "Paiement réussi !",
  paidText:
    "Merci, {name}. Votre don de {amount} est en route pour {ngo}. Nous vous avons envoyé le reçu par e-mail.",
  paidTextPlain:
    "Merci. Votre don de {amount} est en route pour {ngo}. Nous vous avons envoyé le reçu par e-mail.",
  paidMonthly:
    "Vous donnez ce montant chaque mois. Chaque reçu contient un lien pour le modifier ou l’arrêter.",
  paidMonthlyNext:
    "Le prochain paiement de {amount} aura lieu le {date}. Chaque reçu contient un lien pour le modifier, passer un mois ou l’arrêter.",
  processing: "Paiement en cours de traitement",
  processingText:
    "Votre banque n’a pas encore confirmé le paiement de {amount}. Nous vous écrirons dès qu’il arrivera. Vous n’avez rien d’autre à faire.",
  scheduled: "Votre don mensuel est en place",
  scheduledText:
    "Premier paiement de {amount} le {date}, puis un le même jour de chaque mois. Rien n’a été prélevé aujourd’hui. Nous vous avons envoyé par e-mail les dates et un lien pour le modifier ou l’arrêter.",
  manageMonthly: "Gérer votre don mensuel",
  failed: "Échec du paiement",
  failedText:
    "Nous n’avons pas pu vérifier votre paiement. Veuillez réessayer ou contacter l’assistance.",
  failedMoney:
    "Si un montant a tout de même été prélevé, il sera enregistré ou remboursé automatiquement ; inutile de payer une seconde fois.",
  contact: "Contacter l’assistance",
  returnToCampaign: "Retour à la campagne",
  tryAgain: "Réessayer",
  toCampaign: "Voir la campagne",
  yourGift: "Votre don et son reçu",
  tell: "Dites-moi ce que permet mon don",
  tellText:
    "Nous vous enverrons chaque nouvelle de cette campagne par e-mail ; vous pouvez arrêter à tout moment.",
  subscribed: "Comme demandé, nous vous enverrons chaque nouvelle de cette campagne par e-mail.",
  followGift: "Suivre votre don",
  donateAgain: "Retour au formulaire de don déjà rempli",
  giftNumber: "Don {ref}",
  giftOnce: "Votre don, ponctuel",
  giftMonthly: "Votre don, chaque mois",
  harambeeFee: "Frais de {site}",
  processorFee: "Commission du prestataire de paiement",
  feeLater: "connue dans quelques minutes",
  reaches: "Revient à {ngo}",
  before: "Avant votre don",
  now: "Maintenant, avec {n} donateurs",
  nowOne: "Maintenant, vous êtes la première personne à donner",
  toGo: "plus que {amount}",
  progress: "{n} pour cent de l’objectif atteints",
  progressOpen: "{amount} collectés à ce jour",
  yours: "Le vôtre",
  cloth:
    "Les derniers dons à cette campagne. Chaque don a sa propre bande ; la vôtre vient d’être tissée.",
  clothFirst: "Chaque don a sa propre bande. La vôtre est la première de cette campagne.",
  next: "Et maintenant",
  shareTitle: "Parlez-en autour de vous",
  shareText: "Le message ne mentionne ni votre nom ni le montant.",
  ownPage: "Collecter pour cette campagne en votre nom",
  shareMessage: "Je viens de donner pour « {title} ». Et vous ?",
  share: "Partager",
  shareOn: "Partager sur {name}",
  byEmail: "E-mail",
  shareByEmail: "Partager par e-mail",
  copyLink: "Copier le lien",
  linkCopied: "Lien copié !",
  copyFailed: "La copie n’a pas fonctionné. Copiez le lien dans la barre d’adresse.",
  qr: "Code QR",
  qrNote: "Scannez pour donner.",
  qrSave: "Enregistrer l’image (PNG)",
  monthlyTitle: "Donner chaque mois",
  monthlyText:
    "Un don mensuel permet à {ngo} de prévoir. Vous pouvez le modifier, passer un mois ou l’arrêter à tout moment.",
  monthlyAmount: "Montant par mois",
  monthlyGive: "Donner {amount} par mois",
  monthlyGiveFrom: "Donner {amount} par mois, premier paiement le {date}",
  monthlyHintLater:
    "Rien n’est prélevé aujourd’hui. Votre nom et votre e-mail sont repris, et vous revoyez le montant et les dates avant de confirmer.",
  monthlyHint:
    "Le premier paiement a lieu aujourd’hui, puis le même jour chaque mois. Vous revoyez tout avant de payer.",
};
export default success;
