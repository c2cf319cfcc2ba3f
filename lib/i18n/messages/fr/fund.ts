import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/fund";
import type { Translation } from "@/lib/i18n/shape";

const fund: Translation<typeof en> = {
  title: "Le Frontline Fund",
  description:
    "Pour les ONG africaines de terrain qui ont perdu du jour au lendemain leurs financements étrangers, et qui ont pourtant ouvert leurs portes le matin suivant.",
  kicker: `Le fonds phare de ${site.name}`,
  tagline:
    "Pour les ONG africaines de terrain qui ont perdu du jour au lendemain leurs financements étrangers, et qui ont pourtant ouvert leurs portes le matin suivant.",
  donateNow: "FAIRE UN DON",
  promise: "100 % de votre don soutient des ONG de terrain vérifiées.",
  promiseNote:
    "La plateforme ne prélève rien. Pour le Frontline Fund, l’opérateur prend à sa charge la commission du prestataire de paiement ; ailleurs, c’est l’ONG.",
  voices: "Les voix du terrain",
  truth: "La dure vérité",
  truthText:
    "ONG ont perdu en un an un financement américain vital. Leur travail n’avait pas échoué ; une ligne de budget, si.",
  projects: "projets financés",
  volunteers: "bénévoles recrutés",
  donors: "donateurs dans le monde",
  panelMission: "La mission",
  panelMissionText:
    "Maintenir ouvertes des organisations éprouvées, enracinées parmi les habitants, pendant l’année où leurs financements ont disparu.",
  panelFund: "Le fonds",
  panelFundText:
    "Un don, partagé selon les besoins entre des ONG de terrain vérifiées, versé sur leurs propres comptes bancaires enregistrés.",
  panelYou: "Votre part",
  panelYouText:
    "Donnez ce que vous pouvez, une fois ou chaque mois. Vous voyez le reçu aussitôt, puis où l’argent est allé.",
  trustLabel: "Pourquoi donner ici",
  trustTax: "100 % déductible des impôts",
  trustTaxText: `${site.name} est {legalForm}. Le reçu, avec tout ce que demande votre administration fiscale, est envoyé par e-mail juste après le paiement.`,
  trustUpdates: "Des nouvelles de l’impact, depuis le terrain",
  trustUpdatesText:
    "Écrites par celles et ceux qui font le travail, et envoyées au fil des événements.",
  trustVetted: "Des responsables vérifiés, fiables, enracinés parmi les habitants",
  trustVettedText:
    "Une personne vérifie le certificat d’enregistrement avant qu’une organisation puisse recevoir un centime, et ses responsables répondent de ce qu’ils prévoient.",
  howHeading: "Comment fonctionne le fonds",
  how1: "Vous donnez",
  how1Text: "Sur une page de paiement sécurisée, une fois ou chaque mois, sans compte.",
  how2: "Nous rassemblons",
  how2Text:
    "Chaque don est inscrit en entier au fonds. L’opérateur prend à sa charge la commission du prestataire.",
  how3: "Le fonds distribue",
  how3Text: "Selon les besoins, à des organisations vérifiées, chaque versement avec un relevé.",
  faq: "Questions des donateurs",
  faqAside: "Autre chose ? Écrivez à",
  faqAsideAfter: "et une personne vous répond.",
  q1: "Mon don est-il déductible des impôts ?",
  a1: `Oui. ${site.name} est {legalForm} ; les dons sont donc déductibles dans toute la mesure permise par la loi. Votre reçu contient tout ce que demande une administration fiscale.`,
  a1Off:
    "Cela dépend de la loi là où vous vivez. Votre reçu indique le montant, la date et le bénéficiaire.",
  q2: "Comment mon don est-il utilisé ?",
  a2: `Un don au Frontline Fund va en entier à des organisations de terrain vérifiées ; l’opérateur prend à sa charge la commission du prestataire de paiement. Un don à une campagne va à son organisation, moins cette seule commission. ${site.name} ne prélève aucuns frais de plateforme.`,
  q3: "Puis-je choisir un pays ou un projet ?",
  a3: "Le Frontline Fund va là où le manque est le plus grand. Pour choisir vous-même, donnez sur la page de la campagne de votre choix.",
  q4: "Donner ici est-il sûr ?",
  a4: `Vous payez sur la page de notre prestataire de paiement, par une connexion chiffrée. ${site.name} ne voit ni ne conserve jamais votre numéro de carte.`,
  q5: "Puis-je donner chaque mois ?",
  a5: "Choisissez « Chaque mois » avant de payer. Vous recevez un reçu par mois et un récapitulatif par an.",
  q6: "Puis-je donner en l’honneur ou à la mémoire de quelqu’un ?",
  a6: "Oui, vous pouvez dédier un don en l’honneur ou à la mémoire de quelqu’un. Activez « Dédier ce don », ajoutez le nom et, si vous le souhaitez, une adresse e-mail pour la carte.",
  q7: "Puis-je donner hors des États-Unis ?",
  a7: "Vous pouvez donner depuis n’importe quel pays. Le don est débité en dollars américains, et votre banque convertit la devise.",
  q8: "Quelles sont les autres façons de donner ?",
  a8: "Les campagnes acceptent les fonds philanthropiques (DAF), les actions et les cryptomonnaies dans le formulaire de don. Pour de tels dons au Frontline Fund, pour l’abondement par votre entreprise et pour les legs, écrivez à {email}.",
  q9: "Comment modifier ou arrêter un don mensuel ?",
  a9: "Chaque reçu contient un lien qui ouvre votre don. Changez le montant ou la carte, mettez-le en pause ou arrêtez-le. Ni compte ni appel nécessaires.",
  q10: "Vais-je recevoir un reçu ?",
  a10: "Les reçus sont envoyés par e-mail juste après le paiement, avec un PDF pour vos archives.",
};
export default fund;
