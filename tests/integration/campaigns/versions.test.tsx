import pg from "pg";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import type { NgoActor } from "@/lib/auth/actor";
import { consoleCampaigns } from "@/lib/campaigns/console-queries";
import { copyCampaign } from "@/lib/campaigns/copy-campaign";
import { createCampaign } from "@/lib/campaigns/create-campaign";
import { deleteCampaign } from "@/lib/campaigns/delete-campaign";
import { listPublicCampaigns } from "@/lib/campaigns/list-queries";
import { campaignsOfNgo, publicCampaign } from "@/lib/campaigns/queries";
import { removeVersion } from "@/lib/campaigns/remove-version";
import { saveVersion } from "@/lib/campaigns/save-version";
import { campaignPatch } from "@/lib/campaigns/schema";
import { setLanguage } from "@/lib/campaigns/set-language";
import { ownVersions } from "@/lib/campaigns/version-queries";
import { versionInput } from "@/lib/campaigns/version-schema";
import { seenOf } from "@/lib/forms/seen";
import { updateCampaign } from "@/lib/campaigns/update-campaign";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  ngoActorOf,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { markupOf, textOf } from "@/tests/support/page";
import CampaignDetailPage from "@/app/[locale]/campaigns/[slug]/page";
import InLanguagePage, {
  generateMetadata as inLanguageMetadata,
} from "@/app/[locale]/campaigns/[slug]/in/[language]/page";
import CampaignsPage from "@/app/[locale]/campaigns/page";
import EmbedPage from "@/app/[locale]/campaigns/[slug]/embed/page";

vi.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  permanentRedirect: (to: string) => {
    throw new Error(`goes to ${to}`);
  },
  useRouter: () => ({ push: () => {}, back: () => {} }),
  usePathname: () => "/campaigns/x",
  useParams: () => ({ locale: "en" }),
}));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined }),
}));
afterAll(() => db.$disconnect());

type Row = Awaited<ReturnType<typeof makeCampaign>>;
let actor: NgoActor;
let campaign: Row;
beforeEach(async () => {
  const { ngo, owner } = await makeNgo();
  actor = await ngoActorOf(owner);
  campaign = await makeCampaign(ngo.id, {
    title: `Wells ${randomText()}`,
    description: "Four wells.",
  });
});

const inFrench = { title: "Quatre puits", description: "Des puits pour le village." };
const write = (language: string, text = inFrench, isNew = true) =>
  saveVersion(actor, { campaign: campaign.id, language, ...text, isNew });
const rowOf = (id = campaign.id) => db.campaign.findUniqueOrThrow({ where: { id } });
const textsOf = (id = campaign.id) => db.campaignVersion.findMany({ where: { campaignId: id } });

describe("writing", () => {
  test("a text that another member changed or removed, while its form was open, is not overwritten", async () => {
    await write("fr");
    const seen = seenOf(inFrench);
    const form = (text: object) =>
      saveVersion(actor, {
        ...{ campaign: campaign.id, language: "fr", ...inFrench, ...text },
        ...{ isNew: false, seen },
      });
    await form({ title: "Cinq puits" });
    await form({ title: "Cinq puits" }); // sent again, because its answer was lost
    await expect(form({ title: "Six puits" })).rejects.toMatchObject({ key: "changedMeanwhile" });
    expect(await textsOf()).toMatchObject([{ title: "Cinq puits" }]);
    await db.campaignVersion.deleteMany({ where: { campaignId: campaign.id } });
    await expect(form({ title: "Six puits" })).rejects.toMatchObject({ key: "changedMeanwhile" });
    // a program says what it wants to have
    await write("fr", inFrench, false);
    expect(await textsOf()).toMatchObject([inFrench]);
  });

  test("[CL-001] a text in one more language is kept beside the original, and is in the audit log", async () => {
    const before = await rowOf();
    await write("fr");
    expect(await textsOf()).toMatchObject([{ language: "fr", ...inFrench }]);
    const row = await rowOf();
    expect(row).toMatchObject({
      title: campaign.title,
      description: "Four wells.",
      language: "en",
      versionLanguages: ["fr"],
    });
    // search engines learn of it
    expect(row.updatedAt.getTime()).toBeGreaterThanOrEqual(before.updatedAt.getTime());
    await write("fr", { title: "Cinq puits", description: "Encore un." }, false);
    expect(await textsOf()).toMatchObject([{ title: "Cinq puits", description: "Encore un." }]);
    await removeVersion(actor, { campaign: campaign.slug, language: "fr" });
    expect(await textsOf()).toEqual([]);
    expect((await rowOf()).versionLanguages).toEqual([]);
    const log = await db.auditLog.findMany({
      where: { entityId: campaign.id },
      orderBy: { at: "asc" },
    });
    expect(log.map(({ action, data }) => [action, data])).toEqual([
      ["campaign.version_added", { language: "fr" }],
      ["campaign.version_changed", { language: "fr" }],
      ["campaign.version_removed", { language: "fr" }],
    ]);
  });

  test("[CL-001] by the rules of the campaign's own text", async () => {
    const typed = (more: Record<string, string>) =>
      versionInput.safeParse({ campaign: "cmp_x", language: "fr", ...inFrench, ...more });
    const faults = (more: Record<string, string>) =>
      typed(more).error?.issues.map((issue) => [issue.path[0], issue.message]);
    expect(typed({ title: "  Quatre \u202epuits " }).data?.title).toBe("Quatre puits");
    expect(faults({ title: "" })).toEqual([["title", "fillRequired"]]);
    expect(faults({ title: "UNIC\u0415F" })).toEqual([
      ["title", 'mixedScriptsMeant?{"word":"UNIC\u0415F","letter":"\u0415","meant":"E"}'],
    ]);
    expect(faults({ title: "x".repeat(121) })?.[0]?.[0]).toBe("title");
    expect(faults({ description: "x".repeat(20_001) })?.[0]?.[0]).toBe("description");
    for (const language of ["", "xx", "en-US", "__proto__", "constructor"])
      expect(faults({ language })?.[0], language).toEqual(["language", "storyLanguage"]);
    // a title that imitates another organisation's name
    const other = await makeNgo({ name: `Kukula Water ${randomText(8)}` });
    await expect(
      write("fr", { ...inFrench, title: other.ngo.name.replace("u", "ս") }),
    ).rejects.toMatchObject({ code: "invalid" });
    expect(await textsOf()).toEqual([]);
  });

  test("[CL-002] by members of its own organisation alone", async () => {
    await write("fr");
    const stranger = await ngoActorOf((await makeNgo()).owner);
    const suspended = await ngoActorOf((await makeNgo({ suspendedAt: new Date() })).owner);
    const admin = await actorOf(await makeAdmin());
    const named = { campaign: campaign.id, language: "fr" };
    const text = { ...named, ...inFrench, isNew: false };
    const refusals = [
      [visitor, "unauthenticated"],
      [stranger, "not_found"],
      [suspended, "ngo_suspended"],
      [admin, "forbidden"],
    ] as const;
    for (const [who, code] of refusals) {
      await expect(saveVersion(who, { ...text, title: "Mine" })).rejects.toMatchObject({ code });
      await expect(removeVersion(who, named)).rejects.toMatchObject({ code });
      await expect(setLanguage(who, { ...named, language: "sw" })).rejects.toMatchObject({ code });
    }
    await expect(ownVersions(stranger, campaign.id)).rejects.toMatchObject({ code: "not_found" });
    await expect(removeVersion(actor, { ...named, language: "sw" })).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await textsOf()).toMatchObject([inFrench]);
    expect((await rowOf()).language).toBe("en");
    // an administrator edits the operator's text, and nothing else
    const fund = await makeCampaign((await makeNgo({ isOperator: true })).ngo.id);
    await expect(updateCampaign(admin, fund.id, { language: "fr" }, {})).rejects.toMatchObject({
      code: "forbidden",
    });
    await db.campaign.update({ where: { id: campaign.id }, data: { archivedAt: new Date() } });
    await expect(saveVersion(actor, text)).rejects.toMatchObject({ code: "not_found" });
  });

  test("[CL-010] one text a language: none in its own, and a new one never replaces a colleague's", async () => {
    await expect(write("en")).rejects.toMatchObject({ key: "versionOfOriginal" });
    await write("fr");
    await expect(write("fr", { title: "Autre", description: "Autre." })).rejects.toMatchObject({
      key: "versionExists",
    });
    expect(await textsOf()).toMatchObject([inFrench]);
    await expect(
      setLanguage(actor, { campaign: campaign.id, language: "fr" }),
    ).rejects.toMatchObject({ key: "versionExists" });
    await expect(updateCampaign(actor, campaign.id, { language: "fr" }, {})).rejects.toMatchObject({
      key: "versionExists",
    });
    // the database refuses it, whichever program writes
    await expect(
      db.campaignVersion.create({ data: { campaignId: campaign.id, language: "en", ...inFrench } }),
    ).rejects.toThrow(/campaign_language_has_no_version/);
    await setLanguage(actor, { campaign: campaign.id, language: "sw" });
    expect(await rowOf()).toMatchObject({ language: "sw", title: campaign.title });
  });

  test("[CL-010] of many at once each is kept, listed and searched", async () => {
    const languages = ["fr", "sw", "am", "ha", "yo", "zu"];
    await Promise.all(
      languages.map((language) => write(language, { ...inFrench, title: `Mot${language}x` })),
    );
    expect([...(await rowOf()).versionLanguages].sort()).toEqual([...languages].sort());
    for (const language of languages)
      expect(await found(`mot${language}x`), language).toContain(campaign.id);
  });

  test("[CL-010] of two that are written without the verb's lock, the second counts the first", async () => {
    const connected = async () => {
      const client = new pg.Client({ connectionString: process.env["DATABASE_URL"] });
      await client.connect();
      return client;
    };
    const [first, second] = await Promise.all([connected(), connected()]);
    const insert = `insert into campaign_version (campaign_id, language, title, description) values ($1, $2, 'Mot', 'Des mots.')`;
    try {
      await first.query("begin");
      await first.query(insert, [campaign.id, "fr"]);
      const waiting = second.query(insert, [campaign.id, "sw"]);
      await vi.waitFor(async () => {
        const { rows } = await first.query(
          "select 1 from pg_locks where pid <> pg_backend_pid() and not granted and locktype = 'transactionid'",
        );
        expect(rows.length).toBeGreaterThan(0);
      });
      await first.query("commit");
      await waiting;
    } finally {
      await Promise.all([first.end(), second.end()]);
    }
    expect([...(await rowOf()).versionLanguages].sort()).toEqual(["fr", "sw"]);
  });

  test("a new campaign is in the language of the page on which it was written, or in the one that is named", async () => {
    const fields = { title: `Puits ${randomText()}`, description: "Des mots.", cause: "Other" };
    const made = async (more: Record<string, string>) => {
      const input = campaignPatch.parse({ ...fields, fundingGoal: "50", country: "KE", ...more });
      return rowOf((await createCampaign({ ...actor, locale: "fr" }, input, {})).id);
    };
    expect((await made({})).language).toBe("fr");
    expect((await made({ language: "wo" })).language).toBe("wo");
  });
});

const found = async (search: string): Promise<string[]> =>
  (await listPublicCampaigns({ search, page: 1, limit: 100 })).campaigns.map(({ id }) => id);

describe("reading", () => {
  const page = (locale: "en" | "fr" | "af") =>
    markupOf(CampaignDetailPage, { locale, params: { slug: campaign.slug } });
  const inside = (language: string, locale: "en" | "fr" = "en") =>
    markupOf(InLanguagePage, { locale, params: { slug: campaign.slug, language } });

  test("[CL-003] each reader gets the text in the language of the page, else the original", async () => {
    await write("fr");
    const titles = async (language?: string) => [
      (await publicCampaign(campaign.slug, language))?.title,
      (await campaignsOfNgo(campaign.ngoId, language))[0]?.title,
      (
        await listPublicCampaigns({ search: campaign.title, language, page: 1, limit: 9 })
      ).campaigns.find(({ id }) => id === campaign.id)?.title,
    ];
    expect(await titles()).toEqual(Array(3).fill(campaign.title));
    expect(await titles("fr")).toEqual(Array(3).fill("Quatre puits"));
    expect(await titles("af")).toEqual(Array(3).fill(campaign.title));
    expect(await publicCampaign(campaign.slug, "fr")).toMatchObject({
      description: inFrench.description,
      language: "fr",
      languages: ["en", "fr"],
    });
    const embed = (locale: "en" | "fr") =>
      markupOf(EmbedPage, { locale, params: { slug: campaign.slug } });
    expect(await embed("fr")).toContain("Quatre puits");
    expect(await embed("en")).toContain(campaign.title);
    // text that is not French is marked as such in a list on a French page
    const other = await makeCampaign(campaign.ngoId, { title: `Only English ${randomText()}` });
    const list = await markupOf(CampaignsPage, { locale: "fr", query: { search: other.title } });
    expect(list).toContain(`<a lang="en" href="/fr/campaigns/${other.slug}"><bdi>`);
  });

  test("[CL-004] text in another language than the page's says which, and the others are links", async () => {
    expect(await page("en")).not.toContain("story-languages");
    await write("fr");
    await write("ar", { title: "أربع آبار", description: "آبار للقرية." });
    const english = await page("en");
    expect(english).toContain(`<h1 class=`);
    expect(textOf(english)).toMatch(/Also in: Français · العربية/);
    expect(english).toContain(`href="/fr/campaigns/${campaign.slug}" hrefLang="fr"`);
    const french = await page("fr");
    expect(french).toContain("Des puits pour le village.");
    expect(textOf(french)).not.toContain("Écrit en");
    const afrikaans = await page("af");
    expect(afrikaans).toMatch(/<h1 lang="en"[^>]*><bdi dir="auto">/);
    expect(textOf(afrikaans)).toContain("In Engels geskryf.");
    await removeVersion(actor, { campaign: campaign.id, language: "ar" });
    await setLanguage(actor, { campaign: campaign.id, language: "ar" });
    await db.campaign.update({
      where: { id: campaign.id },
      data: { description: "آبار للقرية." },
    });
    const arabic = await page("en");
    expect(arabic).toMatch(/<h1 lang="ar"[^>]*><bdi dir="auto">/);
    expect(arabic).toMatch(/<div lang="ar"[^>]*><p dir="auto"[^>]*>آبار للقرية/);
    expect(textOf(arabic)).toContain("Written in Arabic.");
  });

  test("[CL-005] a language that the site does not have gets an address below the campaign's page", async () => {
    await write("am", { title: "አራት ጉድጓዶች", description: "ለመንደሩ ጉድጓዶች።" });
    await write("fr");
    expect(await inside("am")).toContain("ለመንደሩ ጉድጓዶች።");
    expect(textOf(await inside("am", "fr"))).toContain("Écrit en amharique.");
    await expect(inside("fr")).rejects.toThrow(`goes to /fr/campaigns/${campaign.slug}`);
    await expect(inside("en", "fr")).rejects.toThrow(`goes to /campaigns/${campaign.slug}`);
    for (const language of ["sw", "xx", "..", "AM"])
      await expect(inside(language)).rejects.toThrow("not found");
    const params = Promise.resolve({ locale: "fr", slug: campaign.slug, language: "am" });
    expect(await inLanguageMetadata({ params })).toMatchObject({
      title: "አራት ጉድጓዶች",
      alternates: {
        canonical: `/campaigns/${campaign.slug}/in/am`,
        languages: { fr: `/fr/campaigns/${campaign.slug}` },
      },
    });
    await db.campaign.update({ where: { id: campaign.id }, data: { status: "draft" } });
    await expect(inside("am")).rejects.toThrow("not found");
  });

  test("[CL-006] a search finds a word of any text, whatever the page's language", async () => {
    const word = `puits${randomText(8)}`;
    expect(await found(word)).toEqual([]);
    await write("fr", { ...inFrench, description: `Un ${word.toUpperCase()} profond.` });
    expect(await found(word)).toEqual([campaign.id]);
    const admin = await actorOf(await makeAdmin());
    const asked = { search: word, page: 1, limit: 9 };
    expect((await consoleCampaigns(admin, asked)).campaigns).toMatchObject([
      { id: campaign.id, languages: ["en", "fr"] },
    ]);
    await write("fr", inFrench, false);
    expect(await found(word)).toEqual([]);
  });

  test("[CL-007] a changed text evicts the pages of its campaign, once, and a draft's none", async () => {
    const client = new pg.Client({ connectionString: process.env["DATABASE_URL"] });
    const heard: string[] = [];
    client.on("notification", ({ payload }) => heard.push(payload ?? ""));
    await client.connect();
    await client.query("listen harambee_pages");
    const told = async (work: () => Promise<unknown>) => {
      heard.length = 0;
      await work();
      await client.query("select 1"); // pending notifications arrive before its answer
      return heard.map((one) => JSON.parse(one)).filter(({ ngo }) => ngo === campaign.ngoId);
    };
    const own = { kind: "campaign", slug: campaign.slug, ngo: campaign.ngoId };
    try {
      expect(await told(() => write("fr"))).toEqual([own]);
      expect(await told(() => write("fr", inFrench, false))).toEqual([own]);
      const named = { campaign: campaign.id, language: "fr" };
      expect(await told(() => removeVersion(actor, named))).toEqual([own]);
      await told(() =>
        db.campaign.update({ where: { id: campaign.id }, data: { status: "draft" } }),
      );
      expect(await told(() => write("sw"))).toEqual([]);
    } finally {
      await client.end();
    }
  });

  test("[CL-008] a copy has the texts in all languages, and they go with their campaign", async () => {
    await write("fr");
    await write("am", { title: "አራት ጉድጓዶች", description: "ለመንደሩ።" });
    await setLanguage(actor, { campaign: campaign.id, language: "sw" });
    const copy = await copyCampaign(actor, campaign.id);
    expect(await rowOf(copy.id)).toMatchObject({
      language: "sw",
      status: "draft",
      versionLanguages: ["fr", "am"],
    });
    expect(await textsOf(copy.id)).toHaveLength(2);
    await deleteCampaign(actor, copy.id);
    expect(await textsOf(copy.id)).toEqual([]);
    expect(await textsOf()).toHaveLength(2);
  });
});
