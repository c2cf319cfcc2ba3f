import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { GET as badge } from "@/app/[locale]/campaigns/[slug]/badge.svg/route";
import EmbedPage from "@/app/[locale]/campaigns/[slug]/embed/page";
import EmbedPartPage from "@/app/[locale]/campaigns/[slug]/embed/[kind]/page";
import { GET as oembed } from "@/app/oembed/route";
import { startingFrom, emptyStart } from "@/components/donations/donation-labels";
import { days, endOfUtcDay, now } from "@/lib/clock";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { embedKinds } from "@/lib/embeds/kinds";
import type { Locale } from "@/lib/i18n/locales";
import { site } from "@/lib/site";
import { makeCampaign, makeDonationRow, makeNgo } from "@/tests/support/factories";
import { markupOf, textOf } from "@/tests/support/page";

vi.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  permanentRedirect: (to: string) => {
    throw new Error(`goes to ${to}`);
  },
}));
const asked = { headers: new Headers() };
vi.mock("next/headers", () => ({ headers: async () => asked.headers }));
afterAll(() => db.$disconnect());

let ngoId: string;
beforeAll(async () => {
  ngoId = (await makeNgo({ country: "KE" })).ngo.id;
});
const make = (more: Record<string, unknown> = {}) =>
  makeCampaign(ngoId, {
    deadline: endOfUtcDay(new Date(now().getTime() + days(23))),
    fundingGoalCents: 100_000n,
    raisedCents: 25_000n,
    ...more,
  });
const part = (
  slug: string,
  kind: string,
  { query = {}, locale = "en" }: { query?: Record<string, string>; locale?: Locale } = {},
) => markupOf(EmbedPartPage, { locale, params: { slug, kind }, query });
const drawn = async (slug: string, query = "", locale = "en") =>
  badge(new Request(`http://localhost:3000/campaigns/${slug}/badge.svg${query}`), {
    params: Promise.resolve({ locale, slug }),
  });

/** The response to a website that asks how to embed a pasted address. */
const pastedCard = async (slug: string, more = "") => {
  const url = encodeURIComponent(`${env.appUrl}/campaigns/${slug}`);
  const answer = await oembed(new Request(`${env.appUrl}/oembed?url=${url}${more}`));
  return (await answer.json()) as { html: string; width: number };
};

test("another format than oEmbed's two is 501, as its specification asks, and nobody keeps it", async () => {
  const { slug } = await make();
  const url = encodeURIComponent(`${env.appUrl}/campaigns/${slug}`);
  for (const [query, status] of [
    [`url=${url}&format=yaml`, 501],
    [`url=${url}&format=`, 501],
    [`url=${url}&format=XML`, 501],
    ["url=nothing&format=html", 501],
    [`url=${url}&format=xml`, 200],
    [`url=${url}&format=json`, 200],
    [`format=json`, 400],
  ] as const) {
    const answer = await oembed(new Request(`${env.appUrl}/oembed?${query}`));
    expect(answer.status, query).toBe(status);
    if (status !== 200) {
      expect(answer.headers.get("cache-control"), query).toContain("no-store");
      expect(await answer.json()).toMatchObject({ error: expect.any(String) });
    }
  }
});

describe("frames", () => {
  test("every kind leads to this site in a new tab, and runs one script of ours", async () => {
    const { slug } = await make();
    for (const kind of embedKinds) {
      const markup = await part(slug, kind);
      expect(markup, kind).toContain(`/campaigns/${slug}`);
      for (const [tag] of markup.matchAll(/<(?:a|form)\s[^>]*>/g)) {
        expect(tag, kind).toContain('target="_blank"');
        expect(tag, kind).toContain('rel="noopener"');
        expect(tag, kind).toMatch(/(?:href|action)="\/campaigns\//);
      }
      expect(markup.match(/<script[^>]*>/g), kind).toEqual([
        '<script src="/embeds/frame-2.js" defer="">',
      ]);
    }
  });

  test("the script carries the nonce of a page that is rendered for one request", async () => {
    const { slug } = await make();
    asked.headers = new Headers({ "content-security-policy": "script-src 'nonce-YWJj'" });
    const markup = await part(slug, "card").finally(() => {
      asked.headers = new Headers();
    });
    expect(markup).toContain('nonce="YWJj"');
  });

  test("another kind, a draft and an unknown campaign are not found; an old address is sent on", async () => {
    const { id, slug } = await make();
    const draft = await make({ status: "draft", publishedAt: null });
    for (const [at, kind] of [
      [slug, "none"],
      [slug, "constructor"],
      [draft.slug, "card"],
      ["no-such-campaign", "card"],
    ] as const)
      await expect(part(at, kind), `${at} ${kind}`).rejects.toThrow("not found");
    await db.campaignSlug.create({ data: { slug: `old-${slug}`, campaignId: id } });
    for (const old of [id, `old-${slug}`])
      await expect(part(old, "form", { locale: "fr" })).rejects.toThrow(
        `goes to /fr/campaigns/${slug}/embed/form`,
      );
  });

  test("a campaign that takes no gifts has no form and no button to give: its card says why", async () => {
    const suspended = (await makeNgo({ suspendedAt: new Date() })).ngo.id;
    const long = new Date(now().getTime() - days(site.reports.stopDays + 1));
    const owing = await makeCampaign((await makeNgo()).ngo.id, { publishedAt: long });
    await makeDonationRow(owing, { settledAt: long });
    const closed = [
      [await make({ status: "paused" }), "Campaign paused"],
      [await make({ status: "completed", completedAt: new Date() }), "Campaign ended"],
      [await makeCampaign(suspended), "This organisation is suspended"],
      [owing, "The organisation owes its donors a report"],
    ] as const;
    for (const [{ slug, title }, why] of closed) {
      const kinds = await Promise.all(embedKinds.map((kind) => part(slug, kind)));
      const card = await markupOf(EmbedPage, { params: { slug } });
      for (const markup of [...kinds, card]) {
        expect(markup).not.toContain("<form");
        expect(markup).not.toContain("/donate");
        expect(textOf(markup)).toContain(title);
        expect(textOf(markup)).not.toMatch(/donate|give to/i);
      }
      for (const markup of [card, await part(slug, "card"), await part(slug, "form")]) {
        expect(textOf(markup)).toContain(why);
        expect(textOf(markup)).toContain("See the campaign");
        const links = [...markup.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
        expect(new Set(links)).toEqual(new Set([`/campaigns/${slug}`]));
      }
      const pasted = await pastedCard(slug);
      expect(JSON.stringify(pasted)).not.toMatch(/donate|give to/i);
      expect(pasted.html).toContain(`/campaigns/${slug}/embed"`);
    }
    expect(textOf(await markupOf(EmbedPage, { params: { slug: (await make()).slug } }))).toContain(
      "Donate Now",
    );
    expect(await part((await make()).slug, "form")).toContain("<form");
  });

  test("a pasted card is as wide as it may be, and never wider than the page around it", async () => {
    const { slug } = await make();
    for (const [more, width] of [
      ["", 640],
      ["&maxwidth=300", 300],
      ["&maxwidth=1200", 640],
    ] as const) {
      const card = await pastedCard(slug, more);
      expect(card.width).toBe(width);
      const [frame] = /<iframe[^>]*>/.exec(card.html)!;
      expect(frame).toContain(`width="${width}"`);
      expect(frame).toMatch(/style="[^"]*max-width:100%/);
    }
  });

  test("colours by the address; a strange one is the usual one", async () => {
    const { slug } = await make();
    const main = async (theme: string) =>
      /<main[^>]*class="([^"]*)"/.exec(await part(slug, "card", { query: { theme } }))![1]!;
    expect(await main("dark")).toContain("on-dark");
    expect(await main("auto")).toContain("on-device");
    for (const theme of ["light", "x", '"><script>'])
      expect(await main(theme)).not.toMatch(/on-dark|on-device|script/);
  });

  test("a form's address chooses the amount: a tile, or what was typed, once or monthly", () => {
    const from = (query: Record<string, string>) => {
      const { amount, frequency, method } = startingFrom(emptyStart, query);
      return [amount, frequency, method];
    };
    expect(from({ frequency: "once", amount: "60", own: "" })).toEqual(["60", "once", "card"]);
    expect(from({ frequency: "monthly", amount: "60", own: "35" })).toEqual([
      "35",
      "monthly",
      "card",
    ]);
    expect(from({ frequency: "monthly", amount: "60", own: "0x9" })).toEqual([
      "60",
      "monthly",
      "card",
    ]);
    expect(from({ monthly: "20" })).toEqual(["20", "monthly", "card"]);
    expect(from({ frequency: "monthly", amount: "-1" })).toEqual(["10", "once", "card"]);
  });
});

describe("the badge", () => {
  test("says what was raised, in the language that is asked for", async () => {
    const { slug, title } = await make();
    const answer = await drawn(slug);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("image/svg+xml");
    const svg = await answer.text();
    expect(textOf(svg)).toContain("Raised");
    expect(svg).toContain("$250 · 25%");
    expect(svg).toContain(`aria-label="${title}: $250 of $1,000 raised, 25%"`);
    expect(svg).toContain("prefers-color-scheme");
    const french = await (await drawn(slug, "?lang=fr&theme=dark")).text();
    expect(french).toContain("Collecté");
    expect(french).toContain("250\u00a0$");
    expect(french).not.toContain("prefers-color-scheme");
    expect(await (await drawn(slug, "", "fr")).text()).toContain("Collecté");
    expect(await (await drawn(slug, "?lang=xx&theme=x")).text()).toBe(svg);
    const open = await (await drawn((await make({ deadline: null })).slug)).text();
    expect(open).toContain("$250");
    expect(open).not.toContain("%");
  });

  test("a title is text in it", async () => {
    const { slug } = await make({ title: `A "well" </title></svg><script>alert(1)</script>` });
    const svg = await (await drawn(slug)).text();
    expect(svg).not.toContain("<script");
    expect(svg.match(/<\/svg>/g)).toHaveLength(1);
  });

  test("404 for a draft and for nothing, kept by nobody; an old address is sent on with what it asked", async () => {
    const { id, slug } = await make();
    const draft = await make({ status: "draft", publishedAt: null });
    for (const at of [draft.slug, "no-such-campaign", "%00", "a".repeat(300)]) {
      const answer = await drawn(at);
      expect([answer.status, answer.headers.get("cache-control")], at).toEqual([
        404,
        "private, no-store",
      ]);
    }
    const moved = await drawn(id, "?lang=af");
    expect([moved.status, moved.headers.get("location")]).toEqual([
      308,
      `/campaigns/${slug}/badge.svg?lang=af`,
    ]);
  });
});
