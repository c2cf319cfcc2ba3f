import type en from "@/lib/i18n/messages/en/thanks";
import type { Translation } from "@/lib/i18n/shape";

/** Words about the thank-you that a member of an organisation writes to one donor. */
const thanks: Translation<typeof en> = {
  write: "كتابة شكر",
  writeOf: "كتابة شكر على {ref}",
  sent: "تم الشكر",
  sentOf: "تم الشكر على {ref}",
  page: {
    title: "كتابة شكر",
    back: "التبرعات",
    lead: "على التبرّع {ref} لحملة «{campaign}»",
    to: "إلى",
    address: "البريد الإلكتروني",
    hidden: "متبرّع لم يشارك اسمه معكم",
    noAddress: "غير مشارَك معكم؛ نرسلها نحن نيابةً عنكم",
    text: "كلماتك إلى المتبرّع",
    help: "نص عادي، عدد أحرفه الأقصى {n}، مرة واحدة لكل تبرّع. نرسله باسم منظمتك؛ والجواب يصل إلى منظمتك.",
    send: "إرسال",
    sending: "جارٍ الإرسال…",
    flash: "رسالة شكرك في طريقها",
    by: "أرسلها {author} في {date}",
    cannot:
      "لا يمكن شكر هذا المتبرّع بالبريد الإلكتروني: رُدّ مبلغ التبرّع أو أنه مثال، أو لا يوجد عنوان، أو أن المتبرّع لا يريد رسائل.",
    suspended: "منظمتك موقوفة، فلا يمكنك الكتابة إلى المتبرعين.",
  },
  mail: {
    subject: "تشكرك {ngo}",
    heading: "تشكرك {ngo}.",
    lead: "كتب إليك {author} من {ngo} عن تبرّعك بمبلغ {amount} لحملة «{campaign}»:",
    gift: "عرض تبرّعك",
    why: "أرسلت {site} هذه الرسالة نيابةً عن {ngo}، التي لا تحصل منا على عنوانك. إذا أجبت، فجوابك يصل إلى المنظمة ومعه عنوانك.",
    whyShared: "أرسلت {site} هذه الرسالة نيابةً عن {ngo}. إذا أجبت، فجوابك يصل إلى المنظمة.",
    stop: "إيقاف رسائل الشكر من {ngo}",
  },
};
export default thanks;
