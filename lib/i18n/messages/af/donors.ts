import type en from "@/lib/i18n/messages/en/donors";
import type { Translation } from "@/lib/i18n/shape";

const donors: Translation<typeof en> = {
  linksEnded: "Jou ou skakels werk nie meer nie. Ons het vir jou ’n nuwe een per e-pos gestuur.",
  endLinks: "Stel my skakels terug",
  endLinksText:
    "Het jy ’n e-pos verloor, of ’n skakel per ongeluk gedeel? Alle skakels na jou skenkings, ook dié na hierdie bladsy, hou dadelik op werk, en ons stuur vir jou ’n nuwe een per e-pos.",
  endLinksYes: "Ja, stel my skakels terug",
  linksMonths:
    "Hierdie skakels werk {n} maande lank, en elke kwitansie bring nuwes. Jy kan hulle enige tyd terugstel op die bladsy met al jou skenkings.",
  linksSpaced:
    "Ons stuur hierdie e-pos hoogstens een keer elke paar minute; dit kan dus ’n oomblik duur, of reeds in jou posbus wees.",
  pledgeMine: "Is hierdie belofte joune?",
  pledgeMineText:
    "Indien wel, stuur ons vir jou herinneringe per e-pos totdat die geld aankom. Andersins skryf ons nie weer daaroor nie.",
  pledgeMineYes: "Ja, dit is myne",
  cardTitle: "’n Kaartjie vir jou",
  cardHonour: "Ter ere van {who}",
  cardMemory: "Ter nagedagtenis aan {who}",
  cardText:
    "{donor} het ’n skenking gemaak aan “{campaign}”, ’n veldtog van {ngo}, en ons gevra om jou te laat weet.",
  cardGreeting: "’n Boodskap van die skenker",
  cardNote:
    "Die skenker het hierdie boodskap geskryf, nie ons nie. Is iets daarmee verkeerd? Skryf aan {email}",
  consoleEndLinks: "Beëindig die skenker se skakels",
  consoleEndLinksText:
    "Elke skakel na die skenkings van {email} hou dadelik op werk. Ons stuur nie ’n e-pos nie; die skenker kan nuwe skakels by /gifts aanvra.",
  consoleEndLinksYes: "Beëindig die skakels",
  consoleLinksEnded: "Die skenker se skakels is beëindig",
};
export default donors;
