import "server-only";
import type { Prisma } from "@/prisma/generated/client";
import { env } from "@/lib/env";
import { composed } from "@/lib/email/compose";
import type { MailBlock } from "@/lib/email/layout";
import type { MailOfMany } from "@/lib/email/send-many";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { summary } from "@/lib/share/page-metadata";
import { titleIn, titleParts } from "@/lib/campaigns/in-language";
import { plainStory, spacedStory } from "@/lib/campaigns/plain-story";
import { figureText } from "@/lib/updates/figure-text";
import { leaveToken, leaveUrl, oneClickHeaders } from "@/lib/updates/mail-link";
import { toUpdateView, updateParts } from "@/lib/updates/queries";
import { mailKey, type Recipient } from "@/lib/updates/recipients";
import { updatePath } from "@/lib/updates/rules";
import type { UpdateView } from "@/lib/updates/view";

/** The contents of a mail about an update. */

const excerptLength = 700;
/** px */
const sharpWidth = 800;

/** The columns read for an update that is announced. */
export const announcedParts = {
  ...updateParts,
  campaign: {
    select: {
      ...titleParts,
      slug: true,
      ngo: { select: { name: true, officialEmail: true } },
    },
  },
} as const satisfies Prisma.CampaignUpdateInclude;
export type Announced = Prisma.CampaignUpdateGetPayload<{ include: typeof announcedParts }>;
export type Writer = (to: Recipient) => Promise<MailOfMany>;

/** The first picture, at a width that is sharp in a mail; its caption is the alt text. */
export function pictureInMail(update: UpdateView): MailBlock[] {
  const [picture] = update.pictures;
  if (!picture) return [];
  const { storageKey, widths, width, height, caption } = picture;
  const fits = widths.find((one) => one >= sharpWidth) ?? widths.at(-1);
  const url = `${env.appUrl}/media/${storageKey}/${fits}.webp`;
  return [{ kind: "picture", url, alt: caption || update.title, width, height }];
}

/** A short text as a whole, or the beginning of a longer one. */
function excerptOf(text: string): string {
  const letter = spacedStory(text);
  return letter.length <= excerptLength ? letter : summary(plainStory(text), excerptLength);
}

function blocksOf(update: Announced, { locale, token }: { locale: Locale; token: string }) {
  const t = translator(locale, "updates");
  const { campaign } = update;
  const { figures, text } = toUpdateView(update);
  const stop = leaveUrl(token, locale);
  const blocks: MailBlock[] = [
    {
      kind: "paragraph",
      text: t("mail.lead", { campaign: campaign.title, ngo: campaign.ngo.name }),
    },
    ...(figures.length > 0
      ? [
          {
            kind: "rows" as const,
            rows: figures.map((f): [string, string] => [f.label, figureText(f, locale)]),
          },
        ]
      : []),
    ...pictureInMail(toUpdateView(update)),
    { kind: "quote", text: excerptOf(text) },
    {
      kind: "button",
      label: t("mail.read"),
      url: env.appUrl + localePath(locale, updatePath(campaign.slug, update.number)),
    },
    { kind: "note", text: t("mail.why", { ngo: campaign.ngo.name }) },
    { kind: "link", label: t("mail.stop"), url: stop },
    { kind: "link", label: t("mail.stopAll"), url: `${stop}?all=1#all` },
  ];
  return blocks;
}

/** Placeholder for a mail's own link in the part that all mails in a language share; no typed text can contain it. */
const tokenMark = "\u0000token\u0000";

/** The mail in one language, laid out once: only the address and the unsubscribe link differ between donors. */
async function letterIn(announcement: Announced, locale: Locale) {
  const title = await titleIn(announcement.campaign, locale);
  const update = { ...announcement, campaign: { ...announcement.campaign, title } };
  const { campaign } = update;
  const { html, text, ...letter } = composed({
    kind: "update",
    dedupeKey: "",
    to: "",
    locale,
    subject: translator(locale, "updates")("mail.subject", { title: update.title }),
    heading: update.title,
    preview: campaign.title,
    blocks: blocksOf(update, { locale, token: tokenMark }),
    ...(campaign.ngo.officialEmail ? { replyTo: campaign.ngo.officialEmail } : {}),
  });
  return (to: Recipient): MailOfMany => {
    const token = leaveToken({ consentId: to.consentId, updateId: update.id });
    return {
      ...letter,
      dedupeKey: mailKey(update.id, to.consentId),
      to: to.address,
      html: html.replaceAll(tokenMark, token),
      text: text.replaceAll(tokenMark, token),
      headers: oneClickHeaders(token),
    };
  };
}

/** Writes the mails of one batch; each language is laid out when its first reader comes up. */
export function writer(update: Announced): Writer {
  const letters = new Map<Locale, ReturnType<typeof letterIn>>();
  return async (to) => {
    const locale = asLocale(to.locale);
    const letter = letters.get(locale) ?? letterIn(update, locale);
    letters.set(locale, letter);
    return (await letter)(to);
  };
}
