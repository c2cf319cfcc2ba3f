import type en from "@/lib/i18n/messages/en/registration";
import type { Translation } from "@/lib/i18n/shape";

const registration: Translation<typeof en> = {
};
export default registration;
