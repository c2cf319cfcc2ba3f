import "server-only";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { lengthOf, longest, type OutreachKind } from "@/lib/outreach/kinds";
import { seemsIn } from "@/lib/i18n/text-language";
import type { CampaignFacts } from "@/lib/outreach/facts";

/** Sentences from the beginning of a text, as many as fit; "" when not even the first does. */
function sentences(text: string, most: number): string {
  let taken = "";
  for (const sentence of text.match(/[^.!?]{1,600}[.!?]+(?:\s|$)/g) ?? []) {
    if (lengthOf(taken + sentence.trim()) > most) break;
    taken += sentence;
  }
  return taken.trim();
}

const paragraphs = (parts: string[]): string => parts.filter((part) => part !== "").join("\n\n");
const line = (parts: string[]): string => parts.filter((part) => part !== "").join(" ");

/** A name shortened to fit the text. */
function cut(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join("")}…`;
}

type Written = (story: string, title: string) => string;

/** A draft from the campaign's facts, in any language of the product, never longer than its kind allows. */
export function templateDraft(kind: OutreachKind, facts: CampaignFacts, locale: Locale): string {
  const write = writers(facts, locale)[kind];
  const most = longest[kind];
  // a story in another language than the draft is left out
  const story = seemsIn(locale, facts.story) ? facts.story : "";
  const bare = write("", facts.title);
  const over = lengthOf(bare) - most;
  if (over > 0) return write("", cut(facts.title, Math.max(10, lengthOf(facts.title) - over)));
  return write(sentences(story, Math.min(most - lengthOf(bare) - 2, 600)), facts.title);
}

function writers(facts: CampaignFacts, locale: Locale): Record<OutreachKind, Written> {
  const t = translator(locale, "outreach");
  const { ngo, country, cause, raised, goal, donors, daysLeft, takesGifts, url } = facts;
  const about = t("draft.about", { ngo, country, cause });
  const endless = daysLeft === null;
  const soFar = endless
    ? t("draft.raised", { n: donors, raised })
    : t("draft.raisedOf", { n: donors, raised, goal });
  const beginning = endless ? t("draft.first") : t("draft.firstOf", { goal });
  const progress = donors > 0 ? soFar : beginning;
  const time = takesGifts && daysLeft !== null ? t("draft.time", { n: daysLeft }) : "";
  const ask = t(takesGifts ? "draft.give" : "draft.read", { url });
  const tags = t("draft.tags");
  return {
    email: (story, title) =>
      paragraphs([
        t("draft.subject", { title }),
        t("draft.hello"),
        about,
        story || t("draft.campaign", { title }),
        line([progress, time]),
        ask,
        t("draft.share"),
        t("draft.bye", { ngo }),
      ]),
    whatsapp: (story, title) => paragraphs([`*${title}*`, story, line([progress, time]), ask]),
    x: (story, title) =>
      paragraphs([line([/[.!?…]$/.test(title) ? title : `${title}.`, story]), progress, ask]),
    linkedin: (story, title) =>
      paragraphs([title, about, story, line([progress, time]), ask, t("draft.share")]),
    instagram: (story, title) =>
      paragraphs([title, story, line([progress, time]), t("draft.bio"), tags]),
    thanks: (story, title) =>
      paragraphs([
        t("draft.dear"),
        t("draft.thanks", { title, ngo }),
        story,
        progress,
        t("draft.thanksRead", { url }),
        t("draft.bye", { ngo }),
      ]),
  };
}
