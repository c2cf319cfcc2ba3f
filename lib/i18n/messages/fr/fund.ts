import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/fund";
import type { Translation } from "@/lib/i18n/shape";

const fund: Translation<typeof en> = {
  title: "Le Frontline Fund",
  description:
    "Pour les ONG africaines de terrain qui ont perdu du jour au lendemain leurs financements étrangers et qui ont quand même ouvert leurs portes le matin suivant.",
  kicker: `Le fonds phare de ${site.name}`,
  tagline:
    "Pour les ONG africaines de terrain qui ont perdu du jour au lendemain leurs financements étrangers et qui ont quand même ouvert leurs portes le matin suivant.",
  donateNow: "FAIRE UN DON",
  promise: "100 % de votre don soutient des ONG de terrain vérifiées.",
  promiseNote: `${site.name} ne prélève aucuns frais de plateforme. Pour le Frontline Fund, nous prenons aussi à notre charge la commission du prestataire de paiement ; pour les autres campagnes, elle est déduite du don.`,
  voices: "Les voix du terrain",
  truth: "La dure vérité",
  truthText:
    "ONG ont perdu en un an un financement américain vital. Leur travail n’avait pas échoué. L’argent s’est simplement arrêté.",
  projects: "projets financés",
  volunteers: "bénévoles recrutés",
  donors: "donateurs dans le monde",
  panelMission: "La mission",
  panelMissionText:
    "Maintenir ouvertes des organisations éprouvées, proches des communautés, l’année où leurs financements ont disparu.",
  panelFund: "Le fonds",
  panelFundText:
    "Un don, partagé selon les besoins entre des ONG de terrain vérifiées, versé sur leurs propres comptes bancaires enregistrés.",
  panelYou: "Votre part",
  panelYouText:
    "Donnez ce que vous pouvez, une fois ou chaque mois. Vous recevez un reçu tout de suite, et vous voyez ensuite où est allé l’argent.",
  trustLabel: "Pourquoi donner ici",
  trustTax: "100 % déductible des impôts",
  trustTaxText: `${site.name} est {legalForm} ; les dons sont donc déductibles des impôts {where}. Nous envoyons votre reçu par e-mail juste après le paiement.`,
  trustUpdates: "Des nouvelles de l’impact, depuis le terrain",
  trustUpdatesText: "Écrites par celles et ceux qui font le travail, au fil de leur action.",
  trustVetted: "Des responsables vérifiés, fiables, proches des communautés",
  trustVettedText:
    "Notre équipe vérifie le certificat d’enregistrement avant qu’une organisation puisse recevoir un centime, et ses responsables rendent compte de leurs projets.",
  howHeading: "Comment fonctionne le fonds",
  how1: "Vous donnez",
  how1Text:
    "Par carte, dans le formulaire sécurisé de notre prestataire de paiement, une fois ou chaque mois, sans créer de compte.",
  how2: "Nous réunissons les dons",
  how2Text: `Votre don va en entier au fonds. ${site.name} prend à sa charge la commission du prestataire de paiement.`,
  how3: "Nous accordons des subventions",
  how3Text:
    "À des organisations vérifiées, là où le besoin est le plus grand. Chaque versement s’accompagne d’un relevé.",
  faq: "Questions des donateurs",
  faqAside: "Une autre question ? Écrivez à",
  faqAsideAfter: "et nous vous répondrons.",
  q1: "Mon don est-il déductible des impôts ?",
  a1: `Oui, {where}. ${site.name} est {legalForm} ; les dons sont donc déductibles dans toute la mesure permise par la loi. Dans les autres pays, cela dépend de la loi locale. Votre reçu indique le montant, la date et le bénéficiaire.`,
  a1Off:
    "Cela dépend de la loi là où vous vivez. Votre reçu indique le montant, la date et le bénéficiaire.",
  q2: "Comment mon don est-il utilisé ?",
  a2: `Un don au Frontline Fund va en entier à des organisations de terrain vérifiées ; ${site.name} prend à sa charge la commission du prestataire de paiement. Un don à une campagne va à son organisation, moins cette seule commission. ${site.name} ne prélève aucuns frais de plateforme.`,
  q3: "Puis-je choisir un pays ou un projet ?",
  a3: "Le Frontline Fund va là où le besoin est le plus grand. Pour choisir vous-même, donnez sur la page de la campagne de votre choix.",
  q4: "Puis-je donner ici en toute sécurité ?",
  a4: `Vous payez dans le formulaire de notre prestataire de paiement, par une connexion chiffrée. ${site.name} ne voit ni ne conserve jamais votre numéro de carte.`,
  q5: "Puis-je donner chaque mois ?",
  a5: "Oui. Choisissez « Mensuel » avant de payer. Vous recevez un reçu par mois et un récapitulatif par an.",
  q6: "Puis-je donner en l’honneur ou à la mémoire de quelqu’un ?",
  a6: "Oui, vous pouvez dédier un don en l’honneur ou à la mémoire de quelqu’un. Activez « Dédier ce don », ajoutez le nom et, si vous le souhaitez, une adresse e-mail pour la carte.",
  q7: "Puis-je donner hors des États-Unis ?",
  a7: "Vous pouvez donner depuis n’importe quel pays. Le paiement se fait en dollars américains, et votre banque convertit la devise.",
  q8: "Quelles sont les autres façons de donner ?",
  a8: "Les campagnes acceptent les fonds philanthropiques (DAF), les titres et les cryptomonnaies dans le formulaire de don. Pour donner ainsi au Frontline Fund, pour l’abondement par votre entreprise ou pour un legs, écrivez à {email}.",
  q9: "Comment modifier ou arrêter un don mensuel ?",
  a9: "Chaque reçu contient un lien vers votre don. Vous pouvez y changer le montant ou la carte, le mettre en pause ou l’arrêter. Sans compte ni appel.",
  findGifts: "E-mail perdu ? Demandez vos liens ici :",
  q10: "Vais-je recevoir un reçu ?",
  a10: "Les reçus sont envoyés par e-mail juste après le paiement, avec un PDF pour vos archives.",
};
export default fund;
