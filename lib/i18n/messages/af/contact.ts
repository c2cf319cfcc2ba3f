import type en from "@/lib/i18n/messages/en/contact";
import type { Translation } from "@/lib/i18n/shape";

const contact: Translation<typeof en> = {
};
export default contact;
