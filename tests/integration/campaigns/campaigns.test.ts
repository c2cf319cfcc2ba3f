import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import type { NgoActor } from "@/lib/auth/actor";
import { createCampaign } from "@/lib/campaigns/create-campaign";
import { deleteCampaign } from "@/lib/campaigns/delete-campaign";
import { editedFields } from "@/lib/campaigns/edited-fields";
import { patchOfForm } from "@/lib/campaigns/form-patch";
import { campaignFormPost } from "@/lib/campaigns/form-schema";
import { ownCampaign } from "@/lib/campaigns/queries";
import { campaignPatch, type CampaignPatch } from "@/lib/campaigns/schema";
import { updateCampaign } from "@/lib/campaigns/update-campaign";
import { storedVideo } from "@/lib/campaigns/video";
import { seenOf } from "@/lib/forms/seen";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  ngoActorOf,
  randomText,
} from "../../support/factories";

const soon = "2090-01-05";
let actor: NgoActor;
let ngoId: string;
let picture: Buffer;
const fields = (more: Record<string, string> = {}) =>
  campaignPatch.parse({
    title: `Wells ${randomText()}`,
    description: "Four wells.",
    fundingGoal: "5000",
    cause: "Other",
    country: "KE",
    endDate: soon,
    ...more,
  });
const upload = (bytes = picture, fileName = "a.png") => ({
  fileName,
  byteSize: bytes.length,
  read: async () => bytes,
});
const statusOf = async (id: string) => (await db.campaign.findUnique({ where: { id } }))?.status;

beforeAll(async () => {
  const { ngo, owner } = await makeNgo();
  ngoId = ngo.id;
  actor = await ngoActorOf(owner);
  picture = await sharp({ create: { width: 120, height: 63, channels: 3, background: "#a33" } })
    .png()
    .toBuffer();
});

describe("create", () => {
  it("[FORM-030, FORM-037, FORM-027] a draft needs no cover; the deadline is the end of its day in UTC", async () => {
    const { id } = await createCampaign(actor, fields({ status: "draft" }), {});
    const row = await db.campaign.findUniqueOrThrow({ where: { id } });
    expect(row.status).toBe("draft");
    expect(row.deadline?.toISOString()).toBe("2090-01-05T23:59:59.999Z");
  });
  it("[FORM-012, FORM-037] publishing needs a cover", async () => {
    await expect(createCampaign(actor, fields({ status: "ongoing" }), {})).rejects.toMatchObject({
      code: "invalid",
      key: "coverRequired",
    });
    const { id } = await createCampaign(actor, fields({ status: "ongoing" }), {
      mainImage: upload(),
    });
    expect(await statusOf(id)).toBe("ongoing");
  });
  it("[FORM-006, FORM-007, FORM-008, FORM-009, FORM-010, FORM-058] each required field is asked for, for a draft too", async () => {
    for (const name of ["title", "description", "fundingGoal", "cause", "country"]) {
      expect(campaignPatch.safeParse({ [name]: " " }).error?.issues[0]).toMatchObject({
        path: [name],
        message: "fillRequired",
      });
    }
    await expect(createCampaign(actor, { status: "draft" }, {})).rejects.toMatchObject({
      key: "fillRequired",
    });
  });
  it("[FORM-028] publishing with a date that has passed is refused, a draft may have it", async () => {
    await expect(
      createCampaign(actor, fields({ status: "ongoing", endDate: "2020-01-05" }), {
        mainImage: upload(),
      }),
    ).rejects.toMatchObject({ key: "endDateFuture" });
    expect(
      await createCampaign(actor, fields({ status: "draft", endDate: "2020-01-05" }), {}),
    ).toHaveProperty("id");
  });
  it("[FORM-029] a slug from the title counts on, an explicit one that is taken is refused", async () => {
    const title = `Twice ${randomText()}`;
    const first = await createCampaign(actor, fields({ title }), {});
    const second = await createCampaign(actor, fields({ title }), {});
    expect(second.slug).toBe(`${first.slug}-2`);
    await expect(
      createCampaign(actor, fields({ campaignSlug: first.slug }), {}),
    ).rejects.toMatchObject({ code: "slug_taken", issues: [{ path: "campaignSlug" }] });
  });
  it("[FORM-029] a form pressed twice creates one campaign, also at once; with anything else in it, another", async () => {
    const form = fields({ status: "ongoing" });
    const send = (more: object = {}) =>
      createCampaign(actor, { ...form, ...more }, { mainImage: upload(), fromForm: true });
    const both = await Promise.all([send(), send()]);
    expect(both[0]).toEqual(both[1]);
    expect(await send()).toEqual(both[0]);
    expect(await db.campaign.count({ where: { ngoId, title: form.title! } })).toBe(1);
    expect(await db.campaignImage.count({ where: { campaignId: both[0].id } })).toBe(1);
    for (const more of [{ fundingGoalCents: 6_000_00n }, { description: "Five wells." }])
      expect((await send(more)).id).not.toBe(both[0].id);
  });
  it("[FORM-016, FORM-017, FORM-018, FORM-024] sizes and number of images", async () => {
    const heavy = Buffer.alloc(512_000);
    await expect(
      createCampaign(actor, fields(), { mainImage: upload(heavy) }),
    ).rejects.toMatchObject({ key: "coverTooLarge" });
    await expect(
      createCampaign(actor, fields(), { additionalImages: [upload(heavy, "b.png")] }),
    ).rejects.toMatchObject({ key: "imageTooLarge", params: { file: "b.png" } });
    await expect(
      createCampaign(actor, fields(), { additionalImages: [upload(), upload(), upload()] }),
    ).rejects.toMatchObject({ key: "tooManyImages" });
  });
});

describe("the form's post", () => {
  const post = (more: Record<string, string> = {}) =>
    patchOfForm(campaignFormPost.parse({ intent: "update", ...more }));
  it("[FORM-030, FORM-031, FORM-032] the button decides the status, Update sends none", () => {
    expect(post({ intent: "draft" }).status).toBe("draft");
    expect(post({ intent: "publish" }).status).toBe("ongoing");
    expect(post()).toEqual({});
  });
  it("[FORM-002, FORM-003, FORM-011, FORM-027] the switch decides the deadline; switched on, a date is asked for", () => {
    expect(post({ duration: "asked", endDate: "2030-01-05" }).deadline).toBeNull();
    expect(
      post({ duration: "asked", hasEndDate: "on", endDate: "2030-01-05" }).deadline?.getTime(),
    ).toBe(1893887999999);
    expect(() => post({ duration: "asked", hasEndDate: "on", endDate: "" })).toThrow(
      expect.objectContaining({
        key: "fillRequired",
        issues: [expect.objectContaining({ path: "endDate", message: "fillRequired" })],
      }),
    );
  });
  it("[FORM-013, FORM-014, FORM-015] the goal's range", () => {
    for (const good of ["1", "100000000"])
      expect(post({ fundingGoal: good }).fundingGoalCents).toBe(BigInt(good) * 100n);
    for (const bad of ["abc", "0.99", "100000001"])
      expect(() => post({ fundingGoal: bad })).toThrow(/goalRange/);
  });
});

describe("update", () => {
  it("[FORM-040, FORM-041, FORM-042, FORM-043, FORM-045] draft, ongoing, paused, ongoing, completed, and nothing after", async () => {
    const { id } = await createCampaign(actor, fields({ status: "draft" }), {});
    await expect(updateCampaign(actor, id, { status: "ongoing" }, {})).rejects.toMatchObject({
      key: "coverRequired",
    });
    await updateCampaign(actor, id, { status: "ongoing" }, { mainImage: upload() });
    for (const status of ["paused", "ongoing", "completed"] as const) {
      await updateCampaign(actor, id, { status }, {});
      expect(await statusOf(id)).toBe(status);
    }
    for (const status of ["draft", "ongoing", "paused"] as const)
      await expect(updateCampaign(actor, id, { status }, {})).rejects.toMatchObject({
        code: "conflict",
        key: "statusMove",
      });
  });
  it("[FORM-046] any other move is refused", async () => {
    for (const [from, to] of [
      ["ongoing", "draft"],
      ["paused", "draft"],
      ["draft", "paused"],
      ["draft", "completed"],
    ] as const) {
      const row = await makeCampaign(ngoId, { status: from });
      await expect(updateCampaign(actor, row.id, { status: to }, {})).rejects.toMatchObject({
        code: "conflict",
      });
    }
  });
  it("[FORM-032, FORM-035] what is not sent stays, a paused one stays paused", async () => {
    const row = await makeCampaign(ngoId, { status: "paused" });
    await updateCampaign(actor, row.id, campaignPatch.parse({ title: "Changed" }), {});
    const after = await db.campaign.findUniqueOrThrow({ where: { id: row.id } });
    expect(after).toMatchObject({
      title: "Changed",
      status: "paused",
      description: row.description,
      fundingGoalCents: row.fundingGoalCents,
      slug: row.slug,
    });
  });
  it("[FORM-053] a completed one: texts yes, goal and deadline no", async () => {
    const row = await makeCampaign(ngoId, { status: "completed" });
    await updateCampaign(actor, row.id, { title: "Done well" }, {});
    await expect(updateCampaign(actor, row.id, { fundingGoalCents: 9n }, {})).rejects.toMatchObject(
      { key: "completedFixed" },
    );
    await expect(
      updateCampaign(actor, row.id, campaignPatch.parse({ endDate: soon }), {}),
    ).rejects.toMatchObject({ key: "completedFixed" });
  });
  it("[FORM-056, FORM-003] isPerpetual takes the deadline away", async () => {
    const { id } = await createCampaign(actor, fields(), {});
    await updateCampaign(actor, id, campaignPatch.parse({ isPerpetual: "true" }), {});
    expect((await db.campaign.findUniqueOrThrow({ where: { id } })).deadline).toBeNull();
  });
  it("[FORM-019, FORM-020] one additional image can be removed; new ones replace all", async () => {
    const { id } = await createCampaign(actor, fields(), {
      additionalImages: [upload(), upload()],
    });
    const before = (await ownCampaign(actor, id)).gallery;
    await updateCampaign(actor, id, { removeImages: [before[0]!.id] }, {});
    expect((await ownCampaign(actor, id)).gallery.map((i) => i.id)).toEqual([before[1]!.id]);
    await updateCampaign(actor, id, {}, { additionalImages: [upload()] });
    const after = (await ownCampaign(actor, id)).gallery;
    expect(after).toHaveLength(1);
    expect(after[0]!.id).not.toBe(before[1]!.id);
  });
});

describe("delete", () => {
  it("[FORM-051] without gifts it is deleted", async () => {
    const row = await makeCampaign(ngoId);
    expect(await deleteCampaign(actor, row.id)).toMatchObject({ archived: false });
    expect(await statusOf(row.id)).toBeUndefined();
  });
  it("[FORM-052] with gifts, a refunded one too, it is archived", async () => {
    for (const status of ["succeeded", "refunded"]) {
      const row = await makeCampaign(ngoId);
      await makeDonationRow(row, { status });
      expect(await deleteCampaign(actor, row.id)).toMatchObject({ archived: true });
      expect(
        (await db.campaign.findUniqueOrThrow({ where: { id: row.id } })).archivedAt,
      ).not.toBeNull();
      await expect(ownCampaign(actor, row.id)).rejects.toMatchObject({ code: "not_found" });
    }
  });
  it("[FORM-054] a completed one is not deleted", async () => {
    const row = await makeCampaign(ngoId, { status: "completed" });
    await expect(deleteCampaign(actor, row.id)).rejects.toMatchObject({
      code: "conflict",
      key: "completedDelete",
    });
  });
});

describe("an edit form left open while another member saved", () => {
  /** A form as a browser without a script posts it: every field, and what it showed. */
  async function opened(id: string) {
    const row = await db.campaign.findUniqueOrThrow({ where: { id } });
    const shown = {
      title: row.title,
      description: row.description,
      fundingGoalCents: row.fundingGoalCents,
      cause: row.cause!,
      country: row.country!,
      slug: row.slug,
      deadline: row.deadline,
      video: storedVideo(row),
    };
    const seen = seenOf(editedFields(shown));
    return (more: CampaignPatch) => updateCampaign(actor, id, { ...shown, ...more }, {}, seen);
  }
  const start = async () =>
    (await makeCampaign(ngoId, { cause: "Other", country: "KE", deadline: new Date(soon) })).id;

  it("loses neither's change where they changed different fields", async () => {
    const id = await start();
    const [mine, theirs] = [await opened(id), await opened(id)];
    const slug = `wells-${randomText()}`.toLowerCase();
    await theirs({ title: "Theirs", slug, deadline: null });
    await mine({ description: "Mine.", fundingGoalCents: 77_000_00n });
    expect(await db.campaign.findUnique({ where: { id } })).toMatchObject({
      ...{ title: "Theirs", slug, deadline: null },
      ...{ description: "Mine.", fundingGoalCents: 77_000_00n },
    });
  });

  it("refuses a field that both changed, at that field, and saves nothing; the same change is none", async () => {
    const id = await start();
    const [mine, theirs] = [await opened(id), await opened(id)];
    const video = { provider: "youtube", id: "dQw4w9WgXcQ" } as const;
    await theirs({ title: "Theirs", description: "Theirs.", video, deadline: null, country: "UG" });
    for (const [path, more] of Object.entries({
      title: { title: "Mine" },
      description: { description: "Mine." },
      videoUrl: { video: { ...video, id: "aaaaaaaaaaa" } },
      endDate: { deadline: new Date("2091-01-01") },
      country: { country: "TZ" },
    }))
      await expect(mine({ cause: "Health", ...more }), path).rejects.toMatchObject({
        code: "conflict",
        issues: [{ path, message: "changedMeanwhile" }],
      });
    expect(await db.campaign.findUnique({ where: { id } })).toMatchObject({
      ...{ title: "Theirs", cause: "Other", country: "UG" },
    });
    await mine({ title: "Theirs", video, deadline: null });
  });

  it("refuses it also where both press at once", async () => {
    const id = await start();
    const forms = await Promise.all([opened(id), opened(id), opened(id)]);
    const results = await Promise.allSettled(
      forms.map((form, i) => form({ title: `At once ${i}` })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("who", () => {
  it("[FORM-039] another organisation's campaign is not found", async () => {
    const row = await makeCampaign((await makeNgo()).ngo.id);
    await expect(updateCampaign(actor, row.id, { title: "Mine" }, {})).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(deleteCampaign(actor, row.id)).rejects.toMatchObject({ code: "not_found" });
    await expect(ownCampaign(actor, row.id)).rejects.toMatchObject({ code: "not_found" });
  });
  it("[FORM-038, FORM-055] pending and suspended organisations and admins may not", async () => {
    const pending = await makeNgo({ status: "pending" });
    await expect(
      createCampaign(await ngoActorOf(pending.owner), fields(), {}),
    ).rejects.toMatchObject({ code: "forbidden" });
    const suspended = await makeNgo({ suspendedAt: new Date() });
    await expect(
      createCampaign(await ngoActorOf(suspended.owner), fields(), {}),
    ).rejects.toMatchObject({ code: "ngo_suspended" });
    const row = await makeCampaign(ngoId);
    await expect(deleteCampaign(await actorOf(await makeAdmin()), row.id)).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});
