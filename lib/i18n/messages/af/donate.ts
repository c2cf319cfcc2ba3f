import type en from "@/lib/i18n/messages/en/donate";
import type { Translation } from "@/lib/i18n/shape";

const donate: Translation<typeof en> = {
};
export default donate;
