import type en from "@/lib/i18n/messages/en/notFound";
import type { Translation } from "@/lib/i18n/shape";

const notFound: Translation<typeof en> = {
  code: "404",
  title: "الصفحة غير موجودة",
  text: "عذرًا، هذه الصفحة غير موجودة",
  pageText: "ربما كُتب العنوان خطأً، أو نُقلت الصفحة.",
  search: "البحث في الحملات",
  places: "صفحات أخرى",
  errorHint: "الخطأ من جهتنا وقد سجّلناه. يرجى إعادة المحاولة بعد لحظات.",
};
export default notFound;
