import type en from "@/lib/i18n/messages/en/gifts";
import type { Translation } from "@/lib/i18n/shape";

const gifts: Translation<typeof en> = {
};
export default gifts;
