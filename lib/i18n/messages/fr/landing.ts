import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/landing";
import type { Translation } from "@/lib/i18n/shape";

const landing: Translation<typeof en> = {
  title: `${site.name} : financez celles et ceux qui font déjà le travail`,
  description:
    "Des ONG africaines collectent des fonds ici, toutes vérifiées par notre équipe. Donnez d’où que vous soyez. Sans frais de plateforme.",
  eyebrow: "en swahili : tirons tous ensemble",
  heading: "Financez celles et ceux qui font déjà le travail.",
  lead: `Des ONG africaines collectent des fonds ici, toutes vérifiées par notre équipe. Donnez d’où que vous soyez. ${site.name} ne prélève aucuns frais de plateforme.`,
  findCause: "Trouver une cause",
  startCampaign: "Lancer une campagne",
  assureVerified: "Organisations vérifiées",
  assureFee: "0 $ de frais de plateforme",
  assureReceipt: "Reçu immédiat par e-mail",
  statsLabel: "L’impact en chiffres",
  statNgos: "ONG ont perdu en un an un financement américain vital",
  statProjects: "projets financés",
  statVolunteers: "bénévoles recrutés",
  statDonors: "donateurs dans le monde",
  threadsLabel: "Deux cents fils coupés pendent d’un bord sombre ; vingt fils verts continuent.",
  endingSoonest: "Bientôt terminées",
  seeCampaigns: "{n, plural, one {Voir # campagne} other {Voir les # campagnes}}",
  verifiedOrganisations: "Organisations vérifiées",
  seeNgos: "{n, plural, one {Voir # organisation} other {Voir les # organisations}}",
  raisedIn: "{n, plural, one {réunis par # campagne} other {réunis par # campagnes}}",
  problemKicker: "Le problème",
  problemHeading: "Les fonds se sont arrêtés. Pas le travail.",
  problemLead: `En un an, ${site.counts.ngosLostFunding.replace(/^(.*)\+$/, "plus de $1")} organisations africaines ont perdu un financement américain vital. Des sages-femmes ont assuré les gardes de nuit à mi-salaire. Des enseignants ont gardé leurs écoles ouvertes avec leurs propres économies.`,
  problemText:
    "Elles n’ont perdu ni leur savoir-faire, ni leur volonté, ni la confiance des communautés. Ce qui leur manque, c’est un lien direct avec celles et ceux qui veulent financer leur travail.",
  problemLink: "Découvrir le Frontline Fund",
  problemLinkAfter:
    ", qui soutient des ONG africaines de terrain, toutes vérifiées, privées de financements étrangers.",
  problemNote:
    "Chaque fil coupé est une organisation qui a perdu ses financements. Les fils verts sont celles qui continuent.",
  solutionKicker: "La solution",
  solutionHeading: "Ensemble, plus forts.",
  solution1: "Vérifié par notre équipe",
  solution1Text: `Le certificat d’enregistrement est obligatoire. Notre équipe regarde aussi une preuve de gouvernance et le résumé d’impact. Examen en ${site.claims.verificationDays.fr}, ${site.claims.verificationComplexDays.fr} pour les cas complexes.`,
  solution2: "Sans frais de plateforme",
  solution2Text:
    "La seule déduction est la commission du prestataire de paiement. Le donateur la voit avant de donner ; l’ONG la voit sur chaque don.",
  solution3: "Versé directement à l’ONG",
  solution3Text: `Les dons sont versés sur le compte bancaire enregistré de l’ONG ${site.claims.payout.fr}. Les soldes plus petits sont reportés. Chaque versement s’accompagne d’un relevé de tous les dons.`,
  featuresHeading: "Pensé pour les petites équipes qui voient grand.",
  feature1: "Donner là où on découvre l’histoire",
  feature1Text:
    "Sans créer de compte : vous payez sur la même page, dans le formulaire sécurisé de notre prestataire de paiement. Don ponctuel ou mensuel.",
  feature1Label: "Votre don",
  feature1Button: "Faire un don",
  feature2: "Un tableau de bord, tous les dons",
  feature2Text:
    "Un tableau de bord suit les dons et les campagnes au même endroit. Exportez n’importe quel tableau pour vos archives.",
  feature2TextVolunteers:
    "Un tableau de bord suit les dons, les bénévoles et les campagnes au même endroit. Exportez n’importe quel tableau pour vos archives.",
  feature2From: "Janv.",
  feature2To: "Déc.",
  feature3: "Une équipe, pas un mot de passe partagé",
  feature3Text:
    "Jusqu’à 2 administrateurs par ONG, propriétaire compris. Ajoutez des personnes, attribuez les rôles et désactivez un accès le jour du départ.",
  owner: "Propriétaire",
  admin: "Administration",
  disabled: "Désactivée",
  feature4: "Votre encart sur tous les sites",
  feature4Text:
    "Vos partenaires affichent votre campagne avec une ligne de code. Le montant collecté reste à jour, et tous les dons vont à la même campagne.",
  feature4Ai: "Des messages avec votre voix",
  feature4AiText:
    "Des outils d’IA, ou nos modèles là où aucun service d’IA n’est relié, préparent l’appel, les publications et les remerciements. Vous relisez, puis vous envoyez.",
  feature5: "Les coordonnées des donateurs restent privées",
  feature5Text:
    "Chiffrées pendant le transfert et conservées sur un disque chiffré. Jamais vendues, et jamais publiques sans l’accord du donateur.",
  howHeading: "Comment ça marche",
  step1: "S’inscrire",
  step1Text:
    "Les ONG font leur demande et sont vérifiées. Préparez le certificat d’enregistrement ; une preuve de gouvernance et un résumé d’impact sont utiles.",
  step2: "Lancer des campagnes",
  step2Text:
    "Racontez votre histoire, ajoutez une image et fixez un objectif. La date de fin est facultative. Publiez quand vous voulez.",
  step3: "Toucher le monde entier",
  step3Text:
    "Partagez un lien, affichez votre campagne sur n’importe quel site et recevez des dons du monde entier.",
  voicesHeading: "Ils témoignent",
  closingHeading: "Il y a une place ici pour votre organisation.",
  emailLabel: "E-mail professionnel",
  emailPlaceholder: "Saisissez votre e-mail",
  getStarted: "Commencez aujourd’hui",
  closingNote: "Inscription gratuite. Sans frais de plateforme.",
  taxDeductible: "Des dons 100 % déductibles des impôts {where}.",
  impactUpdates: "Des nouvelles du terrain.",
};
export default landing;
