import type en from "@/lib/i18n/messages/en/admin";
import type { Translation } from "@/lib/i18n/shape";

const admin: Translation<typeof en> = {
};
export default admin;
