import type en from "@/lib/i18n/messages/en/campaignForm";
import type { Translation } from "@/lib/i18n/shape";

const campaignForm: Translation<typeof en> = {
  createTitle: "Créer une campagne",
  createLead:
    "Racontez votre histoire, ajoutez une image et fixez un objectif. La date de fin est facultative. Rien n’est public avant la publication.",
  editTitle: "Modifier la campagne",
  back: "Vos campagnes",
  campaignTitle: "Titre",
  titleHelp: "120 caractères au plus",
  description: "Description",
  descriptionHelp:
    "Laissez une ligne vide entre les paragraphes. Les boutons font les titres, les listes, le gras et les liens.",
  descriptionSigns:
    "Laissez une ligne vide entre les paragraphes. Vous pouvez aussi écrire : ## Titre, ### Sous-titre, - une liste, 1. une liste numérotée, **gras**, *italique*, [mots]\u2060(https://…) pour un lien, et !\u2060[]\u2060(1) seul sur une ligne pour votre première image supplémentaire.",
  storyTools: "Mettre le texte en forme",
  storyHeading: "Titre",
  storyList: "Liste",
  storyBold: "Gras",
  storyLink: "Lien",
  previewHeading: "Aperçu",
  previewNote: "La vignette de votre campagne, telle que les donateurs la verront.",
  previewTitle: "Le titre de votre campagne",
  storyPreview: "Aperçu",
  storyPreviewEmpty: "Il n’y a pas encore de texte.",
  storyPicture: "L’image supplémentaire {n} sera ici une fois enregistrée.",
  video: "Vidéo",
  videoHelp:
    "Le lien d’une vidéo publique sur YouTube ou Vimeo. Elle ne se charge que lorsqu’un visiteur la lance.",
  goal: "Objectif de collecte",
  goalHelp: "De 1 $ à 100 000 000 $",
  duration: "La campagne a une date de fin",
  durationHelp:
    "Sinon, la campagne continue jusqu’à ce que vous la terminiez et affiche le montant collecté.",
  endDate: "Date de fin",
  endDateHelp: "La campagne se termine à la fin de ce jour, UTC",
  cause: "Cause",
  chooseCause: "Choisir une cause",
  country: "Pays",
  chooseCountry: "Choisir un pays",
  slug: "Adresse de la campagne",
  slugHelp:
    "Lettres minuscules, chiffres et tirets. Laissée vide, elle est créée à partir du titre.",
  cover: "Image de couverture",
  coverHelp:
    "Toute photo JPEG, PNG, WebP ou AVIF convient, même prise au téléphone : l’image est réduite (moins de 500 Ko). Recommandé : 1200 x 630. Une image est nécessaire pour publier, pas pour enregistrer un brouillon.",
  coverNow: "La couverture actuelle",
  crop: "Voici comment la couverture est recadrée. Touchez l’image, ou déplacez les curseurs, pour choisir son centre.",
  whole:
    "Cette image est petite ou très étroite ; elle est donc montrée en entier, sur le motif de votre campagne. Une image de 1200 x 630 ou plus remplit l’espace.",
  across: "Centre, de gauche à droite",
  down: "Centre, de haut en bas",
  more: "Images supplémentaires",
  moreHelp: "Jusqu’à 2 images. JPEG, PNG, WebP ou AVIF ; les grandes images sont réduites.",
  moreClears: "Choisir de nouvelles images remplace celles qui existent.",
  moreFull: "Il y a déjà 2 images. Retirez-en une pour en ajouter une autre.",
  picture: "Image {n}",
  remove: "Retirer",
  removed: "Retirée à l’enregistrement",
  keep: "Garder",
  saveDraft: "Enregistrer le brouillon",
  publish: "Publier la campagne",
  update: "Mettre à jour la campagne",
  saving: "Enregistrement…",
  created: "Campagne créée !",
  copied: "Une copie a été créée comme brouillon. Modifiez-la, puis publiez-la.",
  copyOf: "Copie de {title}",
  updated: "Campagne mise à jour !",
  draftKept: "Nous avons gardé ce que vous aviez écrit.",
  draftDiscard: "Effacer",
  fixed:
    "Une campagne terminée garde son objectif et sa date de fin. Vous pouvez encore changer ses textes et ses images.",
  moreHeading: "Plus pour cette campagne",
  statusHeading: "Statut",
  statusOngoing: "La campagne est publique et accepte les dons.",
  statusPaused:
    "La campagne est publique et n’accepte pas de dons pour l’instant. Ses dons mensuels sont en pause.",
  statusDraft: "Seuls votre organisation et les administrateurs voient ce brouillon.",
  statusCompleted: "La campagne est terminée.",
  pause: "Mettre en pause",
  resume: "Reprendre",
  complete: "Terminer",
  paused: "La campagne est en pause",
  resumed: "La campagne accepte de nouveau les dons",
  completed: "La campagne est terminée",
  completeTitle: "Terminer cette campagne ?",
  completeText:
    "Elle reste publique mais n’accepte plus de dons. Ses dons mensuels prennent fin, et nous en informons les donateurs. Une campagne terminée ne peut pas être rouverte.",
  cancel: "Annuler",
  working: "Un instant…",
  delete: "Supprimer la campagne",
  view: "Voir",
  suspended:
    "Votre organisation est suspendue : aucune campagne ne peut être créée ou modifiée pour l’instant.",
  expired:
    "Votre vérification a expiré. Vous pouvez enregistrer des brouillons ; renouvelez-la dans votre profil avant de publier.",
};
export default campaignForm;
