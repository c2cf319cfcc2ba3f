import type en from "@/lib/i18n/messages/en/openid";
import type { Translation } from "@/lib/i18n/shape";

const openid: Translation<typeof en> = {
  or: "ou",
  button: "Continuer avec {name}",
  problem: {
    noAddress:
      "{name} ne nous a donné aucune adresse e-mail. Connectez-vous avec votre mot de passe.",
    notVerified:
      "{name} n’a pas vérifié que votre adresse e-mail est bien la vôtre. Confirmez-la là-bas, ou connectez-vous avec votre mot de passe.",
    unknown: "Il n’y a pas de compte avec l’adresse de votre compte {name}.",
    notConfirmed:
      "L’adresse e-mail de votre compte ici n’est pas encore confirmée. Connectez-vous avec votre mot de passe, ouvrez le lien de l’e-mail que nous vous avons envoyé, puis réessayez avec {name}.",
    closed: "Ce compte est fermé. Écrivez à {support} si vous pensez que c’est une erreur.",
    otherKind: "Ce compte ne se connecte pas sur cette page.",
    otherIdentity:
      "Ce compte est lié à un autre compte {name}. Continuez avec celui-là, ou connectez-vous avec votre mot de passe.",
    ended:
      "Vous avez mis fin au lien entre ce compte et {name}. Connectez-vous avec votre mot de passe ; vous pouvez l’autoriser de nouveau dans vos réglages de sécurité.",
    cancelled:
      "Vous n’avez pas terminé la connexion avec {name}. Réessayez, ou connectez-vous avec votre mot de passe.",
    expired:
      "Cette connexion a commencé dans un autre navigateur ou a duré plus de 15 minutes. Veuillez recommencer.",
    failed:
      "La réponse de {name} n’a pas pu être vérifiée ; vous n’êtes donc pas connecté. Recommencez, ou connectez-vous avec votre mot de passe.",
    away: "{name} est injoignable pour le moment. Connectez-vous avec votre mot de passe, ou réessayez dans quelques minutes.",
    tooMany: "Trop de tentatives. Veuillez réessayer dans 15 minutes.",
  },
  toOrganisations: "Se connecter comme organisation",
  toAdmins: "Se connecter au portail d’administration",
  toSupport: "Contacter l’assistance",
  unknownHere:
    "Il n’y a pas encore de compte avec cette adresse. Inscrivez-vous ici ; ensuite, votre adresse une fois confirmée, vous pourrez continuer avec {name}.",
  linked: {
    heading: "Connexion avec {name}",
    none: "Non lié. Le lien se fait lorsque vous continuez avec {name} sur la page de connexion avec l’adresse de ce compte.",
    since: "{email}, lié le {date}. Dernière utilisation le {used}.",
    ended: "{email} : vous avez mis fin à ce lien, il ne fonctionne plus.",
    end: "Mettre fin au lien",
    ending: "En cours…",
    endedNow: "Le lien est terminé. Votre mot de passe fonctionne comme avant.",
    allow: "Autoriser de nouveau",
    allowing: "En cours…",
    allowedNow: "Autorisé. Continuez avec {name} sur la page de connexion pour le lier.",
  },
  mail: {
    linkedSubject: "Vous pouvez maintenant vous connecter avec {name}",
    linkedText:
      "Quelqu’un, vous nous l’espérons, s’est connecté à {email} avec le compte {name} {other}. Désormais, ce compte se connecte ici sans votre mot de passe.",
    linkedNote:
      "Si ce n’était pas vous, mettez fin au lien dans vos réglages de sécurité, choisissez un nouveau mot de passe et écrivez à {support}.",
    endedSubject: "Vous ne pouvez plus vous connecter avec {name}",
    endedText:
      "Le lien entre {email} et le compte {name} {other} est terminé. Votre mot de passe fonctionne comme avant.",
    button: "Ouvrir les réglages de sécurité",
  },
};
export default openid;
