// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/campaignLanguages";
import type { Translation } from "@/lib/i18n/shape";

const campaignLanguages: Translation<typeof en> = {
  writtenIn: "In {language} geskryf.",
  alsoIn: "Ook in:",
  texts: "Tale:",
  title: "Tale",
  manageIntro:
    "Skryf jou veldtog in meer tale: elke leser sien dit in sy of haar eie, en almal kan ’n ander een kies.",
  manageLink: "Wysig die tale",
  back: "Terug na die veldtog",
  backToList: "Terug na die tale",
  intro:
    "’n Leser sien die teks in die taal van die bladsy, en die oorspronklike waar daar nie een is nie. Soektogte vind woorde van elke teks. Doelwit, prente, video en adres is in almal dieselfde.",
  list: "Die tekste",
  original: "Oorspronklik",
  changed: "Verander op {date}",
  view: "Bekyk",
  edit: "Wysig",
  remove: "Verwyder",
  of: "{act}: {language}",
  own: "Taal van die oorspronklike",
  ownHelp: "Sê in watter taal jou eie teks is. Niks word vertaal nie.",
  ownSave: "Stoor die taal",
  ownSaved: "Die taal is gestoor",
  add: "Voeg ’n taal by",
  editTitle: "Teks in {language}",
  language: "Taal",
  choose: "Kies ’n taal",
  originalIn: "Die oorspronklike, in {language}",
  originalHint:
    "Behou die tekens aan die begin van ’n reël en om woorde: hulle maak opskrifte, lyste, vet woorde en prente.",
  save: "Stoor hierdie teks",
  saving: "Besig om te stoor…",
  working: "Net ’n oomblik…",
  saved: "Die teks in {language} is gestoor",
  removeTitle: "Verwyder die teks in {language}?",
  removeText: "Wie dit gelees het, lees dan die oorspronklike. Dit kan nie teruggebring word nie.",
  cancel: "Kanselleer",
  removed: "Die teks in {language} is verwyder",
};
export default campaignLanguages;
