// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/campaignLanguages";
import type { Translation } from "@/lib/i18n/shape";

const campaignLanguages: Translation<typeof en> = {
  writtenIn: "لغة هذا النص: {language}.",
  alsoIn: "لغات أخرى:",
  texts: "اللغات:",
  title: "اللغات",
  manageIntro: "اكتب حملتك بلغات أخرى: يراها كل قارئ بلغته، ويمكن للجميع اختيار لغة أخرى.",
  manageLink: "تعديل اللغات",
  back: "العودة إلى الحملة",
  backToList: "العودة إلى اللغات",
  intro:
    "يرى القارئ النص بلغة الصفحة، أو النص الأصلي إذا لم يكن هناك نص بها. ويجد البحث كلمات كل النصوص. أما الهدف والصور والفيديو والعنوان فهي نفسها في كل اللغات.",
  list: "النصوص",
  original: "الأصل",
  changed: "عُدّل في {date}",
  view: "عرض",
  edit: "تعديل",
  remove: "حذف",
  of: "{act}: {language}",
  own: "لغة النص الأصلي",
  ownHelp: "اذكر لغة النص الذي كتبته. لا يُترجَم شيء.",
  ownSave: "حفظ اللغة",
  ownSaved: "حُفظت اللغة",
  add: "إضافة لغة",
  editTitle: "النص ({language})",
  language: "اللغة",
  choose: "اختر لغة",
  originalIn: "النص الأصلي ({language})",
  originalHint:
    "أبقِ العلامات التي في أول السطر وحول الكلمات: فهي تصنع العناوين والقوائم والخط العريض والصور.",
  save: "حفظ هذا النص",
  saving: "جارٍ الحفظ…",
  working: "لحظة من فضلك…",
  saved: "حُفظ النص ({language})",
  removeTitle: "حذف النص ({language})؟",
  removeText: "من كان يقرؤه سيقرأ النص الأصلي. ولا يمكن استعادته.",
  cancel: "إلغاء",
  removed: "حُذف النص ({language})",
};
export default campaignLanguages;
