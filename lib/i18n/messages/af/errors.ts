import type en from "@/lib/i18n/messages/en/errors";
import { noBreaks } from "@/lib/i18n/no-breaks";
import type { Translation } from "@/lib/i18n/shape";

const errors: Translation<typeof en> = noBreaks({
  unexpected: "’n Onverwagte fout het voorgekom",
  invalidInput: "Kontroleer asseblief die gemerkte velde",
  invalidField: "Kontroleer asseblief hierdie veld",
  unreadableBody: "Die versoek kon nie gelees word nie",
  unknownField: "Hierdie veld is onbekend",
  notFound: "Nie gevind nie",
  methodNotAllowed: "Hierdie metode word nie hier toegelaat nie",
  sessionExpired: "Verifikasie het misluk: jou sessie het verval",
  pleaseLogIn: "Meld asseblief aan om voort te gaan",
  notAllowed: "Jy mag dit nie doen nie",
  keyNotTaken: "’n API-sleutel mag dit nie doen nie. Meld asseblief as ’n persoon aan.",
  scopeMissing: "Hierdie API-sleutel het nie die reg {scope} nie",
  keyNeeded: "Stuur asseblief ’n API-sleutel: Authorization: Bearer hrb_…",
  badKey: "Hierdie API-sleutel is nie geldig nie: dit is onvolledig, het verval of is teruggetrek",
  keyInAddress:
    "Stuur die API-sleutel asseblief as Authorization: Bearer …, nooit in ’n adres nie: adresse bly in loglêers staan. Vervang hierdie sleutel.",
  apiKeysFull: "’n Organisasie het hoogstens {n} sleutels. Trek eers een terug.",
  apiKeyName: "Gee die sleutel asseblief ’n naam",
  apiKeyScopes: "Kies ten minste een ding wat die sleutel mag doen",
  apiKeyGone: "Hierdie sleutel is reeds teruggetrek of het verval",
  webhookUrl:
    "Gee asseblief ’n https-adres met ’n naam, op poort 443 of 8443, sonder ’n gebruikersnaam",
  webhookTwice: "Daar is reeds ’n webhook vir hierdie adres",
  webhooksFull: "’n Organisasie het hoogstens {n} webhooks. Verwyder eers een.",
  webhookOff: "Hierdie webhook is afgeskakel. Skakel dit eers aan.",
  webhookEvents: "Kies ten minste een gebeurtenis",
  badCursor: "Dit is nie ’n id van hierdie lys nie",
  expandUnknown: "Hierdie lys kan saambring: {names}",
  oneOf: "Stuur asseblief een van: {values}",
  listLimit: "’n Getal van 1 tot 100",
  updateChanged:
    "Hierdie konsep is verander sedert jy die bladsy oopgemaak het. Laai dit weer en lees dit oor voordat jy publiseer",
  updatesADay:
    "’n Veldtog kan hoogstens {n} berigte per dag publiseer. Stoor hierdie een as ’n konsep en publiseer dit môre.",
  foreignOrigin: "Hierdie versoek het nie van hierdie webwerf gekom nie",
  tooManyAttempts: "Te veel pogings. Probeer asseblief oor {n} minute weer.",
  tooManyAttemptsOne: "Te veel pogings. Probeer asseblief oor {n} minuut weer.",
  twoAdministrators: "Minstens twee administrateurs moet aktief bly",
  notYourself: "Jy kan jouself nie deaktiveer nie",
  administratorDisabled:
    "Hierdie administrateur is gedeaktiveer; ’n ander een kan hom of haar aktiveer",
  manyFromNetwork:
    "Baie skenkings kom op die oomblik van jou netwerk af. Druk asseblief oor ’n paar minute weer die knoppie; of laat ’n skakel na jou e-posadres stuur en gaan dadelik voort.",
  networkFails:
    "In die laaste minute is kaarte op jou netwerk geweier of skenkings onbetaal gelaat; ander mense deel dalk dié netwerk. Dit is hoe dit lyk wanneer iemand gesteelde kaarte toets. Jy kan dadelik voortgaan met ’n skakel na jou e-posadres; of probeer oor tien minute weer.",
  confirmMailed:
    "Ons het ’n skakel na {email} gestuur. Maak dit oop en bevestig, kom dan terug na hierdie bladsy en druk weer die knoppie.",
  manyGifts:
    "Baie skenkings word nou aan hierdie veldtog gemaak. Druk die knoppie asseblief oor {n} sekondes weer: jou plek word behou.",
  giftsWaiting:
    "Baie mense skenk op hierdie oomblik. Jou skenking is nog nie verwerk nie en wag vir sy beurt; hierdie bladsy probeer weer vir jou. As niks gebeur nie, druk weer die knoppie.",
  bodyTooLarge: "Die versoek is te groot",
  unsupportedType: "Hierdie inhoudsoort word nie aanvaar nie",
  databaseAway: "Die diens is nie nou beskikbaar nie. Probeer asseblief oor ’n oomblik weer.",
  storageFull: "Ons kan nie nou lêers stoor nie. Probeer asseblief later weer.",
  filesBusy: "Baie lêers word nou gelees. Probeer asseblief oor ’n oomblik weer.",
  fileDamaged:
    "{file} is beskadig: ’n deel daarvan ontbreek. Stuur dit asseblief weer, of neem ’n nuwe foto",
  fileTooHeavy:
    "{file} verg te veel tyd of geheue om te lees. Stoor dit asseblief opnuut, kleiner, en probeer weer",
  imageTooManyPixels: "{file} het te veel pixels of rame. ’n Prent mag hoogstens 40 megapixels hê",
  pdfActive:
    "{file} bevat skripte, aksies, media of ander lêers. Stoor of druk dit asseblief as ’n gewone PDF en probeer weer",
  pdfEncrypted:
    "{file} is met ’n wagwoord beskerm, of teen veranderinge gesluit. Maak dit asseblief oop en druk dit na ’n nuwe PDF, of neem foto’s van die bladsye",
  pdfBroken:
    "{file} is nie ’n PDF wat gelees kan word nie. Maak dit asseblief oop en druk dit na ’n nuwe PDF, of neem foto’s van die bladsye",
  pdfTooMany: "{file} het te veel bladsye of dele. ’n PDF mag hoogstens 300 bladsye hê",
  uploadsAnHour: "Te veel oplaaie binne ’n uur. Probeer asseblief oor {n} minute weer.",
  uploadsADay:
    "Hoogstens {megabytes} MB kan binne ’n dag gestuur word. Probeer asseblief oor {n} uur weer.",
  documentsKept: "Hoogstens {max} dokumente kan binne ’n jaar gestuur word",
  picturesKept: "Hoogstens {max} veldtogprente word gehou. Verwyder asseblief eers ’n paar",
  documentWaiting: "Hierdie dokument wag vir die virusskandeerder",
  documentInfected:
    "Die virusskandeerder het iets in hierdie dokument gevind: dit word nie gewys nie",
  scanNotFailed: "Hierdie dokument hoef nie weer nagegaan te word nie",
  documentScanFailed:
    "Die virusskandeerder kon hierdie dokument nie lees nie: dit word nie gewys nie",
  documentsWaiting:
    "Die virusskandeerder het nog nie na elke dokument gekyk nie: keur asseblief goed wanneer dit klaar is",
  documentsUnjudged:
    "Die virusskandeerder kon ’n dokument nie lees nie: dit kan nie goedgekeur word voordat ’n ander een gestuur is nie",
  documentsInfected:
    "Die virusskandeerder het iets in ’n dokument gevind: dit kan nie goedgekeur word voordat ’n ander een gestuur is nie",
  idempotencyKeyInvalid: "Die Idempotency-Key moet 1 tot 255 drukbare karakters hê",
  idempotencyKeyReused: "Hierdie Idempotency-Key is reeds met ’n ander versoek gebruik",
  idempotencyInProgress: "’n Versoek met hierdie Idempotency-Key word nog verwerk",
  tooLong: "Gebruik asseblief hoogstens {max} karakters",
  invalidText: "Hierdie teks het karakters wat nie gestoor kan word nie",
  mixedScripts:
    "In “{word}” is die letter {letter} uit ’n ander alfabet as die ander. Tik die woord oor in een alfabet.",
  mixedScriptsMeant:
    "In “{word}” is die letter {letter} uit ’n ander alfabet as die ander. Tik {meant} in sy plek.",
  lookAlikeName:
    "Hierdie naam lyk soos dié van ’n ander organisasie. As dit joune is, skryf aan ons en ons sal help.",
  tooManyFields: "Te veel velde is gestuur",
  accountNoDigits:
    "Tik die rekeningnommer self, soos op jou bankstaat: syfers, en letters net waar dit het. Woorde soos “sien brief” is nie ’n nommer nie",
  accountLatin:
    "Hierdie rekeningnommer is te lank sodra dit in die banke se letters geskryf word (34 karakters)",
  accountFromSheet:
    "’n Sigblad het hierdie nommer verander: daar kan syfers of nulle ontbreek. Tik dit soos op jou bankstaat",
  accountTwo:
    "Dit lyk soos twee rekeningnommers, of een wat twee keer geplak is. Gee net die een waarop betaal moet word",
  messageAnswered:
    "Hierdie boodskap is intussen beantwoord. Lees eers daardie antwoord: joune is nie gestuur nie.",
  messageClosed: "Hierdie boodskap is intussen gesluit. Jou antwoord is nie gestuur nie.",
  linkUsed: "Hierdie skakel het verval of is reeds gebruik",
  // accounts
  fillAllFields: "Vul asseblief al die velde in",
  passwordsDiffer: "Die wagwoorde stem nie ooreen nie",
  validEmail: "Gee asseblief ’n geldige e-posadres",
  emailMeant: "E-pos na hierdie adres kan nie aankom nie. Bedoel jy {address}?",
  passwordTooShort: "Die wagwoord moet ten minste 10 karakters hê",
  passwordTooLong: "Die wagwoord mag hoogstens 128 karakters hê",
  passwordTooCommon: "Hierdie wagwoord is te algemeen",
  accountExists: "’n Rekening met hierdie e-pos bestaan reeds",
  loginFailed: "Aanmelding het misluk",
  loginFailedToast: "Aanmelding het misluk. Kontroleer asseblief jou besonderhede.",
  adminLoginFailed: "’n Fout het tydens aanmelding voorgekom.",
  registrationFailed: "Registrasie het misluk",
  profileLoadAfterLogin: "Die gebruikersprofiel kon nie gelaai word nie",
  wrongPassword: "Die wagwoord is nie reg nie",
  confirmEmailFirst: "Bevestig asseblief eers jou e-posadres",
  teamFull: "’n Organisasie kan hoogstens 2 mense hê",
  alreadyMember: "Hierdie persoon behoort reeds aan ’n organisasie",
  ownerOnly: "Slegs die eienaar kan dit doen",
  ownerCannotDisable: "Die eienaar kan nie gedeaktiveer word nie",
  // second factor
  stepUpRequired: "Bevestig asseblief dat dit jy is, en probeer dan weer",
  secondFactorRequired: "’n Kode uit jou verifikasieprogram of ’n herstelkode is nodig",
  secondFactorSetupRequired: "Stel eers ’n tweede faktor op",
  wrongFactorCode: "Hierdie kode is nie reg nie, of is reeds gebruik",
  passkeyFailed: "Die wagsleutel kon nie nagegaan word nie. Probeer asseblief weer.",
  loginStartOver:
    "Hierdie aanmelding het verval of is te veel keer probeer. Meld asseblief weer aan.",
  noSecondFactor: "Daar is geen tweede faktor op hierdie rekening nie",
  authenticatorThere: "Daar is reeds ’n verifikasieprogram op hierdie rekening",
  authenticatorGone: "Die opstelling het verval. Begin asseblief weer.",
  tooManyPasskeys: "Hoogstens 10 wagsleutels",
  passkeyKnown: "Hierdie wagsleutel is reeds geregistreer",
  // registration and organisations
  fillRequiredBefore: "Vul asseblief al die verpligte velde in voordat jy voortgaan",
  certificateRequired: "Die registrasiesertifikaat is verpligtend",
  documentsMissing: "Verpligte dokumente ontbreek",
  completeProfileFailed: "Die profiel kon nie voltooi word nie",
  uploadDocumentsFailed: "Die dokumente kon nie opgelaai word nie",
  registrationSessionExpired: "Jou sessie het verval. Meld asseblief weer aan om voort te gaan.",
  registrationUnexpected: "’n Onverwagte fout het tydens registrasie voorgekom",
  fileLargerThan10MB: "{file} is groter as 10MB",
  fileNotPdf: "{file} is nie ’n PDF nie",
  pageUnreadable:
    "{file} kon nie as ’n prent of as ’n PDF gelees word nie. Neem asseblief daardie foto weer; die ander bladsye is nog hier",
  heicUnreadable:
    "{file} is ’n HEIC-prent, wat nie hier gelees kan word nie. Stuur dit asseblief as JPG (op ’n iPhone: Instellings, Kamera, Formate, Versoenbaarste) of as ’n PDF",
  certificatePdfAmongPictures:
    "{file} is ’n PDF tussen prente. Stuur asseblief een PDF, of net prente",
  certificateTooManyPages:
    "Hoogstens {max} prente. Stuur asseblief ’n langer sertifikaat as een PDF",
  fileNotPdfJpgPng: "{file} is nie ’n PDF, JPG of PNG nie",
  fileEmpty: "{file} is leeg",
  validPhone: "Gee asseblief ’n telefoonnommer met landkode, soos +254 700 000 000",
  phoneNotInCountry:
    "Dit is nie ’n telefoonnommer in {country} nie. Tik dit soos jy dit daar sou skakel, of met die landkode, soos +254 700 000 000",
  validWebsite: "Gee asseblief ’n webadres wat met http of https begin",
  tooManyDrafts:
    "Daar is reeds {n} konsepte. Publiseer of verwyder eers van hulle voordat jy nog een skryf.",
  validCountry: "Kies asseblief ’n land uit die lys",
  whichCongo: "Twee lande heet Kongo. Skryf asseblief Kongo-Brazzaville of Kongo-Kinshasa",
  validCurrency: "Gee asseblief ’n geldeenheidskode van drie letters",
  swiftInvalid: "’n SWIFT-kode het 8 of 11 karakters, soos EQBLKENA. Kyk op jou bankstaat",
  swiftOrCode:
    "Tik jou bank se SWIFT-kode. Het dit nie een nie, laat hierdie leeg en tik die bankkode vir oorbetalings binne jou land, of die hele IBAN of RIB as rekeningnommer",
  ibanLength: "’n IBAN van {country} het {chars} karakters; hierdie een het {length}",
  ibanCountry: "Geen land se IBAN begin met {code} nie",
  ibanChecksum: "Daar is ’n tikfout in hierdie IBAN",
  ibanOtherCountry:
    "Die rekening is in {iban}, maar die SWIFT-kode is van {swift}. Gaan asseblief albei na",
  bankCodeDigits: "Gee asseblief die bankkode as syfers",
  bankCodeLength: "’n Bankkode in {country} het {digits} syfers",
  nubanChecksum: "Hierdie rekeningnommer pas nie by die bankkode nie. Kyk asseblief na albei",
  mobileInvalid:
    "Dit is nie ’n selfoonnommer in {country} of ’n paybill nie. Tik die nommer soos dit daar geskakel word, of met die landkode; ’n paybill of till het 4 tot 7 syfers",
  paybillInvalid:
    "Met ’n rekening, tik die paybill hier: 3 tot 8 syfers, soos 247247. Vir ’n selfoonnommer, laat die rekening leeg",
  currencyHere: "Kies asseblief een van hierdie geldeenhede: {currencies}",
  ibanNeeded:
    "Rekeninge in {country} het ’n IBAN van {chars} karakters. Voer dit asseblief in; jou bank kan dit vir jou sê",
  accountWhole:
    "Gee asseblief die hele rekeningnommer, soos op die bank se rekeningbewys (RIB of NIB): in {country} het dit {chars} karakters. Die IBAN is ook goed",
  accountChecksum: "Daar is ’n tikfout in hierdie rekeningnommer",
  accountDigits: "’n Rekeningnommer in {country} het {most} syfers",
  accountDigitsBetween: "’n Rekeningnommer in {country} het {least} tot {most} syfers",
  accountShort:
    "Hierdie rekeningnommer is te kort. Voer asseblief die hele nommer in, soos op jou bankstaat",
  validSocial: "Gee asseblief ’n gebruikersnaam of ’n volledige webadres",
  ngoIdRequired: "’n NGO-ID word vereis",
  ngoNotFound: "Geen NGO-data gevind nie.",
  alreadyDecided: "Daar is reeds oor hierdie aansoek besluit",
  notSubmitted: "Hierdie aansoek is nog nie gestuur nie",
  alreadySubmitted: "Hierdie aansoek is reeds gestuur",
  suspendedAgain:
    "Hierdie organisasie is weer opgeskort nadat jy die bladsy oopgemaak het. Lees eers hoekom voordat jy dit herstel.",
  notSuspended: "Hierdie organisasie is nie opgeskort nie",
  cannotSuspend: "Slegs ’n goedgekeurde organisasie kan opgeskort word",
  ngoSuspended: "Hierdie organisasie is opgeskort",
  ngoNotApproved: "Julle organisasie is nog nie goedgekeur nie",
  verificationExpired:
    "Die verifikasie het verval. Hernu dit asseblief voordat julle ’n nuwe veldtog publiseer.",
  emailNotEditable: "Die e-posadres kan nie hier verander word nie",
  nameMismatch: "name en orgName verskil",
  countryFixed: "Die land van ’n goedgekeurde organisasie kan nie hier verander word nie",
  approveFailed: "Die NGO kon nie goedgekeur word nie",
  approveUnreachable: "’n Fout het voorgekom terwyl die NGO goedgekeur is",
  rejectFailed: "Die NGO kon nie afgekeur word nie",
  rejectUnreachable: "’n Fout het voorgekom terwyl die NGO afgekeur is",
  adminLoadFailed: "Die admindata kon nie gelaai word nie",
  initialLoadFailed: "Die aanvanklike data kon nie gelaai word nie",
  profileLoadFailed: "Die profieldata kon nie gelaai word nie",
  profileLoadUnreachable: "’n Fout het voorgekom terwyl die profieldata gelaai is",
  profileUpdateFailed: "Die profiel kon nie bygewerk word nie",
  profileUpdateUnreachable: "’n Fout het voorgekom terwyl jou profiel bygewerk is",
  profileImageFailed: "Die profielprent kon nie opgelaai word nie",
  profileImageUnreachable: "’n Fout het voorgekom terwyl jou profielprent opgelaai is",
  // campaigns
  campaignNotFound: "Veldtog nie gevind nie",
  campaignFetchFailed: "Die veldtog se data kon nie gelaai word nie",
  campaignsFetchFailed: "Die veldtogte kon nie gelaai word nie",
  tooManyPictures: "Hoogstens {max} prente",
  figureNumber: "Tik ’n heelgetal",
  updateNotFound: "Berig nie gevind nie",
  updateSaveFailed: "Die berig kon nie gestoor word nie",
  campaignCreateFailed: "Die veldtog kon nie geskep word nie",
  campaignUpdateFailed: "Die veldtog kon nie bygewerk word nie",
  campaignDeleteFailed: "Die veldtog kon nie uitgevee word nie",
  fillRequired: "Vul asseblief al die verpligte velde in",
  coverRequired: "Laai asseblief ’n omslagprent vir jou veldtog op",
  coverTooLarge: "Die omslagprent moet kleiner as 500KB wees",
  imageTooLarge: "{file} is te groot. Prente moet kleiner as 500KB wees",
  imageWrongType: "{file} is nie ’n JPEG-, PNG-, WebP- of AVIF-prent nie",
  logoWrongType: "{file} is nie ’n JPEG-, PNG-, WebP-, AVIF- of GIF-prent nie",
  tooManyImages: "Hoogstens 2 bykomende prente",
  goalRange: "Die doelbedrag moet tussen $1 en $100\u00a0000\u00a0000 wees",
  endDateFuture: "Die einddatum moet in die toekoms wees",
  dateInSeconds:
    "Hierdie getal is nie ’n tyd in millisekondes nie. Gee asseblief die datum as JJJJ-MM-DD",
  endDateInvalid: "Gee asseblief ’n datum tot die jaar 2100",
  matchPercent:
    "Tik asseblief hoeveel persent van elke skenking: ’n heelgetal van 1 tot 1 000, of ’n verhouding soos 1:3",
  matchDonors: "Tik asseblief hoeveel mense: ’n heelgetal van 1 tot 1 000 000",
  matchTimes:
    "Kies asseblief ’n eerste en ’n laaste dag; die laaste dag is nie voor die eerste nie, en nog nie verby nie",
  matchSponsorName: "Gee asseblief die borg se naam",
  matchSponsorEmail: "Gee asseblief die borg se e-posadres",
  matchPromise: "Voeg asseblief die borg se geskrewe belofte by",
  matchesFull: "’n Veldtog kan hoogstens {n} beloftes op ’n slag hê",
  matchDecided: "Oor hierdie belofte is reeds besluit. Laai asseblief die bladsy weer",
  matchPaid: "Die borg het vir hierdie belofte betaal, dus kan dit nie gekanselleer word nie",
  matchPaymentsChanged:
    "Nog ’n betaling van hierdie borg is intussen aangeteken. Laai die bladsy weer om te sien wat nog uitstaan",
  matchThere: "Hierdie belofte is reeds hier: dieselfde borg, bedrag en dae",
  needUnknown: "Hierdie veldtog lys nie hierdie behoefte nie",
  needClosed:
    "Die organisasie het hierdie behoefte gesluit. Kies asseblief ’n ander een, of skenk aan die veldtog as geheel",
  needAmount:
    "Die bedrag is minder as die prys van hierdie behoefte. Laai asseblief die bladsy weer en kies nog ’n keer",
  needQuantity: "Tik asseblief hoeveel: ’n heelgetal van 1 tot 1 000",
  needTitle: "Sê asseblief wat nodig is",
  needPriceRange: "Tik asseblief ’n prys van $1 tot $999 999,99",
  needWanted: "Tik asseblief hoeveel nodig is: ’n heelgetal van 1 tot 100 000",
  needsFull: "’n Veldtog kan hoogstens {n} behoeftes hê. Sluit asseblief eers een",
  needsCompleted: "Hierdie veldtog is verby, dus bly sy behoeftes soos hulle is",
  wordsContact:
    "Almal kan hierdie woorde lees: laat asseblief e-pos- en webadresse en telefoonnommers weg, of hou die nota privaat",
  wordsHidden: "’n Administrateur het hierdie woorde versteek",
  videoLink:
    "Plak asseblief die skakel van ’n openbare video op YouTube of Vimeo, byvoorbeeld https://youtu.be/aqz-KE-bpKQ",
  storyLanguage: "Kies asseblief ’n taal uit die lys",
  versionExists: "Hierdie veldtog het reeds ’n teks in hierdie taal",
  versionOfOriginal: "Dit is die taal van die veldtog se eie teks",
  slugTaken: "Hierdie veldtogadres is reeds geneem",
  slugReserved: "Hierdie woord kan nie as veldtogadres gebruik word nie",
  slugShape: "Gebruik 3 tot 80 kleinletters, syfers en koppeltekens",
  validCause: "Kies asseblief ’n saak uit die lys",
  aliasesDiffer: "Die twee name van hierdie veld het verskillende waardes",
  statusMove: "Hierdie veldtog kan nie na daardie status verander nie",
  completedFixed: "Die doel en einddatum van ’n voltooide veldtog kan nie verander word nie",
  completedDelete: "’n Voltooide veldtog kan nie uitgevee word nie",
  fundFixed: "Die Frontline Fund kan nie uitgevee word nie",
  // gifts
  amountUnclear:
    "Hierdie bedrag kan op twee maniere gelees word. Skryf asseblief {first} of {second}.",
  amountInDollars:
    "Bedrae is hier in Amerikaanse dollar. Skryf asseblief die bedrag in dollar, slegs met syfers",
  amountOtherCurrency:
    "Dit noem ’n ander geldeenheid as die een wat gekies is. Skryf asseblief slegs syfers, of kies daardie geldeenheid",
  validAmount: "Gee asseblief ’n geldige bedrag",
  enterName: "Gee asseblief jou naam",
  enterEmail: "Gee asseblief jou e-posadres",
  wrongCode:
    "Hierdie kode is nie reg nie, of dit is ouer as tien minute. Vra asseblief ’n nuwe kode aan.",
  enterDedicationName: "Gee asseblief die naam van die persoon aan wie die skenking opgedra word",
  methodNotTaken: "Hierdie betaalmetode word nie hier aanvaar nie",
  giftIsMonthly: "Dit is reeds ’n maandelikse skenking",
  monthlyFromPledge:
    "Ons kan nie ’n skenking herhaal wat jy self gestuur het nie. Op die veldtog se bladsy kan jy elke maand met ’n kaart skenk.",
  monthlyWentBack:
    "Hierdie skenking is nie betaal nie of die geld is teruggestuur, en kan dus nie herhaal word nie. Jy kan op die veldtog se bladsy van voor af skenk.",
  monthlyFormOld:
    "Hierdie vorm was te lank oop, en niks is begin nie. Maak dit asseblief weer van jou skenking se bladsy oop, sodat die datums reg is.",
  alreadyMonthly: "Hierdie skenking word reeds elke maand gegee. Niks verder is begin nie.",
  notTakingGifts: "Hierdie veldtog aanvaar nie nou skenkings nie",
  reportOwed: "Die organisasie skuld sy skenkers ’n verslag",
  reportNotOwed: "Hierdie veldtog skuld nou geen verslag nie",
  reportTimeGiven: "Hierdie veldtog het reeds meer tyd gekry",
  concernMoved: "Iemand anders het aan hierdie melding gewerk. Kyk asseblief weer daarna.",
  oneItem: "Presies een item met hoeveelheid 1, asseblief",
  successUrlForeign: "Die suksesadres moet op hierdie webwerf wees",
  checkoutFailed: "Die betaalsessie kon nie geskep word nie",
  providerFailed: "Die kaartbetaaldiens kon nie begin nie",
  paymentFailed: "Die betaling kon nie verwerk word nie",
  pledgeFailed: "Die betaalversoek kon nie gestuur word nie",
  donationsFetchFailed: "Die skenkings kon nie gelaai word nie",
  paymentNotVerified:
    "Ons kon nie jou betaling bevestig nie. Probeer asseblief weer of kontak ondersteuning.",
  providerSays: "{message}",
  paymentProcessing: "Die betaling word nog verwerk",
  noDonorAddress: "Hierdie skenking het geen e-posadres nie",
  donationNotFound: "Skenking nie gevind nie",
  thanksNotNow: "Hierdie skenker kan nie per e-pos bedank word nie",
  thanksSent: "Hierdie skenker is reeds vir hierdie skenking bedank",
  donorNotFound: "Skenker nie gevind nie",
  donorNoteNeeded: "Skryf asseblief ’n nota",
  donorTagNeeded: "Skryf asseblief ’n etiket",
  donorNotesFull: "’n Skenker het hoogstens {n} notas. Verwyder eers ’n ou een.",
  donorTagsFull: "’n Skenker het hoogstens {n} etikette",
  donorTagListFull: "Julle organisasie het hoogstens {n} etikette",
  payoutNotFound: "Uitbetaling nie gevind nie",
  giftNotChangeable:
    "Hierdie maandelikse skenking kan nie nou verander word nie. Probeer asseblief oor ’n oomblik weer.",
  sessionNotFound: "Hierdie betaalsessie bestaan nie",
  pledgeDecided: "Daar is reeds oor hierdie belofte besluit",
  refundTooMuch: "Die terugbetaling is groter as wat van die skenking oor is",
  refundChanged:
    "’n Deel van hierdie skenking is intussen terugbetaal. Laai die bladsy weer om te sien wat nog kan teruggaan",
  changedMeanwhile:
    "Iemand anders het dit intussen verander, daarom is niks gestoor nie. Kopieer jou teks en laai die bladsy weer",
  formSentBefore:
    "Hierdie vorm is reeds met ander besonderhede gestuur, en dié is aangeteken. Niks is nou bygevoeg nie. Kyk eers na die lys, en laai die bladsy weer voordat jy nog een stuur",
  giftLooksRecorded:
    "’n Skenking van hierdie bedrag, deur hierdie skenker en vir hierdie veldtog, is in die afgelope sewe dae aangeteken of wag nog op bevestiging. Niks is nou bygevoeg nie. Kyk eers na die lys",
  refundNotPossible: "Hierdie skenking kan nie terugbetaal word nie",
  refundAsked: "’n Terugbetaling is reeds aangevra",
  refundReasonNeeded: "Gee asseblief ’n rede",
  refundWishDecided: "Daar is reeds oor hierdie versoek besluit",
  payoutOwnApproval:
    "’n Tweede administrateur moet dit goedkeur: iemand anders as wie die uitbetaling gemaak, goedgekeur of gestuur het",
  payoutUnapproved: "Hierdie uitbetaling wag vir die goedkeuring van ’n tweede administrateur",
  payoutHandedOver:
    "Die organisasie is aan ’n ander eienaar oorgedra: hierdie uitbetaling kan vanaf {date} goedgekeur en gestuur word",
  payoutStopped:
    "Die organisasie is gestop nadat hierdie uitbetaling voorberei is. Merk dit asseblief as misluk",
  payoutReferenceUsed: "’n Ander uitbetaling het reeds hierdie bankverwysing",
  payoutNothingToSend: "Geen uitbetaling wag om gestuur te word nie",
  payoutReferenceNeeded: "Voer die bank se verwysing in",
  payoutsNeedSecond:
    "Elke uitbetaling wat wag, het ’n tweede administrateur nodig: iemand anders moet dié wat jy goedgekeur het na die bank neem, en die ander moet eers goedgekeur word",
  orderWaiting: "Dit wag reeds vir ’n tweede administrateur",
  orderOwn: "Jy het dit gevra: ’n tweede administrateur moet saamstem",
  orderDecided: "Daar is reeds hieroor besluit",
  orderNotFound: "Hierdie versoek bestaan nie",
  suspenseNotFound: "Hierdie betaling bestaan nie",
  suspenseDecided: "Daar is reeds oor hierdie betaling besluit",
  suspenseNotAttachable:
    "Hierdie betaling kan nie aan daardie skenking geheg word nie: dit moet ’n kaart- of bankskenking wees wat nie betaal is nie, en niks van die betaling mag al teruggegaan het nie",
  applicationChanged: "Hierdie aansoek het verander sedert jy daarna gekyk het. Kyk weer daarna.",
  certificateNotOpened:
    "Jy het nie die sertifikaat oopgemaak nie. Maak dit oop, of bevestig dat jy nogtans goedkeur.",
  addressConfirmed: "Hierdie adres is reeds bevestig",
  undoTooLate:
    "Dit kan nie meer ongedaan gemaak word nie: die e-pos is gestuur, of iets het sedertdien verander",
  accountNeeded: "Vul die rekening in waaruit uitbetalings gemaak word",
  payoutsUnfit:
    "Die bankbesonderhede van hierdie uitbetalings noem geen rekeningnommer nie: {payouts}. Vra die organisasie daarvoor en merk die uitbetaling as misluk",
  accountInvalid: "Vul ’n geldige IBAN of rekeningnommer in",
  bicInvalid: "Vul ’n geldige BIC in",
  payoutNotDue:
    "Geen uitbetaling is betaalbaar nie: die saldo of die bankbesonderhede laat dit nie toe nie",
  payoutOpen: "’n Uitbetaling is reeds aan die gang",
  payoutDecided: "Daar is reeds oor hierdie uitbetaling besluit",
  giftEnded: "Hierdie maandelikse skenking het geëindig",
  volunteerConsentNeeded: "Stem asseblief in, sodat die organisasie jou kan antwoord",
  volunteerNameNeeded: "Vul jou naam in",
  volunteerOfferNeeded: "Sê hoe jy kan help",
  volunteerRoleNeeded: "Noem die rol",
  volunteerNeedsNeeded: "Beskryf wat nodig is",
  volunteerPlaces: "Vul ’n heelgetal van 1 tot 500 in",
  volunteerUntil: "Kies ’n dag van vandag af, hoogstens een jaar vooruit",
  volunteerCallNotFound: "Hierdie oproep om vrywilligers bestaan nie",
  volunteerOfferNotFound: "Hierdie aanbod bestaan nie",
  volunteerCallOver: "Hierdie oproep om vrywilligers is verby",
  volunteerCallFull: "Al die plekke van hierdie oproep is vol",
  volunteerAnswered: "Hierdie aanbod is reeds beantwoord",
  volunteerCallsFull: "’n Veldtog kan hoogstens {n} oop oproepe hê",
  volunteerAnswerNeeded: "Skryf ’n paar woorde aan hierdie persoon",
  recordedMethod: "Kies asseblief hoe dit ontvang is",
  noSuchDay: "So ’n dag bestaan nie. Skryf dit asseblief as 2026-02-28",
  recordedDay: "Voer asseblief ’n datum van die jaar 2000 tot vandag in",
  recordedAmount: "Voer asseblief ’n bedrag bo nul in",
  recordedCurrency: "Kies asseblief ’n geldeenheid",
  recordedRate:
    "Voer asseblief in hoeveel een Amerikaanse dollar is, sonder ’n skeiteken vir duisende: 18,25 of 3700",
  recordedWorth:
    "Teen hierdie koers is die skenking minder as ’n sent werd, of meer as $999 999,99",
  recordedName: "Voer asseblief ’n naam van hoogstens 120 karakters in",
  recordedTwice: "’n Skenking met hierdie verwysing is reeds aangeteken",
  recordedNotFound: "Hierdie aangetekende skenking bestaan nie",
  recordedNoEmail: "Hierdie skenking het geen e-posadres nie",
  recordedThanked: "Hierdie skenker is reeds vir hierdie skenking bedank",
  recordedThanksMany: "Hierdie adres is vandag al bedank. Probeer asseblief weer môre",
  statementNeeded: "Kies asseblief ’n staat",
  statementTooLarge: "{file} is groter as 4 MB",
  statementNotText:
    "Hierdie is nie ’n CSV-lêer nie. Maak dit in jou sigbladprogram oop en stoor dit as CSV, of laai die staat as CSV af",
  statementNoHeading:
    "Geen kolomme met ’n verwysing, ’n datum en ’n bedrag is gevind nie. Is dit ’n staat van M-Pesa, Airtel Money of MTN MoMo?",
  statementUnreadable: "Hierdie lêer is afgesny of beskadig. Laai asseblief die staat weer af",
  statementTooLong: "Hierdie staat het meer as {n} rye. Laai asseblief ’n korter tydperk af",
  statementEmpty: "Hierdie staat het geen rye met geld wat ontvang is nie",
  statementCurrency: "Die staat is in {currency}",
  statementWhich: "Die lêer sê nie wie se staat dit is nie. Kies asseblief",
  statementsFull: "{n} state wag reeds. Maak asseblief eers een klaar",
  statementNotFound: "Hierdie staat is nie meer hier nie. Stuur dit asseblief weer",
  supporterNameNeeded: "Voer ’n naam met letters of syfers in",
  supporterNameRefused: "Kies asseblief ’n ander naam vir jou bladsy",
  supporterWordsRefused: "Hierdie woorde kan nie op ’n bladsy hier staan nie",
  supporterGoal: "Voer ’n doel van minstens $1 in, of laat dit leeg",
  supporterPageNotFound: "Hierdie bladsy bestaan nie",
  supporterCampaignClosed: "Hierdie veldtog neem tans geen skenkings nie",
  supporterReportNeeded: "Sê wat met die bladsy verkeerd is",
  supporterHiddenByAdmin: "’n Administrateur het hierdie bladsy versteek",
  supporterChanged:
    "Hierdie bladsy is verander sedert jy daarna gekyk het. Kyk asseblief weer daarna.",
  outreachDraft: "Publiseer eers hierdie veldtog",
  webhookSignature: "invalid_signature",
});
export default errors;
