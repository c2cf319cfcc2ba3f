import "server-only";
import { db } from "@/lib/db";
import { hours, minutes, now, nowMs } from "@/lib/clock";
import { AppError, notFound } from "@/lib/errors";
import type { Actor } from "@/lib/auth/actor";
import { readSigned, sha256, signText } from "@/lib/auth/encryption";
import { networkOf } from "@/lib/auth/network";
import { limit } from "@/lib/auth/rate-limit";
import { emailKey } from "@/lib/email-key";
import { newSecret } from "@/lib/ids";
import { enqueue } from "@/lib/jobs/enqueue";

/*
 * A way to continue for a donor whose network has begun too many donations, or failed too often: a link to the address
 * that they typed. Whoever follows it and presses the button may begin one donation, with that address, from that
 * network. Such a place is a row of the rate-limit tables and is deleted after a day.
 */
const linkMs = hours(1);
/** How long after the button was pressed the donation may begin. */
const confirmedMs = minutes(30);

/** Identifies a donor's address and network without revealing them to anyone who reads the row. */
const holderOf = (address: string, email: string): string =>
  sha256(`${networkOf(address)} ${emailKey(email)}`).slice(0, 40);
const placeOf = (holder: string): string => `confirmed:${holder}`;
const usedKey = (id: string): string => `confirmed_link:${id}`;

type Link = { id: string; holder: string; slug: string; until: number };

/**
 * Mails a link that confirms an email address.
 * @param slug the campaign's, to which the link's page leads
 * @throws 429 confirmMailed: the donation itself waits for the link; tooManyAttempts once a network has had too many
 * links
 */
export async function askToConfirm(
  actor: Exclude<Actor, { kind: "system" }>,
  { email, slug }: { email: string; slug: string },
): Promise<never> {
  await limit("confirm.address", actor.address);
  const link: Link = {
    id: newSecret(),
    holder: holderOf(actor.address, email),
    slug,
    until: nowMs() + linkMs,
  };
  await enqueue(db, "mail.confirm_giving", `confirm_giving:${link.id}`, {
    ...{ to: email, locale: actor.locale, ...link },
  });
  throw new AppError("rate_limited", "confirmMailed", { params: { email } });
}

/** The path of a link's page. */
export const confirmGivingPath = (link: Link): string =>
  `/confirm-giving/${signText("confirm_giving", JSON.stringify([link.id, link.holder, link.slug, link.until]))}`;

/** What a link leads to, and whether its button was pressed already; null for an invalid or expired one. */
export async function confirmGivingOf(
  token: string,
): Promise<(Link & { pressed: boolean }) | null> {
  const payload = readSigned("confirm_giving", token);
  if (payload === null) return null;
  const [id, holder, slug, until] = JSON.parse(payload) as [string, string, string, number];
  if (until <= nowMs()) return null;
  const pressed = (await db.rateLimit.count({ where: { key: usedKey(id) } })) > 0;
  return { id, holder, slug, until, pressed };
}

/**
 * The link's button. A link gives one place, however often it is pressed.
 * @throws 404 for an invalid or expired link
 */
export async function confirmGiving(token: string): Promise<void> {
  const link = await confirmGivingOf(token);
  if (!link) throw notFound();
  await db.$transaction(async (tx) => {
    const row = { windowStart: now(), hits: 1 };
    const { count } = await tx.rateLimit.createMany({
      data: [{ ...row, windowStart: new Date(link.until), key: usedKey(link.id) }],
      skipDuplicates: true,
    });
    if (count === 0) return;
    const key = placeOf(link.holder);
    await tx.rateLimit.deleteMany({ where: { key } });
    await tx.rateLimit.createMany({ data: [{ ...row, key }] });
  });
}

const place = (address: string, email: string) => ({
  key: placeOf(holderOf(address, email)),
  windowStart: { gt: new Date(nowMs() - confirmedMs) },
});

/** Whether a donor has confirmed this address from this network, and has begun no donation since. */
export const hasConfirmed = async (address: string, email: string): Promise<boolean> =>
  (await db.rateLimit.count({ where: place(address, email) })) > 0;

/**
 * Uses up the place.
 * @returns false when another donation has used it meanwhile
 */
export const takeConfirmed = async (address: string, email: string): Promise<boolean> =>
  (await db.rateLimit.deleteMany({ where: place(address, email) })).count > 0;
