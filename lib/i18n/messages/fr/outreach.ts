import type en from "@/lib/i18n/messages/en/outreach";
import type { Translation } from "@/lib/i18n/shape";

// Data: the texts of one area.
const outreach: Translation<typeof en> = {
  open: "Aide à la communication",
  title: "Aide à la communication",
  lead: "Des textes pour « {title} », d’après ce que dit sa page. Lisez-les, modifiez-les, puis envoyez-les vous-même : rien n’est envoyé d’ici.",
  back: "Vos campagnes",
  draftCampaign:
    "Publiez d’abord cette campagne : avant cela, personne ne peut ouvrir l’adresse donnée dans les textes.",
  language: "Langue des textes",
  kinds: {
    email: "E-mail aux sympathisants",
    whatsapp: "Message WhatsApp",
    x: "Publication pour X",
    linkedin: "Publication pour LinkedIn",
    instagram: "Légende pour Instagram",
    thanks: "Lettre de remerciement",
  },
  text: "Texte : {kind}",
  length: "{n} caractères sur {max}",
  tooLong: "{n} caractères, {max} au plus",
  byTemplate: "Écrit d’après notre modèle",
  byModel: "Écrit par le service d’IA ({model}). Vérifiez chaque phrase.",
  instead: "Le service d’IA n’a pas donné de réponse utilisable ; voici notre modèle.",
  edited: "Modifié par vous",
  write: "Écrire avec le service d’IA",
  writing: "Rédaction…",
  again: "Revenir au modèle",
  copy: "Copier",
  copied: "Copié",
  copyFailed: "La copie n’a pas fonctionné : sélectionnez le texte et copiez-le",
  share: "Partager",
  draft: {
    subject: "Objet : {title}",
    hello: "Chers amis,",
    about: "{ngo} agit pour « {cause} » ({country}).",
    campaign: "Nous réunissons de l’argent pour « {title} ».",
    raised:
      "{n, plural, one {Une personne a déjà donné} other {# personnes ont déjà donné}} {raised}.",
    raisedOf:
      "{n, plural, one {Une personne a déjà donné} other {# personnes ont déjà donné}} {raised} sur {goal}.",
    first: "Nous sommes au tout début : votre don serait le premier.",
    firstOf: "Notre objectif est de {goal}, et votre don serait le premier.",
    time: "{n, plural, =0 {C’est le dernier jour.} one {Il reste un jour.} other {Il reste # jours.}}",
    give: "Pour donner : {url}",
    read: "Pour en savoir plus : {url}",
    share:
      "Si vous ne pouvez pas donner, transmettez ce message à une personne qui le souhaiterait.",
    bye: "Avec nos remerciements,\n{ngo}",
    bio: "Le lien est dans notre profil.",
    tags: "#solidarité #don #Afrique",
    dear: "Bonjour [nom],",
    thanks: "merci pour votre don à « {title} ». Il compte beaucoup pour toute l’équipe de {ngo}.",
    thanksRead: "Vous pouvez suivre la campagne ici : {url}",
  },
};
export default outreach;
