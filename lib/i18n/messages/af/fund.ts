import type en from "@/lib/i18n/messages/en/fund";
import type { Translation } from "@/lib/i18n/shape";

const fund: Translation<typeof en> = {
};
export default fund;
