import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { readDonationToken } from "@/lib/donor-links/donation";
import { startDonation } from "@/lib/checkout/start";
import { donationRow } from "@/lib/donations/receipt";
import { thankYou } from "@/lib/checkout/thank-you";
import { donationByToken } from "@/lib/donors/donation-queries";
import { donorByToken } from "@/lib/donors/queries";
import { statement } from "@/lib/donors/statement";
import { GET as readOne } from "@/app/api/v1/campaigns/[idOrSlug]/route";
import {
  DELETE as remove,
  PUT as put,
} from "@/app/api/v1/campaigns/[idOrSlug]/versions/[language]/route";
import { GET as list } from "@/app/api/v1/campaigns/route";
import { call } from "@/tests/support/call";
import { makeCampaign, makeDonationRow, randomEmail, randomText } from "@/tests/support/factories";
import { allGiftsLinkOf, linkOf } from "@/tests/support/links";
import { openPayments, typedDonation } from "@/tests/support/giving";
import { person, type Person } from "@/tests/support/people";

afterAll(() => db.$disconnect());

const inFrench = { title: "Quatre puits", description: "Des puits pour le village." };
let me: Person;
let campaign: Awaited<ReturnType<typeof makeCampaign>>;
beforeEach(async () => {
  me = await person("approved");
  campaign = await makeCampaign(me.ngoId!, { title: `Wells ${randomText()}` });
});
const token = () => ({ token: me.token! });
const write = (language: string, body: unknown = inFrench, as: { token?: string } = token()) =>
  call(put, { method: "PUT", params: { idOrSlug: campaign.slug, language }, body, ...as });
const read = async (query = "") =>
  (await call(readOne, { params: { idOrSlug: campaign.slug }, query })).body.data["campaign"];

describe("by calls", () => {
  test("[CL-011] what is asked without a language is answered as ever", async () => {
    const before = await read();
    expect(before).not.toHaveProperty("languages");
    expect(before).not.toHaveProperty("language");
    expect(await read("?lang=fr")).toMatchObject({
      title: campaign.title,
      language: "en",
      languages: ["en"],
    });
  });

  test("[CL-011] a text is written, read, listed and removed", async () => {
    const made = await write("fr");
    expect(made.status).toBe(200);
    expect(made.body.data["campaign"]).toMatchObject({ ...inFrench, language: "fr" });
    const original = { title: campaign.title, language: "en", languages: ["en", "fr"] };
    expect(await read()).toMatchObject(original);
    expect(await read("?lang=fr")).toMatchObject({ ...inFrench, language: "fr" });
    expect(await read("?lang=sw")).toMatchObject(original);
    const listed = async (query: string) =>
      (await call(list, { query })).body.data["campaigns"] as unknown as { title: string }[];
    const search = encodeURIComponent(campaign.title);
    expect(await listed(`?search=${search}&lang=fr`)).toMatchObject([{ title: "Quatre puits" }]);
    expect(await listed(`?search=${search}`)).toMatchObject([{ title: campaign.title }]);
    const gone = {
      method: "DELETE",
      params: { idOrSlug: campaign.id, language: "fr" },
      ...token(),
    };
    expect((await call(remove, gone)).body.data).toEqual({
      _id: campaign.id,
      id: campaign.id,
      language: "fr",
    });
    expect((await call(remove, gone)).status).toBe(404);
    expect(await read("?lang=fr")).toMatchObject({ title: campaign.title, languages: ["en"] });
  });

  test("[CL-002, CL-011] refused: other fields, no language, the original's, another organisation", async () => {
    expect((await write("fr", { ...inFrench, slug: "other" })).status).toBe(400);
    expect((await write("xx")).status).toBe(400);
    expect((await call(list, { query: "?lang=xx" })).status).toBe(400);
    expect((await write("en")).body).toMatchObject({ code: "conflict" });
    const stranger = await person("approved");
    expect((await write("fr", inFrench, { token: stranger.token! })).status).toBe(404);
    expect((await write("fr", inFrench, {})).status).toBe(401);
    expect(await db.campaignVersion.count({ where: { campaignId: campaign.id } })).toBe(0);
  });
});

describe("donors", () => {
  test("[CL-009] read the campaign's title in their language, on pages, receipts and statements", async () => {
    await write("fr");
    const donorEmail = randomEmail("donor");
    const gift = await makeDonationRow(campaign, {
      status: "succeeded",
      settledAt: new Date(),
      locale: "fr",
      donorEmail,
    });
    const link = linkOf({ kind: "donation", id: gift.id, linkVersion: gift.linkVersion });
    expect(await readDonationToken(link)).not.toBeNull();
    const inLanguage = async (locale: "fr" | "en") => [
      (await donationRow(gift.id, locale))?.campaign.title,
      (await thankYou(gift.id, locale)).title,
      (await donationByToken(link, locale))?.campaign.title,
      (await donorByToken(allGiftsLinkOf(gift), locale))?.donations[0]?.campaign,
    ];
    expect(await inLanguage("fr")).toEqual(Array(4).fill("Quatre puits"));
    expect(await inLanguage("en")).toEqual(Array(4).fill(campaign.title));
    // a mail has no page: it uses the language of the donation
    expect((await donationRow(gift.id))?.campaign.title).toBe("Quatre puits");
    const year = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)] as const;
    expect((await statement(donorEmail, ...year, "fr"))?.rows[0]?.[0]).toContain("Quatre puits");
    expect((await statement(donorEmail, ...year, "en"))?.rows[0]?.[0]).toContain(campaign.title);
  });
});

describe("who pays", () => {
  let payments: Awaited<ReturnType<typeof openPayments>>;
  beforeAll(async () => {
    payments = await openPayments();
  });
  afterAll(() => payments.close());

  test("[CL-009] reads the title in their language on the provider's page; its record also has the original", async () => {
    await write("fr");
    const product = async (locale: "fr" | "en") => {
      const actor = {
        kind: "visitor",
        locale,
        requestId: randomText(),
        address: `addr-${randomText()}`,
      } as const;
      const input = typedDonation(campaign.slug, { method: "card" });
      const started = await startDonation(actor, input);
      if (started.kind !== "checkout") throw new Error(`a ${started.kind}`);
      const page = await (await fetch(started.url)).text();
      const [made] = await payments.sandbox.truth("product");
      const { name, description } = made!;
      return { shown: /<h1><bdi>([^<]*)/.exec(page)?.[1], name, description };
    };
    const description = `Donation to ${campaign.title}`;
    expect(await product("fr")).toMatchObject({
      shown: "Quatre puits",
      name: "Quatre puits",
      description,
    });
    expect(await product("en")).toMatchObject({
      shown: campaign.title,
      name: campaign.title,
      description,
    });
  });
});
