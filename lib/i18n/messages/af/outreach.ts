import type en from "@/lib/i18n/messages/en/outreach";
import type { Translation } from "@/lib/i18n/shape";

// Data: the texts of one area.
const outreach: Translation<typeof en> = {
  open: "Hulp met uitreik",
  title: "Hulp met uitreik",
  lead: "Konsepte vir “{title}”, uit wat sy bladsy sê. Lees dit, verander dit, en stuur dit dan self: niks word van hier af gestuur nie.",
  back: "Jou veldtogte",
  draftCampaign:
    "Publiseer eers hierdie veldtog: tot dan kan niemand die adres in die konsepte oopmaak nie.",
  language: "Taal van die konsepte",
  kinds: {
    email: "E-pos aan ondersteuners",
    whatsapp: "WhatsApp-boodskap",
    x: "Plasing vir X",
    linkedin: "Plasing vir LinkedIn",
    instagram: "Onderskrif vir Instagram",
    thanks: "Dankiebrief",
  },
  text: "Teks: {kind}",
  length: "{n} van {max} karakters",
  tooLong: "{n} karakters, hoogstens {max}",
  byTemplate: "Uit ons sjabloon geskryf",
  byModel: "Deur die KI-diens geskryf ({model}). Gaan elke sin na.",
  instead: "Die KI-diens het geen bruikbare antwoord gegee nie, dus is dit ons sjabloon.",
  edited: "Deur jou verander",
  write: "Skryf met die KI-diens",
  writing: "Skryf tans...",
  again: "Terug na die sjabloon",
  copy: "Kopieer",
  copied: "Gekopieer",
  copyFailed: "Kopieer het nie gewerk nie: merk die teks en kopieer dit",
  share: "Deel",
  draft: {
    subject: "Onderwerp: {title}",
    hello: "Liewe vriende,",
    about: "{ngo} werk aan “{cause}” ({country}).",
    campaign: "Ons samel geld in vir “{title}”.",
    raised: "{n, plural, one {Een mens het} other {# mense het}} tot dusver {raised} geskenk.",
    raisedOf:
      "{n, plural, one {Een mens het} other {# mense het}} tot dusver {raised} van {goal} geskenk.",
    first: "Ons is heel aan die begin: jou skenking sou die eerste wees.",
    firstOf: "Ons doel is {goal}, en jou skenking sou die eerste wees.",
    time: "{n, plural, =0 {Vandag is die laaste dag.} one {Daar is een dag oor.} other {Daar is # dae oor.}}",
    give: "Skenk hier: {url}",
    read: "Lees meer hier: {url}",
    share: "As jy nie kan skenk nie, stuur dit asseblief aan iemand wat dalk wil.",
    bye: "Met dank,\n{ngo}",
    bio: "Die skakel is in ons profiel.",
    tags: "#skenking #gemeenskap #Afrika",
    dear: "Beste [naam],",
    thanks: "dankie vir jou skenking aan “{title}”. Dit beteken baie vir almal by {ngo}.",
    thanksRead: "Jy kan hier sien hoe dit met die veldtog gaan: {url}",
  },
};
export default outreach;
