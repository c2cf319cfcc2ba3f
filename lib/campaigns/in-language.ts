import "server-only";
import { db } from "@/lib/db";

type Text = { id: string; versionLanguages: string[] };

/** Ids of the campaigns with a version in that language. */
const translated = (campaigns: Text[], language: string): string[] => [
  ...new Set(
    campaigns.filter((one) => one.versionLanguages.includes(language)).map(({ id }) => id),
  ),
];

/**
 * Campaigns with title, description and language of the version in that language, where there is one; others unchanged.
 * Makes no query if there is no version.
 */
export async function inLanguage<T extends Text & { title: string; description: string }>(
  rows: T[],
  language: string | undefined,
): Promise<T[]> {
  const ids = language === undefined ? [] : translated(rows, language);
  if (language === undefined || ids.length === 0) return rows;
  const versions = await db.campaignVersion.findMany({
    where: { campaignId: { in: ids }, language },
    select: { campaignId: true, language: true, title: true, description: true },
  });
  const byId = new Map(versions.map(({ campaignId, ...text }) => [campaignId, text]));
  return rows.map((row) => ({ ...row, ...byId.get(row.id) }));
}

/** The columns needed to show a campaign's title in the reader's language. */
export const titleParts = { id: true, title: true, versionLanguages: true } as const;
type Titled = Text & { title: string };

/** Rows that belong to campaigns, each with its campaign's title in that language, where there is one. */
export async function withTitlesIn<R extends { campaign: Titled }>(
  rows: R[],
  language: string,
): Promise<R[]> {
  const ids = translated(
    rows.map(({ campaign }) => campaign),
    language,
  );
  if (ids.length === 0) return rows;
  const versions = await db.campaignVersion.findMany({
    where: { campaignId: { in: ids }, language },
    select: { campaignId: true, title: true },
  });
  const titles = new Map(versions.map(({ campaignId, title }) => [campaignId, title]));
  return rows.map((row) => ({
    ...row,
    campaign: { ...row.campaign, title: titles.get(row.campaign.id) ?? row.campaign.title },
  }));
}

/** A campaign's title for a reader of that language, in a mail or on their page. */
export async function titleIn(campaign: Titled, language: string): Promise<string> {
  const [read] = await withTitlesIn([{ campaign }], language);
  return read?.campaign.title ?? campaign.title;
}
