import type en from "@/lib/i18n/messages/en/statements";
import type { Translation } from "@/lib/i18n/shape";

/** Statements of mobile money accounts, read into recorded gifts. */
const statements: Translation<typeof en> = {
  heading: "من كشف",
  intro:
    "أرسل كشف حساب الأموال عبر الهاتف بصيغة CSV (M-Pesa أو Airtel Money أو MTN MoMo). ترى كل صف قبل احتسابه، ولا تُسجَّل الدفعة نفسها مرتين أبدًا.",
  file: "الكشف",
  fileHelp: "CSV، حتى 4 ميغابايت و10,000 صف.",
  method: "لمن هذا الكشف",
  methodHelp: "فقط إذا لم يذكر الملف ذلك.",
  methodAsk: "كما يذكر الملف",
  currency: "عملته",
  read: "قراءة الكشف",
  reading: "جارٍ القراءة…",
  waiting: "كشوف بانتظارك",
  waitingIntro:
    "يُحذف كل منها بعد قراءته بمدة {n, plural, one {ساعة واحدة} two {ساعتين} few {{n} ساعات} many {{n} ساعة} other {{n} ساعة}}.",
  waitingOne: "{file}، {method}، لحملة {campaign}",
  open: "الاطلاع عليه",
  openOf: "الاطلاع على {file}",
  title: "كشف",
  back: "التبرعات المسجَّلة",
  lead: "{method}، {currency}، بسعر {rate} {currency} للدولار الواحد، لحملة «{campaign}»",
  leadDollars: "{method}، بالدولار الأمريكي، لحملة «{campaign}»",
  counts: "للاطلاع: {open} · مسجَّلة من قبل: {known} · غير محتسبة: {unread}",
  paidOut:
    "{n, plural, zero {كل الصفوف مدرجة.} one {صف واحد بلا مال مستلم غير مدرج.} two {صفان بلا مال مستلم غير مدرجين.} few {# صفوف بلا مال مستلم غير مدرجة.} many {# صفًا بلا مال مستلم غير مدرجة.} other {# صف بلا مال مستلم غير مدرجة.}}",
  openSum: "مجموع ما اختير أولًا {amount}.",
  rows: "الصفوف من {from} إلى {until}",
  rowsIntro:
    "لا يُسجَّل إلا ما اختير في هذه الصفحة. اترك ما ليس تبرّعًا: المبيعات والرسوم المعادة وأموالكم الخاصة.",
  choose: "{amount}، {day}، {reference}",
  line: "الصف {n}",
  name: "اسم المتبرّع",
  nameOf: "اسم المتبرّع، الصف {n}",
  anonymous: "إذا تُرك فارغًا: فاعل خير",
  known: "مسجَّل من قبل",
  doubtful: "قد لا يكون هذا تبرّعًا بل قيدًا معكوسًا أو رسمًا أو رصيدًا. اختره فقط إذا كان تبرّعًا.",
  notCounted: "غير محتسب",
  faults: {
    noReference: "ليس له مرجع.",
    roundedReference: "قرّب برنامج الجداول مرجعه. نزّل الكشف من جديد.",
    noDay: "تعذّرت قراءة يومه.",
    unclearDay: "يمكن قراءة يومه بطريقتين.",
    future: "لم يحلّ يومه بعد.",
    noAmount: "تعذّرت قراءة مبلغه.",
    unclearAmount: "يمكن قراءة مبلغه بطريقتين، ولا يبيّن أي صف آخر أيّهما. سجّله يدويًا.",
    otherCurrency: "هو بعملة أخرى: {currency}.",
    otherCurrencyUnknown: "هو بعملة أخرى.",
    notCompleted: "لم تكتمل الدفعة.",
    twice: "ورد في الملف مرتين.",
    worth: "بهذا السعر يساوي أقل من سنت، أو أكثر مما ينبغي.",
  },
  recordChosen: "تسجيل التبرعات المختارة",
  recording: "جارٍ التسجيل…",
  nothing: "لا شيء للاختيار في هذه الصفحة.",
  discard: "انتهيت من هذا الكشف",
  discardText: "تُحذف صفوفه الآن. وتبقى التبرعات التي سُجّلت.",
  discardYes: "حذف الكشف",
  discarding: "جارٍ الحذف…",
  discarded: "حُذف الكشف",
  recordedNow:
    "{n, plural, zero {لم تُسجَّل تبرعات جديدة} one {سُجّل تبرّع واحد} two {سُجّل تبرّعان} few {سُجّلت # تبرعات} many {سُجّل # تبرّعًا} other {سُجّل # تبرّع}}",
};
export default statements;
