// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/campaignLanguages";
import type { Translation } from "@/lib/i18n/shape";

const campaignLanguages: Translation<typeof en> = {
  writtenIn: "Écrit en {language}.",
  alsoIn: "Aussi en :",
  texts: "Langues :",
  title: "Langues",
  manageIntro:
    "Écrivez votre campagne en plusieurs langues : chaque lecteur la voit dans la sienne, et chacun peut en choisir une autre.",
  manageLink: "Modifier les langues",
  back: "Retour à la campagne",
  backToList: "Retour aux langues",
  intro:
    "Un lecteur voit le texte dans la langue de la page, et l’original là où il n’y en a pas. Les recherches trouvent les mots de chaque texte. L’objectif, les images, la vidéo et l’adresse sont les mêmes pour tous.",
  list: "Les textes",
  original: "Original",
  changed: "Modifié le {date}",
  view: "Voir",
  edit: "Modifier",
  remove: "Supprimer",
  of: "{act} : {language}",
  own: "Langue de l’original",
  ownHelp: "Dites dans quelle langue est votre propre texte. Rien n’est traduit.",
  ownSave: "Enregistrer la langue",
  ownSaved: "La langue a été enregistrée",
  add: "Ajouter une langue",
  editTitle: "Texte en {language}",
  language: "Langue",
  choose: "Choisissez une langue",
  originalIn: "L’original, en {language}",
  originalHint:
    "Gardez les signes au début d’une ligne et autour des mots : ils font les titres, les listes, les mots en gras et les images.",
  save: "Enregistrer ce texte",
  saving: "Enregistrement…",
  working: "Un instant…",
  saved: "Le texte en {language} a été enregistré",
  removeTitle: "Supprimer le texte en {language} ?",
  removeText: "Qui le lisait lira alors l’original. Il ne pourra pas être rétabli.",
  cancel: "Annuler",
  removed: "Le texte en {language} a été supprimé",
};
export default campaignLanguages;
