import type en from "@/lib/i18n/messages/en/openid";
import type { Translation } from "@/lib/i18n/shape";

const openid: Translation<typeof en> = {
  or: "of",
  button: "Gaan voort met {name}",
  problem: {
    noAddress: "{name} het ons geen e-posadres gegee nie. Meld met jou wagwoord aan.",
    notVerified:
      "{name} het nie bevestig dat jou e-posadres joune is nie. Bevestig dit daar, of meld met jou wagwoord aan.",
    unknown: "Daar is geen rekening met die adres van jou {name}-rekening nie.",
    notConfirmed:
      "Die e-posadres van jou rekening hier is nog nie bevestig nie. Meld met jou wagwoord aan, maak die skakel oop in die e-pos wat ons gestuur het, en probeer {name} weer.",
    closed: "Hierdie rekening is gesluit. Skryf aan {support} as jy dink dit is ’n fout.",
    otherKind: "Hierdie rekening meld nie op hierdie bladsy aan nie.",
    otherIdentity:
      "Hierdie rekening is aan ’n ander {name}-rekening gekoppel. Gaan voort met daardie een, of meld met jou wagwoord aan.",
    ended:
      "Jy het die koppeling tussen hierdie rekening en {name} beëindig. Meld met jou wagwoord aan; jy kan dit weer in jou sekuriteitsinstellings toelaat.",
    cancelled:
      "Jy het nie die aanmelding met {name} voltooi nie. Probeer weer, of meld met jou wagwoord aan.",
    expired:
      "Hierdie aanmelding het in ’n ander blaaier begin of langer as 15 minute geduur. Begin asseblief weer.",
    failed:
      "Ons kon nie die antwoord van {name} nagaan nie; jy is dus nie aangemeld nie. Begin weer, of meld met jou wagwoord aan.",
    away: "{name} kan nie nou bereik word nie. Meld met jou wagwoord aan, of probeer oor ’n paar minute weer.",
    tooMany: "Te veel pogings. Probeer asseblief weer oor 15 minute.",
  },
  toOrganisations: "Meld as ’n organisasie aan",
  toAdmins: "Meld by die adminportaal aan",
  toSupport: "Kontak ondersteuning",
  unknownHere:
    "Daar is nog geen rekening met hierdie adres nie. Registreer hier; daarna, sodra jou adres bevestig is, kan jy met {name} voortgaan.",
  linked: {
    heading: "Aanmelding met {name}",
    none: "Nie gekoppel nie. Dit word gekoppel wanneer jy op die aanmeldbladsy met {name} voortgaan met die adres van hierdie rekening.",
    since: "{email}, gekoppel op {date}. Laas gebruik op {used}.",
    ended: "{email}: jy het hierdie koppeling beëindig; dit werk nie meer nie.",
    end: "Beëindig die koppeling",
    ending: "Besig...",
    endedNow: "Die koppeling is beëindig. Jou wagwoord werk soos voorheen.",
    allow: "Laat dit weer toe",
    allowing: "Besig...",
    allowedNow: "Toegelaat. Gaan op die aanmeldbladsy voort met {name} om dit te koppel.",
  },
  mail: {
    linkedSubject: "Jy kan nou met {name} aanmeld",
    linkedText:
      "Iemand, hopelik jy, het by {email} aangemeld met die {name}-rekening {other}. Van nou af meld daardie rekening hier aan sonder jou wagwoord.",
    linkedNote:
      "As dit nie jy was nie, beëindig die koppeling in jou sekuriteitsinstellings, stel ’n nuwe wagwoord en skryf aan {support}.",
    endedSubject: "Jy kan nie meer met {name} aanmeld nie",
    endedText:
      "Die koppeling tussen {email} en die {name}-rekening {other} is beëindig. Jou wagwoord werk soos voorheen.",
    button: "Maak die sekuriteitsinstellings oop",
  },
};
export default openid;
