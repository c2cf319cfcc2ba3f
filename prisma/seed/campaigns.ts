import { db } from "@/lib/db";
import { days, endOfUtcDay, hours, now, nowMs } from "@/lib/clock";
import { demoCampaigns, type DemoCampaign } from "@/prisma/seed/campaign-list";
import { addCover, addGallery } from "@/prisma/seed/cover";
import { dayBefore } from "@/prisma/seed/calendar";
import { fixedId } from "@/prisma/seed/fixed";

/** Days ago from which the gifts to most campaigns owe a report: none is late. */
const usualReportFrom = 45;

/** From when on its gifts owe a report in a demo that starts at `time`; null: each gift does. */
export const reportClockFrom = (
  { reportFrom = usualReportFrom }: DemoCampaign,
  time: Date,
): Date | null => (reportFrom === null ? null : dayBefore(time, reportFrom));

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
    reportClockFrom: reportClockFrom(spec, now()),
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
