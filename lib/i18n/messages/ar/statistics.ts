import type en from "@/lib/i18n/messages/en/statistics";
import type { Translation } from "@/lib/i18n/shape";

// Data: the texts of one area.
const statistics: Translation<typeof en> = {
  overview: {
    label: "نظرة عامة",
    open: "فتح",
    fold: "طيّ النظرة العامة",
    over: "{amount} في {month} حتى الآن، بزيادة {percent} على مجموع {before}",
    even: "{amount} في {month} حتى الآن، بقدر مجموع {before}",
    under: "{amount} حتى الآن في {month} ({before}: {other})",
    first: "{amount} في {month} حتى الآن، ولا شيء في {before}",
    none: "لا شيء في {month} بعد؛ وبلغ مجموع {before} {other}",
    quiet: "لا شيء في {before} و{month} بعد",
    intro:
      "الأموال المستلمة شهرًا بشهر، بعد خصم ما رُدّ منها. {n, plural, zero {هذا آخر يوم في {month}.} one {بقي من {month} يوم واحد.} two {بقي من {month} يومان.} few {بقيت من {month} # أيام.} many {بقي من {month} # يومًا.} other {بقي من {month} # يوم.}}",
    spoken:
      "أعمدة لاثني عشر شهرًا. الأعلى {highMonth} بمبلغ {high}، والأدنى {lowMonth} بمبلغ {low}. وبلغ {month} {amount}.",
    once: "مرة واحدة",
    monthly: "شهريًا",
    thisMonth: "هذا الشهر",
    expected: "المتوقع",
    table: "عرض هذه الأشهر في جدول",
    month: "الشهر",
    total: "المجموع",
    gifts: "التبرعات",
  },
  campaigns: {
    near: "بقي {amount} لتبلغ «{title}» هدفها",
    count:
      "{n, plural, zero {لا حملات ({amount})} one {حملة واحدة جمعت {amount}} two {حملتان جمعتا معًا {amount}} few {# حملات جمعت معًا {amount}} many {# حملة جمعت معًا {amount}} other {# حملة جمعت معًا {amount}}}",
    intro: "طول كل شريط بقدر هدفه. والنسيج هو ما وصل.",
    percent: "جُمع {percent} من {goal}",
    open: "جُمع {amount}، بلا تاريخ انتهاء",
    of: "من {goal}",
    soFar: "حتى الآن",
    daysLeft:
      "{n, plural, zero {تنتهي اليوم} one {بقي يوم واحد} two {بقي يومان} few {بقيت # أيام} many {بقي # يومًا} other {بقي # يوم}}",
    noEnd: "بلا تاريخ انتهاء",
    completed: "مكتملة",
    paused: "متوقفة مؤقتًا",
    rest: "{n, plural, zero {لا حملات أخرى} one {حملة أخرى} two {حملتان أخريان} few {# حملات أخرى} many {# حملة أخرى} other {# حملة أخرى}}: {amount}",
    none: "يظهر هنا ما تجمعه حملاتك حالما تُنشر واحدة منها.",
  },
  money: {
    due: "{amount} في الطريق إليك",
    owed: "عليك {amount}",
    paidAll: "صُرف كله",
    nothing: "لا شيء للصرف بعد",
    intro: "من المتبرّع إلى مصرفك. نحن نأخذ {zero}.",
    given: "التبرعات",
    givenBy:
      "{n, plural, zero {لا تبرعات بعد.} one {من متبرّع واحد، بعد خصم ما رُدّ.} two {من متبرّعَين، بعد خصم ما رُدّ.} few {من {count} متبرعين، بعد خصم ما رُدّ.} many {من {count} متبرّعًا، بعد خصم ما رُدّ.} other {من {count} متبرّع، بعد خصم ما رُدّ.}} قبل رسوم معالجة الدفع.",
    givenDeleted: "منها {amount} لحملات حذفتموها.",
    balance: "الرصيد",
    leaves: "يخرج مع عملية الصرف التالية في {date}.",
    waits: "عملية الصرف التالية بعد وصول هذه.",
    held: "عمليات الصرف معلّقة.",
    below: "يُصرف ابتداءً من {minimum}.",
    negative: "تسدّده التبرعات الجديدة أولًا.",
    transit: "في الطريق",
    transitSome: "أُرسل، ولم يتأكد وصوله بعد.",
    transitNone: "لا عملية صرف في الطريق.",
    paid: "المصروف",
    paidNone: "لا عمليات صرف بعد.",
    paidSome:
      "{n, plural, zero {لا عمليات صرف.} one {في عملية صرف واحدة.} two {في عمليتَي صرف.} few {في # عمليات صرف.} many {في # عملية صرف.} other {في # عملية صرف.}} آخرها {amount} في {date}.",
    paidAccount:
      "{n, plural, zero {لا عمليات صرف.} one {في عملية صرف واحدة.} two {في عمليتَي صرف.} few {في # عمليات صرف.} many {في # عملية صرف.} other {في # عملية صرف.}} آخرها {amount} في {date}، إلى الحساب {account}.",
    all: "عرض جميع عمليات الصرف",
  },
  split: {
    heading: "{percent} من المال من التبرعات الشهرية",
    onlyOnce: "لا تبرعات شهرية في آخر 12 شهرًا",
    spoken: "التبرعات لمرة واحدة {once}، والتبرعات الشهرية {monthly}",
    note: "آخر 12 شهرًا. {n, plural, zero {لا متبرعين شهريين حاليًا.} one {متبرّع شهري واحد حاليًا.} two {متبرّعان شهريان حاليًا.} few {# متبرعين شهريين حاليًا.} many {# متبرّعًا شهريًا حاليًا.} other {# متبرّع شهري حاليًا.}}",
  },
  expected: {
    heading: "المتوقع في {month} نحو {amount}",
    monthly:
      "{n, plural, zero {لا تبرعات شهرية} one {من تبرّع شهري واحد} two {من تبرّعين شهريين} few {من # تبرعات شهرية} many {من # تبرّعًا شهريًا} other {من # تبرّع شهري}}",
    once: "لمرة واحدة، كما في آخر 3 أشهر",
    note: "تقدير لا وعد.",
    lastYear: "بلغ مجموع {month} {amount}.",
  },
  sizes: {
    heading: "{percent} من التبرعات لا تزيد على {amount}",
    upTo: "حتى {to}",
    between: "من {from} إلى {to}",
    over: "أكثر من {from}",
    note: "{n, plural, zero {لا تبرعات} one {تبرّع واحد} two {تبرّعان} few {{count} تبرعات} many {{count} تبرّعًا} other {{count} تبرّع}} في آخر 12 شهرًا.",
  },
  donors: {
    heading: "{percent} من متبرعيك تبرعوا من جديد",
    none: "لم يتبرّع أي متبرّع مرة ثانية بعد",
    spoken: "من كل 100 متبرّع، تبرّع {n} أكثر من مرة",
    again: "تبرعوا من جديد",
    once: "تبرعوا مرة واحدة",
    note: "كل مربع متبرّع واحد من كل مئة، منذ أول تبرّع لكم.",
  },
  firstRun: {
    share: "شارك حملتك",
    shareText:
      "تأتي التبرعات الأولى غالبًا ممن يعرفونكم. أرسل إليهم الرابط، أو اعرض رمز QR، أو اطبع الملصق.",
    shareNow: "شاركها الآن",
    shareDone: "تبرّع من رآها.",
    left: "{n, plural, zero {لا خطوات متبقية} one {بقيت خطوة واحدة} two {بقيت خطوتان} few {بقيت # خطوات} many {بقيت # خطوة} other {بقيت # خطوة}}",
    heading:
      "{n, plural, zero {لا خطوات} one {خطوة واحدة} two {خطوتان} few {# خطوات} many {# خطوة} other {# خطوة}} إلى أول تبرّع",
    progress: "تم {done} من {all}.",
    verified: "تم التوثيق في {date}.",
    done: "تم",
    next: "التالي",
    then: "ثم",
    email: "أكّد بريدك الإلكتروني",
    emailDone: "تم تأكيد {email}. تُرسل إليه إشعارات عمليات الصرف.",
    emailText: "أرسلنا رابطًا إلى {email}. افتحه لنتمكن من صرف التبرعات لك.",
    bank: "أضف حسابك المصرفي",
    bankDone: "تُصرف التبرعات إليه.",
    bankText: "نصرف لك متى بلغت {minimum}. جهّز رقم الحساب ورمز SWIFT للمصرف.",
    bankAdd: "إضافة حساب مصرفي",
    bankOwner: "يضيفه مالك منظمتك.",
    campaign: "انشر حملتك الأولى",
    campaignText: "عنوان وصورة واحدة وهدف. يمكن أن تبقى مسودة ما شئت.",
    campaignDone: "نُشرت. شارك صفحتها مع من يعرفونكم.",
    campaignOpen: "عرض حملاتك",
    campaignAdd: "إنشاء حملتك الأولى",
    draftOpen: "فتح مسوداتك",
  },
  firstGifts: {
    first: "أول تبرّع لكم!",
    some: "{n, plural, zero {لا تبرعات حتى الآن} one {تبرّع واحد حتى الآن} two {تبرّعان حتى الآن} few {# تبرعات حتى الآن} many {# تبرّعًا حتى الآن} other {# تبرّع حتى الآن}}",
    gave: "تبرّع {name} بمبلغ {amount} لحملة «{campaign}».",
    gaveMonthly: "يتبرّع {name} بمبلغ {amount} شهريًا لحملة «{campaign}».",
    someone: "متبرّع",
    thank: "قل شكرًا",
    thanked: "تم الشكر",
    plots: "ابتداءً من التبرّع العاشر تظهر هنا رسوم توضّح سير التبرعات.",
  },
  weeks: {
    heading: "أسبوعًا بأسبوع",
    spoken:
      "أعمدة الأسابيع، وعددها {weeks}. الأعلى أسبوع {highWeek} بمبلغ {high}. وبلغ هذا الأسبوع {amount}.",
    now: "هذا الأسبوع",
    toGo: "بقي {amount}. {n, plural, zero {متوسط التبرّع هنا {mean}.} one {أي نحو تبرّع واحد بمبلغ {mean}، وهو المتوسط هنا.} two {أي نحو تبرّعين بمبلغ {mean} لكل منهما، وهو المتوسط هنا.} few {أي نحو {count} تبرعات بمبلغ {mean} لكل منها، وهو المتوسط هنا.} many {أي نحو {count} تبرّعًا بمبلغ {mean} لكل منها، وهو المتوسط هنا.} other {أي نحو {count} تبرّع بمبلغ {mean} لكل منها، وهو المتوسط هنا.}}",
    table: "عرض هذه الأسابيع في جدول",
    week: "أسبوع",
    amount: "المبلغ",
    gifts: "التبرعات",
  },
  cloth: {
    heading:
      "{n, plural, zero {لم ينسج أحد بعد هذا القماش} one {نسج هذا القماش شخص واحد} two {نسج هذا القماش شخصان} few {نسج هذا القماش {count} أشخاص} many {نسج هذا القماش {count} شخصًا} other {نسج هذا القماش {count} شخص}}",
    intro:
      "{n, plural, zero {لا تبرعات بعد.} one {تبرّع واحد حتى الآن.} two {تبرّعان حتى الآن.} few {{count} تبرعات حتى الآن.} many {{count} تبرّعًا حتى الآن.} other {{count} تبرّع حتى الآن.}} لكل تبرّع شريطه، وكلها بعرض واحد أيًا كان المبلغ.",
    shown: "يظهر أحدثها، وعددها {n}.",
    spoken: "قماش عدد شرائطه {n}، شريط لكل تبرّع",
  },
  ngo: {
    heading: "بالأرقام",
    raised: "المبلغ المجموع",
    gifts:
      "{n, plural, zero {تبرعات حتى الآن} one {تبرّع حتى الآن} two {تبرّعان حتى الآن} few {تبرعات حتى الآن} many {تبرّعًا حتى الآن} other {تبرّع حتى الآن}}",
    supporters:
      "{n, plural, zero {داعمون حتى الآن} one {داعم حتى الآن} two {داعمان حتى الآن} few {داعمين حتى الآن} many {داعمًا حتى الآن} other {داعم حتى الآن}}",
    campaigns:
      "{n, plural, zero {حملات حتى الآن} one {حملة حتى الآن} two {حملتان حتى الآن} few {حملات حتى الآن} many {حملة حتى الآن} other {حملة حتى الآن}}",
    byMonth: "ما جُمع في آخر اثني عشر شهرًا",
    spokenMonths: "أعمدة لاثني عشر شهرًا. {list}",
    table: "عرض هذه الأرقام في جدول",
    year: "السنة",
    byYear: "ما جُمع سنةً بسنة",
    spoken:
      "أعمدة {n, plural, zero {السنوات} one {سنة واحدة} two {سنتين} few {# سنوات} many {# سنة} other {# سنة}}. {list}",
    soFar: "{year} حتى الآن",
  },
  fund: {
    heading: "الصندوق اليوم",
    raised: "جُمعت حتى الآن",
    organisations:
      "{n, plural, zero {منظمات مدعومة حتى الآن} one {منظمة مدعومة} two {منظمتان مدعومتان} few {منظمات مدعومة} many {منظمة مدعومة} other {منظمة مدعومة}}",
    granted:
      "{n, plural, zero {قُدّمت حتى الآن} one {قُدّمت في منحة واحدة} two {قُدّمت في منحتين} few {قُدّمت في # منح} many {قُدّمت في # منحة} other {قُدّمت في # منحة}}",
  },
  admin: {
    heading:
      "{amount} في 30 يومًا، {n, plural, zero {ولم يفشل أي تبرّع} one {ولم ينجح تبرّع واحد} two {ولم ينجح تبرّعان} few {ولم تنجح # تبرعات} many {ولم ينجح # تبرّعًا} other {ولم ينجح # تبرّع}}",
    paid: "المدفوع",
    today: "اليوم",
    failed: "تبرعات لم تنجح",
    spoken: "أعمدة لثلاثين يومًا. الأعلى {highDay} بمبلغ {high}. وبلغ اليوم {amount}.",
    spokenFailed: "التبرعات التي لم تنجح يومًا بيوم. {list}",
    table: "عرض هذه الأيام في جدول",
    day: "اليوم",
    oldest:
      "تنتظر {name} منذ {n, plural, zero {أقل من يوم عمل} one {يوم عمل واحد} two {يومَي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}",
    nobody: "لا طلبات في الانتظار",
    review: "مراجعة الطلب",
    queue: "الطلبات المكتملة، بحسب أيام عمل الانتظار.",
    waited: "من {from} إلى {to}",
    waitedOver: "أكثر من {n}",
    payouts:
      "{n, plural, zero {لا عمليات صرف} one {عملية صرف واحدة} two {عمليتا صرف} few {# عمليات صرف} many {# عملية صرف} other {# عملية صرف}}، {amount}",
    thirtyDays: "ما أُنشئ في آخر 30 يومًا، بحسب الحالة.",
    openPayouts: "فتح عمليات الصرف",
    booksAgree: "الحسابات متوافقة: القواعد المتحققة {held} من {all}",
    booksBroken:
      "{n, plural, zero {كل قواعد الحسابات متحققة} one {قاعدة واحدة من قواعد الحسابات غير متحققة} two {قاعدتان من قواعد الحسابات غير متحققتين} few {# من قواعد الحسابات غير متحققة} many {# من قواعد الحسابات غير متحققة} other {# من قواعد الحسابات غير متحققة}}",
    booksNever: "لم تُفحص الحسابات بعد",
    checked: "فُحصت في {at}.",
    openLedger: "فتح دفتر الحسابات",
    payoutStates: {
      sent: "أُرسلت",
      sending: "قيد الإرسال",
      reserved: "قيد التحضير",
      unknown: "قيد التحقق",
      failed: "لم تنجح",
      returned: "أُعيدت",
      canceled: "أُلغيت",
    },
  },
};
export default statistics;
