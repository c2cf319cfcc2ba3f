import type en from "@/lib/i18n/messages/en/common";
import type { Translation } from "@/lib/i18n/shape";

const common: Translation<typeof en> = {
  heldByMail: "Nous confirmerons par e-mail",
  optional: "facultatif",
  show: "Afficher",
  hide: "Masquer",
  dropHere: "Déposez un fichier ici",
  orChoose: "ou choisissez-en un sur cet appareil",
  chooseFile: "Choisir un fichier",
  pagesAdd: "Ajouter une page",
  pagesCamera: "Prendre une photo",
  pagesRemove: "Retirer",
  pagesWorking: "Réduction de l’image …",
  replaceFile: "Remplacer",
  close: "Fermer",
  processing: "Traitement en cours…",
  needed: "Veuillez remplir ce champ",
  renewed:
    "Cette page était plus ancienne que notre site et a été rechargée. Ce que vous aviez saisi est de nouveau là ; veuillez appuyer encore une fois sur le bouton.",
  unreachable: "Nous n’avons pas pu joindre le serveur. Vérifiez votre connexion, puis réessayez.",
  thingsToMend: "{n, plural, one {Un point} other {# points}} à corriger",
  noImage: "Aucune image disponible",
  percentRaised: "{n} % de l’objectif atteint",
  openCampaign: "Une campagne permanente, sans date de fin",
  waiting: "Veuillez patienter",
};
export default common;
