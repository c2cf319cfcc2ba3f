import type en from "@/lib/i18n/messages/en/outreach";
import type { Translation } from "@/lib/i18n/shape";

// Data: the texts of one area.
const outreach: Translation<typeof en> = {
  open: "مساعدة في التواصل",
  title: "مساعدة في التواصل",
  lead: "مسودات لحملة «{title}»، مما تقوله صفحتها. اقرأها وعدّلها ثم أرسلها بنفسك: لا يُرسل شيء من هنا.",
  back: "حملاتك",
  draftCampaign: "انشر هذه الحملة أولًا: قبل ذلك لا يمكن لأحد فتح العنوان الوارد في المسودات.",
  language: "لغة المسودات",
  kinds: {
    email: "رسالة إلكترونية إلى الداعمين",
    whatsapp: "رسالة WhatsApp",
    x: "منشور على X",
    linkedin: "منشور على LinkedIn",
    instagram: "تعليق على Instagram",
    thanks: "رسالة شكر",
  },
  text: "النص: {kind}",
  length: "عدد الأحرف: {n} من {max}",
  tooLong: "عدد الأحرف: {n}، والحد الأقصى {max}",
  byTemplate: "مكتوب من قالبنا",
  byModel: "كتبته خدمة الذكاء الاصطناعي ({model}). راجع كل جملة.",
  instead: "لم تعطِ خدمة الذكاء الاصطناعي جوابًا صالحًا، فهذا قالبنا.",
  edited: "عدّلته أنت",
  write: "الكتابة بخدمة الذكاء الاصطناعي",
  writing: "جارٍ الكتابة…",
  again: "العودة إلى القالب",
  copy: "نسخ",
  copied: "تم النسخ",
  copyFailed: "لم ينجح النسخ: حدّد النص وانسخه",
  share: "مشاركة",
  draft: {
    subject: "الموضوع: {title}",
    hello: "أصدقاءنا الأعزاء،",
    about: "تعمل {ngo} في مجال «{cause}» ({country}).",
    campaign: "نجمع التبرعات من أجل «{title}».",
    raised:
      "{n, plural, zero {جُمع {raised} حتى الآن.} one {تبرّع شخص واحد بمبلغ {raised} حتى الآن.} two {تبرّع شخصان بمبلغ {raised} حتى الآن.} few {تبرّع # أشخاص بمبلغ {raised} حتى الآن.} many {تبرّع # شخصًا بمبلغ {raised} حتى الآن.} other {تبرّع # شخص بمبلغ {raised} حتى الآن.}}",
    raisedOf:
      "{n, plural, zero {جُمع {raised} من أصل {goal} حتى الآن.} one {تبرّع شخص واحد بمبلغ {raised} من أصل {goal} حتى الآن.} two {تبرّع شخصان بمبلغ {raised} من أصل {goal} حتى الآن.} few {تبرّع # أشخاص بمبلغ {raised} من أصل {goal} حتى الآن.} many {تبرّع # شخصًا بمبلغ {raised} من أصل {goal} حتى الآن.} other {تبرّع # شخص بمبلغ {raised} من أصل {goal} حتى الآن.}}",
    first: "نحن في البداية تمامًا: سيكون تبرّعك هو الأول.",
    firstOf: "هدفنا {goal}، وسيكون تبرّعك هو الأول.",
    time: "{n, plural, zero {اليوم هو اليوم الأخير.} one {بقي يوم واحد.} two {بقي يومان.} few {بقيت # أيام.} many {بقي # يومًا.} other {بقي # يوم.}}",
    give: "للتبرّع: {url}",
    read: "لقراءة المزيد: {url}",
    share: "إذا لم تتمكنوا من التبرّع، فيرجى نقل هذه الرسالة إلى من قد يرغب في ذلك.",
    bye: "مع الشكر،\n{ngo}",
    bio: "تجدون الرابط في ملفنا التعريفي.",
    tags: "#تبرعات #مجتمع #أفريقيا",
    dear: "تحية طيبة إلى [الاسم]،",
    thanks: "شكرًا لك على تبرّعك من أجل «{title}». إنه يعني الكثير لنا جميعًا في {ngo}.",
    thanksRead: "يمكنك متابعة الحملة هنا: {url}",
  },
};
export default outreach;
