import type en from "@/lib/i18n/messages/en/common";
import type { Translation } from "@/lib/i18n/shape";

const common: Translation<typeof en> = {
  heldByMail: "Ons sal per e-pos bevestig",
  optional: "opsioneel",
  show: "Wys",
  hide: "Versteek",
  dropHere: "Sleep ’n lêer hierheen",
  orChoose: "of kies een op hierdie toestel",
  chooseFile: "Kies lêer",
  pagesAdd: "Voeg ’n bladsy by",
  pagesCamera: "Neem ’n foto",
  pagesRemove: "Verwyder",
  pagesWorking: "Die prent word kleiner gemaak …",
  replaceFile: "Vervang",
  close: "Maak toe",
  processing: "Word verwerk...",
  needed: "Vul asseblief hierdie veld in",
  renewed:
    "Hierdie bladsy was ouer as ons webwerf en is weer gelaai. Wat jy ingetik het, is weer hier; druk asseblief nog een keer die knoppie.",
  unreachable: "Ons kon nie die bediener bereik nie. Kontroleer jou verbinding en probeer weer.",
  thingsToMend: "{n, plural, one {Een ding} other {# dinge}} om reg te stel",
  noImage: "Geen prent beskikbaar nie",
  percentRaised: "{n}% van die doelwit ingesamel",
  openCampaign: "’n Deurlopende veldtog, sonder einddatum",
  waiting: "Wag asseblief",
};
export default common;
