import type en from "@/lib/i18n/messages/en/ayc";
import type { Translation } from "@/lib/i18n/shape";

const ayc: Translation<typeof en> = {
  title: "Afrika-jeugraad",
  description: "’n Leierskapsprogram van ses maande vir 18 jeugafgevaardigdes van regoor Afrika.",
  kicker: "Jeugleierskapsprogram",
  facts: [
    ["18", "jeugafgevaardigdes van 20-30 jaar"],
    ["53", "Afrikalande"],
    ["6", "maande, September 2025 tot Februarie 2026"],
    ["2", "tale, Engels of Frans"],
  ],
  newTab: "(maak in ’n nuwe oortjie oop)",
  lead: "Ses maande, van September 2025 tot Februarie 2026, waarin 18 jeugafgevaardigdes leer om te lei, te beplan en op te kom vir wat hul gemeenskappe nodig het.",
  runBy: "Die program word deur ’n borgveldtog bedryf, die {sponsor}.",
  closed: "Aansoeke is gesluit. Die datums hieronder bly vir naslaan.",
  overview: "Oorsig",
  overviewText:
    "Agttien jeugafgevaardigdes van 20-30 jaar, wat al 53 Afrikalande verteenwoordig, werk saam in Engels of Frans. Hulle ontmoet aanlyn, leer by ervare stigters, en sluit af met ’n slotvoorlegging aan skenkers.",
  goals: "Programdoelwitte",
  goalsList: [
    "Lei jong leiers op wat mekaar oor landsgrense heen ken.",
    "Maak van plaaslike behoeftes planne wat befonds en nagegaan kan word.",
    "Laat jongmense in hul eie woorde met skenkers praat.",
  ],
  structure: "Struktuur",
  structureList: [
    "Ses maande, van September 2025 tot Februarie 2026.",
    "18 jeugafgevaardigdes van 20-30 jaar.",
    "Ses maandelikse virtuele vergaderings van 2-3 uur.",
    "Engels of Frans.",
    "’n Slotvoorlegging aan skenkers.",
  ],
  focus: "Maandelikse fokusareas",
  focusList: [
    "September: wie ons is, en wat elkeen bring",
    "Oktober: verstaan ’n gemeenskap se behoeftes",
    "November: beplanning en begrotings",
    "Desember: vertel dit eerlik",
    "Januarie: geld, vertroue en rekeninge",
    "Februarie: die slotvoorlegging",
  ],
  eligibility: "Wie kan aansoek doen",
  eligibilityList: [
    "20 tot 30 jaar oud wanneer die program begin.",
    "Woon in ’n Afrikaland, of is ’n burger van een.",
    "Werk in ’n gemeenskap, betaald of nie.",
    "Gemaklik in Engels of Frans.",
  ],
  gain: "Wat jy daaruit kry",
  gainList: [
    "Oefening in lei, beplan en voor mense praat.",
    "’n Netwerk van eweknieë regoor die vasteland.",
    "’n Plan van jou eie, voorgelê aan mense wat dit kan befonds.",
    "’n Sertifikaat van voltooiing.",
  ],
  dates: "Belangrike datums",
  date: "Datum",
  event: "Gebeurtenis",
  datesList: [
    ["10 Augustus 2025", "Aansoeke open"],
    ["30 September 2025", "Sluitingsdatum"],
    ["10 Oktober 2025", "Oriëntering"],
    ["24 Oktober 2025", "Eerste sessie"],
    ["20 Februarie 2026", "Slotvoorlegging"],
  ],
  apply: "Hoe om aansoek te doen",
  applyList: [
    "Vul die aanlyn vorm in.",
    "Stuur ’n bekendstellingsvideo van 2 minute.",
    "Voeg ’n aanbevelingsbrief by, as jy een het (opsioneel).",
  ],
  applyLink: "Maak die aansoekvorm oop",
  applyLinkClosed: "Sien verlede jaar se vorm",
  donors: "Skenkers, vennote en borge",
  donorsText:
    "’n Afgevaardigde se plek dek internetdata, ’n fasiliteerder se tyd en ’n kamer om in op te neem. Borge kan een plek of meer betaal, en hulle hoor die voorleggings eerste.",
  join: "Sluit by die beweging aan",
  joinText:
    "Mentor ’n afgevaardigde, leen ’n kamer of vertaal ’n sessie. Skryf aan ons en sê hoe jy kan help.",
  joinLink: "Skryf aan die program",
  partners: "Vennote",
  partnersText:
    "Die borgveldtog bedryf die program saam met gemeenskapsorganisasies in die afgevaardigdes se eie lande.",
};
export default ayc;
