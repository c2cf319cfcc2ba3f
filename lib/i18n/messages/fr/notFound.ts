import type en from "@/lib/i18n/messages/en/notFound";
import type { Translation } from "@/lib/i18n/shape";

const notFound: Translation<typeof en> = {
  code: "404",
  title: "Page introuvable",
  text: "Oups ! Page introuvable",
  pageText: "L’adresse est peut-être mal saisie, ou la page a changé de place.",
  search: "Chercher dans les campagnes",
  places: "Autres pages",
  errorHint: "C’est notre faute, et l’erreur est enregistrée. Veuillez réessayer dans un instant.",
};
export default notFound;
