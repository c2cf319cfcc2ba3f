import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/email";
import type { Translation } from "@/lib/i18n/shape";

const email: Translation<typeof en> = {
  greeting: "Hallo {name},",
  footAllLead: "Al jou skenkings, met ’n staat vir enige tydperk:",
  footAll: "Sien jou skenkings",
  footGift: "Sien jou skenking",
  footGiftLead: "Volg jou skenking, laai die kwitansie af of versteek jou naam:",
  footMonthly: "Bestuur jou maandelikse skenking",
  footMonthlyLead: "Verander die bedrag of kaart, onderbreek of stop jou maandelikse skenking:",
  nextPayment: "Volgende betaling",
  makeMonthlyLead: "Wil jy elke maand skenk? Niks word afgetrek voordat jy bevestig nie:",
  makeMonthly: "Skenk {amount} per maand, eerste betaling op {date}",
  seeCampaign: "Sien die veldtog",
  campaign: "Veldtog",
  organisation: "Organisasie",
  amount: "Bedrag",
  date: "Datum",
  method: "Betaalmetode",
  monthly: "maandeliks",
  receipt: {
    cover: "Hiervan bygevoeg vir die verwerker se fooi",
    fee: "Betaalverwerker se fooi",
    platformFee: `${site.name} se fooi`,
    reaches: "Bereik {ngo}",
    subject: "Jou kwitansie van {site}: {amount}",
    heading: "Dankie, {name}.",
    headingPlain: "Dankie.",
    preview: "{amount} aan {ngo}. Hou dit asseblief vir jou rekords.",
    text: "Ons het jou skenking aan “{campaign}” op {date} ontvang. Hierdie e-pos is jou kwitansie; ’n PDF is aangeheg.",
    number: "Kwitansie",
    giftNumber: "Skenking",
    need: "Geskenk vir",
    givenBy: "Geskenk deur",
    onPage: "soos op jou skenking se bladsy",
    inHonour: "Ter ere van",
    inMemory: "Ter nagedagtenis aan",
    givenTo: "Geskenk aan",
    deductible:
      "{legalName} is {legalForm}, belastingnommer {taxId}. {noGoods} Jou skenking is {where} belastingaftrekbaar sover die wet dit toelaat. As jy elders belasting betaal, geld daardie land se eie reëls.",
    plain: "{noGoods}",
    demo: "Toetsmodus: geen regte geld nie. Hierdie is nie ’n belastingkwitansie nie.",
    title: "Kwitansie",
    fileName: "kwitansie-{ref}.pdf",
    issuedBy: "Uitgereik deur",
    net: "Intussen terugbetaal",
    pledged: "Beloofde bedrag",
    letters:
      "Sommige karakters kon nie gedruk word nie en word met Latynse letters weergegee. In ons rekords en e-posse staan hulle soos hulle ingetik is.",
  },
  dedication: {
    subjectHonour: "’n Skenking is ter ere van iemand gemaak",
    subjectMemory: "’n Skenking is ter nagedagtenis aan iemand gemaak",
    heading: "’n Kaartjie wag vir jou",
    text: "Iemand het ’n skenking aan “{campaign}”, ’n veldtog van {ngo}, gemaak en ons gevra om jou te laat weet. Die opdrag en die boodskap aan jou is op ons bladsy:",
    button: "Lees die kaartjie",
    note: "Ons stuur hierdie kaartjie op versoek van die skenker en gebruik jou adres vir niks anders nie. As dit vir jou niks beteken nie, kan jy dit ignoreer.",
  },
  pledge: {
    subject: "Hoe om jou skenking te stuur ({order})",
    heading: "Hoe om jou skenking te stuur",
    text: "Jy het ’n skenking aan “{campaign}” belowe. Geen geld is afgetrek nie. Gebruik asseblief hierdie verwysing wanneer jy dit stuur:",
    order: "Verwysing",
    paypal: "Stuur die bedrag met PayPal op die bladsy hieronder.",
    venmo: "Stuur die bedrag met Venmo op die bladsy hieronder.",
    open: "Maak die betaalbladsy oop",
    daf: "Vra die borg van jou skenkersfonds om ’n toekenning aan te beveel aan {legalName}, belastingnommer {taxId}, {address}, met die verwysing as doel.",
    dafPlain:
      "Vra die borg van jou skenkersfonds om ’n toekenning aan te beveel aan {legalName}, {address}, met die verwysing as doel.",
    ask: "Skryf aan {email} met die verwysing hierbo, en ons stuur die besonderhede vir {method}.",
    monthly:
      "Jy wil maandeliks skenk. Niks word outomaties afgetrek of herhaal nie: stuur dit asseblief elke maand self, met dieselfde verwysing.",
    after:
      "Sodra dit ons bereik, teken ons jou skenking aan en stuur ons die kwitansie. ’n Verwysing wat nie gebruik word nie, verval op {date}.",
    yoursLead:
      "Wil jy herinneringe hê totdat jou skenking aankom? Bevestig dat hierdie belofte joune is. Andersins skryf ons nie weer daaroor nie.",
    yours: "Sien jou belofte",
    ignore: "As jy nie hiervoor gevra het nie, kan jy hierdie e-pos ignoreer.",
    reminderSubject: "Jou skenking {order} het nog nie aangekom nie",
    reminderHeading: "Jou skenking het nog nie aangekom nie",
    reminderText:
      "Op {date} het jy ’n skenking aan “{campaign}” belowe. Hier is die instruksies weer. As jy dit reeds gestuur het, of van plan verander het, kan jy hierdie e-pos ignoreer.",
    endedSubject: "Die verwysing {order} het verval",
    endedHeading: "Jou belofte het verval",
    expiredText:
      "Op {date} het jy ’n skenking aan “{campaign}” belowe. Ons het niks met die verwysing {order} ontvang nie, en daarom het dit verval. Geen geld is afgetrek nie.",
    canceledText:
      "Op {date} het jy ’n skenking aan “{campaign}” belowe. Ons het die verwysing {order} gekanselleer. Geen geld is afgetrek nie.",
    endedSent: "Het jy jou skenking tog gestuur? Skryf aan {email}, en ons soek daarna.",
    again: "Skenk op ’n ander manier",
  },
  debit: {
    subject: "Jou debietorder is onderweg",
    heading: "Jou debietorder is onderweg",
    text: "Jou bank betaal {amount} aan “{campaign}” oor. Dit neem tot vier werksdae. Ons laat jou weet sodra dit aangekom het, met die kwitansie, en ook as dit nie aankom nie.",
  },
  failed: {
    subject: "Jou betaling het nie deurgegaan nie",
    heading: "Jou betaling het nie deurgegaan nie",
    text: "Jou betaling van {amount} aan “{campaign}” het ons nie bereik nie: die bank het dit teruggestuur. Die geld is nie afgetrek nie, of dit is op pad terug na jou.",
    again: "Probeer weer",
  },
  refund: {
    subject: "{amount} is aan jou terugbetaal",
    heading: "Jou skenking is terugbetaal",
    text: "{amount} van jou skenking aan “{campaign}” is op pad terug na die kaart of rekening waarmee jy betaal het. Dit kan tot tien dae duur voordat dit op jou staat verskyn.",
    left: "Wat van jou skenking oorbly",
    note: "Jou kwitansie geld nou net vir die bedrag wat oorbly.",
  },
  suspenseReturned: {
    heading: "Jou betaling word teruggestuur",
    text: "{amount} wat jy vir “{campaign}” betaal het, het nie gepas by die skenking waarvoor dit bedoel was nie, of is twee keer betaal. Dit is op pad terug na die kaart of rekening waarmee jy betaal het. Dit kan tot tien dae duur voordat dit op jou staat verskyn.",
  },
  refundFailed: {
    subject: "’n Terugbetaling van {amount} het misluk ({ref})",
    heading: "’n Terugbetaling het misluk",
    text: "Die bank het nie die terugbetaling van {amount} vir skenking {ref} aanvaar nie. Die geld tel weer as die organisasie s’n. Dit moet op ’n ander manier na die skenker teruggaan.",
  },
  monthlyFailed: {
    subject: "Jou maandelikse skenking is geweier",
    heading: "Jou maandelikse skenking is geweier",
    text: "Hierdie maand se betaling van {amount} aan “{campaign}” is geweier. Ons probeer oor die volgende paar dae weer. As jou kaart verander het, werk dit asseblief by:",
    button: "Bestuur jou maandelikse skenking",
  },
  declined: {
    expired: "Die bank sê dat die kaart verval het.",
    funds: "Die bank sê dat die bedrag nie op daardie oomblik beskikbaar was nie.",
    limit: "Die bank sê dat ’n limiet van die kaart bereik is.",
    confirm:
      "Die bank wil hê dat jy hierdie betaling self bevestig; jy kan dit op die bladsy hieronder doen.",
    details: "Die bank sê dat die kaart se besonderhede nie meer reg is nie.",
    unsupported: "Die bank sê dat hierdie kaart nie hierdie soort betaling toelaat nie.",
    account: "Die bank sê dat dit nie geld van hierdie rekening kan neem nie.",
    temporary: "Die bank kon nie bereik word nie. Jy hoef niks te doen nie: ons probeer weer.",
    refused:
      "Die bank het die betaling geweier en gee vir ons geen rede nie; hy kan jou meer vertel.",
  },
  monthlySetUp: {
    subject: "Jou maandelikse skenking is opgestel",
    heading: "Jou maandelikse skenking is opgestel",
    text: "Jou maandelikse skenking aan “{campaign}” is opgestel. Eerste betaling van {amount} op {date}. Niks is vandag afgetrek nie.",
    then: "Daarna word dieselfde bedrag elke maand op dieselfde dag betaal, en jy kry elke keer ’n kwitansie. Voor daardie dag kan jy die bedrag verander, ’n maand oorslaan, onderbreek of stop.",
    first: "Eerste betaling",
    button: "Bestuur jou maandelikse skenking",
  },
  monthlyAlready: {
    subject: "Jy skenk reeds elke maand",
    heading: "Jy skenk reeds elke maand",
    text: "Iemand, hopelik jy, stel nog ’n maandelikse skenking aan “{campaign}” met hierdie adres op. Jy skenk reeds {amount} per maand daaraan, en dit gaan voort.",
    more: "As jy net die bedrag wou verander, kan jy dit op jou skenking se bladsy doen.",
  },
  monthlyStopped: {
    subject: "Jou maandelikse skenking het geëindig",
    heading: "Jou maandelikse skenking het geëindig",
    byDonor:
      "Soos jy gevra het, het jou maandelikse skenking van {amount} aan “{campaign}” geëindig. Geen verdere betalings word afgetrek nie. Dankie vir jou ondersteuning.",
    byNgo:
      "Die organisasie het jou maandelikse skenking van {amount} aan “{campaign}” beëindig. Geen verdere betalings word afgetrek nie; vorige betalings word nie terugbetaal nie. Dankie vir jou ondersteuning.",
    byAdmin:
      "Ons het jou maandelikse skenking van {amount} aan “{campaign}” beëindig. Geen verdere betalings word afgetrek nie; vorige betalings word nie terugbetaal nie. Skryf aan ons as jy dit nie verwag het nie.",
    byCampaign:
      "Die veldtog “{campaign}” het geëindig, en jou maandelikse skenking van {amount} ook. Geen verdere betalings word afgetrek nie. Dankie vir jou ondersteuning.",
    byFailure:
      "Jou maandelikse skenking van {amount} aan “{campaign}” het geëindig omdat jou betalings geweier is. Ons probeer nie weer nie. Dankie vir jou ondersteuning.",
    unpaid:
      "Jou maandelikse skenking van {amount} aan “{campaign}” het voor die eerste betaling geëindig. Niks is ooit daarvoor afgetrek nie, en niks sal afgetrek word nie.",
    unpaidNgo: "Die organisasie het dit beëindig.",
    unpaidAdmin: "Ons het dit beëindig. Skryf aan ons as jy dit nie verwag het nie.",
    unpaidCampaign: "Die veldtog het geëindig.",
    unpaidFailure: "Die betaling is geweier, en ons probeer nie weer nie.",
    others: "Aan hierdie veldtogte kan jy nou skenk:",
    button: "Sien al die veldtogte",
  },
  monthlyPaused: {
    subject: "Jou maandelikse skenking is onderbreek",
    heading: "Jou maandelikse skenking is onderbreek",
    byDonor:
      "Soos jy gevra het, is jou maandelikse skenking van {amount} aan “{campaign}” onderbreek. Niks word afgetrek totdat jy dit hervat nie.",
    byDonorUntil:
      "Soos jy gevra het, is jou maandelikse skenking van {amount} aan “{campaign}” onderbreek. Niks word tot {date} afgetrek nie.",
    goesOn: "Betalings gaan daarna vanself voort.",
    byCampaign:
      "Die organisasie het die veldtog “{campaign}” onderbreek, en daarom is jou maandelikse skenking van {amount} ook onderbreek. Niks word afgetrek totdat die veldtog voortgaan nie.",
    byNgo:
      "Die organisasie agter “{campaign}” is opgeskort terwyl ons iets ondersoek. Jou maandelikse skenking van {amount} is onderbreek, en niks word intussen afgetrek nie.",
    button: "Bestuur jou maandelikse skenking",
  },
  confirmGiving: {
    subject: "Bevestig asseblief jou e-posadres",
    heading: "Bevestig, en gaan voort met jou skenking",
    text: "Jy, of iemand wat jou adres ingetik het, wou op {site} skenk. Van dieselfde netwerk af het baie skenkings gekom, of sommige het misluk; daarom vra ons of hierdie adres joune is.",
    button: "Bevestig my adres",
    note: "Die skakel werk een keer, vir ’n uur, en vir een skenking. As dit nie jy was nie, hoef jy niks te doen nie: niks word gehef nie.",
  },
  donorChange: {
    subject: "Bevestig asseblief ’n verandering aan jou skenking",
    heading: "Bevestig asseblief hierdie verandering",
    amountText:
      "Iemand met die skakel na jou skenking het gevra dat {amount} per maand van die volgende betaling af na “{campaign}” gaan.",
    nameText:
      "Iemand met die skakel na jou skenking het gevra dat jou naam vir almal gewys word by jou skenking aan “{campaign}”.",
    button: "Sien en bevestig die verandering",
    note: "Die skakel werk een keer, vir ’n dag. As dit nie jy was nie, hoef jy niks te doen nie: niks verander nie. As jy bekommerd is, skryf aan {email}.",
  },
  monthlyAmount: {
    subject: "Jou maandelikse skenking is nou {amount}",
    heading: "Jou maandelikse skenking het ’n nuwe bedrag",
    text: "Van {date} af skenk jy {amount} per maand aan “{campaign}”.",
    textSoon: "Van die volgende betaling af gaan {amount} per maand aan “{campaign}”.",
    button: "Bestuur jou maandelikse skenking",
    note: "As jy dit nie verander het nie, skryf asseblief aan {email}.",
  },
  monthlyResumed: {
    subject: "Jou maandelikse skenking is weer aktief",
    heading: "Jou maandelikse skenking is weer aktief",
    text: "Jy skenk weer {amount} per maand aan “{campaign}”. Dankie.",
    button: "Bestuur jou maandelikse skenking",
  },
  links: {
    subject: "Jou skenkings op {site}",
    heading: "Jou skenkings",
    text: "Hier is die skakels na jou skenkings. Hulle werk sonder ’n wagwoord; moet dus nie hierdie e-pos aanstuur nie.",
    all: "Sien al jou skenkings",
    code: "As die skakels nie werk nie, tik hierdie kode binne {n} minute in op die bladsy waar jy daarvoor gevra het:",
    note: "Was dit nie jy nie? Ignoreer hierdie e-pos.",
    row: "{amount} aan {campaign}, {date}",
    rowMonthly: "{amount} per maand aan {campaign}",
  },
  yearly: {
    subject: "Jou skenkings in {year}",
    heading: "Jou skenkings in {year}",
    text: "Dit is wat jy in {year} geskenk het, sonder terugbetalings. Dankie.",
    total: "Totaal",
    fileName: "skenkings-{year}.pdf",
  },
  payoutSent: {
    subject: "{amount} is op pad na {ngo}",
    heading: "{amount} is op pad",
    text: "Ons het uitbetaling {number} na jou organisasie se bankrekening gestuur. Dit neem gewoonlik een tot vyf werksdae.",
    account: "Rekening",
    reference: "Bank se verwysing",
    button: "Sien die skenkings in hierdie uitbetaling",
  },
  payoutFailed: {
    subject: "’n Uitbetaling aan {ngo} het nie aangekom nie",
    heading: "’n Uitbetaling het nie aangekom nie",
    text: "Uitbetaling {number} van {amount} kon nie afgelewer word nie. Die geld is weer in julle saldo. Kontroleer asseblief die bankbesonderhede.",
    button: "Kontroleer die bankbesonderhede",
  },
  contact: {
    operatorSubject: "Kontakvorm: {subject}",
    operatorHeading: "’n Boodskap deur die kontakvorm",
    name: "Naam",
    email: "E-pos",
    subjectLabel: "Onderwerp",
    operatorNote: "Antwoord sommer op hierdie e-pos: jou antwoord gaan na die adres hierbo.",
    replyHeading: "Ons antwoord op jou boodskap",
    replyText: "Jy het op {date} aan ons geskryf oor “{subject}”. Dit is ons antwoord:",
    replyNote: "Antwoord net op hierdie e-pos as iets nog onduidelik is.",
    answerSubject: "Ons het jou boodskap ontvang",
    answerHeading: "Ons het jou boodskap ontvang",
    answerText:
      "Dankie dat jy aan {site} geskryf het. Ons lees elke boodskap en antwoord gewoonlik binne twee werksdae.",
    answerUrgent: "Gaan dit oor ’n skenking? Elke kwitansie het ’n skakel na jou skenking.",
    answerNote: "As jy nie aan ons geskryf het nie, kan jy hierdie e-pos ignoreer.",
  },
};
export default email;
