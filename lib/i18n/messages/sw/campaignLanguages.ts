// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/campaignLanguages";
import type { Translation } from "@/lib/i18n/shape";

const campaignLanguages: Translation<typeof en> = {
  writtenIn: "Imeandikwa kwa {language}.",
  alsoIn: "Inapatikana pia kwa:",
  texts: "Lugha:",
  title: "Lugha",
  manageIntro:
    "Andika kampeni yako kwa lugha zaidi: kila msomaji anaiona kwa lugha yake, na kila mtu anaweza kuchagua nyingine.",
  manageLink: "Hariri lugha",
  back: "Rudi kwenye kampeni",
  backToList: "Rudi kwenye lugha",
  intro:
    "Msomaji huona maandishi kwa lugha ya ukurasa, na ya asili pale ambapo hayapo. Utafutaji hupata maneno ya maandishi yote. Lengo, picha, video na anwani ni zilezile kwa lugha zote.",
  list: "Maandishi",
  original: "Ya asili",
  changed: "Yamebadilishwa tarehe {date}",
  view: "Angalia",
  edit: "Hariri",
  remove: "Futa",
  of: "{act}: {language}",
  own: "Lugha ya maandishi ya asili",
  ownHelp: "Sema maandishi yako mwenyewe ni ya lugha gani. Hakuna kinachotafsiriwa.",
  ownSave: "Hifadhi lugha",
  ownSaved: "Lugha imehifadhiwa",
  add: "Ongeza lugha",
  editTitle: "Maandishi ya {language}",
  language: "Lugha",
  choose: "Chagua lugha",
  originalIn: "Maandishi ya asili, kwa {language}",
  originalHint:
    "Acha alama zilizo mwanzoni mwa mstari na zinazozunguka maneno: ndizo zinazotengeneza vichwa, orodha, herufi nzito na picha.",
  save: "Hifadhi maandishi haya",
  saving: "Inahifadhiwa…",
  working: "Subiri kidogo…",
  saved: "Maandishi ya {language} yamehifadhiwa",
  removeTitle: "Ufute maandishi ya {language}?",
  removeText: "Aliyekuwa akiyasoma atasoma maandishi ya asili. Hayawezi kurudishwa.",
  cancel: "Ghairi",
  removed: "Maandishi ya {language} yamefutwa",
};
export default campaignLanguages;
