import type en from "@/lib/i18n/messages/en/secondPerson";
import type { Translation } from "@/lib/i18n/shape";

/** Words of the console about decisions that take two administrators, and about money that fits no gift. */
const secondPerson: Translation<typeof en> = {
  title:
    "{n, plural, one {Uamuzi # unasubiri msimamizi wa pili} other {Maamuzi # yanasubiri msimamizi wa pili}}",
  intro: "Inasubiri idhini ya msimamizi wa pili.",
  asked: "imeombwa na {who}, {date}",
  yours: "Wewe ndiye uliyeomba hili, kwa hiyo msimamizi mwingine lazima akubali.",
  approve: "Kubali",
  refuse: "Kataa",
  withdraw: "Ondoa",
  approved: "Imekubaliwa na kufanyika",
  refused: "Imekataliwa; hakuna kilichobadilika",
  waits: "Hili sasa linasubiri msimamizi wa pili",
  kinds: {
    pledge: "Fedha zilizopokelewa kwa ajili ya",
    grant: "Ruzuku kutoka Frontline Fund",
    refund: "Marejesho ya",
    payout_failed: "Hayakufika: malipo",
    payout_returned: "Yamerudi kutoka benki: malipo",
    suspense_return: "Kumrudishia mlipaji",
    suspense_attach: "Kuunganisha na mchango",
    suspense_keep: "Kubaki nazo kama masahihisho",
  },
  payouts: {
    approveAll:
      "{n, plural, one {Idhinisha malipo pekee kwenye ukurasa huu} other {Idhinisha malipo # kwenye ukurasa huu}}",
    approveAllSure:
      "{payouts} ni {amount} kwa jumla. Msimamizi mwingine anaweza kuyatuma ukishayaidhinisha.",
    approveAllYes: "Idhinisha {amount}",
    approvedAll:
      "{n, plural, =0 {Hakuna yaliyoweza kuidhinishwa} one {Malipo # yameidhinishwa} other {Malipo # yameidhinishwa}}; msimamizi mwingine anaweza kutuma sasa",
    waitsYouMade: "Yanasubiri msimamizi wa pili: wewe ndiye uliyeandaa malipo haya.",
    waitsYouExported: "Yanasubiri msimamizi wa pili: wewe ndiye uliyepakua faili hii.",
    waitsYouApproved:
      "Yanasubiri msimamizi wa pili: wewe ndiye uliyeidhinisha malipo haya, kwa hiyo mtu mwingine lazima ayapeleke benki na kuyawekea alama kuwa yametumwa.",
    approveFirst: "Yanaweza kutumwa msimamizi wa pili akishayaidhinisha.",
    endWaits:
      "Msimamizi amesema kwamba malipo haya yameshindikana au yamerudi. Wa pili lazima akubali, juu ya ukurasa huu.",
    endNeedsTwo:
      "Ingiza namba ya kumbukumbu ya benki. Fedha zinarudi kwenye salio tu baada ya msimamizi wa pili kukubali.",
    exportHelp:
      "Faili ina kila malipo yanayosubiri kutumwa na yaliyoidhinishwa na msimamizi ambaye si wewe. Kuanzia hapo yanahesabiwa kuwa yanatumwa na hayatokei katika faili ya baadaye.",
  },
  suspense: {
    title: "Fedha zisizolingana na mchango wowote",
    intro:
      "Malipo haya hayalingani na michango yake. Hadi uamue, malipo kwa shirika lililotajwa yamezuiwa; mengine yote yanaendelea. Kila uamuzi unaandikwa kwenye leja pamoja na sababu yake.",
    none: "Hakuna fedha zinazosubiri uamuzi.",
    charge: "Malipo",
    why: "Kwa nini",
    double: "malipo ya pili ya mchango uliokwisha kulipwa",
    reasons: {
      noGift: "hakuna mchango wenye namba hii",
      pledge: "mchango ni ahadi, ambayo hailipwi kwa kadi",
      mode: "malipo ya majaribio kwa mchango halisi, au kinyume chake",
      amount: "kiasi tofauti na cha mchango",
      currency: "sarafu tofauti na ya mchango",
      otherGift: "malipo yanataja mchango mwingine",
      otherPage: "yalilipwa kwenye ukurasa wa malipo tofauti na wa mchango",
    },
    gift: "Mchango {ref} wa {amount}, {ngo}",
    giftField: "Mchango wa kuunganisha nao (namba)",
    reason: "Sababu",
    return: "Mrudishie mlipaji",
    attach: "Unganisha na mchango",
    keep: "Baki nazo kama masahihisho",
    returning: "Ziko njiani kurudi kwa mlipaji",
    decided: {
      return: "Fedha zinarudi kwa mlipaji",
      attach: "Zimeunganishwa na mchango; mchangiaji anapata risiti",
      keep: "Zimebaki kama masahihisho",
    },
  },
};
export default secondPerson;
