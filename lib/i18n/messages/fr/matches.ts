// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/matches";
import type { Translation } from "@/lib/i18n/shape";

const matches: Translation<typeof en> = {
  heading: "Promis par des parrains",
  aSponsor: "Un parrain",
  double: "{sponsor} double chaque dollar donné du {from} au {until}, jusqu’à {cap}.",
  share: "{sponsor} ajoute {percent} pour cent de chaque don, jusqu’à {cap}, du {from} au {until}.",
  ratio: "{sponsor} ajoute {add} pour {given} donnés, jusqu’à {cap}, du {from} au {until}.",
  threshold:
    "Quand {n, plural, one {# personne aura} other {# personnes auront}} donné, du {from} au {until}, {sponsor} donne {cap}.",
  soFar: "Ajouté jusqu’ici : {amount} sur {cap}",
  peopleSoFar: "{n} personnes sur {wanted} jusqu’ici",
  released: "{n, plural, one {# personne a} other {# personnes ont}} donné : {cap} sont acquis",
  over: "Ajouté : {amount} sur {cap} ; le paiement du parrain n’est pas encore arrivé",
  overPart: "Ajouté : {amount} sur {cap} ; le parrain en a payé {paid} jusqu’ici",
  paid: "Ajouté : {amount} sur {cap}, payés par le parrain le {date}",
  missedPeople: "{n} personnes sur {wanted} ont donné à temps : la somme n’est pas acquise",
  missed: "Aucun don n’est arrivé à temps",
  later: "Cela commence le {date}",
  usedUp:
    "Cette promesse est épuisée : un don fait maintenant n’est plus complété, sauf si un don précédent est remboursé.",
  counts: "Cela ne compte comme collecté que lorsque l’argent du parrain est arrivé.",
  title: "Promesses des parrains",
  intro:
    "Un parrain peut ajouter quelque chose à chaque don, ou donner une somme quand assez de personnes ont donné. Envoyez-nous sa promesse écrite : dès qu’un administrateur l’a vue, la page de la campagne la montre.",
  consoleIntro:
    "Ce que des parrains ont promis à des campagnes. Ne confirmez une promesse qu’après l’avoir vue. Rien n’est compté comme collecté avant que l’argent du parrain soit arrivé.",
  manageIntro:
    "Un parrain peut ajouter quelque chose à chaque don, ou donner une somme quand assez de personnes ont donné.",
  manageLink: "Promesses des parrains",
  back: "Retour à la campagne",
  onlyOpen: "Une promesse peut être proposée tant que la campagne est en cours ou en pause.",
  search: "Chercher des promesses",
  rows: "{n, plural, one {# promesse} other {# promesses}}",
  none: "Il n’y a pas encore de promesses.",
  states: {
    waiting: "En attente de confirmation",
    declined: "Refusée",
    canceled: "Annulée",
    upcoming: "Pas encore commencée",
    running: "En cours",
    over: "En attente du paiement",
    missed: "Non acquise",
    paid: "Payée",
  },
  campaign: "Campagne",
  campaignHelp: "La dernière partie de son adresse, après /campaigns/, ou son identifiant",
  kind: "Ce qui est promis",
  kindMatch: "Un complément à chaque don",
  kindThreshold: "Une somme quand assez de personnes ont donné",
  sponsorName: "Nom du parrain",
  sponsorEmail: "E-mail du parrain",
  sponsorEmailHelp:
    "Nous écrivons au parrain quand la promesse est confirmée, épuisée ou terminée, et quand l’argent est arrivé.",
  showsName: "Le parrain accepte que son nom soit public",
  percent: "Pour cent de chaque don",
  percentHelp:
    "100, c’est un dollar pour chaque dollar. Ou un rapport : 1:3, c’est un dollar pour trois.",
  donorsWanted: "Combien de personnes",
  cap: "Au plus",
  capHelp: "En dollars américains. Quand assez de personnes ont donné, c’est la somme.",
  starts: "Premier jour",
  ends: "Dernier jour",
  promise: "La promesse écrite du parrain",
  promiseHelp:
    "PDF, JPG ou PNG, 10 Mo au plus. Seuls vos membres et notre équipe peuvent l’ouvrir.",
  propose: "Proposer",
  proposeTitle: "Proposer une promesse",
  make: "Ajouter la promesse",
  makeTitle: "Ajouter une promesse",
  working: "Un instant…",
  confirm: "Confirmer",
  decline: "Refuser",
  cancel: "Annuler la promesse",
  open: "Ouvrir la promesse écrite",
  of: "{act} : {sponsor}",
  matched: "Ajouté",
  paidSum: "Payé",
  due: "Reste à payer",
  overpaid: "Payé de trop, parce que des dons ont été rendus",
  payTitle: "Enregistrer le paiement du parrain",
  amount: "Montant reçu",
  method: "Mode de réception",
  pay: "Enregistrer le paiement",
  done: {
    made: "La promesse a été ajoutée",
    proposed: "Envoyé. Un administrateur l’examine.",
    confirmed: "La promesse a été confirmée",
    declined: "La promesse a été refusée",
    canceled: "La promesse a été annulée",
    paid: "Le paiement a été enregistré",
    waits: "Le paiement attend un second administrateur",
  },
  mail: {
    button: "Voir la campagne",
    confirmed: {
      subject: "{title} : la promesse est confirmée",
      heading: "La promesse est confirmée",
      text: "Un administrateur a confirmé que {sponsor} promet jusqu’à {cap} à votre campagne « {title} ». La page de la campagne l’affiche.",
      sponsor:
        "Un administrateur a confirmé ce que vous promettez à la campagne « {title} » de {ngo}. Sa page l’affiche :",
      sponsorNext:
        "Vous ne payez rien maintenant. Nous vous écrirons quand les dons auront épuisé la promesse et quand sa période sera terminée.",
      sponsorNot: "Si vous n’avez pas fait cette promesse, écrivez à {email}.",
    },
    declined: {
      subject: "{title} : la promesse a été refusée",
      heading: "La promesse a été refusée",
      text: "Un administrateur n’a pas pu confirmer ce que vous avez proposé : jusqu’à {cap} de {sponsor} pour votre campagne « {title} ». Écrivez à {email} pour en savoir plus.",
    },
    canceled: {
      subject: "{title} : la promesse a été annulée",
      heading: "La promesse a été annulée",
      text: "{sponsor} avait promis jusqu’à {cap} à votre campagne « {title} ». Un administrateur a annulé cette promesse, et la page de la campagne ne l’affiche plus. Écrivez à {email} pour en savoir plus.",
      sponsor:
        "Ce que vous aviez promis à la campagne « {title} » de {ngo}, jusqu’à {cap}, a été annulé : vous ne devez rien. Écrivez à {email} si vous ne vous y attendiez pas.",
    },
    full: {
      subject: "{title} : la promesse est épuisée",
      heading: "La promesse est épuisée",
      ngo: "Les dons donnent droit à la totalité des {cap} que {sponsor} a promis à votre campagne « {title} ». Cette somme compte comme collectée quand le parrain a payé.",
      sponsor:
        "Les dons donnent droit à la totalité des {cap} que vous avez promis à la campagne « {title} » de {ngo}. Si des dons sont remboursés, d’autres peuvent les remplacer jusqu’au {until}. Nous vous écrirons ensuite pour le paiement de {due}. Merci.",
    },
    ended: {
      subject: "{title} : la période de la promesse est terminée",
      heading: "La période est terminée",
      ngo: "{sponsor} a promis jusqu’à {cap} à votre campagne « {title} ». Les dons reçus à temps donnent droit à {amount}. Cette somme comptera comme collectée quand l’argent du parrain sera arrivé.",
      sponsor:
        "Vous avez promis jusqu’à {cap} à la campagne « {title} » de {ngo}. Les dons reçus à temps donnent droit à {amount}. Nous vous écrirons pour le paiement. Merci.",
      ngoPart:
        "{sponsor} a promis jusqu’à {cap} à votre campagne « {title} ». Les dons reçus à temps donnent droit à {amount}. {paid} sont déjà arrivés et {due} doivent encore arriver ; ils compteront alors comme collectés.",
      ngoPaid:
        "{sponsor} a promis jusqu’à {cap} à votre campagne « {title} ». Les dons reçus à temps donnent droit à {amount}. {paid} sont déjà arrivés : il ne reste rien à payer.",
      sponsorPart:
        "Vous avez promis jusqu’à {cap} à la campagne « {title} » de {ngo}. Les dons reçus à temps donnent droit à {amount}. Vos {paid} sont déjà arrivés et il reste {due} à payer. Nous vous écrirons pour le paiement. Merci.",
      sponsorPaid:
        "Vous avez promis jusqu’à {cap} à la campagne « {title} » de {ngo}. Les dons reçus à temps donnent droit à {amount}. Vos {paid} sont déjà arrivés : il ne reste rien à payer. Merci.",
    },
    missed: {
      subject: "{title} : rien n’est acquis",
      heading: "Rien n’est acquis",
      ngo: "{sponsor} a promis jusqu’à {cap} à votre campagne « {title} ». La période est terminée et la condition n’est pas remplie.",
      sponsor:
        "Vous avez promis jusqu’à {cap} à la campagne « {title} » de {ngo}. La période est terminée et la condition n’est pas remplie : vous ne devez rien. Merci de votre promesse.",
    },
    paid: {
      subject: "{title} : le parrain a payé",
      heading: "Le parrain a payé",
      ngo: "{amount} de {sponsor} pour votre campagne « {title} » sont arrivés et comptent maintenant comme collectés.",
      sponsor: "Vos {amount} pour la campagne « {title} » de {ngo} sont arrivés. Merci.",
    },
  },
};
export default matches;
