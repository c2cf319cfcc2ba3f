import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import type { MailBlock } from "@/lib/email/layout";
import { asLocale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";
import { site } from "@/lib/site";

/** An organisation and its owner, in the owner's language; null when there is nobody to write to. */
export async function ngoAndOwner(ngoId: string) {
  const ngo = await db.ngo.findUnique({
    where: { id: ngoId },
    include: { members: { where: { role: "owner" }, include: { user: true } } },
  });
  const owner = ngo?.members[0]?.user;
  if (!ngo || !owner) return null;
  const locale = asLocale(owner.locale);
  return {
    ngo,
    owner,
    locale,
    t: translator(locale, "registration"),
    confirmed: owner.emailConfirmedAt !== null,
  };
}
type Both = NonNullable<Awaited<ReturnType<typeof ngoAndOwner>>>;

export const paragraph = (text: string): MailBlock => ({ kind: "paragraph", text });
export const note = (text: string): MailBlock => ({ kind: "note", text });
export const button = (label: string, path: string): MailBlock => ({
  kind: "button",
  label,
  url: `${env.appUrl}${path}`,
});
/** Greets by name only once the address is confirmed: before that a stranger may have typed both. */
export const hello = ({ t, owner, confirmed }: Both): MailBlock =>
  paragraph(confirmed ? t("mail.hello", { name: owner.name }) : t("mail.helloPlain"));
export const reasonOf = async (eventId: string): Promise<string | null> =>
  (await db.ngoEvent.findUnique({ where: { id: eventId }, select: { reason: true } }))?.reason ??
  null;
export const quoted = (heading: string, reason: string | null): MailBlock[] =>
  reason ? [paragraph(heading), { kind: "quote", text: reason }] : [];
export const support = { support: site.supportEmail };

export const until = ({ ngo, locale }: Both): string =>
  ngo.verifiedUntil ? formatDate(ngo.verifiedUntil, locale) : "";
