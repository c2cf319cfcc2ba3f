import type en from "@/lib/i18n/messages/en/dashboard";
import type { Translation } from "@/lib/i18n/shape";

const dashboard: Translation<typeof en> = {
};
export default dashboard;
