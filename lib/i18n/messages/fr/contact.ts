import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/contact";
import type { Translation } from "@/lib/i18n/shape";

const contact: Translation<typeof en> = {
  title: "Contact",
  description:
    "Écrivez-nous, appelez-nous ou venez nous voir. Nous lisons chaque message et y répondons.",
  heading: "Écrivez-nous",
  lead: "Une question sur un don, une campagne ou la demande de votre organisation ? Nous lisons chaque message et y répondons.",
  name: "Votre nom",
  email: "Adresse e-mail",
  subject: "Objet",
  message: "Message",
  send: "Envoyer le message",
  sending: "Envoi…",
  sent: "Message envoyé !",
  sentText:
    "Merci. Nous vous avons envoyé une confirmation par e-mail, et nous répondons en général sous deux jours ouvrés.",
  another: "Envoyer un autre message",
  details: "Où nous trouver",
  address: "Adresse",
  mail: "E-mail",
  phone: "Téléphone",
  hours: "Horaires",
  faq: "Questions fréquentes",
  q1: "Combien de temps dure la vérification ?",
  a1: `Une décision prend en général ${site.claims.verificationDays.fr} ; dans les cas complexes, quand il faut vérifier un document auprès d’un registre à l’étranger, ${site.claims.verificationComplexDays.fr}. Le certificat d’enregistrement est obligatoire. Notre équipe regarde aussi la preuve de gouvernance et le résumé d’impact.`,
  q2: "Quels frais y a-t-il ?",
  a2: `${site.name} ne prélève rien. La commission du prestataire de paiement, environ {fee}, est déduite d’un don à une campagne et indiquée à côté ; pour le Frontline Fund, ${site.name} la prend à sa charge.`,
  q3: "Quand les dons sont-ils versés ?",
  a3: `Les dons sont versés sur le compte bancaire enregistré de l’ONG ${site.claims.payout.fr}. Les soldes plus petits sont reportés.`,
};
export default contact;
