import type en from "@/lib/i18n/messages/en/notFound";
import type { Translation } from "@/lib/i18n/shape";

const notFound: Translation<typeof en> = {
  code: "404",
  title: "Bladsy nie gevind nie",
  text: "Oeps! Bladsy nie gevind nie",
  pageText: "Die adres is dalk verkeerd ingetik, of die bladsy het verskuif.",
  search: "Deursoek die veldtogte",
  places: "Ander bladsye",
  errorHint: "Dit is ons fout en is aangeteken. Probeer asseblief oor ’n oomblik weer.",
};
export default notFound;
