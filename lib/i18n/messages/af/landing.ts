import type en from "@/lib/i18n/messages/en/landing";
import type { Translation } from "@/lib/i18n/shape";

const landing: Translation<typeof en> = {
};
export default landing;
