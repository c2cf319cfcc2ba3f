import type en from "@/lib/i18n/messages/en/donors";
import type { Translation } from "@/lib/i18n/shape";

const donors: Translation<typeof en> = {
  linksEnded: "Al jou skakels is beëindig. ’n Nuwe een is op pad na jou posbus.",
  endLinks: "Beëindig al my skakels",
  endLinksText:
    "Het jy ’n e-pos verloor, of ’n skakel aangestuur? Elke skakel na jou skenkings hou dadelik op werk, ook dié van hierdie bladsy, en ons e-pos vir jou ’n nuwe een.",
  endLinksYes: "Ja, beëindig al my skakels",
  linksMonths:
    "Hierdie skakels werk {n} maande lank. Elke kwitansie bring nuwes. Op die bladsy met al jou skenkings kan jy almal tegelyk beëindig.",
  linksSpaced:
    "Ons stuur hoogstens een so ’n e-pos elke paar minute; dit kan dus ’n oomblik duur, of reeds daar wees.",
  pledgeMine: "Is hierdie belofte joune?",
  pledgeMineText:
    "Sê vir ons, en ons herinner jou per e-pos solank niks aangekom het nie. Anders skryf ons nie weer daaroor nie.",
  pledgeMineYes: "Ja, dit is myne",
  cardTitle: "’n Kaartjie vir jou",
  cardHonour: "Ter ere van {who}",
  cardMemory: "Ter nagedagtenis aan {who}",
  cardText:
    "{donor} het ’n skenking gemaak aan {campaign}, ’n veldtog van {ngo}, en ons gevra om jou te laat weet.",
  cardGreeting: "Die skenker skryf",
  cardNote:
    "Die skenker het hierdie woorde geskryf, nie ons nie. Is daar iets mee verkeerd? Skryf aan {email}",
  consoleEndLinks: "Beëindig die skenker se skakels",
  consoleEndLinksText:
    "Elke skakel na die skenkings van {email} hou dadelik op werk. Niks word gepos nie; die skenker vra nuwes by /gifts aan.",
  consoleEndLinksYes: "Beëindig die skakels",
  consoleLinksEnded: "Die skenker se skakels is beëindig",
};
export default donors;
