import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/landing";
import type { Translation } from "@/lib/i18n/shape";

const landing: Translation<typeof en> = {
  title: `${site.name}: befonds die mense wat reeds die werk doen`,
  description:
    "Afrika se nie-winsgewende organisasies samel hier geld in, elkeen eers deur ons span geverifieer. Enigiemand kan van enige plek af skenk. Geen platformfooi nie.",
  eyebrow: "Swahili: almal trek saam",
  heading: "Befonds die mense wat reeds die werk doen.",
  lead: `Afrika se nie-winsgewende organisasies samel hier geld in, elkeen eers deur ons span geverifieer. Enigiemand kan van enige plek af skenk. ${site.name} hef geen platformfooie nie.`,
  findCause: "Kies ’n saak om te steun",
  startCampaign: "Begin ’n veldtog",
  assureVerified: "Geverifieerde organisasies",
  assureFee: "$0 platformfooi",
  assureReceipt: "Onmiddellike kwitansie per e-pos",
  statsLabel: "Impak in syfers",
  statNgos: "organisasies het in een jaar noodsaaklike VSA-befondsing verloor",
  statProjects: "projekte befonds",
  statVolunteers: "vrywilligers gewerf",
  statDonors: "skenkers wêreldwyd",
  threadsLabel:
    "Tweehonderd afgesnyde drade hang aan ’n donker rand; twintig groen drade loop verder.",
  endingSoonest: "Eindig binnekort",
  seeCampaigns: "{n, plural, one {Sien # veldtog} other {Sien al # veldtogte}}",
  verifiedOrganisations: "Geverifieerde organisasies",
  seeNgos: "{n, plural, one {Sien # organisasie} other {Sien al # organisasies}}",
  raisedIn: "{n, plural, one {ingesamel in # veldtog} other {ingesamel in # veldtogte}}",
  problemKicker: "Die probleem",
  problemHeading: "Die befondsing het gestop. Die werk nie.",
  problemLead: `In een jaar het ${site.counts.ngosLostFunding.replace(/^(.*)\+$/, "meer as $1")} Afrika-organisasies noodsaaklike VSA-befondsing verloor. Vroedvroue het die nagskof teen halwe loon volgehou. Onderwysers het skole met hul eie spaargeld oopgehou.`,
  problemText:
    "Hulle het nooit hul vaardigheid, hul wilskrag of die gemeenskap se vertroue verloor nie. Wat weggeval het, is die direkte pad na die mense wat hul werk wil befonds.",
  problemLink: "Sien die Frontline Fund",
  problemLinkAfter:
    ", wat geverifieerde Afrika-voetsoolvlakorganisasies steun wat buitelandse befondsing verloor het.",
  problemNote:
    "Elke afgesnyde draad is ’n organisasie wat sy befondsing verloor het. Die groenes het aangehou.",
  solutionKicker: "Die oplossing",
  solutionHeading: "Saam is ons sterker.",
  solution1: "Deur ons span geverifieer",
  solution1Text: `’n Registrasiesertifikaat is verpligtend. Ons span kyk ook na bewys van leierskap en ’n impakopsomming. Beoordeel in ${site.claims.verificationDays.af}, ${site.claims.verificationComplexDays.af} vir ingewikkelde gevalle.`,
  solution2: "Geen platformfooi nie",
  solution2Text:
    "Die enigste aftrekking is die betaalverwerker se fooi. Skenkers sien dit voordat hulle skenk; organisasies sien dit by elke skenking.",
  solution3: "Direk aan die organisasie uitbetaal",
  solution3Text: `Skenkings word in die organisasie se geregistreerde bankrekening betaal: ${site.claims.payout.af}. Kleiner saldo’s word oorgedra. Elke uitbetaling kom met ’n staat van al die skenkings.`,
  featuresHeading: "Gemaak vir klein spanne met groot take.",
  feature1: "Skenk waar die storie vertel word",
  feature1Text:
    "Geen rekening nodig nie: skenk en betaal op dieselfde bladsy, in ons betalingsverskaffer se veilige vorm. Eenmalig of maandeliks.",
  feature1Label: "Jou skenking",
  feature1Button: "Skenk nou",
  feature2: "Een paneelbord, elke skenking",
  feature2Text:
    "’n Paneelbord volg skenkings en veldtogte op een plek. Laai enige tabel vir jou eie rekords af.",
  feature2TextVolunteers:
    "’n Paneelbord volg skenkings, vrywilligers en veldtogte op een plek. Laai enige tabel vir jou eie rekords af.",
  feature2From: "Jan",
  feature2To: "Des",
  feature3: "’n Span, nie ’n gedeelde wagwoord nie",
  feature3Text:
    "Tot 2 administrateurs per organisasie, die eienaar ingesluit. Voeg hulle by, ken rolle toe, of deaktiveer gebruikers op die dag wat hulle weggaan.",
  owner: "Eienaar",
  admin: "Admin",
  disabled: "Gedeaktiveer",
  feature4: "Jou veldtog op enige webwerf",
  feature4Text:
    "Vennote plaas jou veldtog met een reël kode op hul webwerf. Die ingesamelde bedrag bly op datum, en elke skenking gaan na dieselfde veldtog.",
  feature4Ai: "Kommunikasie in jou eie styl",
  feature4AiText:
    "KI-hulpmiddels, of ons sjablone waar geen KI-diens gekoppel is nie, skryf die oproep, die plasings en die dankiebrief. Jy pas die teks aan en stuur dit.",
  feature5: "Ondersteuners se besonderhede bly privaat",
  feature5Text:
    "Geënkripteer onderweg, en gestoor op ’n geënkripteerde skyf. Dit word nooit verkoop nie, en nooit op ’n openbare bladsy gewys tensy die skenker daarvoor vra nie.",
  howHeading: "So werk dit",
  step1: "Registreer",
  step1Text:
    "Organisasies doen aansoek en word geverifieer. Hou jou registrasiesertifikaat gereed; bewys van leierskap en ’n impakopsomming help.",
  step2: "Begin veldtogte",
  step2Text:
    "Vertel jou storie, voeg ’n omslagprent by en stel ’n doelwit. ’n Einddatum is opsioneel. Publiseer wanneer jy gereed is.",
  step3: "Verbind wêreldwyd",
  step3Text:
    "Deel een skakel, plaas jou veldtog op enige webwerf, en ontvang skenkings van ondersteuners regoor die wêreld.",
  voicesHeading: "In hul eie woorde",
  closingHeading: "Daar is plek vir jou organisasie.",
  emailLabel: "Werk-e-pos",
  emailPlaceholder: "Vul jou e-pos in",
  getStarted: "Begin vandag",
  closingNote: "Gratis om aan te sluit. Geen platformfooi nie.",
  taxDeductible: "Skenkings is {where} 100% belastingaftrekbaar.",
  impactUpdates: "Impaknuus uit die veld.",
};
export default landing;
