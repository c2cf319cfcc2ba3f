import type en from "@/lib/i18n/messages/en/failure";
import type { Translation } from "@/lib/i18n/shape";
const failure: Translation<typeof en> = {
  home: "Retour à l’accueil",
  errorTitle: "Une erreur s’est produite",
  errorText: "Une erreur inattendue s’est produite",
  retry: "Réessayer",
};
export default failure;
