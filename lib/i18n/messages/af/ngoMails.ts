import type en from "@/lib/i18n/messages/en/ngoMails";
import type { Translation } from "@/lib/i18n/shape";

/** Mails to an organisation's members about its donations, and the setting for them. */
const ngoMails: Translation<typeof en> = {
  open: "Sien julle skenkings",
  why: "Jy kry hierdie e-posse as lid van die organisasie.",
  change: "Verander of stop dit",
  from: "Van",
  someDonor: "’n skenker; die naam is op julle paneelbord",
  anonymousDonor: "’n skenker wat anoniem geskenk het",
  campaign: "Veldtog",
  rhythm: "Hoe dikwels",
  once: "eenmalig",
  monthly: "maandeliks",
  reference: "Skenkingnommer",
  arrived: {
    subject: "Julle het ’n skenking van {amount} ontvang",
    heading: "’n Skenking van {amount} het aangekom.",
  },
  day: {
    subject:
      "{n, plural, one {Julle het een skenking ontvang: {amount}} other {Julle het {count} skenkings ontvang: {amount}}}",
    heading:
      "{n, plural, one {Een skenking, {amount}.} other {{count} skenkings, {amount} altesaam.}}",
    more: "En nog {count}. Sien almal op julle paneelbord.",
  },
  settings: {
    heading: "E-posse oor skenkings",
    intro: "Wanneer ’n skenking aankom, skryf ons aan {email}. Elke lid kies self.",
    label: "Hoe dikwels",
    each: "Vir elke skenking (ná {n} in ’n uur kom die res die volgende oggend in een e-pos)",
    daily: "Een e-pos per dag",
    never: "Nooit",
    weekly: "’n Opsomming van die week elke Maandag, as daar iets was",
    save: "Stoor",
    saving: "Stoor tans...",
    saved: "Jou keuse is gestoor",
    unconfirmed: "Hierdie e-posse begin sodra jy jou adres bevestig het.",
  },
};
export default ngoMails;
