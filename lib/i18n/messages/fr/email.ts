import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/email";
import type { Translation } from "@/lib/i18n/shape";

const email: Translation<typeof en> = {
  greeting: "Bonjour {name},",
  footAllLead: "Tous vos dons, et un relevé pour l’année de votre choix :",
  footAll: "Ouvrir vos dons",
  footGift: "Ouvrir votre don",
  footGiftLead: "Pour voir où il en est, recevoir à nouveau le reçu ou masquer votre nom :",
  seeCampaign: "Voir la campagne",
  campaign: "Campagne",
  organisation: "Organisation",
  amount: "Montant",
  date: "Date",
  method: "Moyen de paiement",
  monthly: "chaque mois",
  receipt: {
    cover: "Dont ajouté pour la commission du prestataire",
    fee: "Commission du prestataire de paiement",
    platformFee: `Frais de ${site.name}`,
    reaches: "Parvient à {ngo}",
    monthlyLead: "Pour modifier le montant ou la carte, suspendre ou arrêter votre don mensuel :",
    monthlyLink: "Gérer votre don mensuel",
    subject: "Votre reçu de {site} : {amount}",
    heading: "Merci, {name}.",
    headingPlain: "Merci.",
    preview: "{amount} pour {ngo}. À conserver dans vos archives.",
    text: "Votre don à {campaign} est arrivé le {date}. Cet e-mail est votre reçu ; un PDF y est joint.",
    number: "Reçu",
    giftNumber: "Don",
    givenBy: "Donné par",
    onPage: "comme sur la page de votre don",
    inHonour: "En l’honneur de",
    inMemory: "À la mémoire de",
    givenTo: "Donné à",
    deductible:
      "{legalName} est {legalForm}, numéro fiscal {taxId}. {noGoods} Votre don est déductible des impôts dans la mesure permise par la loi.",
    plain: "{noGoods}",
    demo: "Mode d’essai : aucun argent réel. Ceci n’est pas un reçu fiscal.",
    title: "Reçu",
    fileName: "recu-{ref}.pdf",
    issuedBy: "Émis par",
    net: "Remboursé depuis",
    pledged: "Montant annoncé",
    letters:
      "Les lettres pour lesquelles cette feuille n’a pas de caractère sont écrites avec les lettres latines les plus proches. Nos registres et nos e-mails les gardent telles qu’elles ont été saisies.",
  },
  dedication: {
    subjectHonour: "Un don a été fait en l’honneur de quelqu’un",
    subjectMemory: "Un don a été fait à la mémoire de quelqu’un",
    heading: "Une carte vous attend",
    text: "Une personne a fait un don à {campaign}, une campagne de {ngo}, et nous a demandé de vous le faire savoir. Pour qui, et ce qu’elle vous a écrit, se trouve sur notre page :",
    button: "Lire la carte",
    note: "Vous recevez ceci parce que la personne qui donne nous a confié votre adresse pour cela. Nous ne la gardons pour rien d’autre. Si cela ne vous dit rien, vous n’avez rien à faire.",
  },
  pledge: {
    subject: "Comment envoyer votre don ({order})",
    heading: "Comment envoyer votre don",
    text: "Vous nous avez dit vouloir donner à {campaign}. Rien n’a été débité. Veuillez indiquer ce numéro lors de l’envoi :",
    order: "Numéro",
    paypal: "Envoyez le montant par PayPal sur la page ci-dessous.",
    venmo: "Envoyez le montant par Venmo sur la page ci-dessous.",
    open: "Ouvrir la page de paiement",
    daf: "Demandez au gestionnaire de votre fonds philanthropique (DAF) de recommander une subvention à {legalName}, numéro fiscal {taxId}, {address}, en indiquant la référence comme objet.",
    dafPlain:
      "Demandez au gestionnaire de votre fonds philanthropique (DAF) de recommander une subvention à {legalName}, {address}, en indiquant la référence comme objet.",
    ask: "Écrivez à {email} avec le numéro ci-dessus, et une personne vous répond avec les détails pour ce moyen : {method}.",
    monthly:
      "Vous souhaitiez donner chaque mois. Rien n’est débité ni répété de soi-même : veuillez renvoyer le don chaque mois, avec le même numéro.",
    after:
      "Votre don compte, et le reçu est envoyé, une fois qu’il est arrivé. Un numéro non utilisé prend fin le {date}.",
    yoursLead:
      "Faut-il vous le rappeler tant que rien n’est arrivé ? Dites-nous que cette promesse est la vôtre ; sinon, nous n’écrivons plus à ce sujet.",
    yours: "Ouvrir votre promesse",
    ignore: "Si vous n’avez rien demandé, vous n’avez rien à faire.",
    reminderSubject: "Votre don {order} n’est pas encore arrivé",
    reminderHeading: "Votre don n’est pas encore arrivé",
    reminderText:
      "Le {date}, vous nous avez dit vouloir donner à {campaign}. Voici encore une fois comment l’envoyer. Si vous l’avez envoyé, ou si vous avez changé d’avis, vous n’avez rien à faire.",
    endedSubject: "Le numéro {order} a pris fin",
    endedHeading: "Le numéro a pris fin",
    expiredText:
      "Le {date}, vous nous avez dit vouloir donner à {campaign}. Rien n’est arrivé avec le numéro {order} ; il a donc pris fin. Rien n’a été débité.",
    canceledText:
      "Le {date}, vous nous avez dit vouloir donner à {campaign}. Nous avons clos le numéro {order}. Rien n’a été débité.",
    endedSent:
      "Avez-vous tout de même envoyé votre don ? Écrivez à {email}, et une personne le recherche.",
    again: "Donner autrement",
  },
  debit: {
    subject: "Votre débit bancaire est en cours",
    heading: "Votre débit bancaire est en cours",
    text: "Votre banque transfère {amount} à {campaign}. Cela prend jusqu’à quatre jours ouvrés. Nous vous écrirons, avec le reçu, à l’arrivée de la somme, et aussi si elle n’arrive pas.",
  },
  failed: {
    subject: "Votre paiement n’a pas abouti",
    heading: "Votre paiement n’a pas abouti",
    text: "{amount} pour {campaign} ne nous sont pas parvenus : la banque les a renvoyés. Rien n’a été prélevé, ou la somme vous est en train d’être rendue.",
    again: "Réessayer",
  },
  refund: {
    subject: "{amount} vous ont été remboursés",
    heading: "Votre don a été remboursé",
    text: "{amount} de votre don à {campaign} sont en route vers la carte ou le compte avec lequel vous aviez payé. Les banques mettent jusqu’à dix jours à l’afficher.",
    left: "Ce qui reste de votre don",
    note: "Le reçu que vous avez ne vaut plus que pour ce qui reste.",
  },
  suspenseReturned: {
    heading: "Votre paiement vous est rendu",
    text: "{amount} que vous avez payés pour {campaign} ne correspondaient pas au don prévu, ou ont été payés deux fois. La somme est en route vers la carte ou le compte avec lequel vous avez payé. Les banques mettent jusqu’à dix jours à l’afficher.",
  },
  refundFailed: {
    subject: "Un remboursement de {amount} a échoué ({ref})",
    heading: "Un remboursement a échoué",
    text: "La banque n’a pas accepté le remboursement de {amount} pour le don {ref}. L’argent compte de nouveau pour l’organisation. Il doit être rendu au donateur d’une autre manière.",
  },
  monthlyFailed: {
    subject: "Votre don mensuel n’a pas pu être débité",
    heading: "Votre don mensuel n’a pas pu être débité",
    text: "Le débit de ce mois, {amount} pour {campaign}, a été refusé. Il sera de nouveau tenté ces prochains jours. Si votre carte a changé, indiquez la nouvelle :",
    button: "Ouvrir votre don mensuel",
  },
  monthlyStopped: {
    subject: "Votre don mensuel a pris fin",
    heading: "Votre don mensuel a pris fin",
    byDonor:
      "Comme vous l’avez demandé, votre don mensuel de {amount} à {campaign} a pris fin. Plus rien n’est débité. Merci pour chaque mois.",
    byNgo:
      "L’organisation a mis fin à votre don mensuel de {amount} à {campaign}. Plus rien n’est débité ; ce qui a été payé reste payé. Merci pour chaque mois.",
    byAdmin:
      "Nous avons mis fin à votre don mensuel de {amount} à {campaign}. Plus rien n’est débité ; ce qui a été payé reste payé. Écrivez-nous si vous ne vous y attendiez pas.",
    byCampaign:
      "La campagne {campaign} est terminée, et votre don mensuel de {amount} avec elle. Plus rien n’est débité. Merci pour chaque mois.",
    byFailure:
      "Votre don mensuel de {amount} à {campaign} a pris fin parce qu’il n’a pas pu être débité. Plus rien n’est tenté. Merci pour chaque mois.",
    others: "Ces campagnes acceptent les dons :",
    button: "Voir toutes les campagnes",
  },
  monthlyPaused: {
    subject: "Votre don mensuel est en pause",
    heading: "Votre don mensuel est en pause",
    byDonor:
      "Comme vous l’avez demandé, votre don mensuel de {amount} à {campaign} est en pause. Rien n’est débité tant que vous ne le reprenez pas.",
    byDonorUntil:
      "Comme vous l’avez demandé, votre don mensuel de {amount} à {campaign} est en pause. Rien n’est débité jusqu’au {date}.",
    byCampaign:
      "L’organisation a mis en pause la campagne {campaign} ; votre don mensuel de {amount} est donc aussi en pause. Rien n’est débité avant la reprise de la campagne.",
    byNgo:
      "L’organisation qui porte {campaign} est suspendue pendant que nous examinons une question. Votre don mensuel de {amount} est en pause, et rien n’est débité entre-temps.",
    button: "Ouvrir votre don mensuel",
  },
  monthlyAmount: {
    subject: "Votre don mensuel est désormais de {amount}",
    heading: "Votre don mensuel a un nouveau montant",
    text: "À partir du prochain prélèvement, {amount} par mois vont à {campaign}.",
    button: "Gérer votre don mensuel",
    note: "Si vous n’avez pas demandé ce changement, écrivez à {email}.",
  },
  monthlyResumed: {
    subject: "Votre don mensuel continue",
    heading: "Votre don mensuel continue",
    text: "Votre don mensuel de {amount} à {campaign} est de nouveau actif.",
    next: "Prochain débit",
    button: "Ouvrir votre don mensuel",
  },
  links: {
    subject: "Vos dons sur {site}",
    heading: "Vos dons",
    text: "Quelqu’un, vous sans doute, a demandé les liens vers les dons faits avec cette adresse. Chacun ouvre son don sans mot de passe ; gardez donc cet e-mail pour vous.",
    all: "Ouvrir tous vos dons",
    code: "Si les liens ne s’ouvrent pas, saisissez ce code dans les {n} minutes, sur la page où vous les avez demandés : {code}",
    note: "Si vous n’avez rien demandé, vous n’avez rien à faire.",
    row: "{amount} pour {campaign}, {date}",
    rowMonthly: "{amount} par mois pour {campaign}",
  },
  yearly: {
    subject: "Vos dons en {year}",
    heading: "Vos dons en {year}",
    text: "Voici ce que vous avez donné en {year}, sans ce qui vous a été remboursé. Merci.",
    total: "Total",
    fileName: "dons-{year}.pdf",
  },
  payoutSent: {
    subject: "{amount} sont en route vers {ngo}",
    heading: "{amount} sont en route",
    text: "Nous avons envoyé le versement {number} sur le compte bancaire de votre organisation. Les banques mettent d’un à cinq jours ouvrés.",
    account: "Compte",
    reference: "Référence de la banque",
    button: "Voir chaque don qu’il contient",
  },
  payoutFailed: {
    subject: "Un versement à {ngo} n’est pas arrivé",
    heading: "Un versement n’est pas arrivé",
    text: "Le versement {number} de {amount} n’a pas pu être remis. L’argent est de nouveau dans votre solde. Veuillez vérifier les coordonnées bancaires.",
    button: "Vérifier les coordonnées bancaires",
  },
  contact: {
    operatorSubject: "Formulaire de contact : {subject}",
    operatorHeading: "Un message du formulaire de contact",
    name: "Nom",
    email: "E-mail",
    subjectLabel: "Objet",
    operatorNote: "Répondez à l’adresse ci-dessus, pas à cet e-mail.",
    answerSubject: "Nous avons reçu votre message",
    answerHeading: "Nous avons reçu votre message",
    answerText:
      "Merci d’avoir écrit à {site}. Une personne lit chaque message et répond, en général sous deux jours ouvrés.",
    answerUrgent: "S’agit-il d’un don ? Chaque reçu contient un lien qui ouvre votre don aussitôt.",
    answerNote: "Si vous ne nous avez pas écrit, vous n’avez rien à faire.",
  },
};
export default email;
