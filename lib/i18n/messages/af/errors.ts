import type en from "@/lib/i18n/messages/en/errors";
import type { Translation } from "@/lib/i18n/shape";
import english from "@/lib/i18n/messages/en/errors";

const errors: Translation<typeof en> = { ...english };
export default errors;
