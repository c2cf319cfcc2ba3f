import type en from "@/lib/i18n/messages/en/site";
import type { Translation } from "@/lib/i18n/shape";

const site: Translation<typeof en> = {
  deductibleIn: "في الولايات المتحدة",
  legalForm:
    "مؤسسة أمريكية غير ربحية ذات نفع عام، معفاة من الضرائب بموجب المادة \u2066501(c)(3)\u2069",
  noGoodsOrServices: "لم تُقدَّم أي سلع أو خدمات مقابل هذا التبرّع.",
  hours: [
    "الاثنين إلى الجمعة: من 9 صباحًا إلى 6 مساءً (EST)",
    "السبت: من 10 صباحًا إلى 2 بعد الظهر (EST)",
    "الأحد: مغلق",
  ],
  receives: {
    crypto:
      "أرسل Bitcoin إلى bc1q-sample-address-of-harambee، أو Ether إلى 0x-sample-address-of-harambee، بقيمة المبلغ. ثم اكتب إلى giving@harambee.example، واذكر المرجع، وقل متى أُرسل المبلغ ومن أي محفظة.",
    stocks:
      "اطلب من وسيطك المالي تحويل أسهم بقيمة المبلغ إلى Harambee PBC: Sample Brokerage، رقم DTC هو 0000، والحساب \u20660000-0000\u2069. أعطِ وسيطك المرجع، واكتب إلى giving@harambee.example أي أسهم ستصل.",
    paypal: "في PayPal، أرسل المبلغ إلى giving@harambee.example، واجعل المرجع ملاحظةً له.",
    venmo: "في تطبيق Venmo، أرسل المبلغ إلى \u2066@harambee-sample\u2069، واجعل المرجع ملاحظةً له.",
  },
  claims: {
    verificationDays: "يومين إلى ثلاثة أيام عمل",
    verificationComplexDays: "حتى خمسة أيام",
    firstReviewHours: "من 24 إلى 48 ساعة",
    payout: "شهريًا، أو متى بلغت حدًا أدنى قدره \u2066$100\u2069",
  },
  processorFee: "\u20662.9% + $0.30\u2069",
  bankDebitFee: "\u20660.8%\u2069 (\u2066$5.00\u2069 على الأكثر)",
};
export default site;
