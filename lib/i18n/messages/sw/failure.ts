import type en from "@/lib/i18n/messages/en/failure";
import type { Translation } from "@/lib/i18n/shape";

/** What a leaf says when a page or a call failed: the only words that travel in client JavaScript in every language, so few. */
const failure: Translation<typeof en> = {
  home: "Rudi mwanzo",
  errorTitle: "Kuna hitilafu imetokea",
  errorText: "Hitilafu isiyotarajiwa imetokea",
  retry: "Jaribu tena",
};
export default failure;
