import type en from "@/lib/i18n/messages/en/reports";
import type { Translation } from "@/lib/i18n/shape";

const reports: Translation<typeof en> = {
  heading: "Comptes rendus aux donateurs",
  due: "Le prochain compte rendu est attendu au plus tard le {date}.",
  overdue: "Un compte rendu était attendu le {date}.",
  none: "Aucun compte rendu n’est attendu pour l’instant.",
  onTime:
    "{onTime} {n, plural, one {compte rendu sur #} other {comptes rendus sur #}} dans les délais",
  rule: "L’organisation rend compte dans les {days} jours qui suivent le premier don reçu après sa dernière nouvelle. Après {stop} jours sans nouvelle, une campagne n’accepte plus de nouveaux dons.",
  stopTitle: "L’organisation doit un compte rendu à ses donateurs",
  stopText:
    "Il était attendu le {date}. Cette campagne n’accepte pas de nouveaux dons tant qu’il n’est pas publié. Les dons mensuels continuent.",
  seeCampaign: "Voir la campagne",
  write: "Écrire le compte rendu",

  own: {
    heading: "Comptes rendus à vos donateurs",
    lead: "Vos donateurs attendent une nouvelle dans les {days} jours qui suivent leur don.",
    waiting: "Attendu au plus tard le {date}.",
    due: "Attendu au plus tard le {date}.",
    overdue:
      "Il était attendu le {date}. La campagne n’acceptera plus de nouveaux dons à partir du {stops}.",
    stopped:
      "Il était attendu le {date}. La campagne n’accepte plus de nouveaux dons tant que vous n’avez pas publié de nouvelle. Les dons mensuels continuent.",
    more: "{n, plural, one {Et # autre campagne, qui a plus de temps} other {Et # autres campagnes, qui ont plus de temps}}.",
    writeFor: "Écrire le compte rendu sur « {title} »",
  },

  console: {
    title: "Comptes rendus",
    lead: "Les campagnes dont l’organisation doit une nouvelle à ses donateurs, la plus ancienne d’abord.",
    due: "Bientôt dus ou en retard",
    overdue: "En retard",
    stopped: "Arrêtées",
    rows: "{n, plural, one {# campagne} other {# campagnes}}",
    none: "Aucune campagne ne doit de compte rendu.",
    campaign: "Campagne",
    since: "Premier don depuis",
    dueAt: "Échéance",
    stopsAt: "Arrêt",
    state: "Statut",
    actions: "Actions",
    stateDue: "Bientôt dû",
    stateOverdue: "En retard",
    stateStopped: "Arrêtée",
    more: "{n} jours de plus",
    moreText:
      "Une fois jusqu’à la prochaine nouvelle. Une campagne arrêtée accepte de nouveau des dons si ce délai suffit.",
    moreFor: "{n} jours de plus pour « {title} »",
    given: "La campagne a obtenu un délai",
    wasGiven: "{n} jours ont été accordés",
    reason: "Motif",
    working: "Un instant…",
  },

  mail: {
    soonSubject: "Un compte rendu est attendu pour votre campagne « {title} »",
    soonHeading: "Dites à vos donateurs ce que leurs dons ont permis",
    soonText:
      "Des personnes ont donné à « {title} ». Un compte rendu est attendu au plus tard le {date}.",
    todaySubject: "Le compte rendu sur « {title} » est attendu",
    todayHeading: "Votre compte rendu est attendu",
    todayText:
      "Le compte rendu sur « {title} » était attendu au plus tard le {date}, et vos donateurs l’attendent.",
    lateSubject: "« {title} » n’acceptera bientôt plus de dons",
    lateHeading: "Vos donateurs attendent toujours",
    lateText: "Le compte rendu sur « {title} » était attendu le {date}.",
    stops:
      "Si aucune nouvelle n’est publiée, la campagne n’acceptera plus de nouveaux dons à partir du {date}. Les dons mensuels continuent. Dès que vous publiez une nouvelle, on peut de nouveau donner.",
    why: "Quelques phrases et une photo suffisent. Vous recevez cet e-mail parce que vous êtes membre de l’organisation.",
  },
};
export default reports;
