// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/dashboardDonor";
import type { Translation } from "@/lib/i18n/shape";

const dashboardDonor: Translation<typeof en> = {
  back: "Donateurs",
  figures: "Chiffres",
  total: "Total donné",
  totalNote: "après remboursements",
  gifts: "Dons",
  first: "Premier don",
  last: "Dernier don",
  none: "–",
  monthly: "Dons mensuels",
  perMonth: "{amount} par mois",
  since: "depuis le {date}",
  next: "prochain prélèvement le {date}",
  all: "Tous les dons",
  noGifts: "Aucun don pour le moment.",
  hidden: "Les dons faits sans vous communiquer de nom ne figurent pas ici.",
  notes: "Notes",
  notesIntro:
    "Seuls les membres de votre organisation les lisent. Elles ne figurent dans aucun e-mail ni export.",
  noNotes: "Aucune note pour le moment.",
  note: "Nouvelle note",
  noteSave: "Ajouter la note",
  noteSaving: "Ajout…",
  noteBy: "{author}, {time}",
  noteDelete: "Supprimer",
  noteDeleteOf: "Supprimer la note du {time}",
  noteAdded: "La note a été ajoutée",
  noteDeleted: "La note a été supprimée",
  tags: "Étiquettes",
  tagsIntro:
    "Jusqu’à {n} mots courts pour retrouver des donateurs. Seule votre organisation les voit.",
  noTags: "Aucune étiquette pour le moment.",
  tag: "Étiquette",
  tagHelp: "{n} caractères au plus. Choisissez une des vôtres ou écrivez-en une nouvelle.",
  tagSave: "Ajouter l’étiquette",
  tagSaving: "Ajout…",
  tagRemove: "Retirer",
  tagRemoveOf: "Retirer l’étiquette {tag}",
  tagAdded: "L’étiquette a été ajoutée",
  tagRemoved: "L’étiquette a été retirée",
  filter: "Étiquette",
  anyTag: "Tous les donateurs",
};
export default dashboardDonor;
