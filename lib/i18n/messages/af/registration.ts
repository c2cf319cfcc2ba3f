import type en from "@/lib/i18n/messages/en/registration";
import type { Translation } from "@/lib/i18n/shape";

const registration: Translation<typeof en> = {
  title: "Registrasie",
  tabInfo: "NGO-inligting",
  tabDocuments: "Dokumente",
  infoTitle: "Vertel ons wie julle is",
  name: "NGO-naam",
  email: "E-pos",
  country: "Land",
  chooseCountry: "Kies ’n land",
  phone: "Telefoonnommer",
  phoneHint: "Soos jy dit in jou land skakel, of met die landkode, soos +254 700 000 000",
  website: "Webwerf",
  description: "Beskrywing",
  descriptionHint: "Wat julle doen, waar, en sedert wanneer. Drie sinne is genoeg.",
  kept: "Jou antwoorde word gestoor wanneer jy voortgaan",
  continue: "Gaan voort",
  saving: "Stoor tans...",
  docsTitle: "Julle dokumente",
  docsLead: "Slegs julle span en ons beoordelaars kan dit oopmaak.",
  certificate: "Registrasiesertifikaat",
  certificateHint:
    "Verpligtend. ’n PDF, of foto’s van die bladsye: tot 10 prente (JPG, PNG, WebP), 10MB elk.",
  leadership: "Bewys van leierskap",
  leadershipHint:
    "PDF, JPG of PNG, tot 10MB. Notules waarin julle ampsdraers genoem word, is genoeg.",
  additional: "Bykomende dokument of impakopsomming",
  additionalHint:
    "PDF, JPG of PNG, tot 10MB. Wat julle verlede jaar bereik het, in julle eie syfers.",
  uploaded: "opgelaai",
  open: "Maak oop",
  remove: "Verwyder",
  back: "Terug",
  submit: "Dien aansoek in",
  submitting: "Dien tans in...",
  submitted: "Julle aansoek is gestuur",
  reviewer: "Die beoordelaar se opmerkings",
  infected:
    "Die virusskandeerder het ’n probleem in {file} gevind. Stoor asseblief die dokument opnuut en stuur die nuwe kopie.",
  mail: {
    hello: "Hallo {name},",
    helloPlain: "Hallo,",
    received: {
      subject: "Ons het julle aansoek ontvang",
      heading: "Ons het julle aansoek ontvang",
      text: "Dankie. Ons span lees elke aansoek; die beoordeling neem gewoonlik {time}. Ons stuur die uitslag per e-pos.",
    },
    toReview: {
      subject: "Nuwe aansoek: {name}",
      heading: "’n Nuwe aansoek wag",
      text: "{name} het sy aansoek gestuur.",
      organisation: "Organisasie",
      country: "Land",
      button: "Maak die konsole oop",
    },
    approved: {
      subject: "{name} is geverifieer",
      heading: "Julle is geverifieer",
      text: "Julle aansoek is goedgekeur. Julle kan van nou af veldtogte publiseer en skenkings ontvang. Die verifikasie geld tot {date}.",
      button: "Maak julle paneelbord oop",
    },
    rejected: {
      subject: "Julle aansoek is nie goedgekeur nie",
      heading: "Julle aansoek is nie goedgekeur nie",
      text: "Ons kon nie die aansoek van {name} goedkeur nie. Julle kan dit regmaak en weer stuur; wat julle ingetik het, is nog daar.",
      textPlain:
        "Ons kon nie julle aansoek goedkeur nie. Julle kan dit regmaak en weer stuur; wat julle ingetik het, is nog daar.",
      reason: "Die beoordelaar se opmerkings:",
      button: "Dien ’n nuwe aansoek in",
      note: "Vrae? Skryf aan {support}.",
    },
    suspended: {
      subject: "{name} is opgeskort",
      heading: "Julle organisasie is opgeskort",
      text: "Julle veldtogte aanvaar geen skenkings nie en uitbetalings word teruggehou totdat dit opgelos is. Julle kan steeds aanmeld en alles lees.",
      reason: "Die rede:",
      note: "Skryf aan {support} om dit op te los.",
    },
    reinstated: {
      subject: "{name} is weer aktief",
      heading: "Julle organisasie is weer aktief",
      text: "Die opskorting is verby. Julle veldtogte aanvaar weer skenkings, en uitbetalings gaan voort.",
      reason: "Die administrateur het geskryf:",
      button: "Maak julle paneelbord oop",
    },
    bank: {
      subject: "Bankbesonderhede is verander",
      heading: "Bankbesonderhede is verander",
      text: "Die bankbesonderhede van {name} is op {date} verander. Vir veiligheid word 72 uur lank niks uitbetaal nie.",
      note: "As niemand van julle dit gedoen het nie, skryf dadelik aan {support}.",
    },
    ending: {
      subject: "Die verifikasie van {name} eindig op {date}",
      heading: "Hernu julle verifikasie",
      text: "Die verifikasie eindig op {date}. Lopende veldtogte gaan voort, maar julle kan nie nuwes publiseer nie, en uitbetalings stop 30 dae later. Stuur nuwe dokumente vanaf julle profiel.",
      button: "Stuur nuwe dokumente",
    },
    renewed: {
      subject: "{name} bly geverifieer",
      heading: "Julle verifikasie is hernu",
      text: "Julle nuwe dokumente is in orde. Die verifikasie geld tot {date}.",
    },
    infected: {
      subject: "Stuur asseblief {file} weer",
      heading: "’n Dokument kan nie gebruik word nie",
      text: "Die virusskandeerder het ’n probleem in {file} gevind, en ons kan dit nie oopmaak nie. Gaan asseblief julle rekenaar na, stoor die dokument opnuut as PDF en stuur die nuwe kopie.",
      button: "Stuur ’n ander",
    },
  },
};
export default registration;
