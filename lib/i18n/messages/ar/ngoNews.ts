import type en from "@/lib/i18n/messages/en/ngoNews";
import type { Translation } from "@/lib/i18n/shape";

/** Words of the weekly summary for the members of an organisation. */
const ngoNews: Translation<typeof en> = {
  subject:
    "{n, plural, zero {أسبوعكم: من {from} إلى {until}} one {أسبوعكم: تبرّع واحد، {amount}} two {أسبوعكم: تبرّعان، {amount}} few {أسبوعكم: {count} تبرعات، {amount}} many {أسبوعكم: {count} تبرّعًا، {amount}} other {أسبوعكم: {count} تبرّع، {amount}}}",
  heading: "أسبوعكم",
  span: "من {from} إلى {until}، جميع حملاتكم معًا.",
  gifts: "التبرعات",
  amount: "المجموع",
  newDonors: "متبرعون جدد",
  monthly: "تبرعات شهرية مستمرة",
  begun: "تبرعات شهرية بدأت",
  ended: "تبرعات شهرية انتهت",
  due: "{n, plural, zero {لا تحديثات متأخرة: {titles}} one {على هذه الحملة تحديث لمتبرعيها: {titles}} two {على هاتين الحملتين تحديث لمتبرعيهما: {titles}} few {على هذه الحملات تحديث لمتبرعيها: {titles}} many {على هذه الحملات تحديث لمتبرعيها: {titles}} other {على هذه الحملات تحديث لمتبرعيها: {titles}}}",
  dueMore: "{titles}، وحملات أخرى عددها {count}",
  open: "فتح لوحة التحكم",
  why: "تصلك هذه الرسالة يوم الاثنين لأنك عضو في المنظمة، إذا حدث شيء.",
  change: "تغييرها أو إيقافها",
};
export default ngoNews;
