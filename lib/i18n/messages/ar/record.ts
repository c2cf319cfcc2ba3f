import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/record";
import type { Translation } from "@/lib/i18n/shape";

/** Words of an organisation's verification record: what was checked, what was not, and what happened since. */
const record: Translation<typeof en> = {
  title: "سجل التوثيق: {name}",
  heading: "سجل التوثيق",
  lead: "ما الذي تحققنا منه بشأن هذه المنظمة، وما الذي لم نتحقق منه، وما الذي حدث منذ ذلك الحين.",
  description:
    "ما الذي تم التحقق منه بشأن {name}، ومتى وحتى متى، وما الذي لم يتم التحقق منه، ومدى انتظام تقاريرها، وما الذي صُرف لها.",
  see: "عرض السجل كاملًا",
  back: "العودة إلى المنظمة",
  verified: "موثّقة منذ {since}، حتى {until}.",
  verifiedOpen: "موثّقة منذ {since}.",
  ended: "انتهى التوثيق في {until}.",
  suspended: "المنظمة موقوفة.",

  checked: "ما الذي تم التحقق منه",
  what: "ماذا",
  when: "متى",
  who: "من تحقق",
  until: "حتى",
  application: "طلب الانضمام",
  renewal: "تجديد التوثيق",
  certificate: "شهادة التسجيل، أحدث نسخة",
  leadership: "إثبات من يقودها، أحدث نسخة",
  owner: "البريد الإلكتروني لمن سجّلها",
  bank: "صيغة رقم الحساب المصرفي",
  administrator: `أحد مشرفي ${site.name}`,
  withApplication: "قُدّم إلى المشرف الذي يقرر",
  byLink: "برابط أُرسل بالبريد الإلكتروني",
  byProgram: "ببرنامجنا",
  noEnd: "بلا نهاية",

  notChecked: "ما الذي لم يتم التحقق منه",
  unchecked: [
    "لم نزر المنظمة ولا مشاريعها.",
    "لم ندقق حساباتها.",
    "لم نتحقق من ماضي من يعملون فيها.",
    "لم نسأل مصرفها عن صاحب الحساب.",
    "المنظمة هي التي تكتب التحديثات. ولا نتحقق مما تقوله.",
  ],
  noLeadership: "لم تقدّم إثباتًا لمن يقودها.",
  noBank: "لم تذكر حسابًا مصرفيًا بعد.",

  payouts: "ما الذي صُرف",
  payoutsNone: "لم يُصرف شيء بعد.",
  payoutsText:
    "{n, plural, zero {لا عمليات صرف} one {عملية صرف واحدة} two {عمليتا صرف} few {# عمليات صرف} many {# عملية صرف} other {# عملية صرف}}، مجموعها {amount}، آخرها في {month}.",
  payoutsSpoken: "ما صُرف شهرًا بشهر: {list}",
  payoutsTable: "ما صُرف شهرًا بشهر، في جدول",
  month: "الشهر",
  amount: "ما صُرف",
  number: "عمليات الصرف",

  concerns: "البلاغات",
  concernsNone: "لم يقدّم أحد بلاغًا.",
  concernsText:
    "{n, plural, zero {لم يُقدَّم أي بلاغ} one {قُدّم بلاغ واحد} two {قُدّم بلاغان} few {قُدّمت # بلاغات} many {قُدّم # بلاغًا} other {قُدّم # بلاغ}}. أُجيب عنها: {answered}، رُفضت مع ذكر السبب: {dismissed}، قيد النظر: {open}.",
  concernsHow: "يصل البلاغ إلى مشرفينا. ولا ترى المنظمة من قدّمه ولا ما يقوله.",
  raise: "تقديم بلاغ",
};
export default record;
