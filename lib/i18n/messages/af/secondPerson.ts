import type en from "@/lib/i18n/messages/en/secondPerson";
import type { Translation } from "@/lib/i18n/shape";

/** Words of the console about acts that take two administrators, and about money that fits no gift. */
const secondPerson: Translation<typeof en> = {
  title:
    "{n, plural, one {# besluit wag vir ’n tweede administrateur} other {# besluite wag vir ’n tweede administrateur}}",
  intro: "Wag vir ’n tweede administrateur se goedkeuring.",
  asked: "gevra deur {who}, {date}",
  yours: "Jy het dit gevra, dus moet ’n ander administrateur saamstem.",
  approve: "Stem saam",
  refuse: "Weier",
  withdraw: "Trek terug",
  approved: "Saamgestem en gedoen",
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
    approveAll:
      "{n, plural, one {Keur die een uitbetaling hier goed} other {Keur die # uitbetalings hier goed}}",
    approveAllSure:
      "{payouts} kom op {amount} te staan. ’n Ander administrateur kan dit stuur sodra jy dit goedgekeur het.",
    approveAllYes: "Keur {amount} goed",
    approvedAll:
      "{n, plural, =0 {Geen kon goedgekeur word nie} one {# uitbetaling goedgekeur} other {# uitbetalings goedgekeur}}; ’n ander administrateur kan nou stuur",
    waitsYouMade: "Wag vir ’n tweede administrateur: jy het hierdie uitbetaling gemaak.",
    waitsYouExported: "Wag vir ’n tweede administrateur: jy het hierdie lêer uitgevoer.",
    waitsYouApproved:
      "Wag vir ’n tweede administrateur: jy het hierdie uitbetaling goedgekeur, dus moet iemand anders dit na die bank neem en as gestuur merk.",
    approveFirst: "Dit kan gestuur word sodra ’n tweede administrateur dit goedgekeur het.",
    endWaits:
      "’n Administrateur het gesê dat hierdie uitbetaling misluk of teruggekom het. ’n Tweede een moet saamstem, bo-aan hierdie bladsy.",
    endNeedsTwo:
      "Voer die bank se verwysing in. Die geld keer eers na die saldo terug wanneer ’n tweede administrateur saamstem.",
    exportHelp:
      "Die lêer bevat elke uitbetaling wat wag om gestuur te word en wat deur ’n ander administrateur as jy goedgekeur is. Van dan af tel hulle as onderweg en verskyn in geen latere lêer nie.",
  },
  suspense: {
    title: "Geld wat by geen skenking pas nie",
    intro:
      "Hierdie betalings verskil van wat hul skenking sê. Totdat jy besluit, word uitbetalings aan die genoemde organisasie teruggehou; al die ander gaan voort. Elke besluit word met sy rede in die grootboek geskryf.",
    none: "Geen geld wag vir ’n besluit nie.",
    charge: "Betaling",
    why: "Hoekom",
    double: "tweede betaling vir ’n skenking wat reeds betaal is",
    reasons: {
      noGift: "geen skenking het hierdie nommer nie",
      pledge: "die skenking is ’n belofte, wat nie per kaart betaal word nie",
      mode: "’n toetsbetaling vir ’n regte skenking, of andersom",
      amount: "’n ander bedrag as die skenking s’n",
      currency: "’n ander geldeenheid as die skenking s’n",
      otherGift: "die betaling noem ’n ander skenking",
      otherPage: "op ’n ander betaalbladsy as die skenking s’n betaal",
    },
    gift: "Skenking {ref} van {amount}, {ngo}",
    giftField: "Skenking om dit aan te heg (nommer)",
    reason: "Rede",
    return: "Gee dit terug",
    attach: "Heg aan die skenking",
    keep: "Behou as regstelling",
    returning: "Op pad terug na die betaler",
    decided: {
      return: "Die geld gaan terug na die betaler",
      attach: "Aan die skenking geheg; die skenker kry ’n kwitansie",
      keep: "As regstelling behou",
    },
  },
};
export default secondPerson;
