import type en from "@/lib/i18n/messages/en/failure";
import type { Translation } from "@/lib/i18n/shape";

const failure: Translation<typeof en> = {
  home: "العودة إلى الصفحة الرئيسية",
  errorTitle: "حدث خطأ",
  errorText: "حدث خطأ غير متوقع",
  retry: "إعادة المحاولة",
};
export default failure;
