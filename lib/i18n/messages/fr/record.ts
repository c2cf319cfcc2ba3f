import { site } from "@/lib/site";
import type en from "@/lib/i18n/messages/en/record";
import type { Translation } from "@/lib/i18n/shape";

const record: Translation<typeof en> = {
  title: "Dossier de vérification : {name}",
  heading: "Dossier de vérification",
  lead: "Ce que nous avons vérifié sur cette organisation, ce que nous n’avons pas vérifié, et ce qui s’est passé depuis.",
  description:
    "Ce qui a été vérifié sur {name}, quand et jusqu’à quand, ce qui ne l’a pas été, la ponctualité de ses comptes rendus et ce qui lui a été versé.",
  see: "Voir tout le dossier",
  back: "Retour à l’organisation",
  verified: "Vérifiée depuis le {since}, jusqu’au {until}.",
  verifiedOpen: "Vérifiée depuis le {since}.",
  ended: "La vérification a pris fin le {until}.",
  suspended: "L’organisation est suspendue.",

  checked: "Ce qui a été vérifié",
  what: "Quoi",
  when: "Quand",
  who: "Par qui",
  until: "Jusqu’au",
  application: "Demande d’inscription",
  renewal: "Renouvellement de la vérification",
  certificate: "Certificat d’enregistrement, dernier exemplaire",
  leadership: "Preuve de gouvernance, dernière version",
  owner: "Adresse e-mail de la personne qui l’a inscrite",
  bank: "Format du numéro de compte bancaire",
  administrator: `Un administrateur de ${site.name}`,
  withApplication: "Remis à l’administrateur qui décide",
  byLink: "Par un lien envoyé par e-mail",
  byProgram: "Automatiquement",
  noEnd: "Sans fin",

  notChecked: "Ce qui n’a pas été vérifié",
  unchecked: [
    "Nous n’avons visité ni l’organisation ni ses projets.",
    "Nous n’avons pas contrôlé ses comptes.",
    "Nous n’avons pas vérifié les antécédents des personnes qui y travaillent.",
    "Nous n’avons pas demandé à sa banque à qui appartient le compte.",
    "Les nouvelles sont écrites par l’organisation. Nous ne vérifions pas ce qu’elles disent.",
  ],
  noLeadership: "Elle n’a remis aucune preuve de gouvernance.",
  noBank: "Elle n’a pas encore indiqué de compte bancaire.",

  payouts: "Ce qui a été versé",
  payoutsNone: "Rien n’a encore été versé.",
  payoutsText:
    "{n, plural, one {# versement} other {# versements}}, {amount} en tout, le dernier en {month}.",
  payoutsSpoken: "Versements par mois : {list}",
  payoutsTable: "Versements par mois, en tableau",
  month: "Mois",
  amount: "Versé",
  number: "Versements",

  concerns: "Signalements",
  concernsNone: "Personne n’a fait de signalement.",
  concernsText:
    "{n, plural, one {# signalement} other {# signalements}} : {answered, plural, one {# a reçu une réponse} other {# ont reçu une réponse}}, {dismissed, plural, one {# a été écarté avec un motif} other {# ont été écartés avec un motif}}, {open, plural, one {# est en cours} other {# sont en cours}}.",
  concernsHow:
    "Un signalement va à nos administrateurs. L’organisation ne voit ni qui l’a fait ni ce qu’il dit.",
  raise: "Faire un signalement",
};
export default record;
