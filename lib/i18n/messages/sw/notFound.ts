import type en from "@/lib/i18n/messages/en/notFound";
import type { Translation } from "@/lib/i18n/shape";

const notFound: Translation<typeof en> = {
  code: "404",
  title: "Ukurasa haukupatikana",
  text: "Samahani! Ukurasa haukupatikana",
  pageText: "Huenda anwani imeandikwa vibaya, au ukurasa umehamishwa.",
  search: "Tafuta kwenye kampeni",
  places: "Kurasa nyingine",
  errorHint: "Hili ni kosa letu, na tumelirekodi. Tafadhali jaribu tena baada ya muda mfupi.",
};
export default notFound;
