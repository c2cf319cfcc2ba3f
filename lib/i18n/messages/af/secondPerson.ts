import type en from "@/lib/i18n/messages/en/secondPerson";
import type { Translation } from "@/lib/i18n/shape";

/** Words of the console about acts that take two administrators, and about money that fits no gift. */
const secondPerson: Translation<typeof en> = {
  title: "{n, plural, one {# handeling wag vir ’n tweede administrateur} other {# handelinge wag vir ’n tweede administrateur}}",
  intro: "Niks hiervan het al gebeur nie. Wie dit nie gevra het nie, kyk daarna en sê ja of nee.",
  asked: "gevra deur {who}, {date}",
  yours: "Wag vir ’n tweede administrateur: jy het dit gevra.",
  approve: "Stem saam",
  refuse: "Weier",
  withdraw: "Trek terug",
  approved: "Saamgestem, en gedoen",
  refused: "Geweier; niks het verander nie",
  waits: "Dit wag nou vir ’n tweede administrateur",
  kinds: {
    pledge: "Geld ontvang vir",
    grant: "Toekenning van die Frontline Fund",
    refund: "Terugbetaling van",
    payout_failed: "Het nie aangekom nie: uitbetaling",
    payout_returned: "Deur die bank teruggestuur: uitbetaling",
    suspense_return: "Gee terug",
    suspense_attach: "Heg aan ’n skenking",
    suspense_keep: "Behou as regstelling",
  },
  payouts: {
    approveAll: "{n, plural, one {Keur die een uitbetaling op hierdie bladsy goed} other {Keur die # uitbetalings op hierdie bladsy goed}}",
    approvedAll: "{n, plural, =0 {Geen kon goedgekeur word nie} one {# uitbetaling goedgekeur} other {# uitbetalings goedgekeur}}; ’n ander administrateur kan nou stuur",
    waitsYouMade: "Wag vir ’n tweede administrateur: jy het hierdie uitbetaling gemaak.",
    waitsYouExported: "Wag vir ’n tweede administrateur: jy het hierdie lêer uitgevoer.",
    waitsYouApproved: "Wag vir ’n tweede administrateur: jy het hierdie uitbetaling goedgekeur, iemand anders neem dit na die bank en merk dit as gestuur.",
    approveFirst: "Het ’n tweede administrateur se ja nodig voordat dit vertrek.",
    endNeedsTwo: "Met die bank se verwysing; ’n tweede administrateur sê dieselfde voordat die geld weer verskuldig is.",
    exportHelp: "Elke uitbetaling wat wag om gestuur te word en wat deur ’n ander administrateur as jy goedgekeur is; dit tel van dan af as onderweg en is in geen verdere lêer nie.",
  },
  suspense: {
    title: "Geld wat by geen skenking pas nie",
    intro: "’n Betaling het ingekom wat nie is wat ’n skenking sê nie. Net die organisasie wat dit noem, wag vir sy uitbetalings. Besluit wat daarvan word; elke besluit is ’n inskrywing in die grootboek met sy rede.",
    none: "Geen geld wag vir ’n besluit nie.",
    charge: "Betaling",
    why: "Hoekom",
    double: "tweede betaling van ’n skenking wat betaal is",
    gift: "Skenking {ref} van {amount}, {ngo}",
    giftField: "Skenking om dit aan te heg (nommer)",
    reason: "Rede",
    return: "Gee dit terug",
    attach: "Heg aan die skenking",
    keep: "Behou as regstelling",
    returning: "Op pad terug na die betaler",
    decided: { return: "Dit word aan die betaler teruggegee", attach: "Dit is nou dié van die skenking, en die skenker kry die kwitansie", keep: "Dit word as regstelling behou" },
  },
};
export default secondPerson;
