import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/fund";
import type { Translation } from "@/lib/i18n/shape";

const fund: Translation<typeof en> = {
  title: "Die Frontline Fund",
  description:
    "Vir Afrika se voetsoolvlakorganisasies wat buitelandse befondsing oornag verloor het en die volgende oggend nogtans hul deure oopgemaak het.",
  kicker: `${site.name} se vlagskipfonds`,
  tagline:
    "Vir Afrika se voetsoolvlakorganisasies wat buitelandse befondsing oornag verloor het en die volgende oggend nogtans hul deure oopgemaak het.",
  donateNow: "SKENK NOU",
  promise: "100% van jou skenking gaan na geverifieerde organisasies in die frontlinie.",
  promiseNote: `${site.name} hef geen platformfooi nie. Vir die Frontline Fund betaal ons ook die betaalverwerker se fooi; by ander veldtogte word dit van die skenking afgetrek.`,
  voices: "Stemme uit die frontlinie",
  truth: "Die harde waarheid",
  truthText:
    "organisasies het in een jaar noodsaaklike VSA-befondsing verloor. Hul werk het nie misluk nie. Die geld het eenvoudig opgehou.",
  projects: "projekte befonds",
  volunteers: "vrywilligers gewerf",
  donors: "skenkers wêreldwyd",
  panelMission: "Die missie",
  panelMissionText:
    "Hou beproefde, gemeenskapsgewortelde organisasies oop deur die jaar waarin hul befondsing verdwyn het.",
  panelFund: "Die fonds",
  panelFundText:
    "Een skenking, verdeel volgens die nood onder geverifieerde organisasies in die frontlinie en in hul eie geregistreerde bankrekenings betaal.",
  panelYou: "Jou deel",
  panelYouText:
    "Gee wat jy kan, eenmalig of maandeliks. Jy kry dadelik ’n kwitansie, en jy kan sien waarheen die geld gegaan het.",
  trustLabel: "Waarom hier skenk",
  trustTax: "100% belastingaftrekbaar",
  trustTaxText: `${site.name} is {legalForm}, en daarom is skenkings {where} belastingaftrekbaar. Ons stuur jou kwitansie reg ná betaling per e-pos.`,
  trustUpdates: "Impaknuus uit die veld",
  trustUpdatesText: "Geskryf deur die mense wat die werk doen, en gestuur soos dit gebeur.",
  trustVetted: "Geverifieerde, betroubare, gemeenskapsgewortelde leiers",
  trustVettedText:
    "Die registrasiesertifikaat word deur ons span nagegaan voordat ’n organisasie ’n sent kan ontvang, en die leiers doen verantwoording oor hul planne.",
  howHeading: "Hoe die fonds werk",
  how1: "Jy skenk",
  how1Text:
    "Per kaart, in ons betalingsverskaffer se veilige vorm, eenmalig of maandeliks, sonder ’n rekening.",
  how2: "Ons voeg die skenkings saam",
  how2Text: `Jou hele skenking gaan na die fonds. ${site.name} betaal die betaalverwerker se fooi.`,
  how3: "Ons maak toekennings",
  how3Text:
    "Aan geverifieerde organisasies, waar die nood die grootste is. Elke betaling kom met ’n staat.",
  faq: "Vrae van skenkers",
  faqAside: "Ander vrae? Skryf aan",
  faqAsideAfter: "en ons antwoord jou.",
  q1: "Is my skenking belastingaftrekbaar?",
  a1: `Ja, {where}. ${site.name} is {legalForm}, dus is skenkings aftrekbaar sover die wet dit toelaat. In ander lande hang dit van die plaaslike wet af. Jou kwitansie wys die bedrag, die datum en wie dit ontvang het.`,
  a1Off:
    "Dit hang af van die wet waar jy woon. Jou kwitansie wys die bedrag, die datum en wie dit ontvang het.",
  q2: "Hoe word my skenking gebruik?",
  a2: `’n Skenking aan die Frontline Fund gaan ten volle na geverifieerde organisasies in die frontlinie; ${site.name} betaal die betaalverwerker se fooi. ’n Skenking aan ’n veldtog gaan na sy organisasie, minus slegs daardie fooi. ${site.name} hef geen platformfooie nie.`,
  q3: "Kan ek ’n land of ’n projek kies?",
  a3: "Die Frontline Fund gaan waar die nood die grootste is. Wil jy self kies, skenk op enige veldtog se bladsy.",
  q4: "Is dit veilig om hier te skenk?",
  a4: `Jy betaal in ons betalingsverskaffer se eie vorm, oor ’n geënkripteerde verbinding. ${site.name} sien of bewaar nooit jou kaartnommer nie.`,
  q5: "Kan ek maandeliks skenk?",
  a5: "Ja. Kies Maandeliks voordat jy betaal. Jy kry elke maand ’n kwitansie en elke jaar een opsomming.",
  q6: "Kan ek ter ere van of ter nagedagtenis aan iemand skenk?",
  a6: "Ja, jy kan ’n skenking opdra ter ere of ter nagedagtenis. Skakel “Dra hierdie skenking aan iemand op” aan, vul die naam in en, as jy wil, ’n e-posadres vir die kaartjie.",
  q7: "Kan ek van buite die Verenigde State skenk?",
  a7: "Jy kan uit enige land skenk. Die bedrag word in Amerikaanse dollar afgetrek, en jou bank skakel die geld om.",
  q8: "Op watter ander maniere kan ek skenk?",
  a8: "Veldtogte aanvaar skenkergeadviseerde fondse, aandele en kripto in die skenkingsvorm. Vir sulke skenkings aan die Frontline Fund, vir maatskappy-bydraes en vir nalatenskappe, skryf aan {email}.",
  q9: "Hoe verander of stop ek ’n maandelikse skenking?",
  a9: "Elke kwitansie het ’n skakel na jou skenking. Verander die bedrag of die kaart, onderbreek dit of stop dit. Geen rekening of oproep nodig nie.",
  findGifts: "E-pos verloor? Vra jou skakels hier:",
  q10: "Kry ek ’n kwitansie?",
  a10: "Kwitansies word reg ná betaling per e-pos gestuur, met ’n PDF vir jou rekords.",
};
export default fund;
