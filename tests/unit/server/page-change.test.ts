import { expect, test, vi } from "vitest";
import { GiftPace, shows, type Change } from "@/server/page-change";
import { PageCache } from "@/server/page-cache";
import { subjectsOf } from "@/server/page-subjects";

const page = (key: string, ...linked: string[]) => ({
  kind: "page" as const,
  subjects: subjectsOf(key, linked),
});
const all = [
  "/",
  "/campaigns",
  "/fr/campaigns?cause=Water",
  "/ngos",
  "/frontline-fund",
  "/campaigns/pump",
  "/af/campaigns/pump/embed",
  "/campaigns/pump/updates?page=2",
  "/fr/campaigns/pump/badge.svg",
  "/campaigns/pumpkin",
  "/campaigns/boat",
  "/ngo-campaigns/ngo_1",
  "/ngo-campaigns/ngo_1/record?year=2026",
  "/ngo-campaigns/ngo_2",
  "/contact",
];
const evicted = (change: Change) => all.filter((key) => shows(page(key), change));
const ofPump = { slug: "pump", ngo: "ngo_1" };

test("a change evicts the pages that show it and leaves the others", () => {
  const pump = [
    "/campaigns/pump",
    "/af/campaigns/pump/embed",
    "/campaigns/pump/updates?page=2",
    "/fr/campaigns/pump/badge.svg",
  ];
  const ngo = ["/ngo-campaigns/ngo_1", "/ngo-campaigns/ngo_1/record?year=2026"];
  const lists = ["/", "/campaigns", "/fr/campaigns?cause=Water"];
  const only = (...keys: string[]) => all.filter((key) => keys.includes(key));
  const fund = "/frontline-fund";
  expect(evicted({ kind: "gift", ...ofPump })).toEqual(only(...pump, ...ngo, ...lists, fund));
  expect(evicted({ kind: "campaign", ...ofPump })).toEqual(
    only(...pump, ...ngo, ...lists, fund, "/ngos"),
  );
  expect(evicted({ kind: "words", ...ofPump })).toEqual(only("/", ...pump, ...ngo));
  expect(evicted({ kind: "ngo", ngo: "ngo_1" })).toEqual(only("/ngos", ...ngo));
  expect(evicted({ kind: "organisation", ngo: "ngo_1" })).toEqual(
    only(...lists, fund, "/ngos", ...ngo),
  );
  expect(evicted({ kind: "all" })).toEqual(all);
});

test("a campaign is also on the pages that lead to it, but for its sums", () => {
  const boat = page("/campaigns/boat", "pump");
  expect(shows(boat, { kind: "campaign", ...ofPump })).toBe(true);
  expect(shows(boat, { kind: "gift", ...ofPump })).toBe(false);
});

test("a file of the build shows nothing that changes", () => {
  const file = { ...page("/_next/static/a.js", "pump"), kind: "file" as const };
  expect(shows(file, { kind: "all" })).toBe(false);
});

test("in a rush of gifts a page goes at once, then when it is three and a half seconds old", () => {
  const pace = new GiftPace();
  const [first, again] = [
    { until: 100_000, isRush: false },
    { until: 103_500, isRush: true },
  ];
  expect(pace.next("/", 100_000)).toEqual(first);
  expect(pace.next("/", 101_000)).toEqual(again);
  expect(pace.next("/", 103_499)).toEqual(again);
  expect(pace.next("/campaigns/a", 101_000)).toEqual({ until: 101_000, isRush: false });
  expect(pace.next("/", 104_000)).toEqual({ until: 104_000, isRush: true });
  expect(pace.next("/", 114_000)).toEqual({ until: 114_000, isRush: false });
});

test("in a rush of gifts nobody waits for a page that is being drawn, for as long as a gift may be unseen", async () => {
  vi.useFakeTimers();
  try {
    let drawn = 0;
    let answer = () => {};
    const cache = new PageCache(async () => {
      const number = ++drawn;
      if (number > 1) await new Promise<void>((resolve) => (answer = resolve));
      return {
        status: 200,
        headers: { "content-type": "text/html", "cache-control": "s-maxage=10" },
        body: Buffer.from(`drawn ${number}`),
      };
    });
    cache.setHearing(true);
    const key = { key: "/campaigns/pump", kind: "page" as const };
    const sent = async () => (await cache.get(key)).body.toString();
    const gift = () => cache.apply({ kind: "gift", ...ofPump });
    await sent();
    gift();
    const waits = cache.get(key); // the first donation: a request after it sees it
    await vi.advanceTimersByTimeAsync(100);
    answer();
    expect((await waits).body.toString()).toBe("drawn 2");
    gift();
    expect(await sent()).toBe("drawn 2");
    expect(drawn).toBe(2);
    await vi.advanceTimersByTimeAsync(3_500);
    expect(await sent()).toBe("drawn 2");
    expect(drawn).toBe(3); // meanwhile
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(await sent()).toBe("drawn 3");
    // nobody requested the page for so long that the next visitor would get old sums: that visitor waits
    gift();
    await vi.advanceTimersByTimeAsync(6_000);
    const late = cache.get(key);
    await vi.advanceTimersByTimeAsync(100);
    answer();
    expect((await late).body.toString()).toBe("drawn 4");
  } finally {
    vi.useRealTimers();
  }
});

test("in a rush of gifts under load nobody waits, however late the page is", async () => {
  vi.useFakeTimers();
  try {
    let drawn = 0;
    let answer = () => {};
    const cache = new PageCache(
      async () => {
        const number = ++drawn;
        if (number > 1) await new Promise<void>((resolve) => (answer = resolve));
        return {
          status: 200,
          headers: { "content-type": "text/html", "cache-control": "s-maxage=10" },
          body: Buffer.from(`drawn ${number}`),
        };
      },
      () => {},
      () => true,
    );
    cache.setHearing(true);
    const key = { key: "/campaigns/pump", kind: "page" as const };
    const sent = async () => (await cache.get(key)).body.toString();
    const gift = () => cache.apply({ kind: "gift", ...ofPump });
    await sent();
    gift();
    await vi.advanceTimersByTimeAsync(4_000);
    gift(); // the second one within ten seconds: a rush
    await vi.advanceTimersByTimeAsync(8_000);
    let got = "";
    void sent().then((text) => (got = text));
    await vi.advanceTimersByTimeAsync(0);
    expect(got).toBe("drawn 1");
    expect(drawn).toBe(2);
    answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(await sent()).toBe("drawn 2");
  } finally {
    vi.useRealTimers();
  }
});

test("what was drawn while it changed is not kept, nor used for who asks later", async () => {
  const answers: (() => void)[] = [];
  let drawn = 0;
  const cache = new PageCache(async () => {
    const number = ++drawn;
    await new Promise<void>((resolve) => answers.push(resolve));
    return {
      status: 200,
      headers: { "content-type": "text/html", "cache-control": "s-maxage=10" },
      body: Buffer.from(`drawn ${number}`),
    };
  });
  cache.setHearing(true);
  const key = { key: "/campaigns/pump", kind: "page" as const };
  const early = cache.get(key);
  cache.apply({ kind: "campaign", ...ofPump });
  const later = cache.get(key);
  for (const answer of answers) answer();
  expect((await early).body.toString()).toBe("drawn 1");
  expect((await later).body.toString()).toBe("drawn 2");
  expect((await cache.get(key)).body.toString()).toBe("drawn 2");
  cache.apply({ kind: "campaign", slug: "boat", ngo: "ngo_2" });
  expect(cache.isAtHand("/campaigns/pump")).toBe(true);
  cache.apply({ kind: "campaign", ...ofPump });
  expect(cache.isAtHand("/campaigns/pump")).toBe(false);
});

test("a page that cannot be drawn is sent as it was, unless it was changed since", async () => {
  let isAway = false;
  const cache = new PageCache(async () => {
    if (isAway) throw new Error("away");
    return {
      status: 200,
      headers: { "content-type": "text/html", "cache-control": "s-maxage=10" },
      body: Buffer.from("as it was"),
    };
  });
  const key = { key: "/campaigns/pump", kind: "page" as const };
  const entry = await cache.get(key);
  entry.until = Date.now() - 1;
  isAway = true;
  expect((await cache.get(key)).body.toString()).toBe("as it was");
  cache.apply({ kind: "campaign", ...ofPump });
  await expect(cache.get(key)).rejects.toThrow("away");
});
