import type en from "@/lib/i18n/messages/en/developers";
import type { Translation } from "@/lib/i18n/shape";

const developers: Translation<typeof en> = {
};
export default developers;
