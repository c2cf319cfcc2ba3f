import type en from "@/lib/i18n/messages/en/inbound";
import type { Translation } from "@/lib/i18n/shape";

/** Words about reports by mail: the address, the monthly question, the answer to a mail, the page that publishes. */
const inbound: Translation<typeof en> = {
  own: {
    heading: "Donner des nouvelles par e-mail",
    text: "Écrivez un e-mail à cette adresse : l’objet devient le titre, votre texte la nouvelle, avec jusqu’à 4 images. Nous en faisons un brouillon et vous envoyons un lien pour le publier.",
    address: "Adresse de cette campagne",
    members:
      "Écrivez depuis l’adresse avec laquelle vous vous connectez. Un brouillon venu d’une autre adresse porte un avertissement et ne se publie qu’ici.",
    renew: "Créer une nouvelle adresse",
    renewText:
      "Si des inconnus connaissent l’adresse : l’ancienne n’accepte alors plus aucun e-mail.",
    working: "Un instant…",
    changed: "La nouvelle adresse est prête ; l’ancienne n’accepte plus aucun e-mail",
    byMail: "Par e-mail",
    warned: "Expéditeur non confirmé",
    not_proven:
      "Ce brouillon est venu par e-mail et son expéditeur n’est pas confirmé. L’e-mail indique : {from}. Demandez à cette personne avant de le publier.",
    not_member:
      "Ce brouillon est venu par e-mail de {from}, qui n’est pas une adresse confirmée de votre équipe. Demandez à cette personne avant de le publier.",
    unknown: "aucune adresse lisible",
  },
  question: {
    subject: "Que s’est-il passé depuis vos dernières nouvelles ? {title}",
    heading: "Que s’est-il passé depuis ?",
    lead: "Des personnes ont donné à « {campaign} » le mois dernier. Racontez-leur ce que leurs dons ont permis.",
    since: "Votre dernière nouvelle a été publiée le {date}.",
    never: "Cette campagne n’a pas encore de nouvelle.",
    how: "Répondez simplement à cet e-mail : quelques phrases au-dessus de ce texte, et jusqu’à 4 images. Nous en faisons un brouillon que nous vous renvoyons ; rien n’est publié sans votre accord.",
    or: "Ou écrivez-la dans votre tableau de bord :",
    write: "Écrire une nouvelle",
    note: "Vous recevez cet e-mail une fois par mois pour chaque campagne qui a reçu des dons, en tant que membre de l’organisation.",
  },
  draft: {
    subject: "Votre brouillon : {title}",
    heading: "Votre brouillon est prêt.",
    lead: "Voici ce que votre e-mail est devenu, sous forme de nouvelle de « {campaign} ». Personne ne la voit avant sa publication.",
    title: "Titre",
    pictures: "Images",
    leftOut:
      "{n, plural, one {Une pièce jointe n’a pas été utilisée. Nous prenons jusqu’à 4 images (JPEG, PNG, WebP ou AVIF).} many {# pièces jointes n’ont pas été utilisées. Nous prenons jusqu’à 4 images (JPEG, PNG, WebP ou AVIF).} other {# pièces jointes n’ont pas été utilisées. Nous prenons jusqu’à 4 images (JPEG, PNG, WebP ou AVIF).}}",
    publish: "Regarder et publier",
    change: "Pour changer quelque chose avant :",
    edit: "Modifier dans votre tableau de bord",
    reply:
      "Ou répondez à cet e-mail avec le texte entier et ses images : cela fait un nouveau brouillon, et celui-ci reste non publié.",
    ends: "Le bouton fonctionne pendant {n} jours. Ne transférez pas cet e-mail : qui l’a peut publier le brouillon.",
  },
  failed: {
    subject: "Aucun brouillon n’a été créé : {campaign}",
    heading: "Nous n’avons pas pu utiliser votre e-mail.",
    no_text:
      "Nous n’avons trouvé aucun texte au-dessus de la partie citée. Écrivez vos nouvelles en haut de l’e-mail.",
    too_many_parts: "Il a trop de parties. Envoyez votre texte avec 4 images au plus.",
    too_deep:
      "Il contient des e-mails dans des e-mails. Écrivez-en un nouveau au lieu d’en transférer un.",
    too_heavy: "Sa lecture a pris trop de temps. Renvoyez-le avec des images plus petites.",
    unreadable: "Il n’a pas pu être lu. Renvoyez-le en texte simple.",
    closed: "La campagne n’accepte pas de nouvelles en ce moment.",
    pictures_full:
      "Votre organisation a déjà autant d’images qu’il est permis. Retirez-en quelques-unes, puis renvoyez-le.",
    write: "Écrire dans votre tableau de bord",
  },
  publish: {
    title: "Publier cette nouvelle ?",
    lead: "Elle vient de votre e-mail et devient une nouvelle de « {campaign} ». Les donateurs qui l’ont demandé sont prévenus par e-mail.",
    button: "Publier",
    working: "Un instant…",
    done: "Cette nouvelle est publiée.",
    see: "La voir sur le site",
    hidden: "Notre équipe a masqué cette nouvelle.",
    badTitle: "Ce lien ne fonctionne plus",
    badText:
      "Il est incomplet ou trop ancien, ou le brouillon a été supprimé. Vos brouillons se trouvent dans votre tableau de bord.",
    dashboard: "Aller au tableau de bord",
  },
};
export default inbound;
