import type en from "@/lib/i18n/messages/en/registration";
import type { Translation } from "@/lib/i18n/shape";

const registration: Translation<typeof en> = {
  title: "Demande d’inscription",
  tabInfo: "Informations sur l’ONG",
  tabDocuments: "Documents",
  infoTitle: "Dites-nous qui vous êtes",
  name: "Nom de l’ONG",
  email: "E-mail",
  country: "Pays",
  chooseCountry: "Choisir un pays",
  phone: "Numéro de téléphone",
  phoneHint:
    "Comme vous le composez dans votre pays, ou avec son indicatif, comme +254 700 000 000",
  website: "Site web",
  description: "Description",
  descriptionHint: "Ce que vous faites, où et depuis quand. Trois phrases suffisent.",
  kept: "Vos réponses sont enregistrées quand vous continuez",
  continue: "Continuer",
  saving: "Enregistrement…",
  docsTitle: "Vos documents",
  docsLead: "Seuls votre équipe et nos examinateurs peuvent les ouvrir.",
  certificate: "Certificat d’enregistrement",
  certificateHint:
    "Obligatoire. Un PDF, ou des photos de ses pages : 10 images au plus (JPG, PNG, WebP), 10 Mo chacune.",
  leadership: "Preuve de gouvernance",
  leadershipHint:
    "PDF, JPG ou PNG, 10 Mo au plus. Un procès-verbal qui nomme vos responsables suffit.",
  additional: "Document supplémentaire ou résumé d’impact",
  additionalHint:
    "PDF, JPG ou PNG, 10 Mo au plus. Vos résultats de l’an dernier, avec vos propres chiffres.",
  uploaded: "envoyé",
  open: "Ouvrir",
  remove: "Retirer",
  back: "Retour",
  submit: "Envoyer la demande",
  submitting: "Envoi…",
  submitted: "Votre demande a été envoyée",
  reviewer: "Commentaires de l’examinateur",
  infected:
    "L’antivirus a trouvé un problème dans {file}. Veuillez enregistrer à nouveau le document et envoyer la nouvelle copie.",
  mail: {
    hello: "Bonjour {name},",
    helloPlain: "Bonjour,",
    received: {
      subject: "Nous avons reçu votre demande",
      heading: "Nous avons reçu votre demande",
      text: "Merci. Notre équipe lit chaque demande ; l’examen prend en général {time}. Nous vous enverrons le résultat par e-mail.",
    },
    toReview: {
      subject: "Nouvelle demande : {name}",
      heading: "Une nouvelle demande attend",
      text: "{name} a envoyé sa demande.",
      organisation: "Organisation",
      country: "Pays",
      button: "Ouvrir la console",
    },
    approved: {
      subject: "{name} est vérifiée",
      heading: "Votre organisation est vérifiée",
      text: "Votre demande a été acceptée. Vous pouvez dès maintenant publier des campagnes et recevoir des dons. La vérification est valable jusqu’au {date}.",
      button: "Ouvrir votre tableau de bord",
    },
    rejected: {
      subject: "Votre demande n’a pas été acceptée",
      heading: "Votre demande n’a pas été acceptée",
      text: "Nous n’avons pas pu accepter la demande de {name}. Vous pouvez la corriger et la renvoyer ; vos réponses sont toujours là.",
      textPlain:
        "Nous n’avons pas pu accepter votre demande. Vous pouvez la corriger et la renvoyer ; vos réponses sont toujours là.",
      reason: "Commentaires de l’examinateur :",
      button: "Envoyer une nouvelle demande",
      note: "Des questions ? Écrivez à {support}.",
    },
    suspended: {
      subject: "{name} est suspendue",
      heading: "Votre organisation est suspendue",
      text: "Vos campagnes n’acceptent plus de dons et les versements sont retenus jusqu’à ce que la question soit réglée. Vous pouvez toujours vous connecter et tout consulter.",
      reason: "Le motif :",
      note: "Pour régler la question, écrivez à {support}.",
    },
    reinstated: {
      subject: "{name} est de nouveau active",
      heading: "Votre organisation est de nouveau active",
      text: "La suspension est levée. Vos campagnes acceptent de nouveau les dons, et les versements reprennent.",
      reason: "L’administrateur a écrit :",
      button: "Ouvrir votre tableau de bord",
    },
    bank: {
      subject: "Les coordonnées bancaires ont changé",
      heading: "Les coordonnées bancaires ont changé",
      text: "Les coordonnées bancaires de {name} ont été changées le {date}. Par sécurité, rien n’est versé pendant 72 heures.",
      note: "Si aucun de vous ne l’a fait, écrivez tout de suite à {support}.",
    },
    ending: {
      subject: "La vérification de {name} prend fin le {date}",
      heading: "Renouvelez votre vérification",
      text: "La vérification prend fin le {date}. Les campagnes en cours continuent, mais vous ne pourrez plus en publier de nouvelles, et les versements s’arrêteront 30 jours plus tard. Envoyez de nouveaux documents depuis votre profil.",
      button: "Envoyer de nouveaux documents",
    },
    renewed: {
      subject: "{name} reste vérifiée",
      heading: "Votre vérification est renouvelée",
      text: "Vos nouveaux documents sont en règle. La vérification est valable jusqu’au {date}.",
    },
    infected: {
      subject: "Veuillez renvoyer {file}",
      heading: "Un document ne peut pas être utilisé",
      text: "L’antivirus a trouvé un problème dans {file} ; nous ne pouvons donc pas l’ouvrir. Veuillez vérifier votre ordinateur, enregistrer à nouveau le document en PDF et envoyer la nouvelle copie.",
      button: "En envoyer un autre",
    },
  },
};
export default registration;
