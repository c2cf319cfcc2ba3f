import type en from "@/lib/i18n/messages/en/donors";
import type { Translation } from "@/lib/i18n/shape";

/** A donor's links, pledges and cards: words of their pages, their mails and the console. */
const donors: Translation<typeof en> = {
  linksEnded: "لم تعد روابطك القديمة تعمل. أرسلنا إليك رابطًا جديدًا بالبريد الإلكتروني.",
  endLinks: "إعادة تعيين روابطي",
  endLinksText:
    "هل فقدت رسالة، أو شاركت رابطًا عن طريق الخطأ؟ تتوقف فورًا جميع الروابط إلى تبرعاتك، ومنها رابط هذه الصفحة، ونرسل إليك رابطًا جديدًا بالبريد الإلكتروني.",
  endLinksYes: "نعم، إعادة تعيين روابطي",
  linksMonths:
    "تعمل هذه الروابط {n, plural, one {شهرًا واحدًا} two {شهرين} few {{n} أشهر} many {{n} شهرًا} other {{n} شهر}}، ويأتي كل إيصال بروابط جديدة. يمكنك إعادة تعيينها في أي وقت من الصفحة التي تضم جميع تبرعاتك.",
  linksSpaced:
    "نرسل هذه الرسالة مرة واحدة على الأكثر كل بضع دقائق، فقد تتأخر قليلًا، وقد تكون وصلت إلى بريدك من قبل.",
  pledgeMine: "هل هذا التعهّد لك؟",
  pledgeMineText:
    "إذا كان لك، فسنرسل إليك تذكيرات بالبريد الإلكتروني إلى أن يصل المال. وإلا فلن نراسلك بشأنه مرة أخرى.",
  pledgeMineYes: "نعم، هو لي",
  cardTitle: "بطاقة لك",
  cardHonour: "لتكريم {who}",
  cardMemory: "إحياءً لذكرى {who}",
  cardText: "قدّم {donor} تبرّعًا إلى «{campaign}»، وهي حملة من {ngo}، وطلب منا أن نخبرك بذلك.",
  cardGreeting: "رسالة من المتبرّع",
  cardNote: "كتب المتبرّع هذه الرسالة ولم نكتبها نحن. هل فيها ما لا يليق؟ اكتب إلى {email}",
  consoleEndLinks: "إبطال روابط المتبرّع",
  consoleEndLinksText:
    "يتوقف فورًا كل رابط إلى تبرعات {email}. لا نراسل المتبرّع؛ ويمكنه طلب روابط جديدة من \u2066/gifts\u2069.",
  consoleEndLinksYes: "إبطال الروابط",
  consoleLinksEnded: "أُبطلت روابط المتبرّع",
};
export default donors;
