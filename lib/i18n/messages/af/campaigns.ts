import type en from "@/lib/i18n/messages/en/campaigns";
import type { Translation } from "@/lib/i18n/shape";

const campaigns: Translation<typeof en> = {
};
export default campaigns;
