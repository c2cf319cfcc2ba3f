import type en from "@/lib/i18n/messages/en/email";
import type { Translation } from "@/lib/i18n/shape";

const email: Translation<typeof en> = {
};
export default email;
