import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { site } from "@/lib/site";
import { fundSlug } from "@/lib/fund";
import { addCover } from "@/prisma/seed/cover";

/** The operator's row and the Frontline Fund: card only, without an end, without a country, edited by admins only (FUND-029..047, OP-083). */
export async function seedOperator(): Promise<void> {
  const campaignId = await db.$transaction(async (tx) => {
    // two starts at once: the second waits here and finds everything made
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('harambee:seed'))`;
    const operator =
      (await tx.ngo.findFirst({ where: { isOperator: true }, select: { id: true } })) ??
      (await tx.ngo.create({
        data: {
          id: newId("ngo"),
          name: site.legalName,
          officialEmail: site.email,
          description: `${site.name} runs this site. It raises the Frontline Fund and passes it on to verified organisations.`,
          status: "approved",
          profileComplete: true,
          isOperator: true,
          approvedAt: now(),
          createdAt: now(),
        },
        select: { id: true },
      }));
    const fund = await tx.campaignSlug.findUnique({
      where: { slug: fundSlug },
      select: { campaignId: true },
    });
    if (fund) return fund.campaignId;
    const { id } = await tx.campaign.create({
      data: {
        id: newId("campaign"),
        ngoId: operator.id,
        slug: fundSlug,
        title: "The Frontline Fund",
        description:
          "One gift for the organisations that lost their funding and kept working. The Frontline Fund goes to African nonprofits that a person has verified, where the need is greatest.",
        fundingGoalCents: 100_000_000n,
        cause: "Emergency Relief & Humanitarian Aid",
        status: "ongoing",
        cardOnly: true,
        publishedAt: now(),
        createdAt: now(),
      },
      select: { id: true },
    });
    await tx.campaignSlug.create({ data: { slug: fundSlug, campaignId: id, createdAt: now() } });
    return id;
  });
  await addCover(campaignId, "relief");
}
