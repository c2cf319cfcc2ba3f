// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/embeds";
import type { Translation } from "@/lib/i18n/shape";

const embeds: Translation<typeof en> = {
  title: "Sur d’autres sites",
  intro:
    "Choisissez ce qui sera montré, puis copiez un code dans la page voulue. Aucun code ne pose de cookie, et personne ne paie dans un cadre : pour donner, ce site s’ouvre dans un nouvel onglet.",
  back: "Retour à la campagne",
  draft: "Publiez d’abord la campagne : jusque-là, personne ne peut la voir.",
  manageIntro:
    "Montrez cette campagne sur votre propre site : un encart, un bouton, sa progression, un formulaire de montant ou un badge.",
  manageLink: "Codes pour votre site",
  kind: "À montrer",
  kinds: {
    card: "Encart",
    button: "Bouton",
    thermometer: "Progression",
    form: "Formulaire de montant",
  },
  theme: "Couleurs",
  themes: { light: "Claires", dark: "Sombres", auto: "Celles de l’appareil du visiteur" },
  language: "Langue",
  show: "Montrer",
  preview: "Aperçu",
  codes: "Codes",
  names: {
    script: "Lien avec script",
    link: "Lien seul",
    frame: "Cadre",
    badgeHtml: "Badge, HTML",
    badgeMarkdown: "Badge, Markdown",
  },
  hints: {
    script:
      "Pour la plupart des sites. Sans le script, les visiteurs voient le lien. Un seul script suffit pour plusieurs liens.",
    link: "Pour les e-mails et les sites qui n’acceptent pas de script. Dans WordPress, collez seulement l’adresse, seule sur sa ligne : elle devient un encart.",
    frame: "Pour les sites qui acceptent les cadres mais pas les scripts. Sa hauteur est fixe.",
    badgeHtml: "Une image avec la somme collectée.",
    badgeMarkdown: "La même pour un fichier README.",
  },
  copy: "Copier",
  copied: "Le code a été copié",
  copyFailed: "La copie a échoué. Veuillez sélectionner le code et le copier.",
  giveTo: "Donner à « {title} »",
  raised: "Collecté",
  raisedOf: "{title} : {raised} collectés sur {goal}, {percent}",
  raisedSum: "{title} : {raised} collectés",
  go: "Continuer",
  newTab: "s’ouvre dans un nouvel onglet",
  pages: "Sur n’importe quel site",
  pagesList: [
    "Un lien vers une campagne qui porte data-harambee devient un cadre dès que le script s’exécute : « card » (par défaut), « button », « thermometer » ou « form ». data-harambee-theme vaut « dark » ou « auto ». La langue est celle de l’adresse du lien.",
    "Le script est petit, ne pose pas de cookie et n’enregistre rien. Il n’encadre que ce site. Sans lui, ou si le cadre ne répond pas, le lien reste un lien.",
    "Une page qui a une politique de sécurité du contenu autorise notre hôte : script-src et frame-src. Avec la seconde balise, l’empreinte dans script-src suffit à la place de l’hôte ; frame-src nous nomme toujours. Ce fichier ne change jamais ; une nouvelle version a une nouvelle adresse.",
    "Le cadre et la page ne s’envoient de messages qu’à leur origine exacte.",
    "Les pages qui connaissent oEmbed (WordPress, par exemple) font un encart d’une adresse collée. L’image /campaigns/…/badge.svg accepte theme (light, dark) et lang.",
  ],
};
export default embeds;
