import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/email";
import type { Translation } from "@/lib/i18n/shape";

const email: Translation<typeof en> = {
  greeting: "Bonjour {name},",
  footAllLead: "Tous vos dons, et des relevés pour la période de votre choix :",
  footAll: "Voir vos dons",
  footGift: "Voir votre don",
  footGiftLead: "Suivre votre don, télécharger le reçu ou masquer votre nom :",
  footMonthly: "Gérer votre don mensuel",
  footMonthlyLead: "Changer le montant ou la carte, mettre en pause ou arrêter votre don mensuel :",
  nextPayment: "Prochain paiement",
  makeMonthlyLead:
    "Souhaitez-vous donner chaque mois ? Rien n’est prélevé avant que vous ne confirmiez :",
  makeMonthly: "Donner {amount} par mois, premier paiement le {date}",
  seeCampaign: "Voir la campagne",
  campaign: "Campagne",
  organisation: "Organisation",
  amount: "Montant",
  date: "Date",
  method: "Moyen de paiement",
  monthly: "don mensuel",
  receipt: {
    cover: "Dont ajouté pour la commission du prestataire",
    fee: "Commission du prestataire de paiement",
    platformFee: `Frais de ${site.name}`,
    reaches: "Parvient à {ngo}",
    subject: "Votre reçu de {site} : {amount}",
    heading: "Merci, {name}.",
    headingPlain: "Merci.",
    preview: "{amount} pour {ngo}. À conserver dans vos archives.",
    text: "Nous avons reçu votre don à « {campaign} » le {date}. Cet e-mail est votre reçu ; un PDF y est joint.",
    number: "Reçu",
    giftNumber: "Don",
    need: "Donné pour",
    givenBy: "Donné par",
    onPage: "comme sur la page de votre don",
    inHonour: "En l’honneur de",
    inMemory: "À la mémoire de",
    givenTo: "Donné à",
    deductible:
      "{legalName} est {legalForm}, numéro fiscal {taxId}. {noGoods} Votre don est déductible des impôts {where} dans la mesure permise par la loi. Si vous payez vos impôts ailleurs, les règles de votre pays s’appliquent.",
    plain: "{noGoods}",
    demo: "Mode d’essai : aucun argent réel. Ceci n’est pas un reçu fiscal.",
    title: "Reçu",
    fileName: "recu-{ref}.pdf",
    issuedBy: "Émis par",
    net: "Remboursé depuis",
    pledged: "Montant promis",
    letters:
      "Certains caractères n’ont pas pu être imprimés et apparaissent en lettres latines. Nos registres et nos e-mails les gardent tels qu’ils ont été saisis.",
  },
  dedication: {
    subjectHonour: "Un don a été fait en l’honneur de quelqu’un",
    subjectMemory: "Un don a été fait à la mémoire de quelqu’un",
    heading: "Une carte vous attend",
    text: "Quelqu’un a fait un don à « {campaign} », une campagne de {ngo}, et nous a demandé de vous le faire savoir. La dédicace et le message qui vous est adressé se lisent sur notre page :",
    button: "Lire la carte",
    note: "Nous envoyons cette carte à la demande du donateur et n’utiliserons votre adresse pour rien d’autre. Si cela ne vous dit rien, vous pouvez l’ignorer.",
  },
  pledge: {
    subject: "Comment envoyer votre don ({order})",
    heading: "Comment envoyer votre don",
    text: "Vous avez promis un don à « {campaign} ». Rien n’a été prélevé. Veuillez indiquer cette référence lors de l’envoi :",
    order: "Référence",
    paypal: "Envoyez le montant par PayPal sur la page ci-dessous.",
    venmo: "Envoyez le montant par Venmo sur la page ci-dessous.",
    open: "Ouvrir la page de paiement",
    daf: "Demandez au gestionnaire de votre fonds philanthropique (DAF) de recommander une subvention à {legalName}, numéro fiscal {taxId}, {address}, avec la référence ci-dessus comme objet.",
    dafPlain:
      "Demandez au gestionnaire de votre fonds philanthropique (DAF) de recommander une subvention à {legalName}, {address}, avec la référence ci-dessus comme objet.",
    ask: "Écrivez à {email} avec la référence ci-dessus, et nous vous enverrons les instructions pour ce moyen de paiement : {method}.",
    monthly:
      "Vous souhaitez donner chaque mois. Rien n’est prélevé automatiquement : veuillez renvoyer votre don chaque mois, avec la même référence.",
    after:
      "Votre don est enregistré, et le reçu envoyé, à sa réception. Si elle n’est pas utilisée, cette référence expire le {date}.",
    yoursLead:
      "Souhaitez-vous des rappels jusqu’à l’arrivée de votre don ? Confirmez que cette promesse est la vôtre. Sinon, nous ne vous écrirons plus à ce sujet.",
    yours: "Voir votre promesse",
    ignore: "Si vous n’avez rien demandé, vous pouvez ignorer cet e-mail.",
    reminderSubject: "Votre don {order} n’est pas encore arrivé",
    reminderHeading: "Votre don n’est pas encore arrivé",
    reminderText:
      "Le {date}, vous avez promis un don à « {campaign} ». Voici comment l’envoyer. Si c’est déjà fait, ou si vous avez changé d’avis, vous pouvez ignorer cet e-mail.",
    endedSubject: "La référence {order} a expiré",
    endedHeading: "Votre promesse de don a expiré",
    expiredText:
      "Le {date}, vous avez promis un don à « {campaign} ». Nous n’avons rien reçu avec la référence {order} ; elle a donc expiré. Rien n’a été prélevé.",
    canceledText:
      "Le {date}, vous avez promis un don à « {campaign} ». Nous avons annulé la référence {order}. Rien n’a été prélevé.",
    endedSent:
      "Avez-vous tout de même envoyé votre don ? Écrivez à {email}, et nous le rechercherons.",
    again: "Donner autrement",
  },
  debit: {
    subject: "Votre prélèvement bancaire est en cours",
    heading: "Votre prélèvement bancaire est en cours",
    text: "Votre banque envoie {amount} à « {campaign} ». Cela prend jusqu’à quatre jours ouvrés. Nous vous écrirons, avec le reçu, quand la somme arrivera, et aussi si elle n’arrive pas.",
  },
  failed: {
    subject: "Votre paiement n’a pas abouti",
    heading: "Votre paiement n’a pas abouti",
    text: "Votre don de {amount} à « {campaign} » ne nous est pas parvenu : la banque l’a renvoyé. Rien n’a été prélevé, ou la somme est en route vers votre compte.",
    again: "Réessayer",
  },
  refund: {
    subject: "Remboursement de {amount}",
    heading: "Votre don a été remboursé",
    text: "{amount} de votre don à « {campaign} » sont en route vers la carte ou le compte utilisé pour le paiement. Cela peut prendre jusqu’à dix jours.",
    left: "Reste de votre don",
    note: "Votre reçu ne vaut plus que pour le montant restant.",
  },
  suspenseReturned: {
    heading: "Votre paiement vous est rendu",
    text: "Les {amount} que vous avez payés pour « {campaign} » ne correspondaient pas au don prévu, ou ont été payés deux fois. La somme est en route vers la carte ou le compte utilisé pour le paiement. Cela peut prendre jusqu’à dix jours.",
  },
  refundFailed: {
    subject: "Un remboursement de {amount} a échoué ({ref})",
    heading: "Un remboursement a échoué",
    text: "La banque n’a pas accepté le remboursement de {amount} pour le don {ref}. L’argent compte de nouveau pour l’organisation. Il doit être rendu au donateur d’une autre manière.",
  },
  monthlyFailed: {
    subject: "Votre don mensuel a été refusé",
    heading: "Votre don mensuel a été refusé",
    text: "Le prélèvement de ce mois, {amount} pour « {campaign} », a été refusé. Nous réessaierons ces prochains jours. Si votre carte a changé, mettez-la à jour :",
    button: "Gérer votre don mensuel",
  },
  declined: {
    expired: "La banque indique que la carte a expiré.",
    funds: "La banque indique que le montant n’était pas disponible à ce moment-là.",
    limit: "La banque indique qu’un plafond de la carte était atteint.",
    confirm:
      "La banque souhaite que vous confirmiez vous-même ce paiement ; vous pouvez le faire sur la page ci-dessous.",
    details: "La banque indique que les données de la carte ne sont plus exactes.",
    unsupported: "La banque indique que cette carte n’accepte pas ce type de paiement.",
    account: "La banque indique qu’elle ne peut pas prélever sur ce compte.",
    temporary: "La banque était injoignable. Vous n’avez rien à faire : nous réessaierons.",
    refused:
      "La banque a refusé le paiement et ne nous donne pas de raison ; elle peut vous en dire plus.",
  },
  monthlySetUp: {
    subject: "Votre don mensuel est en place",
    heading: "Votre don mensuel est en place",
    text: "Votre don mensuel à « {campaign} » est en place. Premier paiement de {amount} le {date}. Rien n’a été prélevé aujourd’hui.",
    then: "Ensuite, le même montant est prélevé le même jour de chaque mois, et vous recevez chaque fois un reçu. Vous pouvez changer le montant, passer un mois, mettre en pause ou arrêter avant ce jour.",
    first: "Premier paiement",
    button: "Gérer votre don mensuel",
  },
  monthlyAlready: {
    subject: "Vous donnez déjà chaque mois",
    heading: "Vous donnez déjà chaque mois",
    text: "Quelqu’un, vous sans doute, met en place un autre don mensuel à « {campaign} » avec cette adresse. Vous lui donnez déjà {amount} par mois, et cela continue.",
    more: "Si vous vouliez seulement changer le montant, vous pouvez le faire sur la page de votre don.",
  },
  monthlyStopped: {
    subject: "Votre don mensuel a pris fin",
    heading: "Votre don mensuel a pris fin",
    byDonor:
      "Comme vous l’avez demandé, votre don mensuel de {amount} à « {campaign} » a pris fin. Il n’y aura plus de prélèvement. Merci pour votre soutien.",
    byNgo:
      "L’organisation a mis fin à votre don mensuel de {amount} à « {campaign} ». Il n’y aura plus de prélèvement ; les paiements passés ne sont pas remboursés. Merci pour votre soutien.",
    byAdmin:
      "Nous avons mis fin à votre don mensuel de {amount} à « {campaign} ». Il n’y aura plus de prélèvement ; les paiements passés ne sont pas remboursés. Écrivez-nous si vous ne vous y attendiez pas.",
    byCampaign:
      "La campagne « {campaign} » est terminée, et votre don mensuel de {amount} aussi. Il n’y aura plus de prélèvement. Merci pour votre soutien.",
    byFailure:
      "Votre don mensuel de {amount} à « {campaign} » a pris fin, car les prélèvements ont été refusés. Nous ne réessaierons plus. Merci pour votre soutien.",
    unpaid:
      "Votre don mensuel de {amount} à « {campaign} » a pris fin avant son premier paiement. Rien n’a été prélevé, et rien ne le sera.",
    unpaidNgo: "L’organisation y a mis fin.",
    unpaidAdmin: "Nous y avons mis fin. Écrivez-nous si vous ne vous y attendiez pas.",
    unpaidCampaign: "La campagne est terminée.",
    unpaidFailure: "Son paiement a été refusé, et nous ne réessaierons pas.",
    others: "Campagnes auxquelles vous pouvez donner :",
    button: "Voir toutes les campagnes",
  },
  monthlyPaused: {
    subject: "Votre don mensuel est en pause",
    heading: "Votre don mensuel est en pause",
    byDonor:
      "Comme vous l’avez demandé, votre don mensuel de {amount} à « {campaign} » est en pause. Rien ne sera prélevé tant que vous ne le reprenez pas.",
    byDonorUntil:
      "Comme vous l’avez demandé, votre don mensuel de {amount} à « {campaign} » est en pause. Rien ne sera prélevé jusqu’au {date}.",
    goesOn: "Les paiements reprennent ensuite d’eux-mêmes.",
    byCampaign:
      "L’organisation a mis en pause la campagne « {campaign} » ; votre don mensuel de {amount} est donc aussi en pause. Rien ne sera prélevé avant la reprise de la campagne.",
    byNgo:
      "L’organisation qui porte « {campaign} » est suspendue pendant que nous examinons une question. Votre don mensuel de {amount} est en pause, et rien n’est prélevé entre-temps.",
    button: "Gérer votre don mensuel",
  },
  confirmGiving: {
    subject: "Veuillez confirmer votre adresse e-mail",
    heading: "Confirmez, et poursuivez votre don",
    text: "Vous, ou quelqu’un qui a saisi votre adresse, souhaitait donner sur {site}. De très nombreux dons venaient du même réseau, ou certains ont échoué ; nous demandons donc si cette adresse est bien la vôtre.",
    button: "Confirmer mon adresse",
    note: "Le lien fonctionne une fois, pendant une heure et pour un seul don. Si ce n’était pas vous, ne faites rien : rien n’est prélevé.",
  },
  donorChange: {
    subject: "Veuillez confirmer un changement de votre don",
    heading: "Veuillez confirmer ce changement",
    amountText:
      "Une personne qui a le lien de votre don a demandé que {amount} par mois aillent à « {campaign} » à partir du prochain paiement.",
    nameText:
      "Une personne qui a le lien de votre don a demandé que votre nom soit visible par tout le monde à côté de votre don à « {campaign} ».",
    button: "Voir et confirmer le changement",
    note: "Le lien fonctionne une fois, pendant un jour. Si ce n’était pas vous, ne faites rien : rien ne change. En cas de doute, écrivez à {email}.",
  },
  monthlyAmount: {
    subject: "Votre don mensuel est désormais de {amount}",
    heading: "Votre don mensuel a un nouveau montant",
    text: "À partir du {date}, vous donnerez {amount} par mois à « {campaign} ».",
    textSoon: "À partir du prochain prélèvement, {amount} par mois vont à « {campaign} ».",
    button: "Gérer votre don mensuel",
    note: "Si vous n’avez pas demandé ce changement, écrivez à {email}.",
  },
  monthlyResumed: {
    subject: "Votre don mensuel est de nouveau actif",
    heading: "Votre don mensuel est de nouveau actif",
    text: "Vous donnez de nouveau {amount} par mois à « {campaign} ». Merci.",
    button: "Gérer votre don mensuel",
  },
  links: {
    subject: "Vos dons sur {site}",
    heading: "Vos dons",
    text: "Voici les liens vers vos dons. Ils s’ouvrent sans mot de passe ; ne transférez donc pas cet e-mail.",
    all: "Voir tous vos dons",
    code: "Si les liens ne s’ouvrent pas, saisissez ce code dans les {n} minutes, sur la page où vous les avez demandés :",
    note: "Ce n’était pas vous ? Ignorez cet e-mail.",
    row: "{amount} pour {campaign}, {date}",
    rowMonthly: "{amount} par mois pour {campaign}",
  },
  yearly: {
    subject: "Vos dons en {year}",
    heading: "Vos dons en {year}",
    text: "Voici ce que vous avez donné en {year}, remboursements déduits. Merci.",
    total: "Total",
    fileName: "dons-{year}.pdf",
  },
  payoutSent: {
    subject: "{amount} sont en route vers {ngo}",
    heading: "{amount} sont en route",
    text: "Nous avons envoyé le versement {number} sur le compte bancaire de votre organisation. Il arrive en général sous un à cinq jours ouvrés.",
    account: "Compte",
    reference: "Référence de la banque",
    button: "Voir les dons de ce versement",
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
    operatorNote: "Répondez simplement à cet e-mail : votre réponse part à l’adresse ci-dessus.",
    replyHeading: "Notre réponse à votre message",
    replyText: "Vous nous avez écrit le {date} au sujet de « {subject} ». Voici notre réponse :",
    replyNote: "Répondez simplement à cet e-mail s’il reste une question.",
    answerSubject: "Nous avons reçu votre message",
    answerHeading: "Nous avons reçu votre message",
    answerText:
      "Merci d’avoir écrit à {site}. Nous lisons chaque message et répondons en général sous deux jours ouvrés.",
    answerUrgent: "S’agit-il d’un don ? Chaque reçu contient un lien vers votre don.",
    answerNote: "Si vous ne nous avez pas écrit, vous pouvez ignorer cet e-mail.",
  },
};
export default email;
