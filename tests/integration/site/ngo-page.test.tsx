import { locales } from "@/lib/i18n/locales";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import NgoCampaignsPage, { generateMetadata } from "@/app/[locale]/ngo-campaigns/[id]/page";
import CampaignDetailPage from "@/app/[locale]/campaigns/[slug]/page";
import DirectoryPage from "@/app/[locale]/ngos/page";
import { GET as shareImage } from "@/app/share/[locale]/[kind]/[file]/route";
import { GET as oembed } from "@/app/oembed/route";
import { GET as sitemapIndex } from "@/app/sitemap.xml/route";
import { GET as sitemapPart } from "@/app/sitemaps/[file]/route";
import { GET as feed } from "@/app/feed.xml/route";
import { GET as likes, POST as like } from "@/app/ngo-likes/[id]/route";
import { db } from "@/lib/db";
import { days, now } from "@/lib/clock";
import { env } from "@/lib/env";
import { newId } from "@/lib/ids";
import { forgetMessages } from "@/lib/contact/forget-messages";
import { forgetCounters } from "@/lib/auth/rate-limit";
import { campaignsPerSitemap } from "@/lib/campaigns/sitemap-queries";
import { makeCampaign, makeDonationRow, makeNgo, randomText } from "@/tests/support/factories";
import { markupOf, textOf } from "@/tests/support/page";

vi.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  permanentRedirect: (to: string) => {
    throw new Error(`goes to ${to}`);
  },
  useRouter: () => ({}),
  usePathname: () => "/",
  useParams: () => ({}),
}));
afterAll(() => db.$disconnect());

const html = (page: unknown, params: Record<string, string>, query: Record<string, string> = {}) =>
  markupOf(page, { params, query });
const data = (markup: string) =>
  [...markup.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    (m) => m[1]!,
  );
const page = (id: string, locale = "en") => html(NgoCampaignsPage, { id, locale });
const inParams = <T extends Record<string, string>>(params: T) => ({
  params: Promise.resolve(params),
});

describe("an organisation's public page", () => {
  let ngo: Awaited<ReturnType<typeof makeNgo>>["ngo"];
  beforeAll(async () => {
    ngo = (
      await makeNgo({
        country: "KE",
        name: `Maji & Sons ${randomText(3)}`,
        description: "We mend pumps.\n\nSince 2014.",
      })
    ).ngo;
  });

  test("[PUB-023, PUB-125, PUB-126, PUB-127] its name, country, description and publicly visible campaigns", async () => {
    const [open, ended, paused] = [
      await makeCampaign(ngo.id),
      await makeCampaign(ngo.id, { status: "completed" }),
      await makeCampaign(ngo.id, { status: "paused" }),
    ];
    const [draft, archived] = [
      await makeCampaign(ngo.id, { status: "draft", publishedAt: null }),
      await makeCampaign(ngo.id, { archivedAt: now() }),
    ];
    const shown = await page(ngo.id);
    for (const word of [
      ngo.name,
      "Kenya",
      "We mend pumps.",
      "Since 2014.",
      open.title,
      ended.title,
      paused.title,
    ])
      expect(textOf(shown)).toContain(word);
    for (const hidden of [draft, archived]) expect(shown).not.toContain(hidden.title);
    expect(textOf(await page(ngo.id, "af"))).toContain("Kenia");
  });

  test("[PUB-128, OP-096] only supporters who chose to be named, and of settled gifts", async () => {
    const campaign = await makeCampaign(ngo.id);
    await makeDonationRow(campaign, { donorName: "Named Nyambura", showName: true });
    await makeDonationRow(campaign, { donorName: "Hidden Hamisi", showName: false });
    await makeDonationRow(campaign, {
      donorName: "Waiting Wanjiru",
      showName: true,
      status: "processing",
    });
    const elsewhere = await makeCampaign((await makeNgo()).ngo.id);
    await makeDonationRow(elsewhere, { donorName: "Other Odhiambo", showName: true });
    const shown = await page(ngo.id);
    expect(shown).toContain("Named Nyambura");
    for (const name of ["Hidden Hamisi", "Waiting Wanjiru", "Other Odhiambo", "@test.example"])
      expect(shown).not.toContain(name);
  });

  test("[PUB-135] Donate leads to an ongoing campaign's form, and is not there without one", async () => {
    const { ngo: other } = await makeNgo();
    const ended = await makeCampaign(other.id, { status: "completed" });
    expect(await page(other.id)).not.toMatch(/href="[^"]*\/donate"/);
    const open = await makeCampaign(other.id);
    const shown = await page(other.id);
    expect(shown).toContain(`href="/campaigns/${open.slug}/donate"`);
    expect(shown).not.toContain(`${ended.slug}/donate`);
    await db.ngo.update({ where: { id: other.id }, data: { suspendedAt: now() } });
    expect(await page(other.id)).not.toMatch(/href="[^"]*\/donate"/);
    expect(textOf(await page(other.id))).toContain("This organisation is suspended.");
  });

  test("[PUB-122, PUB-136, PUB-137] pending, rejected, the operator's own and unknown ones are not there", async () => {
    for (const fields of [{ status: "pending" }, { status: "rejected" }, { isOperator: true }]) {
      const { ngo: hidden } = await makeNgo(fields);
      await expect(page(hidden.id), JSON.stringify(fields)).rejects.toThrow("not found");
      expect(await html(DirectoryPage, {}, { search: hidden.name })).not.toContain(hidden.id);
      expect(
        (
          await shareImage(
            new Request("http://x/"),
            inParams({ locale: "en", kind: "ngo", file: `${hidden.id}.png` }),
          )
        ).status,
      ).toBe(404);
      expect((await likes(new Request("http://x/"), inParams({ id: hidden.id }))).status).toBe(404);
      if (hidden.isOperator)
        await db.ngo.update({
          where: { id: hidden.id },
          data: { isOperator: false, status: "pending" },
        });
    }
    for (const id of ["unknown", "ngo_00000000000000000000", "%00", "'; drop table ngo;--"])
      await expect(page(id), id).rejects.toThrow();
    expect(
      await generateMetadata({ params: Promise.resolve({ locale: "en", id: "unknown" }) }),
    ).toMatchObject({ robots: { index: false } });
  });

  test("[PUB-121] the directory's search takes part of a name, in any case, and nothing as a pattern", async () => {
    const word = randomText(4);
    const { ngo: wanted } = await makeNgo({ name: `100% Maji_${word}` });
    expect(await html(DirectoryPage, {}, { search: word.toUpperCase() })).toContain(wanted.id);
    expect(await html(DirectoryPage, {}, { search: `0% maji_${word}` })).toContain(wanted.id);
    expect(await html(DirectoryPage, {}, { search: `1__% ${word}` })).not.toContain(wanted.id);
  });

  test("[PUB-130, PUB-131, OP-106] one like a visitor, stored under a hash", async () => {
    const press = async (cookie?: string) => {
      const answer = await like(
        new Request(`${env.appUrl}/ngo-likes/${ngo.id}`, {
          method: "POST",
          headers: {
            accept: "application/json",
            origin: env.appOrigin,
            "x-forwarded-for": "198.51.100.9",
            ...(cookie ? { cookie } : {}),
          },
        }),
        inParams({ id: ngo.id }),
      );
      return {
        body: (await answer.json()) as { liked: boolean; likes: number },
        cookie: answer.headers.get("set-cookie")?.split(";")[0] ?? cookie!,
      };
    };
    const first = await press();
    expect(first.body.liked).toBe(true);
    const start = first.body.likes;
    const second = await press(); // another browser
    expect(second.body).toEqual({ liked: true, likes: start + 1 });
    expect((await press(first.cookie)).body).toEqual({ liked: false, likes: start });
    expect((await press(first.cookie)).body).toEqual({ liked: true, likes: start + 1 });
    const stored = await db.ngoLike.findMany({ where: { ngoId: ngo.id } });
    for (const row of stored)
      for (const cookie of [first.cookie, second.cookie])
        expect(row.visitorHash).not.toContain(cookie.split("=")[1]);
  });
});

describe("what search engines and other sites are given", () => {
  const evil = '</script><script>alert(1)</script> "A" & <b>b</b>';

  test("a title and a name with markup close no script and no attribute", async () => {
    const { ngo } = await makeNgo({
      name: `${evil} ${randomText(3)}`,
      description: `<!-- ${evil}`,
    });
    const campaign = await makeCampaign(ngo.id, { title: evil, description: `${evil}\u2028x` });
    for (const shown of [
      await html(CampaignDetailPage, { slug: campaign.slug }),
      await page(ngo.id),
    ]) {
      expect(shown).not.toContain("<script>alert(1)");
      expect(shown).not.toMatch(/<!--/);
      for (const block of data(shown)) {
        expect(block).not.toMatch(/[<>&]/);
        expect(JSON.stringify(JSON.parse(block))).toContain("alert(1)");
      }
    }
    const card = (await (
      await oembed(
        new Request(
          `${env.appUrl}/oembed?url=${encodeURIComponent(`${env.appUrl}/campaigns/${campaign.slug}`)}`,
        ),
      )
    ).json()) as { html: string; title: string };
    expect(card.title).toBe(evil);
    expect(card.html).not.toContain("<script>");
    // <blockquote …><a …></a></blockquote><iframe …></iframe>
    expect(card.html.match(/</g)).toHaveLength(6);
    const rss = await (await feed(new Request("http://h/feed.xml"))).text();
    expect(rss).not.toContain("<script>");
    expect(rss).toContain("&lt;/script&gt;");
  });

  test("oEmbed and pictures of drafts, archived campaigns and unapproved organisations are 404", async () => {
    const { ngo } = await makeNgo();
    const { ngo: waiting } = await makeNgo({ status: "pending" });
    for (const hidden of [
      await makeCampaign(ngo.id, { status: "draft", publishedAt: null }),
      await makeCampaign(ngo.id, { archivedAt: now() }),
      await makeCampaign(waiting.id),
    ]) {
      for (const key of [hidden.slug, hidden.id]) {
        expect(
          (
            await oembed(
              new Request(
                `${env.appUrl}/oembed?url=${encodeURIComponent(`${env.appUrl}/campaigns/${key}`)}`,
              ),
            )
          ).status,
        ).toBe(404);
        expect(
          (
            await shareImage(
              new Request("http://x/"),
              inParams({ locale: "en", kind: "campaign", file: `${key}.png` }),
            )
          ).status,
        ).toBe(404);
      }
    }
  });

  test("a share picture is drawn for any title: long, one endless word, letters no face has, none at all", async () => {
    const { ngo } = await makeNgo({ name: "Ọláyínká Ɛsi Ɓala ".repeat(6).trim() });
    for (const title of [
      "x".repeat(120),
      "A very long title that goes on and on ".repeat(3).trim(),
      "清洁水 💧",
      "Ọláyínká Adéṣọlá",
      "💧",
    ]) {
      const campaign = await makeCampaign(ngo.id, { title, raisedCents: 123_456n });
      for (const locale of locales) {
        const answer = await shareImage(
          new Request("http://x/"),
          inParams({ locale, kind: "campaign", file: `${campaign.slug}.png` }),
        );
        expect([answer.status, answer.headers.get("content-type")], title).toEqual([
          200,
          "image/png",
        ]);
        expect([...new Uint8Array(await answer.arrayBuffer()).subarray(0, 4)], title).toEqual([
          0x89, 0x50, 0x4e, 0x47,
        ]);
      }
    }
  });

  test("the sitemap is split, and every public campaign is in exactly one part", async () => {
    const { ngo } = await makeNgo();
    const mine = await makeCampaign(ngo.id);
    const files = [
      ...(await (await sitemapIndex(new Request("http://h/sitemap.xml"))).text()).matchAll(
        /\/sitemaps\/([^<]+)</g,
      ),
    ].map((m) => m[1]!);
    expect(files).toContain("campaigns-1.xml");
    const parts = await Promise.all(
      files.map(async (file) =>
        (await sitemapPart(new Request("http://x/"), inParams({ file }))).text(),
      ),
    );
    expect(
      parts.filter((p) => p.includes(`<loc>${env.appUrl}/campaigns/${mine.slug}</loc>`)),
    ).toHaveLength(1);
    expect(
      parts.filter((p) => p.includes(`<loc>${env.appUrl}/ngo-campaigns/${ngo.id}</loc>`)),
    ).toHaveLength(1);
    // an address in each language; the protocol's bound for a file
    expect(campaignsPerSitemap * locales.length).toBeLessThanOrEqual(50_000);
    expect(
      (await sitemapPart(new Request("http://x/"), inParams({ file: "campaigns-0.xml" }))).status,
    ).toBe(404);
  });
});

test("[PUB-015] messages are gone after two years with their mails, counters after a day: what the privacy page says", async () => {
  const old = await db.contactMessage.create({
    data: {
      id: newId("message"),
      name: "Old",
      email: "old@test.example",
      subject: "s",
      message: "m",
      createdAt: new Date(now().getTime() - days(731)),
    },
  });
  const kept = await db.contactMessage.create({
    data: {
      id: newId("message"),
      name: "New",
      email: "new@test.example",
      subject: "s",
      message: "m",
      createdAt: new Date(now().getTime() - days(729)),
    },
  });
  const mail = (id: string) => ({
    id: newId("email"),
    dedupeKey: `contact_answer:${id}`,
    kind: "contact_answer",
    toAddress: "x@test.example",
    subject: "s",
    html: "h",
    text: "t",
  });
  await db.emailMessage.createMany({ data: [mail(old.id), mail(kept.id)] });
  await db.rateLimit.createMany({
    data: [
      { key: `t:${old.id}`, windowStart: new Date(now().getTime() - days(1)), hits: 1 },
      { key: `t:${kept.id}`, windowStart: now(), hits: 1 },
    ],
  });
  expect(await forgetMessages()).toBe(1);
  await forgetCounters();
  expect(
    await db.contactMessage.findMany({
      where: { id: { in: [old.id, kept.id] } },
      select: { id: true },
    }),
  ).toEqual([{ id: kept.id }]);
  expect(
    await db.emailMessage.count({
      where: { dedupeKey: { in: [`contact_answer:${old.id}`, `contact_answer:${kept.id}`] } },
    }),
  ).toBe(1);
  expect(
    await db.rateLimit.findMany({
      where: { key: { in: [`t:${old.id}`, `t:${kept.id}`] } },
      select: { key: true },
    }),
  ).toEqual([{ key: `t:${kept.id}` }]);
});
