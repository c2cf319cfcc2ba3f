import type en from "@/lib/i18n/messages/en/notFound";
import type { Translation } from "@/lib/i18n/shape";

const notFound: Translation<typeof en> = {
  code: "404",
  title: "Página não encontrada",
  text: "Esta página não foi encontrada",
  pageText: "O endereço pode estar mal escrito, ou a página mudou de lugar.",
  search: "Pesquisar nas campanhas",
  places: "Outras páginas",
  errorHint: "A culpa é nossa, e ficou registada. Tente de novo daqui a pouco.",
};
export default notFound;
