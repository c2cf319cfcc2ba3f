import type en from "@/lib/i18n/messages/en/notFound";
import type { Translation } from "@/lib/i18n/shape";

const notFound: Translation<typeof en> = {
};
export default notFound;
