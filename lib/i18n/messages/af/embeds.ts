// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/embeds";
import type { Translation } from "@/lib/i18n/shape";

const embeds: Translation<typeof en> = {
  title: "Op ander webwerwe",
  intro:
    "Kies wat gewys word en kopieer ’n kode in die blad waar dit moet wees. Geen kode stel ’n koekie nie, en niemand betaal binne ’n raam nie: om te skenk, maak hierdie webwerf in ’n nuwe oortjie oop.",
  back: "Terug na die veldtog",
  draft: "Publiseer eers die veldtog: tot dan kan niemand dit sien nie.",
  manageIntro:
    "Wys hierdie veldtog op jou eie webwerf: ’n kaart, ’n knoppie, die vordering, ’n bedragvorm of ’n kenteken.",
  manageLink: "Kodes vir jou webwerf",
  kind: "Wat gewys word",
  kinds: { card: "Kaart", button: "Knoppie", thermometer: "Vordering", form: "Bedragvorm" },
  theme: "Kleure",
  themes: { light: "Lig", dark: "Donker", auto: "Soos op die besoeker se toestel" },
  language: "Taal",
  show: "Wys",
  preview: "Voorskou",
  codes: "Kodes",
  names: {
    script: "Skakel met ’n skrip",
    link: "Net die skakel",
    frame: "Raam",
    badgeHtml: "Kenteken, HTML",
    badgeMarkdown: "Kenteken, Markdown",
  },
  hints: {
    script:
      "Vir die meeste webwerwe. Sonder die skrip sien besoekers die skakel. Een skrip is genoeg vir baie skakels.",
    link: "Vir e-posse en webwerwe wat geen skripte toelaat nie. Plak in WordPress net die adres, op sy eie reël: dit word ’n kaart.",
    frame: "Vir webwerwe wat rame maar geen skripte toelaat nie. Die hoogte is vas.",
    badgeHtml: "’n Prent met die bedrag wat ingesamel is.",
    badgeMarkdown: "Dieselfde vir ’n README-lêer.",
  },
  copy: "Kopieer",
  copied: "Die kode is gekopieer",
  copyFailed: "Kon nie kopieer nie. Kies asseblief die kode en kopieer dit.",
  giveTo: "Skenk aan “{title}”",
  raised: "Ingesamel",
  raisedOf: "{title}: {raised} van {goal} ingesamel, {percent}",
  raisedSum: "{title}: {raised} ingesamel",
  go: "Gaan voort",
  newTab: "maak in ’n nuwe oortjie oop",
  pages: "Op enige webwerf",
  pagesList: [
    "’n Skakel na ’n veldtog met data-harambee word ’n raam sodra die skrip loop: “card” (die gewone een), “button”, “thermometer” of “form”. data-harambee-theme is “dark” of “auto”. Die taal is dié van die skakel se adres.",
    "Die skrip is klein, stel geen koekie nie en bewaar niks nie. Dit raam net hierdie webwerf. Sonder die skrip, of waar die raam nie antwoord nie, bly die skakel ’n skakel.",
    "’n Blad met ’n inhoudsekuriteitsbeleid laat ons gasheer toe: script-src en frame-src. Met die tweede etiket is die hutswaarde in script-src genoeg in plaas van die gasheer; frame-src noem ons steeds. Daardie lêer verander nooit nie; ’n nuwe weergawe het ’n nuwe adres.",
    "Die raam en die blad stuur mekaar net by hul presiese oorsprong boodskappe.",
    "Bladsye wat oEmbed ken (WordPress, byvoorbeeld) maak van ’n geplakte adres ’n kaart. Die prent /campaigns/…/badge.svg neem theme (light, dark) en lang.",
  ],
};
export default embeds;
