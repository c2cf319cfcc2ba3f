import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/developers";
import type { Translation } from "@/lib/i18n/shape";

const developers: Translation<typeof en> = {
  title: "Développeurs",
  description: `L’API REST de ${site.name} : chaque appel, qui peut le faire, ce qu’il prend et ce qu’il répond.`,
  heading: "L’API",
  lead: "Tout ce que vous pouvez faire sur le site, votre programme le peut aussi. Un seul format de réponse, un seul type de jeton, une seule description.",
  start: "Avant le premier appel",
  startList: [
    "Chaque chemin ci-dessous commence par /api/v1.",
    "Connectez-vous avec POST /ngos/login et envoyez le jeton de la réponse dans Authorization: Bearer …. Il est valable 30 jours.",
    "Si le compte a un second facteur, la connexion demande aussi code ; sans lui, la réponse est 401 second_factor_required. Ce qui déplace de l’argent ou modifie des droits demande une connexion de moins de 10 minutes, sinon la réponse est 403 step_up_required.",
    "Les réponses sont {success, data, message} ou {success, error, code, issues}. error s’adresse à une personne, code à un programme.",
    "Les montants que vous envoyez pour payer sont des cents entiers. Les montants des réponses sont en dollars, sauf si le nom finit par Cents.",
    "Envoyez un Idempotency-Key avec chaque appel qui commence un paiement : la même clé et le même corps donnent le même don, pendant 24 heures.",
  ],
  machine: "La description complète pour les machines",
  calls: "Appels",
  access: "Accès",
  public: "tout le monde",
  user: "connecté",
  ngo: "ONG",
  admin: "administration",
  give: "Donner",
  campaigns: "Campagnes",
  organisations: "Organisations",
  account: "Compte",
  staff: "Administration",
  example: "Exemple",
  answer: "Réponse",
  takes: "Prend",
};
export default developers;
