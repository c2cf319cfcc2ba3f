import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/email";
import type { Translation } from "@/lib/i18n/shape";

/** Words of every mail to donors, organisations and the operator. */
const email: Translation<typeof en> = {
  greeting: "Habari {name},",
  footAllLead: "Michango yako yote, na taarifa za michango kwa kipindi chochote:",
  footAll: "Angalia michango yako",
  footGift: "Angalia mchango wako",
  footGiftLead: "Fuatilia mchango wako, pakua risiti au ficha jina lako:",
  footMonthly: "Simamia mchango wako wa kila mwezi",
  footMonthlyLead:
    "Badilisha kiasi au kadi, sitisha kwa muda au komesha mchango wako wa kila mwezi:",
  nextPayment: "Malipo yanayofuata",
  makeMonthlyLead: "Ungependa kuchangia kila mwezi? Hakuna kinachotozwa kabla hujathibitisha:",
  makeMonthly: "Changia {amount} kwa mwezi, malipo ya kwanza tarehe {date}",
  seeCampaign: "Angalia kampeni",
  campaign: "Kampeni",
  organisation: "Shirika",
  amount: "Kiasi",
  date: "Tarehe",
  method: "Njia ya malipo",
  monthly: "kila mwezi",
  receipt: {
    cover: "Kati ya hizi, nyongeza kwa ajili ya ada ya malipo",
    fee: "Ada ya malipo",
    platformFee: `Ada ya ${site.name}`,
    reaches: "Zinazofika kwa {ngo}",
    subject: "Risiti yako kutoka {site}: {amount}",
    heading: "Asante, {name}.",
    headingPlain: "Asante.",
    preview: "{amount} kwa {ngo}. Hifadhi hii kwa kumbukumbu zako.",
    text: "Tumepokea mchango wako kwa “{campaign}” tarehe {date}. Barua pepe hii ni risiti yako; PDF imeambatishwa.",
    number: "Risiti",
    giftNumber: "Mchango",
    need: "Kwa ajili ya",
    givenBy: "Mchangiaji",
    onPage: "kama ilivyoandikwa kwenye ukurasa wa mchango wako",
    inHonour: "Kwa heshima ya",
    inMemory: "Kwa kumbukumbu ya",
    givenTo: "Mpokeaji",
    deductible:
      "{legalName} ni {legalForm}, namba ya mlipa kodi {taxId}. {noGoods} Mchango wako hupunguza mapato yanayotozwa kodi {where} kwa kadiri sheria inavyoruhusu. Kama unalipa kodi katika nchi nyingine, sheria za huko hutumika.",
    plain: "{noGoods}",
    demo: "Majaribio: si fedha halisi. Hii si risiti ya kodi.",
    title: "Risiti",
    fileName: "risiti-{ref}.pdf",
    issuedBy: "Imetolewa na",
    net: "Zilizorejeshwa tangu hapo",
    pledged: "Kiasi kilichoahidiwa",
    letters:
      "Baadhi ya herufi hazikuweza kuchapwa na zimeonyeshwa kwa herufi za Kilatini. Kumbukumbu na barua pepe zetu zinazihifadhi kama zilivyoandikwa.",
  },
  dedication: {
    subjectHonour: "Mchango umetolewa kwa heshima ya mtu",
    subjectMemory: "Mchango umetolewa kwa kumbukumbu ya mtu",
    heading: "Kuna kadi inayokusubiri",
    text: "Mtu ametoa mchango kwa “{campaign}”, kampeni ya {ngo}, na ametuomba tukujulishe. Unaweza kusoma ni kwa ajili ya nani, na ujumbe wake kwako, kwenye ukurasa wetu:",
    button: "Soma kadi",
    note: "Tumetuma kadi hii kwa ombi la mchangiaji na hatutatumia anwani yako kwa jambo jingine lolote. Kama haina maana kwako, unaweza kuipuuza.",
  },
  pledge: {
    subject: "Jinsi ya kutuma mchango wako ({order})",
    heading: "Jinsi ya kutuma mchango wako",
    text: "Umeahidi mchango kwa “{campaign}”. Hujatozwa chochote. Tafadhali taja namba hii ya kumbukumbu unapoutuma:",
    order: "Namba ya kumbukumbu",
    paypal: "Tuma kiasi kwa PayPal kwenye ukurasa ulio hapa chini.",
    venmo: "Tuma kiasi kwa Venmo kwenye ukurasa ulio hapa chini.",
    open: "Fungua ukurasa wa malipo",
    daf: "Mwombe msimamizi wa mfuko wako wa hisani apendekeze ruzuku kwa {legalName}, namba ya mlipa kodi {taxId}, {address}, akitaja namba ya kumbukumbu iliyo hapo juu kama madhumuni.",
    dafPlain:
      "Mwombe msimamizi wa mfuko wako wa hisani apendekeze ruzuku kwa {legalName}, {address}, akitaja namba ya kumbukumbu iliyo hapo juu kama madhumuni.",
    ask: "Andika kwa {email} ukitaja namba ya kumbukumbu iliyo hapo juu, nasi tutakujibu na maelezo ya {method}.",
    monthly:
      "Ulitaka kuchangia kila mwezi. Hatukutozi moja kwa moja: tafadhali tuma mchango wako kila mwezi, kwa namba ileile ya kumbukumbu.",
    after:
      "Mchango wako unarekodiwa, na tunatuma risiti, unapofika. Isipotumika, namba hii ya kumbukumbu inaisha tarehe {date}.",
    yoursLead:
      "Ungependa kukumbushwa hadi mchango wako ufike? Thibitisha kwamba ahadi hii ni yako. Vinginevyo hatutaandika tena kuihusu.",
    yours: "Angalia ahadi yako",
    ignore: "Kama hukuomba hili, unaweza kupuuza barua pepe hii.",
    reminderSubject: "Mchango wako {order} bado haujafika",
    reminderHeading: "Mchango wako bado haujafika",
    reminderText:
      "Tarehe {date} uliahidi mchango kwa “{campaign}”. Hivi ndivyo unavyoweza kuutuma. Kama umeshautuma, au umebadilisha nia, unaweza kupuuza barua pepe hii.",
    endedSubject: "Muda wa namba ya kumbukumbu {order} umekwisha",
    endedHeading: "Muda wa ahadi yako umekwisha",
    expiredText:
      "Tarehe {date} uliahidi mchango kwa “{campaign}”. Hatukupokea chochote chenye namba ya kumbukumbu {order}, kwa hiyo muda wake umekwisha. Hujatozwa chochote.",
    canceledText:
      "Tarehe {date} uliahidi mchango kwa “{campaign}”. Tumeghairi namba ya kumbukumbu {order}. Hujatozwa chochote.",
    endedSent: "Je, ulituma mchango wako? Andika kwa {email}, nasi tutautafuta.",
    again: "Changia kwa njia nyingine",
  },
  debit: {
    subject: "Malipo yako ya benki yanaendelea",
    heading: "Malipo yako ya benki yanaendelea",
    text: "Benki yako inatuma {amount} kwa “{campaign}”. Hii huchukua hadi siku nne za kazi. Tutakuandikia tena, pamoja na risiti yako, zitakapofika. Tutakujulisha pia zisipofika.",
  },
  failed: {
    subject: "Malipo yako hayakufanikiwa",
    heading: "Malipo yako hayakufanikiwa",
    text: "{amount} kwa “{campaign}” hazikutufikia: benki ilizirudisha. Hujatozwa chochote, au fedha ziko njiani kurudi kwako.",
    again: "Jaribu tena",
  },
  refund: {
    subject: "{amount} zimerejeshwa",
    heading: "Mchango wako umerejeshwa",
    text: "{amount} za mchango wako kwa “{campaign}” ziko njiani kurudi kwenye kadi au akaunti uliyolipia. Inaweza kuchukua hadi siku kumi kuonekana kwenye taarifa ya akaunti yako.",
    left: "Mchango uliobaki",
    note: "Risiti yako sasa ni halali kwa kiasi kilichobaki pekee.",
  },
  suspenseReturned: {
    heading: "Malipo yako yanarudishwa",
    text: "{amount} ulizolipa kwa “{campaign}” hazikulingana na mchango uliokusudiwa, au zililipwa mara mbili. Ziko njiani kurudi kwenye kadi au akaunti uliyolipia. Inaweza kuchukua hadi siku kumi kuonekana kwenye taarifa ya akaunti yako.",
  },
  refundFailed: {
    subject: "Marejesho ya {amount} yameshindikana ({ref})",
    heading: "Marejesho yameshindikana",
    text: "Benki imekataa marejesho ya {amount} ya mchango {ref}. Fedha zinahesabiwa tena kuwa za shirika. Zinapaswa kurudishwa kwa mchangiaji kwa njia nyingine.",
  },
  monthlyFailed: {
    subject: "Mchango wako wa kila mwezi umekataliwa",
    heading: "Mchango wako wa kila mwezi umekataliwa",
    text: "{amount} za mwezi huu kwa “{campaign}” zimekataliwa. Tutajaribu tena katika siku chache zijazo. Kama kadi yako imebadilika, tafadhali isasishe:",
    button: "Simamia mchango wako wa kila mwezi",
  },
  declined: {
    expired: "Benki inasema kadi imeisha muda wake.",
    funds: "Benki inasema kiasi hicho hakikupatikana wakati huo.",
    limit: "Benki inasema kikomo cha kadi kimefikiwa.",
    confirm:
      "Benki inataka uthibitishe malipo haya mwenyewe; unaweza kufanya hivyo kwenye ukurasa ulio hapa chini.",
    details: "Benki inasema taarifa za kadi si sahihi tena.",
    unsupported: "Benki inasema kadi hii haikubali malipo ya aina hii.",
    account: "Benki inasema haiwezi kutoa pesa kwenye akaunti hii.",
    temporary: "Benki haikupatikana. Huhitaji kufanya chochote: tutajaribu tena.",
    refused: "Benki imekataa malipo na haitupi sababu; inaweza kukueleza zaidi.",
  },
  monthlySetUp: {
    subject: "Mchango wako wa kila mwezi umewekwa",
    heading: "Mchango wako wa kila mwezi umewekwa",
    text: "Mchango wako wa kila mwezi kwa “{campaign}” umewekwa. Malipo ya kwanza ya {amount} ni tarehe {date}. Hakuna kilichotozwa leo.",
    then: "Kuanzia hapo kiasi kilekile hulipwa tarehe ileile kila mwezi, na kila mara utapata risiti. Kabla ya siku hiyo unaweza kubadilisha kiasi, kuruka mwezi, kusitisha au kukomesha.",
    first: "Malipo ya kwanza",
    button: "Simamia mchango wako wa kila mwezi",
  },
  monthlyAlready: {
    subject: "Tayari unachangia kila mwezi",
    heading: "Tayari unachangia kila mwezi",
    text: "Mtu fulani, bila shaka wewe, anaandaa mchango mwingine wa kila mwezi kwa “{campaign}” kwa anwani hii. Tayari unaichangia {amount} kwa mwezi, na mchango huo unaendelea.",
    more: "Kama ulitaka tu kubadilisha kiasi, unaweza kufanya hivyo kwenye ukurasa wa mchango wako.",
  },
  monthlyStopped: {
    subject: "Mchango wako wa kila mwezi umekoma",
    heading: "Mchango wako wa kila mwezi umekoma",
    byDonor:
      "Kama ulivyoomba, mchango wako wa kila mwezi wa {amount} kwa “{campaign}” umekoma. Hutatozwa tena. Asante kwa msaada wako.",
    byNgo:
      "Shirika limekomesha mchango wako wa kila mwezi wa {amount} kwa “{campaign}”. Hutatozwa tena; malipo yaliyopita hayarejeshwi. Asante kwa msaada wako.",
    byAdmin:
      "Tumekomesha mchango wako wa kila mwezi wa {amount} kwa “{campaign}”. Hutatozwa tena; malipo yaliyopita hayarejeshwi. Tuandikie kama hukutarajia hili.",
    byCampaign:
      "Kampeni “{campaign}” imekwisha, na hivyo mchango wako wa kila mwezi wa {amount} pia. Hutatozwa tena. Asante kwa msaada wako.",
    byFailure:
      "Mchango wako wa kila mwezi wa {amount} kwa “{campaign}” umekoma kwa sababu malipo yako yalikataliwa. Hatutajaribu tena. Asante kwa msaada wako.",
    unpaid:
      "Mchango wako wa kila mwezi wa {amount} kwa “{campaign}” umekoma kabla ya malipo ya kwanza. Hakuna kilichotozwa, na hakuna kitakachotozwa.",
    unpaidNgo: "Shirika limeukomesha.",
    unpaidAdmin: "Tumeukomesha. Tuandikie kama hukutarajia hili.",
    unpaidCampaign: "Kampeni imekoma.",
    unpaidFailure: "Malipo yake yalikataliwa, na hatutajaribu tena.",
    others: "Kampeni unazoweza kuchangia:",
    button: "Angalia kampeni zote",
  },
  monthlyPaused: {
    subject: "Mchango wako wa kila mwezi umesitishwa",
    heading: "Mchango wako wa kila mwezi umesitishwa",
    byDonor:
      "Kama ulivyoomba, mchango wako wa kila mwezi wa {amount} kwa “{campaign}” umesitishwa. Hutatozwa hadi utakapouendeleza.",
    byDonorUntil:
      "Kama ulivyoomba, mchango wako wa kila mwezi wa {amount} kwa “{campaign}” umesitishwa. Hutatozwa hadi {date}.",
    goesOn: "Kisha malipo yanaendelea yenyewe.",
    byCampaign:
      "Shirika limesitisha kampeni “{campaign}”, kwa hiyo mchango wako wa kila mwezi wa {amount} umesitishwa pia. Hutatozwa hadi kampeni itakapoendelea.",
    byNgo:
      "Shirika lenye kampeni “{campaign}” limesimamishwa wakati tunachunguza jambo fulani. Mchango wako wa kila mwezi wa {amount} umesitishwa, na hutatozwa kwa wakati huu.",
    button: "Simamia mchango wako wa kila mwezi",
  },
  confirmGiving: {
    subject: "Tafadhali thibitisha barua pepe yako",
    heading: "Thibitisha, kisha uendelee kuchangia",
    text: "Wewe, au mtu aliyeandika barua pepe yako, alitaka kuchangia kwenye {site}. Kutoka mtandao huohuo ilikuja michango mingi sana, au mingine ilishindikana; kwa hiyo tunauliza kama barua pepe hii ni yako.",
    button: "Thibitisha barua pepe yangu",
    note: "Kiungo hufanya kazi mara moja, kwa saa moja, na kwa mchango mmoja. Kama hukuwa wewe, usifanye chochote: hakuna kinachotozwa.",
  },
  donorChange: {
    subject: "Tafadhali thibitisha mabadiliko ya mchango wako",
    heading: "Tafadhali thibitisha mabadiliko haya",
    amountText:
      "Mtu mwenye kiungo cha mchango wako ameomba {amount} kwa mwezi ziende kwa “{campaign}” kuanzia malipo yajayo.",
    nameText:
      "Mtu mwenye kiungo cha mchango wako ameomba jina lako lionyeshwe kwa kila mtu kando ya mchango wako kwa “{campaign}”.",
    button: "Tazama na uthibitishe mabadiliko",
    note: "Kiungo kinafanya kazi mara moja, kwa siku moja. Kama si wewe, usifanye chochote: hakuna kitakachobadilika. Ukiwa na wasiwasi, andika kwa {email}.",
  },
  monthlyAmount: {
    subject: "Mchango wako wa kila mwezi sasa ni {amount}",
    heading: "Mchango wako wa kila mwezi una kiasi kipya",
    text: "Kuanzia {date} utachangia {amount} kwa mwezi kwa “{campaign}”.",
    textSoon: "Kuanzia malipo yanayofuata, {amount} kwa mwezi zinakwenda kwa “{campaign}”.",
    button: "Simamia mchango wako wa kila mwezi",
    note: "Kama hukubadilisha hili, tafadhali andika kwa {email}.",
  },
  monthlyResumed: {
    subject: "Mchango wako wa kila mwezi unaendelea tena",
    heading: "Mchango wako wa kila mwezi unaendelea tena",
    text: "Unachangia tena {amount} kwa mwezi kwa “{campaign}”. Asante.",
    button: "Simamia mchango wako wa kila mwezi",
  },
  links: {
    subject: "Michango yako kwenye {site}",
    heading: "Michango yako",
    text: "Hivi ndivyo viungo vya michango yako. Hufanya kazi bila nenosiri, kwa hiyo usimpe mtu mwingine barua pepe hii.",
    all: "Angalia michango yako yote",
    code: "Viungo visipofanya kazi, ingiza msimbo huu ndani ya dakika {n} kwenye ukurasa ulikoviomba:",
    note: "Si wewe? Puuza barua pepe hii.",
    row: "{amount} kwa {campaign}, {date}",
    rowMonthly: "{amount} kwa mwezi kwa {campaign}",
  },
  yearly: {
    subject: "Michango yako ya mwaka {year}",
    heading: "Michango yako ya mwaka {year}",
    text: "Hivi ndivyo ulivyochangia mwaka {year}, bila kuhesabu marejesho. Asante.",
    total: "Jumla",
    fileName: "michango-{year}.pdf",
  },
  payoutSent: {
    subject: "{amount} ziko njiani kwenda kwa {ngo}",
    heading: "{amount} ziko njiani",
    text: "Tumetuma malipo {number} kwenye akaunti ya benki ya shirika lako. Kwa kawaida hufika ndani ya siku moja hadi tano za kazi.",
    account: "Akaunti",
    reference: "Namba ya kumbukumbu ya benki",
    button: "Angalia michango iliyo katika malipo haya",
  },
  payoutFailed: {
    subject: "Malipo kwa {ngo} hayakufika",
    heading: "Malipo hayakufika",
    text: "Malipo {number} ya {amount} hayakuweza kufikishwa. Fedha zimerudi kwenye salio lako. Tafadhali angalia maelezo yako ya benki.",
    button: "Angalia maelezo ya benki",
  },
  contact: {
    operatorSubject: "Fomu ya mawasiliano: {subject}",
    operatorHeading: "Ujumbe kutoka fomu ya mawasiliano",
    name: "Jina",
    email: "Barua pepe",
    subjectLabel: "Mada",
    operatorNote: "Jibu tu barua pepe hii: jibu lako litaenda kwa anwani iliyo hapo juu.",
    replyHeading: "Jibu letu kwa ujumbe wako",
    replyText: "Ulituandikia tarehe {date} kuhusu “{subject}”. Hili ndilo jibu letu:",
    replyNote: "Jibu tu barua pepe hii ikiwa bado kuna swali.",
    answerSubject: "Tumepokea ujumbe wako",
    answerHeading: "Tumepokea ujumbe wako",
    answerText:
      "Asante kwa kuiandikia {site}. Tunasoma kila ujumbe na kwa kawaida tunajibu ndani ya siku mbili za kazi.",
    answerUrgent: "Je, ni kuhusu mchango? Kila risiti ina kiungo cha mchango wako.",
    answerNote: "Kama hukutuandikia, unaweza kupuuza barua pepe hii.",
  },
};
export default email;
