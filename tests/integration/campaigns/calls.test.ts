import sharp from "sharp";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { days, now, setClockForTests } from "@/lib/clock";
import { newSecret } from "@/lib/ids";
import { sha256 } from "@/lib/auth/encryption";
import { readFile } from "@/lib/storage/store";
import { completeDueCampaigns } from "@/lib/campaigns/complete-due-campaigns";
import {
  DELETE as remove,
  GET as read,
  PUT as change,
} from "@/app/api/v1/campaigns/[idOrSlug]/route";
import { GET as mine } from "@/app/api/v1/campaigns/ngo/my-campaigns/route";
import { GET as list, POST as create } from "@/app/api/v1/campaigns/route";
import { GET as media } from "@/app/media/[...key]/route";
import {
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  randomText,
} from "@/tests/support/factories";

afterAll(() => db.$disconnect());
afterEach(() => setClockForTests(null));

type Body = {
  success: boolean;
  error?: string;
  code?: string;
  message?: string;
  issues?: { path: string; message: string }[];
  data: Record<string, never> & {
    campaign: Record<string, unknown>;
    campaigns: Record<string, unknown>[];
    pagination: Record<string, number>;
  };
};
type Handler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

async function tokenOf(user: { id: string }): Promise<string> {
  const token = newSecret();
  await db.apiToken.create({
    data: {
      id: `tok_${randomText(10)}`,
      userId: user.id,
      tokenHash: sha256(token),
      epoch: 0,
      expiresAt: new Date(Date.now() + 3_600_000),
    },
  });
  return token;
}
async function call(
  handler: unknown,
  input: {
    token?: string | undefined;
    params?: Record<string, string>;
    form?: Record<string, string | Blob | Blob[]>;
    query?: string;
    method?: string;
  },
) {
  const form = input.form === undefined ? undefined : new FormData();
  for (const [name, value] of Object.entries(input.form ?? {}))
    for (const one of [value].flat()) form!.append(name, one as string);
  const request = new Request(`http://localhost:3000/api/v1/campaigns${input.query ?? ""}`, {
    method: input.method ?? (form ? "POST" : "GET"),
    ...(form ? { body: form } : {}),
    headers: input.token ? { authorization: `Bearer ${input.token}` } : {},
  });
  const answer = await (handler as Handler)(request, {
    params: Promise.resolve(input.params ?? {}),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}
const picture = async (name = "cover.jpg", format: "jpeg" | "png" | "webp" = "jpeg") =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 900, height: 500, channels: 3, background: "#b8431d" } })
          .withExif({ IFD0: { Copyright: "secret place" } })
          [format]()
          .toBuffer(),
      ),
    ],
    name,
  );
const fields = (more: Record<string, string | Blob | Blob[]> = {}) => ({
  title: `Pump ${randomText()}`,
  description: "Text of the campaign",
  fundingGoal: "1000",
  cause: "water",
  country: "Kenya",
  ...more,
});
async function world(ngoFields: Record<string, unknown> = {}) {
  const { ngo, owner } = await makeNgo(ngoFields);
  return { ngo, owner, token: await tokenOf(owner) };
}

describe("creating", () => {
  test("[API-063] [DATA-014..019] [DATA-021] [DATA-022] [FORM-026] [FORM-037] [ERR-058] a published campaign with its picture", async () => {
    const { token, ngo } = await world();
    const made = await call(create, {
      token,
      form: fields({
        status: "ongoing",
        deadline: String(Date.now() + days(10)),
        mainImage: await picture(),
      }),
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        success: true,
        message: "Campaign created successfully!",
        data: {
          campaign: {
            status: "ongoing",
            fundingGoal: 1000,
            totalRaised: 0,
            cause: "Clean Water & Sanitation",
            country: "KE",
            countryName: "Kenya",
            ngoId: ngo.id,
            donors: 0,
            isPerpetual: false,
          },
        },
      },
    });
    const campaign = made.body.data.campaign as {
      _id: string;
      id: string;
      deadline: number;
      media: { mainImage: string };
    };
    expect(campaign._id).toBe(campaign.id);
    expect(campaign.deadline % 86_400_000).toBe(86_399_999);
    const served = await media(new Request("http://localhost"), {
      params: Promise.resolve({ key: campaign.media.mainImage.replace("/media/", "").split("/") }),
    });
    expect(served.status).toBe(200);
    expect(
      (await db.campaignImage.findFirstOrThrow({ where: { campaignId: campaign.id } })).widths,
    ).toEqual([400, 640, 800, 900]);
  });

  test("[FORM-025] metadata is stripped from what is served", async () => {
    const { token } = await world();
    const made = await call(create, { token, form: fields({ mainImage: await picture() }) });
    const { mainImage } = (made.body.data.campaign as { media: { mainImage: string } }).media;
    const stored = await readFile(mainImage.replace("/media/", ""));
    expect((await sharp(stored!.bytes).metadata()).exif).toBeUndefined();
    expect(stored!.bytes.toString("latin1")).not.toContain("secret place");
  });

  test("[FORM-012] [FORM-037] [ERR-052] [ERR-053] publishing needs a cover, a draft does not; required fields hold for both", async () => {
    const { token } = await world();
    expect(await call(create, { token, form: fields({ status: "ongoing" }) })).toMatchObject({
      status: 400,
      body: { error: "Please upload a cover image for your campaign" },
    });
    expect(await call(create, { token, form: fields({ status: "draft" }) })).toMatchObject({
      status: 201,
    });
    const { title: _title, ...untitled } = fields();
    expect(await call(create, { token, form: untitled })).toMatchObject({
      status: 400,
      body: { error: "Please fill in all required fields", issues: [{ path: "title" }] },
    });
  });

  test("a story of a megabyte is refused at its field, and nothing is made", async () => {
    const { token, ngo } = await world();
    const description = "Eleven pumps. ".repeat(75_000);
    expect(await call(create, { token, form: fields({ description }) })).toMatchObject({
      status: 413,
      body: { error: "The request is too large", issues: [{ path: "description" }] },
    });
    expect(await db.campaign.count({ where: { ngoId: ngo.id } })).toBe(0);
  });

  test("a cover of 12,000 x 9,000 pixels in a few bytes is refused at its field, with what would be taken", async () => {
    const { token } = await world();
    const bytes = await sharp({
      create: { width: 12_000, height: 9_000, channels: 3, background: "#b8431d" },
    })
      .webp({ lossless: true, effort: 0 })
      .toBuffer();
    const mainImage = new File([new Uint8Array(bytes)], "wide.webp");
    expect(mainImage.size).toBeLessThan(500_000);
    expect(await call(create, { token, form: fields({ mainImage }) })).toMatchObject({
      status: 400,
      body: {
        error: expect.stringMatching(/wide\.webp.*40 megapixels/),
        issues: [{ path: "mainImage" }],
      },
    });
  });

  test("[FORM-016..018] [FORM-022..024] [API-067] [ERR-054] [ERR-055] [ERR-080] pictures: size by the bytes sent, type by the bytes, at most two more", async () => {
    const { token } = await world();
    const jpeg = Buffer.from(await (await picture()).arrayBuffer());
    const sized = (bytes: number, name: string) =>
      new File([new Uint8Array(Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]))], name);
    expect(
      await call(create, { token, form: fields({ mainImage: sized(511_999, "a.jpg") }) }),
    ).toMatchObject({ status: 201 });
    expect(
      await call(create, { token, form: fields({ mainImage: sized(512_000, "a.jpg") }) }),
    ).toMatchObject({ status: 413, body: { error: "Cover image must be under 500KB" } });
    expect(
      await call(create, { token, form: fields({ additionalImages: [sized(512_000, "b.jpg")] }) }),
    ).toMatchObject({
      status: 413,
      body: { error: "b.jpg is too large. Images must be under 500KB" },
    });
    expect(
      (
        await call(create, {
          token,
          form: fields({
            additionalImages: [
              await picture("1.jpg"),
              await picture("2.png", "png"),
              await picture("3.webp", "webp"),
            ],
          }),
        })
      ).status,
    ).toBe(400);
    const two = await call(create, {
      token,
      form: fields({ additionalImages: [await picture("1.jpg"), await picture("2.png", "png")] }),
    });
    expect(
      (two.body.data.campaign as { media: { additionalImages: string[] } }).media.additionalImages,
    ).toHaveLength(2);
    for (const [bytes, name] of [
      ["<svg xmlns='http://www.w3.org/2000/svg'/>", "x.png"],
      ["GIF89a....", "x.gif"],
      ["%PDF-1.7", "x.pdf"],
      ["just text", "x.jpg"],
      ["\0\0\0\u0018ftypheic\0\0\0\0heicmif1", "IMG_7.heic"],
    ] as const) {
      expect(
        await call(create, { token, form: fields({ mainImage: new File([bytes], name) }) }),
      ).toMatchObject({
        status: 400,
        body: { error: `${name} is not a JPEG, PNG, WebP or AVIF image` },
      });
    }
  });

  test("[FORM-028] [ERR-075] a published campaign ends in the future; a draft may have a date that has passed", async () => {
    const { token } = await world();
    const yesterday = String(Date.now() - days(1));
    expect(
      await call(create, {
        token,
        form: fields({ status: "ongoing", deadline: yesterday, mainImage: await picture() }),
      }),
    ).toMatchObject({
      status: 400,
      body: { error: "The end date must be in the future", issues: [{ path: "endDate" }] },
    });
    expect((await call(create, { token, form: fields({ deadline: yesterday }) })).status).toBe(201);
  });

  test("[CAMP-078] [CAMP-081] [CAMP-082] [FORM-029] [ERR-073] slugs: three of one title at once are counted up, a taken one is refused", async () => {
    const { token } = await world();
    const title = `Same title ${randomText()}`;
    const base = title.toLowerCase().replaceAll(" ", "-");
    const made = await Promise.all(
      [1, 2, 3].map(() => call(create, { token, form: fields({ title }) })),
    );
    expect(made.map((m) => m.body.data.campaign["campaignSlug"]).sort()).toEqual([
      base,
      `${base}-2`,
      `${base}-3`,
    ]);
    expect(await call(create, { token, form: fields({ campaignSlug: base }) })).toMatchObject({
      status: 409,
      body: {
        code: "slug_taken",
        error: "This campaign address is already taken",
        issues: [{ path: "campaignSlug" }],
      },
    });
  });

  test("[FORM-038] [API-068] who may create: nobody without a credential, no pending, rejected or suspended organisation, no admin", async () => {
    expect((await call(create, { form: fields() })).status).toBe(401);
    for (const status of ["pending", "rejected"])
      expect(
        (await call(create, { token: (await world({ status })).token, form: fields() })).status,
      ).toBe(403);
    expect(
      await call(create, { token: (await world({ suspendedAt: now() })).token, form: fields() }),
    ).toMatchObject({ status: 403, body: { code: "ngo_suspended" } });
    expect(
      (await call(create, { token: await tokenOf(await makeAdmin()), form: fields() })).status,
    ).toBe(403);
  });
});

describe("changing and moving", () => {
  const put = (token: string, idOrSlug: string, form: Record<string, string | Blob | Blob[]>) =>
    call(change, { token, params: { idOrSlug }, form, method: "PUT" });

  test("[API-064] [API-065] [FORM-034] [FORM-035] [ERR-059] only what is present changes", async () => {
    const { token, ngo } = await world();
    const campaign = await makeCampaign(ngo.id, {
      cause: "Other",
      country: "KE",
      deadline: new Date(Date.now() + days(9)),
    });
    expect(await put(token, campaign.id, { title: "Renamed" })).toMatchObject({
      status: 200,
      body: {
        message: "Campaign updated successfully!",
        data: {
          campaign: {
            title: "Renamed",
            description: campaign.description,
            fundingGoal: 1000,
            campaignSlug: campaign.slug,
          },
        },
      },
    });
    expect(
      (await put(token, campaign.id, { isPerpetual: "true" })).body.data.campaign["isPerpetual"],
    ).toBe(true);
  });

  test("[FORM-040..046] [FORM-053] [OP-069] moves, and what completed fixes", async () => {
    const { token, ngo } = await world();
    const campaign = await makeCampaign(ngo.id, { country: "KE" });
    await db.campaignImage.create({
      data: {
        id: `img_${randomText(8)}`,
        campaignId: campaign.id,
        role: "main",
        storageKey: `images/campaigns/${randomText(16)}`,
        widths: [400],
        width: 400,
        height: 210,
      },
    });
    for (const status of ["paused", "ongoing", "completed"])
      expect((await put(token, campaign.id, { status })).body.data.campaign["status"]).toBe(status);
    for (const status of ["ongoing", "paused", "draft"])
      expect((await put(token, campaign.id, { status })).status).toBe(409);
    expect((await put(token, campaign.id, { description: "Thank you" })).status).toBe(200);
    expect(await put(token, campaign.id, { fundingGoal: "2000" })).toMatchObject({ status: 409 });
    const draft = await makeCampaign(ngo.id, { status: "draft", publishedAt: null });
    for (const status of ["paused", "completed"])
      expect((await put(token, draft.id, { status })).status).toBe(409);
    expect((await put(token, (await makeCampaign(ngo.id)).id, { status: "draft" })).status).toBe(
      409,
    );
  });

  test("[FORM-020] [OP-071] new additional pictures replace the ones before", async () => {
    const { token } = await world();
    const made = await call(create, {
      token,
      form: fields({ additionalImages: [await picture("1.jpg"), await picture("2.jpg")] }),
    });
    const id = made.body.data.campaign["id"] as string;
    const after = await put(token, id, { additionalImages: await picture("3.jpg") });
    expect(
      (after.body.data.campaign as { media: { additionalImages: string[] } }).media
        .additionalImages,
    ).toHaveLength(1);
    expect(await db.job.count({ where: { kind: "files.delete" } })).toBeGreaterThan(0);
  });

  test("[CAMP-100] an old slug stays with its campaign for ever", async () => {
    const { token, ngo } = await world();
    const campaign = await makeCampaign(ngo.id, { country: "KE" });
    const next = `new-${randomText()}`;
    expect(
      (await put(token, campaign.id, { campaignSlug: next })).body.data.campaign["campaignSlug"],
    ).toBe(next);
    expect(
      (await call(read, { params: { idOrSlug: campaign.slug } })).body.data.campaign[
        "campaignSlug"
      ],
    ).toBe(next);
    expect(
      (await call(create, { token, form: fields({ campaignSlug: campaign.slug }) })).status,
    ).toBe(409);
    expect(
      (await put(token, campaign.id, { campaignSlug: campaign.slug })).body.data.campaign[
        "campaignSlug"
      ],
    ).toBe(campaign.slug);
  });

  test("[FORM-039] [FORM-055] [API-068] another organisation's campaign is not found; an admin may not", async () => {
    const campaign = await makeCampaign((await makeNgo()).ngo.id);
    const { token } = await world();
    expect((await put(token, campaign.id, { title: "Mine" })).status).toBe(404);
    expect(
      (await call(remove, { token, params: { idOrSlug: campaign.id }, method: "DELETE" })).status,
    ).toBe(404);
    const admin = await tokenOf(await makeAdmin());
    expect((await put(admin, campaign.id, { title: "Mine" })).status).toBe(403);
    expect(
      (await call(remove, { token: admin, params: { idOrSlug: campaign.id }, method: "DELETE" }))
        .status,
    ).toBe(403);
  });

  test("[FUND-046] the fund is changed by admins only, in its words, goal and pictures, and never deleted", async () => {
    const operator = await db.ngo.create({
      data: { id: `ngo_${randomText(10)}`, name: "Operator", status: "approved", isOperator: true },
    });
    const fund = await makeCampaign(operator.id, {
      cause: "Emergency Relief & Humanitarian Aid",
      country: null,
    });
    const admin = await tokenOf(await makeAdmin());
    expect(await put(admin, fund.slug, { description: "New words" })).toMatchObject({
      status: 200,
      body: {
        data: { campaign: { description: "New words", country: null, countryName: "Pan-African" } },
      },
    });
    for (const form of [
      { status: "completed" },
      { campaignSlug: "another-word" },
      { country: "KE" },
      { isPerpetual: "true" },
    ])
      expect((await put(admin, fund.slug, form as unknown as Record<string, string>)).status).toBe(
        403,
      );
    expect((await put((await world()).token, fund.slug, { description: "Mine" })).status).toBe(404);
    expect(
      (await call(remove, { token: admin, params: { idOrSlug: fund.slug }, method: "DELETE" }))
        .status,
    ).toBe(403);
  });

  test("[FORM-044] the clock completes ongoing and paused campaigns whose deadline has passed, once", async () => {
    const { ngo } = await world();
    const due = await Promise.all(
      ["ongoing", "paused", "draft"].map((status) =>
        makeCampaign(ngo.id, { status, deadline: new Date("2030-01-05T23:59:59.999Z") }),
      ),
    );
    setClockForTests(new Date("2030-01-05T23:59:59.000Z"));
    await completeDueCampaigns();
    expect((await db.campaign.findUniqueOrThrow({ where: { id: due[0]!.id } })).status).toBe(
      "ongoing",
    );
    setClockForTests(new Date("2030-01-06T00:00:01.000Z"));
    await Promise.all([completeDueCampaigns(), completeDueCampaigns()]);
    expect(
      await Promise.all(
        due.map(async ({ id }) => (await db.campaign.findUniqueOrThrow({ where: { id } })).status),
      ),
    ).toEqual(["completed", "completed", "draft"]);
    expect(
      await db.auditLog.count({ where: { entityId: due[0]!.id, action: "campaign.completed" } }),
    ).toBe(1);
  });
});

describe("reading", () => {
  test("[CAMP-023..025] [CAMP-060] [API-060] [API-061] who sees what", async () => {
    const { token, ngo } = await world();
    const other = await world();
    const admin = await tokenOf(await makeAdmin());
    const see = async (id: string, as?: string) =>
      (await call(read, { token: as, params: { idOrSlug: id } })).status;
    const draft = await makeCampaign(ngo.id, { status: "draft", publishedAt: null });
    for (const key of [draft.id, draft.slug])
      expect([
        await see(key),
        await see(key, other.token),
        await see(key, token),
        await see(key, admin),
      ]).toEqual([404, 404, 200, 200]);
    for (const status of ["ongoing", "paused", "completed"])
      expect(await see((await makeCampaign(ngo.id, { status })).id)).toBe(200);
    expect(await see((await makeCampaign(ngo.id, { archivedAt: now() })).id, token)).toBe(404);
    expect(await see((await makeCampaign((await world({ status: "pending" })).ngo.id)).id)).toBe(
      404,
    );
    expect(await see("no-such-campaign")).toBe(404);
  });

  test("[CAMP-001..005] [CAMP-009..011] [API-055..059] searched, filtered, sorted and paged by the server", async () => {
    const { ngo } = await world();
    const word = `zanzi${randomText(3)}`;
    const make = (n: number, more: object) =>
      makeCampaign(ngo.id, {
        title: `${word.toUpperCase()} ${n}`,
        country: "TZ",
        cause: "Other",
        publishedAt: new Date(Date.now() - n * 1000),
        ...more,
      });
    await make(1, { raisedCents: 0n, deadline: new Date(Date.now() + days(50)) });
    await make(2, { country: "KE", cause: "water", deadline: new Date(Date.now() + days(5)) });
    await make(3, {
      status: "paused",
      title: `Other title ${randomText()}`,
      description: `speaks of ${word} 100%`,
    });
    await make(4, { status: "draft", publishedAt: null });
    const titles = async (query: string) =>
      (await call(list, { query: `?search=${word}${query}` })).body.data.campaigns.map((c) =>
        String(c["title"]).slice(-1),
      );
    expect(await titles("")).toHaveLength(3);
    expect(await titles("&sort=title&limit=1&page=3")).toEqual(["2"]);
    await make(5, { status: "completed", deadline: new Date(Date.now() - days(9)) });
    await make(6, { status: "ongoing", deadline: null });
    expect(await titles("&sort=ending")).toEqual([
      "2",
      "1",
      "6",
      "5",
      ...(await titles("&sort=ending")).slice(4),
    ]); // running ones come first
    await db.campaign.deleteMany({
      where: { title: { in: [`${word.toUpperCase()} 5`, `${word.toUpperCase()} 6`] } },
    });
    expect(await titles("&country=KE")).toEqual(["2"]);
    expect(await titles("&country=Kenya")).toEqual(["2"]);
    expect(await titles("&cause=Clean%20Water%20%26%20Sanitation")).toEqual(["2"]);
    expect(await titles("&status=paused")).toHaveLength(1);
    expect(await titles("%20100%25")).toHaveLength(1);
    expect((await call(list, { query: "" })).body.data.pagination).toMatchObject({
      page: 1,
      limit: 9,
    });
    for (const bad of [
      "limit=101",
      "limit=0",
      "page=0",
      "sort=odd",
      "status=draft",
      "country=France",
    ])
      expect((await call(list, { query: `?${bad}` })).status).toBe(400);
    expect((await call(list, { query: "?page=999999" })).body.data.campaigns).toEqual([]);
  });

  test("[CAMP-095] [CAMP-096] [API-062] [API-069] public answers carry no donor; the organisation's own do", async () => {
    const { token, ngo } = await world();
    const campaign = await makeCampaign(ngo.id, { country: "KE" });
    await makeDonationRow(campaign, {
      donorEmail: "hidden@donor.example",
      donorName: "Hidden Donor",
      message: "a private note",
    });
    const open = JSON.stringify([
      (await call(read, { params: { idOrSlug: campaign.id } })).body,
      (await call(list, { query: `?search=${campaign.slug}` })).body,
    ]);
    for (const secret of ["hidden@donor.example", "Hidden Donor", "a private note"])
      expect(open).not.toContain(secret);
    const own = (await call(mine, { token })).body.data.campaigns;
    expect(own).toMatchObject([
      { id: campaign.id, donations: [{ donorName: "Hidden Donor" }], pendingPayments: [] },
    ]);
  });
});

describe("deleting", () => {
  const gone = (token: string, id: string) =>
    call(remove, { token, params: { idOrSlug: id }, method: "DELETE" });

  test("[FORM-050..052] [FORM-054] [CAMP-059] [API-066] [ERR-060] without gifts it is deleted, with any it is archived, a completed one stays", async () => {
    const { token, ngo } = await world();
    const made = await call(create, { token, form: fields({ mainImage: await picture() }) });
    const id = made.body.data.campaign["id"] as string;
    expect(await gone(token, id)).toMatchObject({
      status: 200,
      body: { message: "Campaign deleted successfully", data: { archived: false } },
    });
    expect(await db.campaign.count({ where: { id } })).toBe(0);
    expect(await db.job.count({ where: { dedupeKey: `files:campaign:${id}` } })).toBe(1);
    for (const more of [
      {},
      { status: "refunded", refundedCents: 25_00n },
      { status: "pending_confirmation", kind: "pledge", method: "crypto" },
      { status: "checkout_open" },
    ]) {
      const campaign = await makeCampaign(ngo.id);
      await makeDonationRow(campaign, more);
      expect((await gone(token, campaign.id)).body.data).toMatchObject({ archived: true });
      expect((await call(read, { token, params: { idOrSlug: campaign.slug } })).status).toBe(404);
      expect(await db.donation.count({ where: { campaignId: campaign.id } })).toBe(1);
    }
    expect(
      await gone(token, (await makeCampaign(ngo.id, { status: "completed" })).id),
    ).toMatchObject({ status: 409, body: { error: "A completed campaign cannot be deleted" } });
  });
});
