import type en from "@/lib/i18n/messages/en/common";
import type { Translation } from "@/lib/i18n/shape";

const common: Translation<typeof en> = {
  heldByMail: "سنؤكّد ذلك عبر البريد الإلكتروني",
  optional: "اختياري",
  show: "إظهار",
  hide: "إخفاء",
  dropHere: "أفلت الملف هنا",
  orChoose: "أو اختر ملفًا من هذا الجهاز",
  chooseFile: "اختيار ملف",
  pagesAdd: "إضافة صفحة",
  pagesCamera: "التقاط صورة",
  pagesRemove: "إزالة",
  pagesWorking: "جارٍ تصغير الصورة…",
  replaceFile: "استبدال",
  close: "إغلاق",
  processing: "جارٍ التنفيذ…",
  needed: "يرجى ملء هذا الحقل",
  renewed:
    "كانت هذه الصفحة أقدم من موقعنا فأُعيد تحميلها. ما كتبته موجود هنا من جديد؛ يرجى الضغط على الزر مرة أخرى.",
  unreachable: "تعذّر الوصول إلى الخادم. تحقق من اتصالك ثم أعد المحاولة.",
  thingsToMend:
    "{n, plural, zero {لا شيء للتصحيح} one {أمر واحد للتصحيح} two {أمران للتصحيح} few {# أمور للتصحيح} many {# أمرًا للتصحيح} other {# أمر للتصحيح}}",
  noImage: "لا توجد صورة",
  percentRaised: "جُمع {n}% من الهدف",
  openCampaign: "حملة مستمرة بلا تاريخ انتهاء",
  waiting: "يرجى الانتظار",
};
export default common;
