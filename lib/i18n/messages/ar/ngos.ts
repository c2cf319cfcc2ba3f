import type en from "@/lib/i18n/messages/en/ngos";
import type { Translation } from "@/lib/i18n/shape";

const ngos: Translation<typeof en> = {
  title: "المنظمات",
  description: "منظمات أفريقية غير ربحية تحققنا منها. ابحث عن منظمة بالاسم واطّلع على حملاتها.",
  heading: "المنظمات",
  lead: "كل منظمة هنا بقيادة أفريقية، وقد تحقق فريقنا من تسجيلها قبل أن تتلقى سنتًا واحدًا.",
  search: "البحث بالاسم",
  searchButton: "بحث",
  clear: "عرض الكل",
  count:
    "{n, plural, zero {لا منظمات} one {منظمة واحدة} two {منظمتان} few {# منظمات} many {# منظمة} other {# منظمة}}",
  none: "لا توجد منظمات تطابق بحثك.",
  campaigns:
    "{n, plural, zero {لا حملات بعد} one {حملة واحدة} two {حملتان} few {# حملات} many {# حملة} other {# حملة}}",
  verified: "موثّقة",
  expired: "انتهى التوثيق",
  suspended: "هذه المنظمة موقوفة. لا تستقبل حملاتها التبرعات حاليًا.",
  donate: "تبرّع",
  noCampaigns: "ليست لهذه المنظمة حملات منشورة بعد.",
  campaignsHeading: "الحملات",
  supporters: "أحدث الداعمين",
  noSupporters: "لم يشارك أي داعم اسمه بعد.",
  about: "نبذة",
  website: "الموقع الإلكتروني",
  like: "أعجبني",
  liked: "أعجبك",
  likes:
    "{n, plural, zero {لا إعجابات} one {إعجاب واحد} two {إعجابان} few {# إعجابات} many {# إعجابًا} other {# إعجاب}}",
  share: "مشاركة",
  copied: "نُسخ رابط الحملة!",
  notFound: "لا توجد بيانات لهذه المنظمة.",
  back: "جميع المنظمات",
  demo: "منظمة تجريبية: اسمها وكلماتها وأرقامها أمثلة.",
  breadcrumb: "مسار الصفحة",
  newTab: "(يفتح في علامة تبويب جديدة)",
  noDescription: "لم تضف هذه المنظمة وصفًا بعد.",
  notFoundText: "ربما نُقلت صفحة المنظمة، أو هي غير منشورة.",
};
export default ngos;
