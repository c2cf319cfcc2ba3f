import type en from "@/lib/i18n/messages/en/dashboardDonor";
import type { Translation } from "@/lib/i18n/shape";

// Data: the texts of one area.
/** A donor's page of an organisation. */
const dashboardDonor: Translation<typeof en> = {
  back: "Wachangiaji",
  figures: "Takwimu",
  total: "Jumla aliyochangia",
  totalNote: "baada ya marejesho",
  gifts: "Michango",
  first: "Mchango wa kwanza",
  last: "Mchango wa karibuni",
  none: "–",
  monthly: "Michango ya kila mwezi",
  perMonth: "{amount} kwa mwezi",
  since: "tangu {date}",
  next: "malipo yanayofuata tarehe {date}",
  all: "Michango yote",
  noGifts: "Bado hakuna michango.",
  hidden: "Michango iliyotolewa bila kukuonyesha jina haionekani hapa.",
  notes: "Maelezo ya ndani",
  notesIntro: "Shirika lako pekee linaweza kuyasoma. Hayatumwi kwa barua pepe wala kupakuliwa.",
  noNotes: "Bado hakuna maelezo.",
  note: "Maelezo mapya",
  noteSave: "Ongeza maelezo",
  noteSaving: "Yanaongezwa…",
  noteBy: "{author}, {time}",
  noteDelete: "Futa",
  noteDeleteOf: "Futa maelezo ya {time}",
  noteAdded: "Maelezo yameongezwa",
  noteDeleted: "Maelezo yamefutwa",
  tags: "Lebo",
  tagsIntro:
    "Hadi maneno {n} mafupi ya kutafutia wachangiaji. Shirika lako pekee ndilo linaloyaona.",
  noTags: "Bado hakuna lebo.",
  tag: "Lebo",
  tagHelp: "Isizidi herufi {n}. Chagua moja ya zako au andika mpya.",
  tagSave: "Ongeza lebo",
  tagSaving: "Inaongezwa…",
  tagRemove: "Ondoa",
  tagRemoveOf: "Ondoa lebo {tag}",
  tagAdded: "Lebo imeongezwa",
  tagRemoved: "Lebo imeondolewa",
  filter: "Lebo",
  anyTag: "Wachangiaji wote",
};
export default dashboardDonor;
