import type en from "@/lib/i18n/messages/en/outside";
import type { Translation } from "@/lib/i18n/shape";

const outside: Translation<typeof en> = {
  page: {
    bad_request: "La demande n’a pas pu être lue",
    method_not_allowed: "Cette méthode n’est pas permise ici",
    rate_limited: "Trop de demandes depuis votre réseau. Veuillez réessayer dans une minute",
    busy: "De très nombreuses personnes sont sur le site en ce moment. Veuillez réessayer dans un instant",
    home: "Retour à l’accueil",
  },
  body: {
    late: "La demande n’est pas arrivée à temps",
    large: "L’envoi est trop volumineux. Un fichier peut faire 10 Mo au plus",
    busy: "Trop de fichiers sont envoyés en ce moment. Veuillez réessayer",
    full: "Il n’y a pas de place pour des fichiers en ce moment. Veuillez réessayer plus tard",
    back: "Revenir et réessayer",
  },
  littleWords:
    "le la les des et de du est pour avec que nous vous sont notre votre ont une qui dans au aux ce cette",
};
export default outside;
