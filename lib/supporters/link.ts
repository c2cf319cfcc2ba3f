import "server-only";
import { db } from "@/lib/db";
import { days, nowMs } from "@/lib/clock";
import { readSigned, signText } from "@/lib/auth/encryption";
import { freshLife, lifePattern, lifeText, livingLink } from "@/lib/donor-links/life";
import { unconfirmedDays } from "@/lib/supporters/rules";

type Page = { id: string; emailKey: string | null; confirmedAt: Date | null };

/**
 * The owner's link, which confirms, changes and ends the page. Signed, with no row of its own. It expires; before the page is
 * confirmed, together with the page. It also ends with all links of the address (lib/donor-links/life) and when the address is
 * forgotten.
 */
export async function pageToken(page: Page): Promise<string> {
  const life = await freshLife(page.emailKey);
  const until = page.confirmedAt === null ? new Date(nowMs() + days(unconfirmedDays)) : life.until;
  return signText("supporter", `${page.id}${lifeText({ ...life, until })}`);
}

export const pagePath = async (page: Page): Promise<string> =>
  `/supporter/${await pageToken(page)}`;

const shape = new RegExp(`^(spp_[0-9a-z]{20})${lifePattern}$`);

/** @returns the page's id, or null if the link was altered or has expired */
export async function readPageToken(text: string): Promise<string | null> {
  const [, id, epoch, until] = shape.exec(readSigned("supporter", text) ?? "") ?? [];
  if (id === undefined || epoch === undefined) return null;
  const row = await db.supporterPage.findUnique({
    where: { id },
    select: { emailKey: true, createdAt: true },
  });
  if (!row?.emailKey) return null;
  return (await livingLink(row, epoch, until)) === null ? null : id;
}
