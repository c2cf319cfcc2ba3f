// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/statistics";
import type { Translation } from "@/lib/i18n/shape";

const statistics: Translation<typeof en> = {
  overview: {
    label: "Vue d’ensemble",
    open: "Ouvrir",
    fold: "Replier la vue d’ensemble",
    over: "{amount} en {month} jusqu’ici, {percent} de plus que tout le mois précédent ({before})",
    even: "{amount} en {month} jusqu’ici, autant que tout le mois précédent ({before})",
    under: "{amount} en {month} jusqu’ici, contre {other} sur tout le mois précédent ({before})",
    first: "{amount} en {month} jusqu’ici, rien le mois précédent ({before})",
    none: "Rien encore en {month}, contre {other} le mois précédent ({before})",
    quiet: "Rien encore en {before} ni en {month}",
    intro:
      "Sommes reçues mois par mois, remboursements déduits. {n, plural, =0 {C’est le dernier jour du mois.} one {Encore un jour dans le mois ({month}).} other {Encore # jours dans le mois ({month}).}}",
    spoken:
      "Barres pour douze mois. Le plus haut : {highMonth}, avec {high}. Le plus bas : {lowMonth}, avec {low}. En {month}, {amount} jusqu’ici.",
    once: "Ponctuels",
    monthly: "Mensuels",
    thisMonth: "Ce mois-ci",
    expected: "Attendu",
    table: "Afficher ces mois en tableau",
    month: "Mois",
    total: "Total",
    gifts: "Dons",
  },
  campaigns: {
    near: "« {title} » est à {amount} de son objectif",
    count:
      "{n, plural, one {# campagne a apporté {amount}} other {# campagnes ont apporté {amount} ensemble}}",
    intro: "Chaque barre a la longueur de son objectif. Le tissu est ce qui est arrivé.",
    percent: "{percent} de {goal} récoltés",
    open: "{amount} récoltés, sans date de fin",
    of: "sur {goal}",
    soFar: "jusqu’ici",
    daysLeft:
      "{n, plural, =0 {Se termine aujourd’hui} one {# jour restant} other {# jours restants}}",
    noEnd: "Sans date de fin",
    completed: "Terminée",
    paused: "En pause",
    rest: "{n, plural, one {# autre campagne} other {# autres campagnes}} : {amount}",
    none: "Ce que vos campagnes récoltent s’affiche ici dès que l’une d’elles est publiée.",
  },
  money: {
    due: "{amount} sont en route vers vous",
    owed: "Vous devez {amount}",
    paidAll: "Tout a été versé",
    nothing: "Rien à verser pour le moment",
    intro: "Du donateur à votre banque. Nous gardons {zero}.",
    given: "Donné",
    givenBy:
      "{n, plural, =0 {Aucun don pour le moment.} one {Par un donateur, remboursements déduits.} other {Par {count} donateurs, remboursements déduits.}} Les frais de carte en sont retirés.",
    balance: "Solde",
    leaves: "Part avec le prochain versement, le {date}.",
    waits: "Le prochain versement part quand celui qui est en route est arrivé.",
    held: "Les versements sont suspendus. La raison figure sous « Solde et versements ».",
    below: "Versé à partir de {minimum}.",
    negative: "Les nouveaux dons le règlent d’abord.",
    transit: "En route",
    transitSome: "Mis de côté ou envoyé, arrivée pas encore connue.",
    transitNone: "Aucun versement n’est en route.",
    paid: "Versé",
    paidNone: "Aucun versement pour le moment.",
    paidSome:
      "{n, plural, one {En un versement.} other {En # versements.}} Le dernier, {amount}, le {date}.",
    paidAccount:
      "{n, plural, one {En un versement.} other {En # versements.}} Le dernier, {amount}, le {date}, sur le compte {account}.",
    all: "Voir tous les versements",
  },
  split: {
    heading: "Les dons mensuels apportent {percent} de l’argent",
    onlyOnce: "Tous les dons de l’année étaient ponctuels",
    spoken: "Dons ponctuels {once}, dons mensuels {monthly}",
    note: "12 derniers mois. {n, plural, =0 {Personne ne donne chaque mois en ce moment.} one {Une personne donne chaque mois en ce moment.} other {# personnes donnent chaque mois en ce moment.}}",
  },
  expected: {
    heading: "{month} : environ {amount} attendus",
    monthly:
      "{n, plural, =0 {Aucun don mensuel} one {Promis par un don mensuel} other {Promis par # dons mensuels}}",
    once: "Ponctuels, comme ces 3 derniers mois",
    note: "Une estimation, pas une promesse.",
    lastYear: "{month} avait apporté {amount}.",
  },
  sizes: {
    heading: "{percent} des dons sont de {amount} ou moins",
    upTo: "Jusqu’à {to}",
    between: "De {from} à {to}",
    over: "Plus de {from}",
    note: "{n, plural, one {Un don} other {{count} dons}} ces 12 derniers mois.",
  },
  donors: {
    heading: "{percent} de vos donateurs ont redonné",
    none: "Aucun donateur n’a encore donné deux fois",
    spoken: "{n} donateurs sur 100 ont donné plus d’une fois",
    again: "Ont redonné",
    once: "Ont donné une fois",
    note: "Chaque carré est un donateur sur cent, depuis votre premier don.",
  },
  firstRun: {
    share: "Partager votre campagne",
    shareText:
      "Les premiers dons viennent le plus souvent de personnes qui vous connaissent. Envoyez-leur le lien, montrez le code QR ou imprimez l’affiche.",
    heading: "{n, plural, one {Une étape} other {# étapes}} avant votre premier don",
    progress: "{done} sur {all} terminées.",
    verified: "Vérifiée le {date}.",
    done: "Fait",
    next: "À faire",
    then: "Ensuite",
    email: "Confirmez votre e-mail",
    emailDone: "{email} est confirmée. Les avis de versement y sont envoyés.",
    emailText: "Nous avons envoyé un lien à {email}. Rien n’est versé avant que vous l’ayez suivi.",
    bank: "Ajoutez votre compte bancaire",
    bankDone: "Les dons y sont versés.",
    bankText:
      "Les dons y sont versés à partir de {minimum}. Préparez le numéro de compte et le code SWIFT de la banque.",
    bankAdd: "Ajouter le compte bancaire",
    bankOwner: "Le propriétaire de votre organisation l’ajoute.",
    campaign: "Publiez votre première campagne",
    campaignText:
      "Un titre, une image, un objectif. Elle peut rester un brouillon aussi longtemps que vous voulez.",
    ready: "Tout est prêt pour votre premier don",
    campaignDone: "Elle est publiée. Partagez sa page avec des gens qui vous connaissent.",
    campaignOpen: "Voir vos campagnes",
    campaignAdd: "Créer votre première campagne",
    draftOpen: "Ouvrir vos brouillons",
  },
  weeks: {
    heading: "Semaine par semaine",
    spoken:
      "Barres pour {weeks} semaines. La semaine du {highWeek} était la plus haute avec {high}. Cette semaine en est à {amount}.",
    now: "Cette semaine",
    toGo: "Encore {amount}. {n, plural, one {C’est environ un don de {mean}, la moyenne ici.} other {C’est environ {count} dons de {mean}, la moyenne ici.}}",
    table: "Afficher ces semaines en tableau",
    week: "Semaine du",
    amount: "Montant",
    gifts: "Dons",
  },
  cloth: {
    heading:
      "{n, plural, one {Une personne a fait ce tissu} other {{count} personnes ont fait ce tissu}}",
    intro:
      "{n, plural, one {Un don jusqu’ici.} other {{count} dons jusqu’ici.}} Chacun a sa propre bande, toutes de la même largeur, quel que soit le montant.",
    shown: "Les {n} plus récents sont affichés.",
    spoken: "Un tissu de {n} bandes, une pour chaque don",
  },
  ngo: {
    heading: "En chiffres",
    raised: "récoltés",
    gifts: "{n, plural, one {don jusqu’ici} other {dons jusqu’ici}}",
    supporters: "{n, plural, one {soutien jusqu’ici} other {soutiens jusqu’ici}}",
    campaigns: "{n, plural, one {campagne jusqu’ici} other {campagnes jusqu’ici}}",
    byYear: "Récolté par année",
    spoken: "Barres pour {n, plural, one {un an} other {# ans}}. {list}",
    soFar: "{year} jusqu’ici",
  },
  fund: {
    heading: "Le fonds aujourd’hui",
    raised: "récoltés jusqu’ici",
    organisations:
      "{n, plural, =0 {organisations soutenues jusqu’ici} one {organisation soutenue} other {organisations soutenues}}",
    granted:
      "{n, plural, =0 {accordés jusqu’ici} one {accordés en une subvention} other {accordés en # subventions}}",
  },
  admin: {
    heading:
      "{amount} en 30 jours, {n, plural, =0 {aucun don n’a échoué} one {un don a échoué} other {# dons ont échoué}}",
    paid: "Payé",
    today: "Aujourd’hui",
    failed: "Dons échoués",
    spoken:
      "Barres pour trente jours. Le plus haut : {highDay}, avec {high}. Aujourd’hui : {amount}.",
    spokenFailed: "Dons échoués par jour. {list}",
    table: "Afficher ces jours en tableau",
    day: "Jour",
    oldest: "{name} attend depuis {n, plural, one {un jour ouvré} other {# jours ouvrés}}",
    nobody: "Personne n’attend de réponse",
    queue: "Demandes complètes selon les jours ouvrés d’attente.",
    waited: "{from} à {to}",
    waitedOver: "Plus de {n}",
    payouts: "{n, plural, =0 {Aucun versement} one {Un versement} other {# versements}}, {amount}",
    thirtyDays: "Préparés ces 30 derniers jours, par statut.",
    openPayouts: "Ouvrir les versements",
    booksAgree: "Les livres concordent : {held} sur {all}",
    booksBroken:
      "{n, plural, one {Une règle des livres n’est pas respectée} other {# règles des livres ne sont pas respectées}}",
    booksNever: "Les livres n’ont pas encore été contrôlés",
    checked: "Contrôlé le {at}.",
    openLedger: "Ouvrir le grand livre",
    payoutStates: {
      sent: "Envoyé",
      sending: "En cours d’envoi",
      reserved: "En préparation",
      unknown: "En cours de vérification",
      failed: "Échoué",
      returned: "Retourné",
      canceled: "Annulé",
    },
  },
};
export default statistics;
