import type en from "@/lib/i18n/messages/en/ayc";
import type { Translation } from "@/lib/i18n/shape";

const ayc: Translation<typeof en> = {
};
export default ayc;
