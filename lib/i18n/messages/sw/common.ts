import type en from "@/lib/i18n/messages/en/common";
import type { Translation } from "@/lib/i18n/shape";

const common: Translation<typeof en> = {
  heldByMail: "Tutathibitisha kwa barua pepe",
  optional: "si lazima",
  show: "Onyesha",
  hide: "Ficha",
  dropHere: "Dondosha faili hapa",
  orChoose: "au chagua moja kutoka kifaa hiki",
  chooseFile: "Chagua faili",
  pagesAdd: "Ongeza ukurasa",
  pagesCamera: "Piga picha",
  pagesRemove: "Ondoa",
  pagesWorking: "Picha inapunguzwa ukubwa…",
  replaceFile: "Badilisha",
  close: "Funga",
  processing: "Inashughulikiwa…",
  needed: "Tafadhali jaza sehemu hii",
  renewed:
    "Ukurasa huu ulikuwa wa zamani kuliko tovuti yetu, na umepakiwa upya. Ulichoandika kipo tena; tafadhali bonyeza kitufe mara moja zaidi.",
  unreachable: "Hatukuweza kufikia seva. Angalia mtandao wako na ujaribu tena.",
  thingsToMend: "{n, plural, one {Jambo moja la kurekebisha} other {Mambo # ya kurekebisha}}",
  noImage: "Hakuna picha",
  percentRaised: "{n}% ya lengo imechangwa",
  openCampaign: "Kampeni inayoendelea, bila tarehe ya mwisho",
  waiting: "Tafadhali subiri",
};
export default common;
