import type en from "@/lib/i18n/messages/en/account";
import type { Translation } from "@/lib/i18n/shape";

const account: Translation<typeof en> = {
};
export default account;
