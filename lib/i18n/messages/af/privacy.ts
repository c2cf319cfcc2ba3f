import type en from "@/lib/i18n/messages/en/privacy";
import type { Translation } from "@/lib/i18n/shape";

const privacy: Translation<typeof en> = {
};
export default privacy;
