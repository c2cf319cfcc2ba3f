import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { NgoActor } from "@/lib/auth/actor";
import { createCampaign } from "@/lib/campaigns/create-campaign";
import { draftsMax, reservedSlugs } from "@/lib/campaigns/limits";
import { freeSlug } from "@/lib/campaigns/save-campaign";
import { campaignPatch } from "@/lib/campaigns/schema";
import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import { makeCampaign, makeNgo, ngoActorOf, randomText } from "@/tests/support/factories";
import { statementsOf } from "../../../scripts/bench-lists/plans";

afterAll(() => db.$disconnect());

const draft = (title = `Wells ${randomText()}`) =>
  campaignPatch.parse({
    title,
    description: "Four wells.",
    fundingGoal: "5000",
    cause: "Other",
    country: "KE",
    status: "draft",
  });

describe("[T3-12] drafts", () => {
  let actor: NgoActor;
  beforeAll(async () => {
    const { ngo, owner } = await makeNgo();
    actor = await ngoActorOf(owner);
    await db.campaign.createMany({
      data: Array.from({ length: draftsMax - 1 }, (_, i) => ({
        id: newId("campaign"),
        ngoId: ngo.id,
        slug: `draft-${randomText(6)}-${i}`,
        title: `Draft ${i}`,
        description: "",
        fundingGoalCents: 100_00n,
        cause: "Other",
        country: "KE",
        status: "draft",
      })),
    });
  });

  test("the 200th is taken, the 201st refused with words that say what to do, and a place is free again after", async () => {
    expect(draftsMax).toBe(200);
    const { id } = await createCampaign(actor, draft(), {});
    await expect(createCampaign(actor, draft(), {})).rejects.toMatchObject({
      code: "conflict",
      key: "tooManyDrafts",
      params: { n: 200 },
    });
    await db.campaign.update({ where: { id }, data: { archivedAt: new Date() } });
    await expect(createCampaign(actor, draft(), {})).resolves.toBeTruthy();
  });

  test("another organisation's are its own", async () => {
    const { owner } = await makeNgo();
    await expect(createCampaign(await ngoActorOf(owner), draft(), {})).resolves.toBeTruthy();
  });
});

describe("[T3-12] a free slug", () => {
  const base = `wells-${randomText(6)}`;
  let campaignId: string;
  beforeAll(async () => {
    campaignId = (await makeCampaign((await makeNgo()).ngo.id)).id;
    const taken = [base, ...Array.from({ length: 2_999 }, (_, i) => `${base}-${i + 2}`)];
    await db.campaignSlug.createMany({ data: taken.map((slug) => ({ slug, campaignId })) });
  });

  test("is found among thousands alike by one statement", async () => {
    let slug = "";
    const asked = await statementsOf(async () => {
      slug = await freeSlug(base);
    });
    expect(slug).toBe(`${base}-3001`);
    expect(asked).toHaveLength(1);
  });

  test("is the first that nobody has or had", async () => {
    await db.campaignSlug.delete({ where: { slug: `${base}-77` } });
    expect(await freeSlug(base)).toBe(`${base}-77`);
    expect(await freeSlug(`${base}-new`)).toBe(`${base}-new`);
  });

  test("of a reserved word has a number", async () => {
    const word = reservedSlugs[0]!;
    expect(await freeSlug(word)).toMatch(new RegExp(`^${word}-\\d+$`));
  });
});
