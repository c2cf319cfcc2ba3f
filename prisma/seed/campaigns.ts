import { db } from "@/lib/db";
import { days, endOfUtcDay, hours, now, nowMs } from "@/lib/clock";
import { fundSlug } from "@/lib/fund";
import { demoCampaigns, type DemoCampaign } from "@/prisma/seed/campaign-list";
import { addCover, addGallery } from "@/prisma/seed/cover";
import { dayBefore } from "@/prisma/seed/calendar";
import { fixedId } from "@/prisma/seed/fixed";
import type { Giving } from "@/prisma/seed/giving-list";

/** Since when the Frontline Fund of the demo has been raised: days. */
export const fundAge = 428;

/** Days ago from which the gifts to most campaigns owe a report: none is late. */
const usualReportFrom = 45;

/** @param ngos ids of the organisations by their key */
export async function seedCampaigns(ngos: Map<string, string>): Promise<void> {
  for (const spec of demoCampaigns) {
    const ngoId = ngos.get(spec.ngo);
    if (!ngoId) throw new Error(`no demo organisation ${spec.ngo}`);
    const known = await db.campaignSlug.count({ where: { slug: spec.slug } });
    if (known === 0) await addCampaign(spec, ngoId);
  }
  // two at a time: more would only wait for the processor, and hold connections meanwhile
  for (let i = 0; i < demoCampaigns.length; i += 2)
    await Promise.all(demoCampaigns.slice(i, i + 2).map(addPictures));
}

async function addCampaign(spec: DemoCampaign, ngoId: string): Promise<void> {
  const id = fixedId("campaign", spec.slug);
  const time = new Date(dayBefore(now(), spec.age).getTime() + hours(8));
  const deadline = spec.ends === null ? null : endOfUtcDay(new Date(nowMs() + days(spec.ends)));
  const data = {
    id,
    ngoId,
    slug: spec.slug,
    title: spec.title,
    description: spec.text,
    fundingGoalCents: BigInt(spec.goal) * 100n,
    deadline,
    cause: spec.cause,
    country: spec.country,
    status: spec.status,
    isDemo: true,
    createdAt: time,
    updatedAt: time,
    reportClockFrom:
      spec.reportFrom === null ? null : dayBefore(now(), spec.reportFrom ?? usualReportFrom),
    ...(spec.status === "draft" ? {} : { publishedAt: time }),
    ...(spec.status === "completed" ? { completedAt: deadline } : {}),
  };
  await db.$transaction([
    db.campaign.create({ data }),
    db.campaignSlug.create({ data: { slug: spec.slug, campaignId: id, createdAt: time } }),
  ]);
}

async function addPictures({ slug, scene, gallery }: DemoCampaign): Promise<void> {
  if (scene === null) return;
  const { campaignId } = await db.campaignSlug.findUniqueOrThrow({ where: { slug } });
  await addCover(campaignId, scene);
  if (gallery) await addGallery(campaignId, scene, gallery);
}

/** What is given to each campaign and to the Frontline Fund. */
export function givings(): Giving[] {
  const fund: Giving = {
    slug: fundSlug,
    status: "ongoing",
    age: fundAge,
    until: 1,
    ends: false,
    raised: 48_300,
    median: 130,
    most: 1_500,
    monthly: 10,
    pledges: false,
  };
  const others = demoCampaigns
    .filter((spec) => spec.raised > 0)
    .map((spec): Giving => ({
      slug: spec.slug,
      status: spec.status,
      age: spec.age,
      until: spec.quiet ?? Math.max(1, 1 - (spec.ends ?? 0)),
      ends: spec.ends !== null && spec.ends < 30,
      raised: spec.raised,
      median: 68,
      most: Math.min(1_000, Math.max(250, spec.goal / 20)),
      monthly: spec.monthly ?? 0,
      pledges: true,
    }));
  return [fund, ...others];
}
