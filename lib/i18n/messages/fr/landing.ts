import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/landing";
import type { Translation } from "@/lib/i18n/shape";

const landing: Translation<typeof en> = {
  title: `${site.name} : financez celles et ceux qui font déjà le travail`,
  description:
    "Des ONG africaines collectent des fonds ici, chacune d’abord vérifiée par une personne. On peut donner de partout. Aucuns frais de plateforme.",
  eyebrow: "En swahili : tirons tous ensemble",
  heading: "Financez celles et ceux qui font déjà le travail.",
  lead: `Des ONG africaines collectent des fonds ici, chacune d’abord vérifiée par une personne. On peut donner de partout. ${site.name} ne prélève aucuns frais de plateforme.`,
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
  problemLead: `En un an, ${site.counts.ngosLostFunding} organisations africaines ont perdu un financement américain vital. Des sages-femmes ont assuré les gardes de nuit à mi-salaire. Des enseignants ont maintenu les portes ouvertes avec leurs propres économies.`,
  problemText:
    "Ce qui a manqué, ce n’est ni le savoir-faire, ni la volonté, ni la confiance des habitants. C’est un chemin direct entre celles et ceux qui font le travail et les personnes heureuses de le financer.",
  problemLink: "Découvrir le Frontline Fund",
  problemLinkAfter:
    ", qui soutient des ONG africaines de terrain, vérifiées, privées de financements étrangers.",
  problemNote:
    "Un bout couleur d’argile pour chaque organisation qui a perdu son financement. Les fils verts sont le travail qui a continué.",
  solutionKicker: "La solution",
  solutionHeading: "Tirés ensemble, les fils tiennent.",
  solution1: "Vérifié par une personne",
  solution1Text: `Le certificat d’enregistrement est obligatoire ; un justificatif des dirigeants et un résumé d’impact font partie de ce que l’examinateur regarde et peuvent être demandés. Examen en ${site.claims.verificationDays.fr}, ${site.claims.verificationComplexDays.fr} pour les cas complexes.`,
  solution2: "Aucuns frais de plateforme",
  solution2Text:
    "La seule déduction est la commission du prestataire de paiement. Le donateur la voit avant de donner, l’ONG la voit après.",
  solution3: "Versé directement",
  solution3Text: `Les dons sont versés sur le compte bancaire enregistré de l’ONG ${site.claims.payout.fr}. Les soldes plus petits sont reportés. Chaque don figure sur le relevé.`,
  featuresHeading: "Conçu pour une petite équipe et une grande tâche.",
  feature1: "Donner là où est l’histoire",
  feature1Text:
    "Ni compte, ni détours : une page de paiement sécurisée, et retour. Une fois ou chaque mois, en moins d’une minute.",
  feature1Label: "Votre don",
  feature1Button: "Faire un don",
  feature2: "Un tableau de bord, tous les dons",
  feature2Text:
    "Un tableau de bord suit les dons et les campagnes au même endroit. Exportez chaque tableau ; vos comptes restent les vôtres.",
  feature2TextVolunteers:
    "Un tableau de bord suit les dons, les bénévoles et les campagnes au même endroit. Exportez chaque tableau ; vos comptes restent les vôtres.",
  feature2From: "Janv.",
  feature2To: "Déc.",
  feature3: "Une équipe, pas un mot de passe partagé",
  feature3Text:
    "Jusqu’à 2 administrateurs par ONG, propriétaire compris. Ajoutez-les, attribuez les rôles, ou désactivez un accès le jour du départ.",
  owner: "Propriétaire",
  admin: "Administration",
  disabled: "Désactivée",
  feature4: "Votre carte sur tous les sites",
  feature4Text:
    "Vos partenaires intègrent votre campagne avec une ligne de code. Le montant collecté reste à jour, et chaque don arrive au même endroit.",
  feature4Ai: "Des messages avec votre voix",
  feature4AiText:
    "Des outils d’IA préparent l’appel, les nouvelles et les remerciements. Vous changez les mots, puis vous envoyez.",
  feature5: "Les coordonnées des donateurs restent privées",
  feature5Text:
    "Chiffrées en transit, et au repos par le disque chiffré qui les contient. Jamais vendues, jamais montrées sur une page publique, sauf si le donateur le demande.",
  howHeading: "Du fil à l’étoffe.",
  step1: "S’inscrire",
  step1Text:
    "Les ONG déposent leur demande et sont vérifiées. Préparez le certificat d’enregistrement ; un justificatif des dirigeants et un résumé d’impact aident.",
  step2: "Lancer des campagnes",
  step2Text:
    "Racontez l’histoire, ajoutez une image, fixez un objectif et une date, ou laissez-la ouverte. Publiez quand vous êtes prêts.",
  step3: "Relier le monde",
  step3Text:
    "Partagez un lien, placez la carte sur n’importe quel site, et recevez des dons de partout où vivent vos soutiens.",
  voicesHeading: "Avec leurs mots.",
  closingHeading: "Un fil porte ici le nom de votre organisation.",
  emailLabel: "E-mail professionnel",
  emailPlaceholder: "Saisissez votre e-mail",
  getStarted: "Commencer",
  closingNote: "Inscription gratuite. Aucuns frais de plateforme.",
  taxDeductible: "Des dons 100 % déductibles des impôts.",
  impactUpdates: "Des nouvelles de l’impact, depuis le terrain.",
};
export default landing;
