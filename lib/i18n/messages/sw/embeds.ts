// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/embeds";
import type { Translation } from "@/lib/i18n/shape";

const embeds: Translation<typeof en> = {
  title: "Kwenye tovuti nyingine",
  intro:
    "Chagua cha kuonyesha, kisha nakili msimbo uuweke kwenye ukurasa unapotaka kionekane. Hakuna msimbo unaoweka kidakuzi, na hakuna anayelipa ndani ya fremu: kuchangia hufungua tovuti hii kwenye kichupo kipya.",
  back: "Rudi kwenye kampeni",
  draft: "Chapisha kampeni kwanza: kabla ya hapo hakuna anayeweza kuiona.",
  manageIntro:
    "Onyesha kampeni hii kwenye tovuti yako mwenyewe: kadi, kitufe, maendeleo yake, fomu ya kiasi au beji.",
  manageLink: "Misimbo ya tovuti yako",
  kind: "Cha kuonyesha",
  kinds: { card: "Kadi", button: "Kitufe", thermometer: "Maendeleo", form: "Fomu ya kiasi" },
  theme: "Rangi",
  themes: { light: "Za mwanga", dark: "Za giza", auto: "Kama za kifaa cha mgeni" },
  language: "Lugha",
  show: "Onyesha",
  preview: "Hakikisho",
  codes: "Misimbo",
  names: {
    script: "Kiungo pamoja na skripti",
    link: "Kiungo pekee",
    frame: "Fremu",
    badgeHtml: "Beji, HTML",
    badgeMarkdown: "Beji, Markdown",
  },
  hints: {
    script:
      "Kwa tovuti nyingi. Bila skripti, wageni huona kiungo. Skripti moja inatosha kwa viungo vingi.",
    link: "Kwa barua pepe na tovuti zisizokubali skripti. Kwenye WordPress, bandika anwani pekee, kwenye mstari wake: inageuka kuwa kadi.",
    frame: "Kwa tovuti zinazokubali fremu lakini si skripti. Kimo chake hakibadiliki.",
    badgeHtml: "Picha yenye kiasi kilichochangwa.",
    badgeMarkdown: "Picha hiyohiyo kwa faili ya README.",
  },
  copy: "Nakili",
  copied: "Msimbo umenakiliwa",
  copyFailed: "Imeshindikana kunakili. Tafadhali teua msimbo na uunakili mwenyewe.",
  giveTo: "Changia “{title}”",
  raised: "Zimechangwa",
  raisedOf: "{title}: {raised} zimechangwa kati ya {goal}, {percent}",
  raisedSum: "{title}: {raised} zimechangwa",
  go: "Endelea",
  newTab: "hufunguka kwenye kichupo kipya",
  pages: "Kwenye tovuti yoyote",
  pagesList: [
    "Kiungo cha kampeni chenye data-harambee hugeuka kuwa fremu skripti inapoanza kufanya kazi: “card” (ya kawaida), “button”, “thermometer” au “form”. data-harambee-theme ni “dark” au “auto”. Lugha ni ile ya anwani ya kiungo.",
    "Skripti ni ndogo, haiweki kidakuzi na haihifadhi chochote. Huweka kwenye fremu tovuti hii pekee. Bila skripti, au pale fremu isipojibu, kiungo hubaki kiungo.",
    "Ukurasa wenye sera ya usalama wa maudhui (Content Security Policy) huruhusu seva yetu: script-src na frame-src. Kwa tagi ya pili, hashi katika script-src inatosha badala ya seva; frame-src bado inatutaja. Faili hiyo haibadiliki kamwe; toleo jipya lina anwani mpya.",
    "Fremu na ukurasa hutumiana ujumbe kwa anwani zao kamili za asili (origin) pekee.",
    "Kurasa zinazojua oEmbed (kwa mfano WordPress) hugeuza anwani iliyobandikwa kuwa kadi. Picha /campaigns/…/badge.svg huchukua theme (light, dark) na lang.",
  ],
};
export default embeds;
