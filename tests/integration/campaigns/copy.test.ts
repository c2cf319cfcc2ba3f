import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import type { NgoActor } from "@/lib/auth/actor";
import { copyCampaign } from "@/lib/campaigns/copy-campaign";
import { createCampaign } from "@/lib/campaigns/create-campaign";
import { deleteCampaign } from "@/lib/campaigns/delete-campaign";
import { toCampaign } from "@/lib/campaigns/dto";
import { ownCampaign, publicCampaign } from "@/lib/campaigns/queries";
import { campaignPatch } from "@/lib/campaigns/schema";
import { updateCampaign } from "@/lib/campaigns/update-campaign";
import { readFile } from "@/lib/storage/store";
import {
  makeAdmin,
  actorOf,
  makeDonationRow,
  makeNgo,
  ngoActorOf,
  randomText,
} from "../../support/factories";

let actor: NgoActor;
let picture: Buffer;
const upload = () => ({ fileName: "a.png", byteSize: picture.length, read: async () => picture });
const fields = (more: Record<string, string> = {}) =>
  campaignPatch.parse({
    title: `Wells ${randomText()}`,
    description: "## Four wells\n\n![](1)",
    fundingGoal: "5000",
    cause: "Other",
    country: "KE",
    videoUrl: "https://youtu.be/aqz-KE-bpKQ",
    ...more,
  });
const rowOf = (id: string) =>
  db.campaign.findUniqueOrThrow({
    where: { id },
    include: {
      images: { orderBy: { position: "asc" } },
      donations: true,
      days: true,
      donors: true,
    },
  });

beforeAll(async () => {
  const { owner } = await makeNgo();
  actor = await ngoActorOf(owner);
  picture = await sharp({ create: { width: 120, height: 63, channels: 3, background: "#3a7" } })
    .png()
    .toBuffer();
});

describe("a copy of a campaign", () => {
  it("is a draft with its texts, goal, video and files of its own for its pictures, and none of its gifts", async () => {
    const { id, slug } = await createCampaign(
      actor,
      fields({ status: "ongoing", endDate: "2090-01-05" }),
      { mainImage: upload(), additionalImages: [upload()] },
    );
    await makeDonationRow(
      { id, ngoId: actor.ngo.id },
      { status: "succeeded", amountCents: 2_500n },
    );
    await db.campaign.update({
      where: { id },
      data: { raisedCents: 2_500n, giftCount: 1, donorCount: 1 },
    });
    const before = await rowOf(id);
    const copy = await copyCampaign(actor, id);
    const row = await rowOf(copy.id);
    expect(row).toMatchObject({
      ngoId: actor.ngo.id,
      title: `Copy of ${before.title}`,
      description: before.description,
      fundingGoalCents: 500_000n,
      cause: before.cause,
      country: "KE",
      videoProvider: "youtube",
      videoId: "aqz-KE-bpKQ",
      deadline: before.deadline,
      status: "draft",
      publishedAt: null,
      completedAt: null,
      raisedCents: 0n,
      giftCount: 0,
      donorCount: 0,
      donations: [],
      days: [],
      donors: [],
    });
    expect(copy.slug).not.toBe(slug);
    expect(row.images.map((i) => [i.role, i.width, i.focalX])).toEqual(
      before.images.map((i) => [i.role, i.width, i.focalX]),
    );
    for (const [i, image] of row.images.entries()) {
      const first = before.images[i]!;
      expect(image.storageKey).not.toBe(first.storageKey);
      const files = [image, first].map(({ storageKey, widths }) =>
        readFile(`${storageKey}/${widths[0]}.webp`),
      );
      const [mine, theirs] = await Promise.all(files);
      expect(mine!.bytes.equals(theirs!.bytes)).toBe(true);
    }
    expect(
      await db.auditLog.count({ where: { entityId: copy.id, action: "campaign.created" } }),
    ).toBe(1);
    // deleting one row must not delete the files of the other
    await deleteCampaign(actor, copy.id);
    expect(
      await readFile(`${before.images[0]!.storageKey}/${before.images[0]!.widths[0]}.webp`),
    ).not.toBeNull();
  });

  it("has no end date where that has passed, and a title that is no longer than one may be", async () => {
    const { id } = await createCampaign(
      actor,
      fields({ title: "W".repeat(120), status: "draft", endDate: "2020-01-05" }),
      {},
    );
    const row = await rowOf((await copyCampaign(actor, id)).id);
    expect(row.deadline).toBeNull();
    expect(row.title).toBe(`Copy of ${"W".repeat(112)}`);
    expect((await rowOf((await copyCampaign(actor, row.id)).id)).slug).not.toBe(row.slug);
  });

  it("is made of an own campaign only, by those who may make one", async () => {
    const { id } = await createCampaign(actor, fields({ status: "draft" }), {});
    const other = await ngoActorOf((await makeNgo()).owner);
    await expect(copyCampaign(other, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(copyCampaign(await actorOf(await makeAdmin()), id)).rejects.toMatchObject({
      code: "forbidden",
    });
    expect(await db.campaign.count({ where: { ngoId: other.ngo.id } })).toBe(0);
    await db.campaign.update({ where: { id }, data: { archivedAt: new Date() } });
    await expect(copyCampaign(actor, id)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("the video of a campaign", () => {
  it("is stored as site and id, shown to everyone who can see the campaign, and removed by an empty link", async () => {
    const { id } = await createCampaign(
      actor,
      fields({ status: "ongoing", endDate: "2090-01-05" }),
      {
        mainImage: upload(),
      },
    );
    const detail = await publicCampaign(id);
    expect(detail?.video).toEqual({ provider: "youtube", id: "aqz-KE-bpKQ" });
    expect(toCampaign(detail!).videoUrl).toBe("https://www.youtube.com/watch?v=aqz-KE-bpKQ");
    await updateCampaign(actor, id, campaignPatch.parse({ title: "Other wells" }), {});
    expect((await ownCampaign(actor, id)).video?.provider).toBe("youtube");
    await updateCampaign(
      actor,
      id,
      campaignPatch.parse({ videoUrl: "https://vimeo.com/123456789" }),
      {},
    );
    expect((await ownCampaign(actor, id)).video).toEqual({ provider: "vimeo", id: "123456789" });
    await updateCampaign(actor, id, campaignPatch.parse({ videoUrl: "" }), {});
    expect((await ownCampaign(actor, id)).video).toBeNull();
    expect(toCampaign(await ownCampaign(actor, id))).not.toHaveProperty("videoUrl");
  });

  it.each([
    ["youtube", "short"],
    ["youtube", 'a"><script>'],
    ["vimeo", "aqz-KE-bpKQ"],
    ["elsewhere", "aqz-KE-bpKQ"],
    ["youtube", null],
    [null, "aqz-KE-bpKQ"],
  ])("the database refuses %s and %s", async (videoProvider, videoId) => {
    const { id } = await createCampaign(actor, fields({ status: "draft" }), {});
    await expect(
      db.campaign.update({ where: { id }, data: { videoProvider, videoId } }),
    ).rejects.toThrow("campaign_video");
  });
});
