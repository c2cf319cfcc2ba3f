import { locales, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/** The question's subject; the campaign's title is at its end in every language. */
export const questionSubject = (locale: Locale, title: string): string =>
  translator(locale, "inbound")("question.subject", { title });

/** The text before and after the title in one of our subjects. */
export type OurSubject = {
  begins: string;
  ends: string;
  /** the title is the update's, not the campaign's */ ofUpdate: boolean;
};

const gap = "@@";

function around(subject: string, ofUpdate = false): OurSubject {
  const [begins = "", ends = ""] = subject.replace(/\s+/g, " ").split(gap);
  return { begins: begins.trim(), ends: ends.trim(), ofUpdate };
}

/** The subjects of our mails that people reply to with a report, in each language, for any campaign title. */
export const ourSubjects = (): OurSubject[] =>
  locales.flatMap((locale) => {
    const [inbound, reports] = [translator(locale, "inbound"), translator(locale, "reports")];
    return [
      around(questionSubject(locale, gap)),
      around(reports("mail.soonSubject", { title: gap })),
      around(reports("mail.todaySubject", { title: gap })),
      around(reports("mail.lateSubject", { title: gap })),
      around(inbound("failed.subject", { campaign: gap })),
      around(inbound("draft.subject", { title: gap }), true),
    ];
  });
