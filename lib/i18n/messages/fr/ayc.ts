import type en from "@/lib/i18n/messages/en/ayc";
import type { Translation } from "@/lib/i18n/shape";

const ayc: Translation<typeof en> = {
  title: "Conseil africain de la jeunesse",
  description: "Un programme de leadership de six mois pour 18 jeunes délégués de toute l’Afrique.",
  kicker: "Programme de leadership pour les jeunes",
  facts: [
    ["18", "jeunes délégués de 20 à 30 ans"],
    ["53", "pays africains"],
    ["6", "mois, de septembre 2025 à février 2026"],
    ["2", "langues, anglais ou français"],
  ],
  newTab: "(s’ouvre dans un nouvel onglet)",
  lead: "Six mois, de septembre 2025 à février 2026, pendant lesquels 18 jeunes délégués apprennent à diriger, à planifier et à demander ce dont leurs communautés ont besoin.",
  runBy: "Le programme est mené par une campagne partenaire, la {sponsor}.",
  closed: "Les candidatures sont closes. Les dates ci-dessous restent pour mémoire.",
  overview: "Présentation",
  overviewText:
    "Dix-huit jeunes délégués de 20 à 30 ans, représentant les 53 pays africains, travaillent ensemble en anglais ou en français. Ils se retrouvent en ligne, apprennent auprès de fondateurs expérimentés et terminent par une présentation finale devant des donateurs.",
  goals: "Objectifs du programme",
  goalsList: [
    "Former de jeunes responsables qui se connaissent par-delà les frontières.",
    "Transformer des besoins locaux en projets que l’on peut financer et vérifier.",
    "Laisser les jeunes parler aux donateurs avec leurs propres mots.",
  ],
  structure: "Structure",
  structureList: [
    "Six mois, de septembre 2025 à février 2026.",
    "18 jeunes délégués de 20 à 30 ans.",
    "Six réunions virtuelles mensuelles de 2 à 3 heures.",
    "Anglais ou français.",
    "Une présentation finale devant des donateurs.",
  ],
  focus: "Thèmes de chaque mois",
  focusList: [
    "Septembre : qui nous sommes, et ce que chacun apporte",
    "Octobre : comprendre les besoins d’une communauté",
    "Novembre : planification et budgets",
    "Décembre : raconter honnêtement",
    "Janvier : argent, confiance et comptes",
    "Février : la présentation finale",
  ],
  eligibility: "Conditions",
  eligibilityList: [
    "Avoir de 20 à 30 ans au début du programme.",
    "Vivre dans un pays africain, ou en avoir la nationalité.",
    "Agir dans une communauté, comme salarié ou bénévole.",
    "Être à l’aise en anglais ou en français.",
  ],
  gain: "Ce que vous y gagnerez",
  gainList: [
    "De la pratique pour diriger, planifier et parler en public.",
    "Un réseau de pairs sur tout le continent.",
    "Un projet à vous, présenté à des personnes qui peuvent le financer.",
    "Un certificat de fin de programme.",
  ],
  dates: "Dates clés",
  date: "Date",
  event: "Événement",
  datesList: [
    ["10 août 2025", "Ouverture des candidatures"],
    ["30 septembre 2025", "Date limite"],
    ["10 octobre 2025", "Accueil"],
    ["24 octobre 2025", "Première séance"],
    ["20 février 2026", "Présentation finale"],
  ],
  apply: "Comment postuler",
  applyList: [
    "Remplissez le formulaire en ligne.",
    "Envoyez une vidéo de présentation de 2 minutes.",
    "Ajoutez une lettre de recommandation, si vous en avez une (facultatif).",
  ],
  applyLink: "Ouvrir le formulaire de candidature",
  applyLinkClosed: "Voir le formulaire de l’an dernier",
  donors: "Donateurs, partenaires et parrains",
  donorsText:
    "La place d’un délégué finance l’accès à internet, le temps d’un animateur et une salle pour enregistrer. Les parrains prennent en charge une ou plusieurs places et entendent les présentations en premier.",
  join: "Rejoindre le mouvement",
  joinText:
    "Accompagnez un délégué, prêtez une salle ou traduisez une séance. Écrivez-nous et dites comment vous pouvez aider.",
  joinLink: "Écrire au programme",
  partners: "Partenaires",
  partnersText:
    "La campagne partenaire mène le programme avec des organisations locales des pays des délégués.",
};
export default ayc;
