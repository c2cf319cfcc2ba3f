import type en from "@/lib/i18n/messages/en/campaignForm";
import type { Translation } from "@/lib/i18n/shape";

const campaignForm: Translation<typeof en> = {
};
export default campaignForm;
