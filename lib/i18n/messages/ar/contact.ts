import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/contact";
import type { Translation } from "@/lib/i18n/shape";

const contact: Translation<typeof en> = {
  title: "تواصل معنا",
  description: "اكتب إلينا أو اتصل بنا أو زرنا. نقرأ كل رسالة ونجيب عنها.",
  heading: "اكتب إلينا",
  lead: "هل لديك سؤال عن تبرّع أو حملة أو طلب منظمتك؟ نقرأ كل رسالة ونجيب عنها.",
  name: "اسمك",
  email: "البريد الإلكتروني",
  subject: "الموضوع",
  message: "الرسالة",
  send: "إرسال الرسالة",
  sending: "جارٍ الإرسال…",
  sent: "تم إرسال الرسالة!",
  sentText: "شكرًا لك. أرسلنا إليك تأكيدًا بالبريد الإلكتروني، ونرد عادةً في غضون يومَي عمل.",
  another: "إرسال رسالة أخرى",
  details: "أين تجدنا",
  address: "العنوان",
  mail: "البريد الإلكتروني",
  phone: "الهاتف",
  hours: "ساعات العمل",
  faq: "أسئلة شائعة",
  q1: "كم يستغرق التوثيق؟",
  a1: `يصدر القرار عادةً في غضون ${site.claims.verificationDays.ar}؛ وفي الحالات المعقدة، حين نتحقق من وثيقة لدى سجل في الخارج، ${site.claims.verificationComplexDays.ar}. شهادة التسجيل مطلوبة. وينظر مراجعونا أيضًا في إثبات صفة القيادة وملخص الأثر.`,
  q2: "ما هي الرسوم؟",
  a2: `لا تتقاضى ${site.name} أي رسوم. أما رسوم معالجة الدفع، وهي نحو {fee}، فتُخصم من التبرّع للحملة وتظهر بجانبه؛ وفي صندوق Frontline Fund تدفعها ${site.name}.`,
  q3: "متى تُصرف التبرعات؟",
  a3: `تُصرف التبرعات إلى الحساب المصرفي المسجّل للمنظمة ${site.claims.payout.ar}. أما الأرصدة الأصغر فتُرحَّل إلى ما بعد.`,
};
export default contact;
