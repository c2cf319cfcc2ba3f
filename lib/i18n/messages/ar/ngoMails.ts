import type en from "@/lib/i18n/messages/en/ngoMails";
import type { Translation } from "@/lib/i18n/shape";

/** Mails to an organisation's members about its donations, and the setting for them. */
const ngoMails: Translation<typeof en> = {
  open: "عرض تبرعاتكم",
  why: "تصلك هذه الرسائل لأنك عضو في المنظمة.",
  change: "تغييرها أو إيقافها",
  from: "من",
  someDonor: "متبرّع؛ تجد الاسم في لوحة التحكم",
  anonymousDonor: "متبرّع لم يذكر اسمه",
  campaign: "الحملة",
  rhythm: "الوتيرة",
  once: "مرة واحدة",
  monthly: "شهريًا",
  reference: "رقم التبرّع",
  arrived: {
    subject: "تلقيتم تبرّعًا بمبلغ {amount}",
    heading: "وصل تبرّع بمبلغ {amount}.",
  },
  day: {
    subject:
      "{n, plural, zero {لم تتلقوا تبرعات} one {تلقيتم تبرّعًا واحدًا: {amount}} two {تلقيتم تبرّعين: {amount}} few {تلقيتم {count} تبرعات: {amount}} many {تلقيتم {count} تبرّعًا: {amount}} other {تلقيتم {count} تبرّع: {amount}}}",
    heading:
      "{n, plural, zero {لا تبرعات.} one {تبرّع واحد، {amount}.} two {تبرّعان، {amount} في المجموع.} few {{count} تبرعات، {amount} في المجموع.} many {{count} تبرّعًا، {amount} في المجموع.} other {{count} تبرّع، {amount} في المجموع.}}",
    more: "وغيرها أيضًا، وعددها {count}. شاهدوها كلها في لوحة التحكم.",
  },
  settings: {
    heading: "رسائل عن التبرعات",
    intro: "عند وصول تبرّع نكتب إلى {email}. يختار كل عضو لنفسه.",
    label: "الوتيرة",
    each: "عن كل تبرّع (بعد بلوغ العدد {n} في ساعة، يأتي الباقي في رسالة واحدة صباح اليوم التالي)",
    daily: "رسالة واحدة في اليوم",
    never: "لا شيء",
    weekly: "ملخص الأسبوع كل يوم اثنين، إذا حدث شيء",
    save: "حفظ",
    saving: "جارٍ الحفظ…",
    saved: "حُفظ اختيارك",
    unconfirmed: "تبدأ هذه الرسائل بعد أن تؤكد عنوانك.",
  },
};
export default ngoMails;
