import type en from "@/lib/i18n/messages/en/outside";
import type { Translation } from "@/lib/i18n/shape";

const outside: Translation<typeof en> = {
  page: {
    bad_request: "تعذّرت قراءة الطلب",
    method_not_allowed: "هذه الطريقة غير مسموح بها هنا",
    rate_limited: "طلبات كثيرة جدًا من شبكتك. يرجى إعادة المحاولة بعد دقيقة",
    busy: "يزور الموقع الآن عدد كبير جدًا من الناس. يرجى إعادة المحاولة بعد لحظات",
    home: "العودة إلى الصفحة الرئيسية",
  },
  body: {
    late: "لم يصل الطلب في الوقت المحدد",
    large: "ما أُرسل كبير جدًا. الحد الأقصى للملف 10 ميغابايت",
    busy: "تُرسل الآن ملفات كثيرة جدًا. يرجى إعادة المحاولة",
    full: "لا مكان للملفات الآن. يرجى إعادة المحاولة لاحقًا",
    back: "العودة وإعادة المحاولة",
  },
  littleWords:
    "في من على إلى عن مع أن هذا هذه التي الذي كان ما لا هو هي نحن كل أو ثم لم قد بعد ذلك",
};
export default outside;
