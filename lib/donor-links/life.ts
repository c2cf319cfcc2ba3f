import "server-only";
import { db, type DbOrTx } from "@/lib/db";
import { now, nowMs } from "@/lib/clock";

/**
 * How long a donor's links work, and how they are ended. Every link carries its end and the
 * generation ("epoch") of its address. Raising the epoch ends all links of the address at once: to
 * donations, to monthly gifts and to all donations.
 */
export type LinkLife = {
  /** of the address, 0 at first */ epoch: number;
  /** the link does not open from this moment on, UTC */ until: Date;
};

/** Months that a link works. Each receipt carries a new one, so that the links of a running monthly gift never end. */
export const linkMonths = 13;

/** @param from when the link was mailed, UTC */
export function linkEnd(from: Date): Date {
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + linkMonths);
  return end;
}

type LinkEpoch = {
  epoch: number;
  /** when the donor's links were last ended, UTC */ endedAt: Date | null;
};

/**
 * @param emailKey as `lib/email-key` gives it; null for a donation without an address, whose links
 *   nobody was ever sent
 */
async function linkEpoch(emailKey: string | null): Promise<LinkEpoch> {
  const row = emailKey === null ? null : await db.donorAccess.findUnique({ where: { emailKey } });
  return { epoch: row?.linkEpoch ?? 0, endedAt: row?.endedAt ?? null };
}

/** For links that are being mailed to the address itself: they work for 13 months from now. */
export async function freshLife(emailKey: string | null): Promise<LinkLife> {
  return { epoch: (await linkEpoch(emailKey)).epoch, until: linkEnd(now()) };
}

/** Ends every link of an address, and every code that is still on its way to it. */
export async function endLinksOf(tx: DbOrTx, emailKey: string): Promise<void> {
  const currentTime = now();
  await tx.donorAccess.upsert({
    where: { emailKey },
    create: { emailKey, linkEpoch: 1, endedAt: currentTime },
    update: { linkEpoch: { increment: 1 }, endedAt: currentTime },
  });
  await tx.oneTimeLink.updateMany({
    where: { kind: "donor_code", emailKey, usedAt: null },
    data: { usedAt: currentTime },
  });
}

/** The tail of a signed payload: ":<epoch>:<end in seconds since 1970, base 36>". */
export const lifeText = (life: LinkLife): string =>
  `:${life.epoch}:${Math.floor(life.until.getTime() / 1000).toString(36)}`;

/** What `lifeText` wrote, as a pattern of two groups; links of before ends were introduced have none. */
export const lifePattern = "(?::(\\d{1,9}):([0-9a-z]{1,8}))?";

/**
 * Whether a link still opens. One without an end was mailed before links had ends: it works for 13
 * months from the making of its donation, and only while the donor has never ended the links.
 * @returns its life, or null when it is over
 */
export async function livingLink(
  row: { emailKey: string | null; createdAt: Date },
  epochText: string | undefined,
  untilText: string | undefined,
): Promise<LinkLife | null> {
  const life: LinkLife =
    epochText === undefined || untilText === undefined
      ? { epoch: 0, until: linkEnd(row.createdAt) }
      : { epoch: Number(epochText), until: new Date(Number.parseInt(untilText, 36) * 1000) };
  if (!(life.until.getTime() > nowMs())) return null;
  return (await linkEpoch(row.emailKey)).epoch === life.epoch ? life : null;
}
