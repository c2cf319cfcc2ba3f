// Data: the texts of one area.
import type en from "@/lib/i18n/messages/en/embeds";
import type { Translation } from "@/lib/i18n/shape";

const embeds: Translation<typeof en> = {
  title: "على مواقع أخرى",
  intro:
    "اختر ما تريد عرضه، وانسخ شفرة إلى الصفحة حيث تريد أن يظهر. لا تضع أي شفرة ملفات تعريف ارتباط، ولا يدفع أحد داخل إطار: عند التبرّع يُفتح هذا الموقع في علامة تبويب جديدة.",
  back: "العودة إلى الحملة",
  draft: "انشر الحملة أولًا: لا يمكن لأحد أن يراها قبل ذلك.",
  manageIntro: "اعرض هذه الحملة على موقعك: بطاقة أو زر أو تقدّم الحملة أو نموذج للمبلغ أو شارة.",
  manageLink: "شفرات لموقعك",
  kind: "ما يُعرض",
  kinds: { card: "بطاقة", button: "زر", thermometer: "التقدم", form: "نموذج المبلغ" },
  theme: "الألوان",
  themes: { light: "فاتحة", dark: "داكنة", auto: "كما في جهاز الزائر" },
  language: "اللغة",
  show: "عرض",
  preview: "معاينة",
  codes: "الشفرات",
  names: {
    script: "رابط مع برنامج نصي",
    link: "الرابط وحده",
    frame: "إطار",
    badgeHtml: "شارة، HTML",
    badgeMarkdown: "شارة، Markdown",
  },
  hints: {
    script:
      "لمعظم المواقع. من دون البرنامج النصي يرى الزوار الرابط. ويكفي برنامج نصي واحد لروابط كثيرة.",
    link: "للرسائل الإلكترونية وللمواقع التي لا تقبل البرامج النصية. في WordPress الصق العنوان وحده في سطر مستقل، فيصير بطاقة.",
    frame: "للمواقع التي تقبل الإطارات ولا تقبل البرامج النصية. ارتفاعه ثابت.",
    badgeHtml: "صورة فيها المبلغ الذي جُمع.",
    badgeMarkdown: "الصورة نفسها لملف README.",
  },
  copy: "نسخ",
  copied: "نُسخت الشفرة",
  copyFailed: "تعذّر النسخ. يرجى تحديد الشفرة ونسخها بنفسك.",
  giveTo: "التبرّع لحملة «{title}»",
  raised: "جُمع",
  raisedOf: "{title}: جُمع {raised} من {goal}، {percent}",
  raisedSum: "{title}: جُمع {raised}",
  go: "متابعة",
  newTab: "يفتح في علامة تبويب جديدة",
  pages: "على أي موقع",
  pagesList: [
    "رابط الحملة الذي يحمل data-harambee يصير إطارًا حين يعمل البرنامج النصي: «card» (المعتاد) أو «button» أو «thermometer» أو «form». وقيمة data-harambee-theme هي «dark» أو «auto». واللغة هي لغة عنوان الرابط.",
    "البرنامج النصي صغير، لا يضع ملفات تعريف ارتباط ولا يحفظ شيئًا. ولا يضع في إطار إلا هذا الموقع. ومن دونه، أو إذا لم يُجب الإطار، يبقى الرابط رابطًا.",
    "الصفحة التي لها سياسة أمان للمحتوى (Content Security Policy) تسمح لمضيفنا: script-src و frame-src. ومع الوسم الثاني تكفي البصمة (hash) في script-src بدلًا من المضيف؛ ويبقى frame-src يسمّينا. لا يتغيّر ذلك الملف أبدًا؛ وللإصدار الجديد عنوان جديد.",
    "لا يتبادل الإطار والصفحة الرسائل إلا بالمصدر (origin) الدقيق لكل منهما.",
    "الصفحات التي تعرف oEmbed (مثل WordPress) تصنع بطاقة من العنوان الملصق. والصورة \u2066/campaigns/…/badge.svg\u2069 تأخذ theme (\u2066light, dark\u2069) و lang.",
  ],
};
export default embeds;
