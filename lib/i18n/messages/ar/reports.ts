import type en from "@/lib/i18n/messages/en/reports";
import type { Translation } from "@/lib/i18n/shape";

/** Words about the clock of reports: when an organisation owes its donors an update. */
const reports: Translation<typeof en> = {
  heading: "تقارير إلى المتبرعين",
  due: "موعد التقرير التالي {date} على الأكثر.",
  overdue: "كان موعد أحد التقارير {date}.",
  none: "لا تقرير مستحق الآن.",
  onTime:
    "{onTime} في الموعد من أصل {n, plural, zero {لا شيء} one {تقرير واحد} two {تقريرين} few {# تقارير} many {# تقريرًا} other {# تقرير}}",
  rule: "تقدّم المنظمة تقريرها خلال {days, plural, one {يوم واحد} two {يومين} few {{days} أيام} many {{days} يومًا} other {{days} يوم}} من أول تبرّع بعد آخر تحديث لها. وبعد {stop, plural, one {يوم واحد} two {يومين} few {{stop} أيام} many {{stop} يومًا} other {{stop} يوم}} بلا تحديث، لا تستقبل الحملة تبرعات جديدة.",
  stopTitle: "على المنظمة تقرير لمتبرعيها",
  stopText:
    "كان موعده {date}. لا تستقبل هذه الحملة تبرعات جديدة إلى أن يُنشر. وتستمر التبرعات الشهرية.",
  seeCampaign: "عرض الحملة",
  write: "كتابة التقرير",

  own: {
    heading: "تقارير إلى متبرعيك",
    lead: "يتوقع متبرعوك تحديثًا خلال {days, plural, one {يوم واحد} two {يومين} few {{days} أيام} many {{days} يومًا} other {{days} يوم}} من تبرّعهم.",
    waiting: "الموعد {date} على الأكثر.",
    due: "الموعد {date} على الأكثر.",
    overdue: "كان الموعد {date}. لا تستقبل الحملة تبرعات جديدة ابتداءً من {stops}.",
    stopped:
      "كان الموعد {date}. لا تستقبل الحملة تبرعات جديدة إلى أن تنشر تحديثًا. وتستمر التبرعات الشهرية.",
    more: "{n, plural, zero {لا حملات أخرى} one {وحملة أخرى أمامها وقت أطول} two {وحملتان أخريان أمامهما وقت أطول} few {و# حملات أخرى أمامها وقت أطول} many {و# حملة أخرى أمامها وقت أطول} other {و# حملة أخرى أمامها وقت أطول}}.",
    writeFor: "كتابة التقرير عن «{title}»",
  },

  console: {
    title: "التقارير",
    lead: "الحملات التي على منظماتها تحديث لمتبرعيها، الأطول تأخرًا أولًا.",
    due: "مستحقة قريبًا أو متأخرة",
    overdue: "متأخرة",
    stopped: "متوقفة",
    rows: "{n, plural, zero {لا حملات} one {حملة واحدة} two {حملتان} few {# حملات} many {# حملة} other {# حملة}}",
    none: "لا حملة عليها تقرير.",
    campaign: "الحملة",
    since: "أول تبرّع منذ ذلك",
    dueAt: "الموعد",
    stopsAt: "تتوقف في",
    state: "الحالة",
    actions: "الإجراءات",
    stateDue: "مستحق قريبًا",
    stateOverdue: "متأخر",
    stateStopped: "متوقفة",
    more: "{n, plural, one {يوم إضافي واحد} two {يومان إضافيان} few {{n} أيام إضافية} many {{n} يومًا إضافيًا} other {{n} يوم إضافي}}",
    moreText:
      "مرة واحدة حتى التحديث التالي. والحملة التي توقفت تستقبل التبرعات من جديد إذا كفت الأيام.",
    moreFor:
      "{n, plural, one {يوم إضافي واحد} two {يومان إضافيان} few {{n} أيام إضافية} many {{n} يومًا إضافيًا} other {{n} يوم إضافي}} لحملة «{title}»",
    given: "مُنحت الحملة وقتًا إضافيًا",
    wasGiven:
      "{n, plural, one {مُنحت يومًا واحدًا} two {مُنحت يومين} few {مُنحت {n} أيام} many {مُنحت {n} يومًا} other {مُنحت {n} يوم}}",
    reason: "السبب",
    working: "لحظة من فضلك…",
  },

  mail: {
    soonSubject: "اقترب موعد التقرير عن حملتك «{title}»",
    soonHeading: "أخبر متبرعيك بما حققته تبرعاتهم",
    soonText: "تبرّع الناس لحملة «{title}». موعد التقرير عنها {date} على الأكثر.",
    todaySubject: "حلّ موعد التقرير عن «{title}»",
    todayHeading: "حلّ موعد تقريرك",
    todayText: "كان موعد التقرير عن «{title}» {date}، ومتبرعوك بانتظاره.",
    lateSubject: "ستتوقف «{title}» عن استقبال التبرعات",
    lateHeading: "ما زال متبرعوك ينتظرون",
    lateText: "كان موعد التقرير عن «{title}» {date}.",
    stops:
      "إذا لم يُنشر تحديث، فلن تستقبل الحملة تبرعات جديدة ابتداءً من {date}. وتستمر التبرعات الشهرية. وحالما تنشر تحديثًا، يمكن للناس التبرّع من جديد.",
    why: "تكفي بضع جمل وصورة. تصلك هذه الرسالة لأنك عضو في المنظمة.",
  },
};
export default reports;
