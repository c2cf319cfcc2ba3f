import type en from "@/lib/i18n/messages/en/ngos";
import type { Translation } from "@/lib/i18n/shape";

const ngos: Translation<typeof en> = {
};
export default ngos;
