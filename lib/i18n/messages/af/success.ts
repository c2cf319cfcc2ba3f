import type en from "@/lib/i18n/messages/en/success";
import type { Translation } from "@/lib/i18n/shape";

const success: Translation<typeof en> = {
};
export default success;
