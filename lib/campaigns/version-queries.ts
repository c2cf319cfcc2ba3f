import "server-only";
import { db } from "@/lib/db";
import { requireNgo, type Actor } from "@/lib/auth/actor";
import { notFound } from "@/lib/errors";

export type VersionView = { language: string; title: string; description: string; updatedAt: Date };

/**
 * An own campaign's original text and its versions, oldest first.
 * @throws 401, 403, 404
 */
export async function ownVersions(
  actor: Actor,
  campaignId: string,
): Promise<{
  campaign: { id: string; slug: string; title: string; description: string; language: string };
  versions: VersionView[];
}> {
  const member = requireNgo(actor);
  const row = await db.campaign.findFirst({
    where: { id: campaignId, ngoId: member.ngo.id, archivedAt: null },
    select: {
      id: true,
      slug: true,
      title: true,
      description: true,
      language: true,
      versions: {
        orderBy: [{ createdAt: "asc" }, { language: "asc" }],
        select: { language: true, title: true, description: true, updatedAt: true },
      },
    },
  });
  if (!row) throw notFound("campaignNotFound");
  const { versions, ...campaign } = row;
  return { campaign, versions };
}
