import type en from "@/lib/i18n/messages/en/secondPerson";
import type { Translation } from "@/lib/i18n/shape";

/** Words of the console about acts that take two administrators, and about money that fits no gift. */
const secondPerson: Translation<typeof en> = {
  title: "{n, plural, one {# opération attend un second administrateur} other {# opérations attendent un second administrateur}}",
  intro: "Rien de tout cela n’a encore eu lieu. Celui qui ne l’a pas demandé l’examine et dit oui ou non.",
  asked: "demandé par {who}, {date}",
  yours: "En attente d’un second administrateur : c’est vous qui l’avez demandé.",
  approve: "Accepter",
  refuse: "Refuser",
  withdraw: "Retirer",
  approved: "Accepté, et fait",
  refused: "Refusé ; rien n’a changé",
  waits: "Cela attend maintenant un second administrateur",
  kinds: {
    pledge: "Argent reçu pour",
    grant: "Subvention du Frontline Fund",
    refund: "Remboursement de",
    payout_failed: "Non arrivé : versement",
    payout_returned: "Retourné par la banque : versement",
    suspense_return: "Rendre",
    suspense_attach: "Rattacher à un don",
    suspense_keep: "Garder comme correction",
  },
  payouts: {
    approveAll: "{n, plural, one {Approuver le versement de cette page} other {Approuver les # versements de cette page}}",
    approvedAll: "{n, plural, =0 {Aucun n’a pu être approuvé} one {# versement approuvé} other {# versements approuvés}} ; un autre administrateur peut maintenant envoyer",
    waitsYouMade: "En attente d’un second administrateur : vous avez créé ce versement.",
    waitsYouExported: "En attente d’un second administrateur : vous avez exporté ce fichier.",
    waitsYouApproved: "En attente d’un second administrateur : vous avez approuvé ce versement, une autre personne le remet à la banque et le marque comme envoyé.",
    approveFirst: "Il faut l’accord d’un second administrateur avant le départ.",
    endNeedsTwo: "Avec la référence de la banque ; un second administrateur dit la même chose avant que l’argent soit de nouveau dû.",
    exportHelp: "Chaque versement à envoyer qu’un autre administrateur que vous a approuvé ; il compte dès lors comme en cours d’envoi et n’est dans aucun autre fichier.",
  },
  suspense: {
    title: "Argent sans don",
    intro: "Un paiement est arrivé qui ne correspond pas à ce que dit un don. Seule l’organisation qu’il nomme attend ses versements. Décidez de ce qu’il devient ; chaque décision est une écriture avec son motif.",
    none: "Aucun argent n’attend de décision.",
    charge: "Paiement",
    why: "Pourquoi",
    double: "second paiement d’un don déjà payé",
    gift: "Don {ref} de {amount}, {ngo}",
    giftField: "Don auquel le rattacher (numéro)",
    reason: "Motif",
    return: "Le rendre",
    attach: "Rattacher au don",
    keep: "Garder comme correction",
    returning: "En route vers le payeur",
    decided: { return: "Il est rendu au payeur", attach: "Il appartient maintenant au don, et le donateur reçoit le reçu", keep: "Il est gardé comme correction" },
  },
};
export default secondPerson;
