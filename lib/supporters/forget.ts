import "server-only";
import { db, type Tx } from "@/lib/db";
import { days, now } from "@/lib/clock";
import { dropPicture, noPicture } from "@/lib/supporters/picture";
import { keptDays, unconfirmedDays } from "@/lib/supporters/rules";

const batch = 200;
const before = (n: number): Date => new Date(now().getTime() - days(n));

type Mailed = { id: string; asked: number; hides: number };

/** Deletes the mails to these pages' owners, as they hold the address. */
async function forgetMails(tx: Tx, pages: Mailed[]): Promise<void> {
  const upTo = (key: string, n: number) => Array.from({ length: n }, (_, i) => `${key}:${i + 1}`);
  const keys = pages.flatMap(({ id, asked, hides }) => [
    `supporter_open:${id}`,
    `supporter_first:${id}`,
    `supporter_ended:${id}`,
    ...upTo(`supporter_confirm:${id}`, asked),
    ...upTo(`supporter_hidden:${id}`, hides),
  ]);
  await tx.emailMessage.deleteMany({ where: { dedupeKey: { in: keys } } });
}

async function inBatches(step: (tx: Tx) => Promise<number>): Promise<number> {
  for (let all = 0; ;) {
    const rows = await db.$transaction(step);
    all += rows;
    if (rows < batch) return all;
  }
}

/** Deletes pages that nobody confirmed, with their pictures; the database deletes the mails to them. */
const forgetUnconfirmed = () =>
  inBatches(async (tx) => {
    const old = await tx.supporterPage.findMany({
      where: { confirmedAt: null, createdAt: { lt: before(unconfirmedDays) } },
      orderBy: { id: "asc" },
      take: batch,
    });
    for (const page of old) {
      // keep a page that is being confirmed at this moment
      const { count } = await tx.supporterPage.deleteMany({
        where: { id: page.id, confirmedAt: null },
      });
      if (count > 0) await dropPicture(tx, page);
    }
    return old.length;
  });

/** Removes the owner's address 90 days after the page or its campaign ended; the page stays. */
const forgetOwners = () =>
  inBatches(async (tx) => {
    const over = { lt: before(keptDays) };
    const old = await tx.supporterPage.findMany({
      where: {
        email: { not: null },
        OR: [
          { endedAt: over },
          { campaign: { completedAt: over } },
          { campaign: { archivedAt: over } },
        ],
      },
      select: { id: true, asked: true, hides: true },
      orderBy: { id: "asc" },
      take: batch,
    });
    await tx.supporterPage.updateMany({
      where: { id: { in: old.map((page) => page.id) } },
      data: { email: null },
    });
    await forgetMails(tx, old);
    return old.length;
  });

/**
 * Forgets the person who opened pages with an address. A page that raised money is kept for its donations, hidden and without
 * name, words or picture; any other is deleted.
 */
export async function forgetOwner(tx: Tx, emailKey: string): Promise<void> {
  const pages = await tx.supporterPage.findMany({
    where: { emailKey },
    include: { _count: { select: { donations: true } } },
    orderBy: { id: "asc" },
  });
  for (const { _count, ...page } of pages) {
    await dropPicture(tx, page);
    if (_count.donations === 0) {
      await tx.supporterPage.delete({ where: { id: page.id } });
      continue;
    }
    await tx.supporterPage.update({
      where: { id: page.id },
      data: {
        ...{ name: "-", words: "", address: `forgotten-${page.id.slice(-20)}`, email: null },
        ...{ ...noPicture, endedAt: page.endedAt ?? now() },
        ...{ hiddenAt: page.hiddenAt ?? now(), hiddenBy: "administrator", hiddenReason: "-" },
      },
    });
    await forgetMails(tx, [page]);
  }
}

/** @returns how many pages were deleted and how many addresses removed */
export async function forgetSupporters(): Promise<{ pages: number; owners: number }> {
  const pages = await forgetUnconfirmed();
  const owners = await forgetOwners();
  // for pages deleted with their campaign; the others are deleted with the address
  await db.emailMessage.deleteMany({
    where: { kind: "supporter_ended", createdAt: { lt: before(keptDays) } },
  });
  await db.supporterReport.deleteMany({ where: { decidedAt: { lt: before(keptDays) } } });
  return { pages, owners };
}
