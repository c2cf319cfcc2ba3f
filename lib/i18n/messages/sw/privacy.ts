import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/privacy";
import type { Translation } from "@/lib/i18n/shape";

const privacy: Translation<typeof en> = {
  title: "Sera ya faragha",
  description: `Kile ambacho ${site.name} huhifadhi, kwa muda gani, nani anakiona, na jinsi ya kukifuta.`,
  lead: "Tunachohifadhi, kwa nini, kwa muda gani, nani anakiona, na jinsi ya kukifuta. Kwa maneno rahisi.",
  contents: "Kwenye ukurasa huu",
  sections: [
    {
      heading: "Unapochangia",
      text: [
        "Tunahifadhi jina lako, anwani yako ya barua pepe, kiasi, kampeni, tarehe, na ujumbe au jina la mtu unayemkumbuka ukiliandika. Tunavihitaji ili kurekodi mchango, kukutumia risiti na kujibu maswali yako.",
        "Namba ya kadi yako haitufikii kamwe: unaiandika kwenye fomu ya kampuni yetu ya malipo. Tunahifadhi namba ya kumbukumbu ya malipo ya kampuni hiyo, na hakuna kingine kuhusu kadi.",
        "Jina lako huwa kwenye ukurasa wa hadharani tu ukiwasha “Onyesha jina langu hadharani”. Shirika unalolichangia huona jina lako na anwani yako ya barua pepe isipokuwa ukizima “Lionyeshe shirika jina langu na barua pepe yangu”. Ujumbe wako husomwa na shirika hilo na sisi. Ukikubali, huwekwa pia kwenye ukurasa wa kampeni hadi utakapouondoa, jambo unaloweza kufanya kupitia kiungo kilicho kwenye risiti yako.",
        "Ukiomba kuambiwa mchango wako unafanya nini, tunahifadhi ombi hilo pamoja na anwani yako na kukutumia taarifa za kampeni kwa barua pepe hadi uzikomeshe kwa kiungo kilicho katika kila moja. Shirika halipati anwani yako kutoka kwetu kwa ajili hiyo.",
        "Shirika linaweza kuhifadhi maelezo na lebo zake kuhusu wachangiaji wake. Hakuna mtu nje ya shirika anayeviona.",
      ],
    },
    {
      heading: "Unaposajili shirika",
      text: [
        "Tunahifadhi unachoandika kwenye usajili, hati unazopakia na maamuzi yanayofanywa kuzihusu. Hati hufunguliwa na watu wa shirika lako na wakaguzi wetu pekee.",
        "Maelezo ya benki husimbwa kwa ufunguo unaotunzwa mbali na hifadhidata, na huonyeshwa yakiwa yamefichwa kwa sehemu. Manenosiri huhifadhiwa kwa namna ambayo haiwezi kurudishwa kuwa maandishi ya awali.",
      ],
    },
    {
      heading: "Unapotuandikia",
      text: [
        "Tunahifadhi jina lako, anwani ya barua pepe, mada na ujumbe ili tuweze kukujibu.",
        "Ukiwasilisha lalamiko kuhusu shirika, wasimamizi wetu pekee ndio wanaolisoma: shirika halioni maneno yako wala wewe ni nani. Anwani yako ya barua pepe, ukiitoa, hufutwa siku 180 baada ya sisi kumaliza.",
      ],
    },
    {
      heading: "Unapojitolea kusaidia",
      text: [
        "Tunahifadhi jina lako, anwani yako ya barua pepe na unachoandika kuhusu msaada wako, na kuvionyesha kwa shirika unalojitolea ukishathibitisha anwani yako. Hufutwa siku 90 baada ya tangazo la kujitolea kuisha. Ukiondoa ombi lako kwa kiungo kilicho kwenye barua pepe, anwani na maneno yako hufutwa mara moja. Ombi lisilothibitishwa hufutwa baada ya siku 14.",
      ],
    },
    {
      heading: "Unapofungua ukurasa wako mwenyewe",
      text: [
        "Jina lako, picha yako, maneno yako na kiasi kilichochangwa kupitia ukurasa huo viko hadharani. Anwani yako ya barua pepe huonekana kwetu pekee: tunaitumia kukutumia kiungo cha ukurasa wako. Hufutwa siku 90 baada ya ukurasa wako au kampeni yake kuisha. Ukurasa usiothibitishwa hufutwa baada ya siku saba. Unaporipoti ukurasa, tunahifadhi unachoandika na hakuna chochote kukuhusu.",
      ],
    },
    {
      heading: "Vidakuzi",
      text: [
        "Kidakuzi kimoja hukuweka ukiwa umeingia; skripti haziwezi kukisoma. Kingine hukumbuka lugha yako, kingine kitufe gani cha Dashibodi cha kuonyesha, na namba ya nasibu huzuia “Penda” isihesabiwe mara mbili. Kingine huiambia akaunti yako, kwa mwaka mmoja, kwamba umewahi kuingia kwa kivinjari hiki. Hakuna matangazo, hakuna ufuatiliaji, na hakuna skripti ya kampuni nyingine kwenye tovuti hii isipokuwa moja: ya kampuni yetu ya malipo, ambayo hupakiwa unapoendelea kulipa. Inaweza kuweka vidakuzi vyake. Video ya kampeni huombwa kutoka YouTube au Vimeo tu unapobonyeza Cheza.",
        "Unachoandika kwenye fomu ya kampeni hubaki kwenye kivinjari chako mwenyewe, kwa muda usiozidi siku saba, hadi ukihifadhi au utoke kwenye akaunti.",
      ],
    },
    {
      heading: "Nani mwingine anaona data",
      text: [
        "Kampuni ya malipo, ili kupokea malipo. Hakuna mwingine: hatuuzi wala hatukodishi data, na hatuipi mtu mwingine isipokuwa sheria itulazimishe.",
      ],
    },
    {
      heading: "Kwa muda gani",
      text: [
        "Tunahifadhi kumbukumbu za michango, risiti na malipo kwa mashirika kwa angalau miaka saba, kwa sababu sheria ya kodi inadai hivyo. Ujumbe huondolewa baada ya miaka miwili, pamoja na barua pepe zilizotokana nao. Barua pepe ambayo shirika linatutumia kama ripoti huondolewa ikishasomwa, na anwani iliyotoka baada ya siku 90. Akaunti na hati za shirika huhifadhiwa kwa muda wote akaunti ipo, na huondolewa ukiomba. Vihesabio vya kiufundi dhidi ya matumizi mabaya hutoweka ndani ya siku moja. Viungo na misimbo katika barua pepe huondolewa ikishatumwa, maandishi yake baada ya siku 90, na kumbukumbu kwamba ilitumwa baada ya miezi 13. Taarifa ya miamala ambayo shirika linatutumia tuisome huondolewa ndani ya siku moja; michango iliyorekodiwa kutoka humo, pamoja na majina na anwani za barua pepe za wachangiaji wake, hubaki hadi shirika liifute. Tulichotuma kwa programu za shirika huondolewa baada ya siku 30. Matukio ya malipo hupunguzwa na kubaki namba zake tu baada ya siku 90. Kumbukumbu za nani aliingia na nani alifungua nini huhifadhiwa kwa miezi 13, na maamuzi kuhusu fedha na mashirika kwa miaka saba.",
      ],
    },
    {
      heading: "Kufuta data yako",
      text: [
        "Andika kwa {email} kutoka anwani inayohusika. Tunakutumia tulicho nacho, tunarekebisha kisicho sahihi, na tunaondoa kile ambacho sheria haitulazimishi kuhifadhi; kinacholazimika kubaki hutenganishwa na jina lako inapowezekana. Unaweza kuficha jina lako kwenye kurasa za hadharani wakati wowote, kupitia kiungo kilicho kwenye risiti yako.",
      ],
    },
  ],
};
export default privacy;
