import type en from "@/lib/i18n/messages/en/secondPerson";
import type { Translation } from "@/lib/i18n/shape";

/** Words of the console about acts that take two administrators, and about money that fits no gift. */
const secondPerson: Translation<typeof en> = {
  title:
    "{n, plural, one {# décision attend un second administrateur} other {# décisions attendent un second administrateur}}",
  intro: "En attente de l’accord d’un second administrateur.",
  asked: "demandé par {who}, {date}",
  yours: "Vous l’avez demandé : un autre administrateur doit donc l’accepter.",
  approve: "Accepter",
  refuse: "Refuser",
  withdraw: "Retirer",
  approved: "Accepté et fait",
  refused: "Refusé ; rien n’a changé",
  waits: "Cela attend maintenant un second administrateur",
  kinds: {
    pledge: "Argent reçu pour",
    grant: "Subvention du Frontline Fund",
    refund: "Remboursement de",
    payout_failed: "Non arrivé : versement",
    payout_returned: "Retourné par la banque : versement",
    suspense_return: "Rendre au payeur",
    suspense_attach: "Rattacher à un don",
    suspense_keep: "Garder comme correction",
  },
  payouts: {
    approveAll:
      "{n, plural, one {Approuver le versement de cette page} other {Approuver les # versements de cette page}}",
    approveAllSure:
      "{payouts} : {amount} en tout. Un autre administrateur peut les envoyer une fois que vous les avez approuvés.",
    approveAllYes: "Approuver {amount}",
    approvedAll:
      "{n, plural, =0 {Aucun n’a pu être approuvé} one {# versement approuvé} other {# versements approuvés}} ; un autre administrateur peut maintenant envoyer",
    waitsYouMade: "En attente d’un second administrateur : vous avez créé ce versement.",
    waitsYouExported: "En attente d’un second administrateur : vous avez exporté ce fichier.",
    waitsYouApproved:
      "En attente d’un second administrateur : vous avez approuvé ce versement, une autre personne doit donc le remettre à la banque et le marquer comme envoyé.",
    approveFirst: "L’envoi est possible dès qu’un second administrateur l’a approuvé.",
    endWaits:
      "Un administrateur a indiqué que ce versement a échoué ou est revenu. Un second doit confirmer, en haut de cette page.",
    endNeedsTwo:
      "Saisissez la référence de la banque. L’argent ne revient dans le solde qu’après l’accord d’un second administrateur.",
    exportHelp:
      "Le fichier contient chaque versement à envoyer qu’un autre administrateur que vous a approuvé. Dès lors, ces versements comptent comme en cours d’envoi et ne figurent dans aucun fichier suivant.",
  },
  suspense: {
    title: "Argent qui ne correspond à aucun don",
    intro:
      "Ces paiements ne correspondent pas à leur don. Jusqu’à votre décision, les versements à l’organisation nommée sont retenus ; les autres continuent. Chaque décision est inscrite au grand livre avec son motif.",
    none: "Aucun argent n’attend de décision.",
    charge: "Paiement",
    why: "Pourquoi",
    double: "second paiement d’un don déjà payé",
    reasons: {
      noGift: "aucun don ne porte ce numéro",
      pledge: "ce don est une promesse, qui ne se paie pas par carte",
      mode: "un paiement d’essai pour un vrai don, ou l’inverse",
      amount: "un autre montant que celui du don",
      currency: "une autre monnaie que celle du don",
      otherGift: "le paiement désigne un autre don",
      otherPage: "payé sur une autre page de paiement que celle du don",
    },
    gift: "Don {ref} de {amount}, {ngo}",
    giftField: "Don auquel le rattacher (numéro)",
    reason: "Motif",
    return: "Le rendre au payeur",
    attach: "Rattacher au don",
    keep: "Garder comme correction",
    returning: "En route vers le payeur",
    decided: {
      return: "L’argent retourne au payeur",
      attach: "Rattaché au don ; le donateur reçoit un reçu",
      keep: "Gardé comme correction",
    },
  },
};
export default secondPerson;
