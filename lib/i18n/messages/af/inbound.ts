import type en from "@/lib/i18n/messages/en/inbound";
import type { Translation } from "@/lib/i18n/shape";

/** Words about reports by mail: the address, the monthly question, the answer to a mail, the page that publishes. */
const inbound: Translation<typeof en> = {
  own: {
    heading: "Berig per e-pos",
    text: "Skryf ’n e-pos aan hierdie adres: die onderwerp word die titel, jou teks die berig, met tot 4 prente. Ons maak ’n konsep daarvan en stuur vir jou ’n skakel om dit te publiseer.",
    address: "Adres van hierdie veldtog",
    members:
      "Skryf vanaf die adres waarmee jy aanmeld. ’n Konsep van enige ander adres dra ’n waarskuwing en word slegs hier gepubliseer.",
    renew: "Maak ’n nuwe adres",
    renewText: "As vreemdelinge die adres ken: die vorige een aanvaar dan geen e-posse meer nie.",
    working: "Een oomblik...",
    changed: "Daar is ’n nuwe adres; die vorige een aanvaar geen e-posse meer nie",
    byMail: "Per e-pos",
    warned: "Sender nie bevestig nie",
    not_proven:
      "Hierdie konsep het per e-pos gekom en ons kon nie bevestig wie dit gestuur het nie. Die e-pos sê: {from}. Vra daardie persoon voordat jy dit publiseer.",
    not_member:
      "Hierdie konsep het per e-pos van {from} gekom, wat nie ’n bevestigde adres van julle span is nie. Vra daardie persoon voordat jy dit publiseer.",
    unknown: "geen leesbare adres nie",
  },
  question: {
    subject: "Wat het sedert julle vorige berig gebeur? {title}",
    heading: "Wat het sedertdien gebeur?",
    lead: "Mense het verlede maand aan “{campaign}” geskenk. Vertel hulle wat hul skenkings gedoen het.",
    since: "Julle laaste berig is op {date} gepubliseer.",
    never: "Daar is nog geen berig van hierdie veldtog nie.",
    how: "Antwoord net op hierdie e-pos: ’n paar sinne bo hierdie teks, en tot 4 prente. Ons maak ’n konsep daarvan en stuur dit terug; niks word gepubliseer voordat jy so sê nie.",
    or: "Of skryf dit op jou paneelbord:",
    write: "Nuwe berig",
    note: "Jy kry hierdie e-pos een keer per maand vir elke veldtog wat skenkings ontvang het, as lid van die organisasie.",
  },
  draft: {
    subject: "Jou konsep: {title}",
    heading: "Jou konsep is gereed.",
    lead: "Dit is wat jou e-pos geword het, as ’n berig van “{campaign}”. Niemand sien dit voordat jy dit publiseer nie.",
    title: "Titel",
    pictures: "Prente",
    leftOut:
      "{n, plural, one {Een aanhegsel is nie gebruik nie. Ons gebruik tot 4 prente (JPEG, PNG, WebP of AVIF).} other {# aanhegsels is nie gebruik nie. Ons gebruik tot 4 prente (JPEG, PNG, WebP of AVIF).}}",
    publish: "Kyk daarna en publiseer",
    change: "Om eers iets te verander:",
    edit: "Wysig dit op jou paneelbord",
    reply:
      "Of antwoord op hierdie e-pos met die hele teks en sy prente: dit word ’n nuwe konsep, en hierdie een bly ongepubliseer.",
    ends: "Die knoppie werk {n} dae lank. Moenie hierdie e-pos aanstuur nie: wie dit het, kan die konsep publiseer.",
  },
  failed: {
    subject: "Geen konsep is gemaak nie: {campaign}",
    heading: "Ons kon nie jou e-pos gebruik nie.",
    no_text:
      "Ons het geen teks bo die aangehaalde deel gevind nie. Skryf asseblief jou berig boaan die e-pos.",
    too_many_parts: "Dit het te veel dele. Stuur asseblief jou teks met tot 4 prente.",
    too_deep:
      "Dit bevat e-posse binne e-posse. Skryf asseblief ’n nuwe een in plaas van aan te stuur.",
    too_heavy: "Dit het te lank geneem om te lees. Stuur dit asseblief weer met kleiner prente.",
    unreadable: "Dit kon nie gelees word nie. Stuur dit asseblief weer as gewone teks.",
    closed: "Die veldtog aanvaar nie nou berigte nie.",
    pictures_full:
      "Julle organisasie het soveel prente as wat toegelaat word. Verwyder asseblief ’n paar en stuur dit dan weer.",
    write: "Skryf dit op jou paneelbord",
  },
  publish: {
    title: "Publiseer hierdie berig?",
    lead: "Dit kom uit jou e-pos en word ’n berig van “{campaign}”. Skenkers wat daarvoor gevra het, hoor per e-pos.",
    button: "Publiseer",
    working: "Een oomblik...",
    done: "Hierdie berig is gepubliseer.",
    see: "Sien dit op die webwerf",
    hidden: "Ons span het hierdie berig versteek.",
    badTitle: "Hierdie skakel werk nie meer nie",
    badText:
      "Dit is nie volledig nie of te oud, of die konsep is uitgevee. Jou konsepte is op jou paneelbord.",
    dashboard: "Na die paneelbord",
  },
};
export default inbound;
