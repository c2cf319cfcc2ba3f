import type en from "@/lib/i18n/messages/en/ngos";
import type { Translation } from "@/lib/i18n/shape";

const ngos: Translation<typeof en> = {
  title: "Organisations",
  description:
    "Des ONG africaines, toutes vérifiées par notre équipe. Trouvez-en une par son nom et découvrez ses campagnes.",
  heading: "Les organisations",
  lead: "Chacune est dirigée par des Africains, et notre équipe a vérifié son enregistrement avant qu’elle puisse recevoir un centime.",
  search: "Chercher par nom",
  searchButton: "Rechercher",
  clear: "Tout afficher",
  count: "{n, plural, one {# organisation} other {# organisations}}",
  none: "Aucune organisation ne correspond à votre recherche.",
  campaigns:
    "{n, plural, =0 {Aucune campagne pour l’instant} one {# campagne} other {# campagnes}}",
  verified: "vérifiée",
  expired: "Vérification expirée",
  suspended:
    "Cette organisation est suspendue. Ses campagnes n’acceptent pas de dons pour l’instant.",
  donate: "Faire un don",
  noCampaigns: "Cette organisation n’a pas encore de campagne publique.",
  campaignsHeading: "Campagnes",
  supporters: "Derniers donateurs",
  noSupporters: "Aucun donateur n’a encore souhaité afficher son nom.",
  about: "À propos",
  website: "Site web",
  like: "J’aime",
  liked: "Aimé",
  likes: "{n, plural, one {# J’aime} other {# J’aime}}",
  share: "Partager",
  copied: "Lien de la campagne copié !",
  notFound: "Aucune donnée d’ONG trouvée.",
  back: "Toutes les organisations",
  demo: "Organisation de démonstration : son nom, ses textes et ses chiffres sont des exemples.",
  breadcrumb: "Fil d’Ariane",
  newTab: "(s’ouvre dans un nouvel onglet)",
  noDescription: "Cette organisation n’a pas encore ajouté de présentation.",
  notFoundText: "La page de l’organisation a peut-être changé d’adresse, ou n’est pas publique.",
};
export default ngos;
