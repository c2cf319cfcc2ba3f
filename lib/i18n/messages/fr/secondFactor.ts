import type en from "@/lib/i18n/messages/en/secondFactor";
import type { Translation } from "@/lib/i18n/shape";

const secondFactor: Translation<typeof en> = {
  loginTitle: "Encore une étape",
  loginLead: "Votre mot de passe est correct. Utilisez maintenant votre second facteur.",
  usePasskey: "Utiliser une clé d’accès",
  or: "ou",
  code: "Code",
  codeHelp: "Les six chiffres de votre application d’authentification, ou un code de secours.",
  recoveryOnly: "Un code de secours, 24 caractères.",
  continue: "Continuer",
  checking: "Vérification…",
  startOver: "Recommencer",
  noScript: "Une clé d’accès nécessite JavaScript. Sinon, saisissez un code.",
  passkeyNotUsed: "La clé d’accès n’a pas été utilisée. Veuillez réessayer ou saisir un code.",
  passkeyUnknownHere: "Ce navigateur ne peut pas utiliser de clé d’accès ici.",
  confirmTitle: "Confirmez que c’est bien vous",
  confirmLead:
    "L’étape suivante déplace de l’argent, ou modifie un compte ou des droits. Une confirmation suffit pour 10 minutes.",
  password: "Mot de passe",
  confirm: "Confirmer",
  confirmed: "Merci. Nous ne vous le redemanderons pas pendant 10 minutes.",
  goBack: "Revenir",
  confirmElsewhere: "Confirmer plutôt sur une page à part, par exemple avec une clé d’accès",
  skipHere: "Passer dans cette démo",
  skipHereHelp:
    "En production, un administrateur a un second facteur et ne peut pas passer cette étape.",
  demoBanner:
    "En production, un administrateur a besoin d’un second facteur. Configurez-en un, ou passez cette étape dans cette démo.",
  setUp: "En configurer un",
  skip: "Passer",
  skipped: "Passé pour cette session. En production, ce n’est pas possible.",
  heading: "Second facteur",
  leadNone:
    "En plus du mot de passe, utilisez quelque chose que vous seul avez : une clé d’accès sur votre appareil, ou un code d’une application d’authentification. Un mot de passe volé ne suffit alors plus.",
  leadHas:
    "Il est demandé à chaque connexion, et de nouveau avant tout mouvement d’argent ou changement de droits.",
  mustSetUp: "Les administrateurs ont besoin d’un second facteur. Configurez-en un pour continuer.",
  confirmFirst: "Avant toute modification ici, confirmez que c’est bien vous.",
  confirmNow: "Confirmer maintenant",
  passkeys: "Clés d’accès",
  passkeysHelp:
    "Votre appareil demande votre empreinte, votre visage ou votre code. Rien à saisir.",
  noPasskeys: "Pas encore de clé d’accès.",
  passkeyName: "Nom de cette clé d’accès",
  passkeyNameHelp: "Pour la reconnaître, par exemple « Ordinateur du bureau ».",
  addPasskey: "Ajouter une clé d’accès",
  added: "Ajoutée le {date}",
  lastUsed: "dernière utilisation le {date}",
  neverUsed: "pas encore utilisée",
  remove: "Retirer",
  removeNamed: "Retirer {name}",
  removed: "Retirée",
  passkeyAdded: "La clé d’accès est ajoutée.",
  app: "Application d’authentification",
  appHelp:
    "Une application sur votre téléphone affiche six chiffres qui changent toutes les 30 secondes. Elle fonctionne sans réseau.",
  appOn: "Une application d’authentification est configurée.",
  startApp: "Configurer une application d’authentification",
  scan: "Scannez cette image avec l’application, ou saisissez-y la clé.",
  key: "Clé",
  qr: "Code QR contenant la clé pour votre application d’authentification",
  enterFirst: "Saisissez ensuite les six chiffres affichés.",
  turnOn: "Activer",
  appAdded: "L’application d’authentification est configurée.",
  recovery: "Codes de secours",
  recoveryHelp: "Chacun sert une fois, quand ni clé d’accès ni application n’est à portée.",
  codesLeft: "{n, plural, =0 {Il n’en reste aucun.} one {Il en reste #.} other {Il en reste #.}}",
  renew: "Créer de nouveaux codes de secours",
  renewHelp: "Les anciens ne fonctionnent plus.",
  codesTitle: "Vos codes de secours",
  codesText:
    "Notez-les ou imprimez-les maintenant, et gardez-les loin de cet appareil. Ils ne sont plus affichés ensuite.",
  working: "Un instant…",
  lastWarning: "Retirer votre seul second facteur met fin à toutes vos autres sessions.",
  clearHeading: "Seconds facteurs des membres",
  clearHelp:
    "Seulement si le membre l’a demandé et que vous avez vérifié son identité. Les versements sont retenus 72 heures et le propriétaire reçoit un e-mail.",
  clear: "Effacer le second facteur",
  clearNamed: "Effacer le second facteur de {name}",
  cleared: "Le second facteur de {name} est effacé",
  mail: {
    button: "Vérifier votre compte",
    added: {
      subject: "Un second facteur a été ajouté",
      text: "Un second facteur a été ajouté au compte {email}. Si c’est le premier, toutes les autres sessions ont pris fin.",
    },
    removed: {
      subject: "Un second facteur a été retiré",
      text: "Un second facteur a été retiré du compte {email}.",
    },
    recovery_used: {
      subject: "Un code de secours a été utilisé",
      text: "Un code de secours du compte {email} a été utilisé. Il ne fonctionne plus.",
    },
    codes_renewed: {
      subject: "De nouveaux codes de secours ont été créés",
      text: "De nouveaux codes de secours ont été créés pour le compte {email}. Les anciens ne fonctionnent plus.",
    },
    cleared: {
      subject: "Votre second facteur a été effacé",
      text: "Les seconds facteurs du compte {email} ont été effacés sur demande, et toutes les sessions ont pris fin. Connectez-vous avec votre mot de passe et configurez-en un nouveau.",
    },
    member_cleared: {
      subject: "Le second facteur d’un membre a été effacé",
      text: "Le second facteur de {email}, membre de votre organisation, a été effacé sur demande. Les versements sont retenus 72 heures.",
    },
    tries: {
      subject: "Des codes erronés ont été saisis",
      text: "Quelqu’un qui connaît le mot de passe de {email} a saisi plusieurs codes erronés. Si ce n’était pas vous, choisissez un nouveau mot de passe.",
    },
  },
};
export default secondFactor;
