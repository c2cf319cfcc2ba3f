import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/privacy";
import type { Translation } from "@/lib/i18n/shape";

const privacy: Translation<typeof en> = {
  title: "Politique de confidentialité",
  description: `Ce que ${site.name} conserve, combien de temps, qui le voit, et comment le faire supprimer.`,
  lead: "Ce que nous conservons, pourquoi, combien de temps, qui le voit, et comment le faire supprimer. En mots simples.",
  contents: "Sur cette page",
  sections: [
    {
      heading: "Quand vous donnez",
      text: [
        "Nous conservons votre nom, votre adresse e-mail, le montant, la campagne, la date, et le message ou la dédicace si vous en écrivez. Nous en avons besoin pour enregistrer le don, vous envoyer le reçu et répondre à vos questions.",
        "Votre numéro de carte ne nous parvient jamais : vous le saisissez dans le formulaire de notre prestataire de paiement. Nous gardons la référence du paiement chez le prestataire, et rien d’autre de la carte.",
        "Votre nom ne figure sur une page publique que si vous activez « Afficher mon nom publiquement ». L’organisation à qui vous donnez voit votre nom et votre adresse e-mail, sauf si vous désactivez « Transmettre mon nom et mon e-mail à l’ONG ». Votre message est lu par cette organisation et par nous. Si vous l’acceptez, il figure aussi sur la page de la campagne, jusqu’à ce que vous le retiriez par le lien de votre reçu.",
        "Si vous demandez à savoir ce que permet votre don, nous le gardons avec votre adresse et vous envoyons les nouvelles de la campagne par e-mail, jusqu’à ce que vous les arrêtiez par le lien de chacune. L’organisation ne reçoit pas votre adresse pour cela.",
        "L’organisation peut garder ses propres notes et étiquettes sur ses donateurs. Personne d’autre ne les voit.",
      ],
    },
    {
      heading: "Quand vous inscrivez une organisation",
      text: [
        "Nous conservons ce que vous saisissez dans la demande, les documents que vous envoyez et les décisions prises à leur sujet. Les documents ne sont ouverts que par les membres de votre organisation et par nos examinateurs.",
        "Les coordonnées bancaires sont chiffrées avec une clé gardée à part de la base de données, et affichées masquées. Les mots de passe sont conservés sous forme d’empreintes irréversibles.",
      ],
    },
    {
      heading: "Quand vous nous écrivez",
      text: [
        "Nous conservons votre nom, votre adresse e-mail, l’objet et le message afin de pouvoir vous répondre.",
        "Si vous faites un signalement sur une organisation, seuls nos administrateurs le lisent : l’organisation ne voit ni vos mots ni qui vous êtes. Votre adresse e-mail, si vous en donnez une, est effacée 180 jours après la fin du traitement.",
      ],
    },
    {
      heading: "Quand vous proposez votre aide",
      text: [
        "Nous conservons votre nom, votre adresse e-mail et ce que vous écrivez sur votre aide, et nous les montrons à l’organisation concernée une fois votre adresse confirmée. Ils sont supprimés 90 jours après la fin de l’appel aux bénévoles. Si vous retirez votre proposition avec le lien reçu par e-mail, votre adresse et votre texte sont supprimés aussitôt. Une proposition qui n’est pas confirmée est supprimée après 14 jours.",
      ],
    },
    {
      heading: "Quand vous ouvrez votre propre page",
      text: [
        "Votre nom, votre image, votre texte et ce que la page a collecté sont publics. Nous seuls voyons votre adresse e-mail : elle sert à vous envoyer le lien vers votre page. Elle est supprimée 90 jours après la fin de votre page ou de sa campagne. Une page qui n’est pas confirmée est supprimée après sept jours. Quand vous signalez une page, nous gardons ce que vous écrivez et rien sur vous.",
      ],
    },
    {
      heading: "Cookies",
      text: [
        "Un cookie maintient votre connexion ; les scripts ne peuvent pas le lire. Un autre retient votre langue, un autre quel bouton de tableau de bord afficher, et un nombre aléatoire évite qu’un « J’aime » compte deux fois. Un autre indique à votre compte, pendant un an, avec quel navigateur vous vous êtes déjà connecté. Il n’y a sur ce site ni publicité, ni pistage, ni script de tiers, sauf un : celui de notre prestataire de paiement, chargé quand vous passez au paiement. Il peut déposer ses propres cookies. La vidéo d’une campagne n’est demandée à YouTube ou à Vimeo que si vous appuyez sur Lire.",
        "Ce que vous saisissez dans le formulaire d’une campagne est gardé dans votre propre navigateur, sept jours au plus, jusqu’à ce que vous l’enregistriez ou vous déconnectiez.",
      ],
    },
    {
      heading: "Qui d’autre voit les données",
      text: [
        "Le prestataire de paiement, pour encaisser le paiement. Personne d’autre : nous ne vendons ni ne louons les données, et nous ne les transmettons pas, sauf si la loi nous y oblige.",
      ],
    },
    {
      heading: "Combien de temps",
      text: [
        "Nous conservons les traces des dons, des reçus et des versements au moins sept ans, car le droit fiscal l’exige. Les messages sont supprimés après deux ans, avec les e-mails qui en sont issus. Un e-mail par lequel une organisation nous donne des nouvelles est supprimé une fois lu, et l’adresse d’où il vient après 90 jours. Le compte et les documents d’une organisation sont conservés tant que le compte existe, et supprimés à votre demande. Les compteurs techniques contre les abus disparaissent en un jour. Les liens et les codes d’un e-mail sont supprimés dès son envoi, son texte après 90 jours, et la trace de l’envoi après 13 mois. Un relevé de paiements qu’une organisation nous envoie à lire est supprimé en un jour ; les dons qu’elle en a enregistrés, avec les noms et les adresses e-mail des donateurs, restent jusqu’à ce qu’elle les supprime. Ce que nous avons envoyé aux programmes d’une organisation est supprimé après 30 jours. Les événements de paiement sont réduits à leurs numéros après 90 jours. Qui s’est connecté et qui a ouvert quoi est conservé 13 mois ; les décisions sur l’argent et les organisations, sept ans.",
      ],
    },
    {
      heading: "Faire supprimer des données",
      text: [
        "Écrivez à {email} depuis l’adresse concernée. Nous vous envoyons ce que nous détenons, corrigeons ce qui est faux, et supprimons ce que la loi ne nous oblige pas à garder ; ce qui doit rester est détaché de votre nom quand c’est possible. Vous pouvez masquer vous-même votre nom sur les pages publiques à tout moment, par le lien de votre reçu.",
      ],
    },
  ],
};
export default privacy;
