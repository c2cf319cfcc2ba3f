import { deserialize, serialize } from "node:v8";
import { beforeEach, describe, expect, test } from "vitest";
import { PageCache } from "@/server/page-cache";
import { HeardChanges, sharedClock, type Handed } from "@/server/page-handover";
import type { Key } from "@/server/page-key";

const pump: Key = { key: "/campaigns/pump", kind: "page" };
const gift = { kind: "gift", slug: "pump", ngo: "ngo-1" } as const;
const edit = { kind: "campaign", slug: "pump", ngo: "ngo-1" } as const;
const elsewhere = { kind: "campaign", slug: "wells", ngo: "ngo-2" } as const;
const soon = () => sharedClock() + 1;

let handed: Handed[];
let renderings: string[];

const process = (name: string) => {
  const render = async () => {
    renderings.push(name);
    return {
      status: 200,
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "s-maxage=10" },
      body: Buffer.from(`<p>drawn by ${name}</p>`),
    };
  };
  // as it goes from process to process
  const cache = new PageCache(
    render,
    (page) => void handed.push(deserialize(serialize(page)) as Handed),
  );
  cache.setHearing(true);
  return cache;
};
const text = async (cache: PageCache) => (await cache.get(pump)).body.toString();

beforeEach(() => {
  handed = [];
  renderings = [];
});

describe("a page that one process drew", () => {
  test("is another's too, once, and as it was", async () => {
    const [one, other] = [process("one"), process("other")];
    const drawn = await one.get(pump);
    one.handOver(soon());
    expect(handed.map(({ key }) => key)).toEqual([pump.key]);
    for (const page of handed) other.take(page);
    const { encoded, ...entry } = await other.get(pump);
    expect(encoded.size).toBe(0);
    const { encoded: _, size, ...same } = drawn;
    expect(entry).toEqual({ ...same, size: expect.any(Number) });
    expect(entry.size).toBeLessThanOrEqual(size);
    expect(renderings).toEqual(["one"]);
    one.handOver(soon());
    expect(handed).toHaveLength(1);
    other.handOver(soon());
    expect(handed, "what was taken is not handed on").toHaveLength(1);
  });

  test("stays where it is until everything before its drawing was heard, and when it was changed since", async () => {
    const one = process("one");
    const before = sharedClock();
    await one.get(pump);
    one.handOver(before);
    expect(handed).toEqual([]);
    one.apply(edit);
    one.handOver(soon());
    expect(handed).toEqual([]);
  });

  test.each([
    ["an edit", edit, "other"],
    ["a donation", gift, "other"],
    ["an edit of another campaign", elsewhere, "one"],
  ])("after %s that was heard since it was drawn", async (_name, change, drawer) => {
    const [one, other] = [process("one"), process("other")];
    await one.get(pump);
    one.handOver(soon());
    other.apply(change);
    for (const page of handed) other.take(page);
    expect(await text(other)).toContain(`drawn by ${drawer}`);
  });

  test("goes when a change is heard later, as one drawn here does", async () => {
    const [one, other] = [process("one"), process("other")];
    await one.get(pump);
    one.handOver(soon());
    for (const page of handed) other.take(page);
    other.apply(edit);
    expect(await text(other)).toContain("drawn by other");
  });

  test("is not taken where changes may have been missed, nor in place of a newer one", async () => {
    const [one, deaf, own] = [process("one"), process("deaf"), process("own")];
    await one.get(pump);
    one.handOver(soon());
    deaf.setHearing(false);
    expect(await text(own)).toContain("drawn by own");
    const late = process("late"); // began to listen after it was drawn
    for (const cache of [deaf, own, late]) for (const page of handed) cache.take(page);
    expect(await text(deaf)).toContain("drawn by deaf");
    expect(await text(own)).toContain("drawn by own");
    expect(await text(late)).toContain("drawn by late");
  });
});

test("of very many changes the oldest are forgotten, and then nothing is said about their time", async () => {
  const heard = new HeardChanges(2);
  expect(heard.since(sharedClock())).toBeNull();
  heard.begin();
  const tick = () => new Promise((resolve) => setTimeout(resolve, 2));
  await tick();
  const first = sharedClock();
  heard.note(gift);
  await tick();
  const second = sharedClock();
  heard.note(edit);
  expect(heard.since(first)).toEqual([gift, edit]);
  heard.note(elsewhere);
  expect(heard.since(first)).toBeNull();
  expect(heard.since(second)).toEqual([edit, elsewhere]);
  heard.end();
  expect(heard.since(second)).toBeNull();
});
