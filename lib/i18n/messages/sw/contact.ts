import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/contact";
import type { Translation } from "@/lib/i18n/shape";

const contact: Translation<typeof en> = {
  title: "Wasiliana nasi",
  description: "Tuandikie, tupigie simu au ututembelee. Tunasoma na kujibu kila ujumbe.",
  heading: "Tuandikie",
  lead: "Una swali kuhusu mchango, kampeni au ombi la shirika lako? Tunasoma na kujibu kila ujumbe.",
  name: "Jina lako",
  email: "Anwani ya barua pepe",
  subject: "Mada",
  message: "Ujumbe",
  send: "Tuma ujumbe",
  sending: "Inatumwa…",
  sent: "Ujumbe umetumwa!",
  sentText:
    "Asante. Tumekutumia uthibitisho kwa barua pepe, na kwa kawaida tunajibu ndani ya siku mbili za kazi.",
  another: "Tuma ujumbe mwingine",
  details: "Tulipo",
  address: "Anwani",
  mail: "Barua pepe",
  phone: "Simu",
  hours: "Saa za kazi",
  faq: "Maswali yanayoulizwa mara kwa mara",
  q1: "Uthibitisho huchukua muda gani?",
  a1: `Kwa kawaida uamuzi huchukua ${site.claims.verificationDays.sw}; pale tunapolazimika kukagua hati kwa msajili wa nchi nyingine, huchukua ${site.claims.verificationComplexDays.sw}. Cheti cha usajili ni lazima. Wakaguzi wetu pia huangalia uthibitisho wa uongozi na muhtasari wa matokeo ya kazi.`,
  q2: "Kuna ada gani?",
  a2: `${site.name} haitozi ada yoyote. Ada ya kampuni ya malipo, takriban {fee}, hukatwa kwenye mchango wa kampeni na huonyeshwa kando yake; kwa Frontline Fund, ${site.name} huilipa.`,
  q3: "Michango hulipwa lini kwa mashirika?",
  a3: `Michango hulipwa kwenye akaunti ya benki iliyosajiliwa ya shirika ${site.claims.payout.sw}. Masalio madogo husubiri malipo yajayo.`,
};
export default contact;
