import type en from "@/lib/i18n/messages/en/layout";
import type { Translation } from "@/lib/i18n/shape";

const layout: Translation<typeof en> = {
};
export default layout;
