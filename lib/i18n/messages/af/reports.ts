import type en from "@/lib/i18n/messages/en/reports";
import type { Translation } from "@/lib/i18n/shape";

const reports: Translation<typeof en> = {
  heading: "Verslae aan skenkers",
  due: "Die volgende verslag moet teen {date} daar wees.",
  overdue: "’n Verslag moes op {date} daar gewees het.",
  none: "Geen verslag is nou verskuldig nie.",
  onTime: "{onTime} van {n, plural, one {# verslag} other {# verslae}} betyds",
  rule: "Die organisasie doen verslag binne {days} dae ná die eerste skenking sedert sy vorige berig. Ná {stop} dae daarsonder aanvaar ’n veldtog geen nuwe skenkings nie.",
  stopTitle: "Die organisasie skuld sy skenkers ’n verslag",
  stopText:
    "Dit moes op {date} daar gewees het. Hierdie veldtog aanvaar geen nuwe skenkings totdat dit gepubliseer is nie. Maandelikse skenkings gaan voort.",
  seeCampaign: "Sien die veldtog",
  write: "Skryf die verslag",

  own: {
    heading: "Verslae aan jou skenkers",
    lead: "Jou skenkers verwag ’n berig binne {days} dae ná hulle skenking.",
    waiting: "Moet teen {date} daar wees.",
    due: "Moet teen {date} daar wees.",
    overdue:
      "Moes op {date} daar gewees het. Die veldtog aanvaar van {stops} af geen nuwe skenkings nie.",
    stopped:
      "Moes op {date} daar gewees het. Die veldtog aanvaar geen nuwe skenkings totdat jy ’n berig publiseer nie. Maandelikse skenkings gaan voort.",
    more: "{n, plural, one {En nog # veldtog wat meer tyd het} other {En nog # veldtogte wat meer tyd het}}.",
    writeFor: "Skryf die verslag oor “{title}”",
  },

  console: {
    title: "Verslae",
    lead: "Veldtogte waarvan die organisasie sy skenkers ’n berig skuld, die oudste eerste.",
    due: "Binnekort of laat",
    overdue: "Laat",
    stopped: "Gestop",
    rows: "{n, plural, one {# veldtog} other {# veldtogte}}",
    none: "Geen veldtog skuld ’n verslag nie.",
    campaign: "Veldtog",
    since: "Eerste skenking sedert",
    dueAt: "Verskuldig",
    stopsAt: "Stop",
    state: "Status",
    actions: "Aksies",
    stateDue: "Binnekort",
    stateOverdue: "Laat",
    stateStopped: "Gestop",
    more: "Nog {n} dae",
    moreText:
      "Een keer tot die volgende berig. ’n Veldtog wat gestop het, aanvaar weer skenkings as die dae genoeg is.",
    moreFor: "Nog {n} dae vir “{title}”",
    given: "Die veldtog het meer tyd",
    wasGiven: "{n} dae is gegee",
    reason: "Rede",
    working: "Net ’n oomblik...",
  },

  mail: {
    soonSubject: "’n Verslag oor jou veldtog “{title}” is binnekort verskuldig",
    soonHeading: "Vertel jou skenkers wat hulle skenkings gedoen het",
    soonText: "Mense het vir “{title}” geskenk. ’n Verslag daaroor moet teen {date} daar wees.",
    todaySubject: "Die verslag oor “{title}” is verskuldig",
    todayHeading: "Jou verslag is verskuldig",
    todayText:
      "Die verslag oor “{title}” moes teen {date} daar gewees het, en jou skenkers wag daarop.",
    lateSubject: "“{title}” gaan ophou om skenkings te aanvaar",
    lateHeading: "Jou skenkers wag steeds",
    lateText: "Die verslag oor “{title}” moes op {date} daar gewees het.",
    stops:
      "As geen berig gepubliseer word nie, aanvaar die veldtog van {date} af geen nuwe skenkings nie. Maandelikse skenkings gaan voort. Sodra jy ’n berig publiseer, kan mense weer skenk.",
    why: "’n Paar sinne en ’n foto is genoeg. Jy kry hierdie e-pos omdat jy ’n lid van die organisasie is.",
  },
};
export default reports;
