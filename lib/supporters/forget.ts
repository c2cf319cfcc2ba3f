import "server-only";
import { db, type Tx } from "@/lib/db";
import { days, now } from "@/lib/clock";
import { dropPicture, noPicture } from "@/lib/supporters/picture";
import { keptDays, unconfirmedDays } from "@/lib/supporters/rules";

const batch = 200;
const before = (n: number): Date => new Date(now().getTime() - days(n));

type Mailed = { id: string; asked: number; hides: number };

/** Removes the mails that went to these pages' owners: they hold the address. */
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

/** Pages that nobody confirmed go, with their picture; the database takes the mails to them along. */
const forgetUnconfirmed = () =>
  inBatches(async (tx) => {
    const old = await tx.supporterPage.findMany({
      where: { confirmedAt: null, createdAt: { lt: before(unconfirmedDays) } },
      orderBy: { id: "asc" },
      take: batch,
    });
    for (const page of old) {
      // one that is confirmed in this moment stays
      const { count } = await tx.supporterPage.deleteMany({
        where: { id: page.id, confirmedAt: null },
      });
      if (count > 0) await dropPicture(tx, page);
    }
    return old.length;
  });

/** The owner's address goes 90 days after the page or its campaign has ended; the page stays. */
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
 * Forgets whoever opened pages with an address. A page that raised something stays for its gifts, shown to nobody, without a name,
 * words or picture; any other goes.
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

/** @returns how many pages went and how many addresses */
export async function forgetSupporters(): Promise<{ pages: number; owners: number }> {
  const pages = await forgetUnconfirmed();
  const owners = await forgetOwners();
  // those of pages that went with their campaign; the others go with the address
  await db.emailMessage.deleteMany({
    where: { kind: "supporter_ended", createdAt: { lt: before(keptDays) } },
  });
  await db.supporterReport.deleteMany({ where: { decidedAt: { lt: before(keptDays) } } });
  return { pages, owners };
}
