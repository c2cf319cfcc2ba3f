import type en from "@/lib/i18n/messages/en/outreach";
import type { Translation } from "@/lib/i18n/shape";

// Data: the texts of one area.
const outreach: Translation<typeof en> = {
  open: "Msaada wa kuwafikia watu",
  title: "Msaada wa kuwafikia watu",
  lead: "Rasimu za “{title}”, kutokana na yaliyo kwenye ukurasa wake. Zisome, zibadilishe, kisha uzitume mwenyewe: hakuna kinachotumwa kutoka hapa.",
  back: "Kampeni zako",
  draftCampaign:
    "Chapisha kampeni hii kwanza: hadi hapo hakuna anayeweza kufungua anwani iliyo kwenye rasimu.",
  language: "Lugha ya rasimu",
  kinds: {
    email: "Barua pepe kwa wachangiaji",
    whatsapp: "Ujumbe wa WhatsApp",
    x: "Chapisho la X",
    linkedin: "Chapisho la LinkedIn",
    instagram: "Maelezo ya picha ya Instagram",
    thanks: "Barua ya shukrani",
  },
  text: "Maandishi: {kind}",
  length: "Herufi {n} kati ya {max}",
  tooLong: "Herufi {n}, isizidi {max}",
  byTemplate: "Yameandikwa kutokana na kiolezo chetu",
  byModel: "Yameandikwa na huduma ya AI ({model}). Kagua kila sentensi.",
  instead: "Huduma ya AI haikutoa jibu linalofaa, kwa hiyo hiki ni kiolezo chetu.",
  edited: "Yamebadilishwa na wewe",
  write: "Andika kwa huduma ya AI",
  writing: "Inaandika…",
  again: "Rudi kwenye kiolezo",
  copy: "Nakili",
  copied: "Imenakiliwa",
  copyFailed: "Imeshindikana kunakili: chagua maandishi na uyanakili",
  share: "Shiriki",
  draft: {
    subject: "Mada: {title}",
    hello: "Ndugu na marafiki,",
    about: "{ngo} inafanya kazi ya “{cause}” ({country}).",
    campaign: "Tunachangisha fedha kwa ajili ya “{title}”.",
    raised:
      "{n, plural, one {Mtu mmoja amechangia} other {Watu # wamechangia}} {raised} hadi sasa.",
    raisedOf:
      "{n, plural, one {Mtu mmoja amechangia} other {Watu # wamechangia}} {raised} kati ya {goal} hadi sasa.",
    first: "Ndiyo kwanza tunaanza: mchango wako utakuwa wa kwanza.",
    firstOf: "Lengo letu ni {goal}, na mchango wako utakuwa wa kwanza.",
    time: "{n, plural, =0 {Leo ni siku ya mwisho.} one {Imebaki siku moja.} other {Zimebaki siku #.}}",
    give: "Changia hapa: {url}",
    read: "Soma zaidi hapa: {url}",
    share: "Kama huwezi kuchangia, tafadhali mtumie mtu ambaye huenda angependa kuchangia.",
    bye: "Kwa shukrani,\n{ngo}",
    bio: "Kiungo kiko kwenye wasifu wetu.",
    tags: "#changia #jamii #Afrika",
    dear: "Ndugu [jina],",
    thanks: "asante kwa mchango wako kwa “{title}”. Una maana kubwa kwa kila mtu hapa {ngo}.",
    thanksRead: "Unaweza kuona maendeleo ya kampeni hapa: {url}",
  },
};
export default outreach;
