import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { env } from "@/lib/env";
import { draftEvents } from "@/lib/outreach/draft-events";
import type { CampaignFacts } from "@/lib/outreach/facts";
import type { DraftEvent, OutreachKind } from "@/lib/outreach/kinds";
import { templateDraft } from "@/lib/outreach/templates";
import { startModelServer, type ModelAnswer } from "@/tests/support/model-server";

vi.setConfig({ testTimeout: 60_000 }); // some tests wait for a service that does not respond

let server: Awaited<ReturnType<typeof startModelServer>>;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
afterEach(() => {
  Object.assign(env, { outreach: null });
  server.seen.length = 0;
});

const key = "key-of-the-service-1234";
const connect = (endpoint = server.url) =>
  Object.assign(env, { outreach: { endpoint, key, model: "test-model" } });

const facts: CampaignFacts = {
  title: "Four wells for Loima",
  ngo: "Maji ya Loima",
  country: "Kenya",
  cause: "Clean Water & Sanitation",
  story: "Four wells stand dry. We have the people who can mend them with your help.",
  raised: "$1,200",
  goal: "$4,000",
  donors: 31,
  daysLeft: 12,
  takesGifts: true,
  url: "https://give.example/campaigns/four-wells",
};

async function drafted(
  kind: OutreachKind,
): Promise<{ events: DraftEvent[]; last: DraftEvent | undefined }> {
  const events: DraftEvent[] = [];
  for await (const event of draftEvents(kind, facts, "en")) events.push(event);
  return { events, last: events.at(-1) };
}

const good = (url: string) =>
  `Four wells stand dry in Loima, and we have the people who can mend them. Give here: ${url}`;

describe("a service that writes drafts", () => {
  test("gives its text in pieces, and the whole is the draft", async () => {
    connect();
    const text = good(facts.url);
    server.say({ pieces: [text.slice(0, 30), text.slice(30)] });
    expect((await drafted("whatsapp")).events).toEqual([
      { piece: text.slice(0, 30) },
      { piece: text.slice(30) },
      { by: "model", text },
    ]);
    expect(server.seen).toMatchObject([
      { authorization: `Bearer ${key}`, path: "/v1/chat/completions" },
    ]);
  });

  const wrong: [string, (url: string) => ModelAnswer][] = [
    ["a 500", () => ({ status: 500 })],
    ["a redirect elsewhere", () => ({ redirect: server.url })],
    ["half a stream", (url) => ({ pieces: [good(url)], end: "cut" })],
    ["a stream that ends without saying so", (url) => ({ pieces: [good(url)], end: "unsaid" })],
    ["a stream that ran out of room", (url) => ({ pieces: [good(url)], end: "length" })],
    ["HTML", (url) => ({ pieces: [`<p>${good(url)}</p>`] })],
    ["another language", (url) => ({ pieces: [`Quatre puits sont à sec et nous avons les gens qui savent les réparer avec vous. Donnez : ${url}`] })], // prettier-ignore
    ["a language that is not ours", (url) => ({ pieces: [`Rijiyoyi huɗu sun bushe, muna da mutane masu iya gyara su tare taimakonku. Ku ba da gudummawa yau: ${url}`] })], // prettier-ignore
    ["a rude word", (url) => ({ pieces: [`Do not be an idiot. ${good(url)}`] })],
    ["too much", (url) => ({ pieces: [good(url), " and more".repeat(400)] })],
    ["nothing", () => ({ pieces: [] })],
    ["another address", (url) => ({ pieces: [`${good(url)} or at https://evil.example/give`] })],
    [
      "an address without its beginning",
      (url) => ({ pieces: [`${good(url)} or at evil-wells.com`] }),
    ],
    ["a telephone number", (url) => ({ pieces: [`${good(url)} or M-Pesa to +254 700 123 456`] })],
    ["an e-mail address", (url) => ({ pieces: [`${good(url)} or write to me@evil.example`] })],
    ["no address", () => ({ pieces: ["Four wells stand dry in Loima, and we have the people."] })],
    ["an invented sum", (url) => ({ pieces: [`We have $99,999 already. ${good(url)}`] })],
    ["a sum in words", (url) => ({ pieces: [`We have 99 999 US dollars. ${good(url)}`] })],
    ["a sum with a code", (url) => ({ pieces: [`We have KES 99,999 already. ${good(url)}`] })],
    ["a sum in shillings", (url) => ({ pieces: [`We have Ksh 99,999 already. ${good(url)}`] })],
    ["a sum in rand", (url) => ({ pieces: [`We have R99 999 already. ${good(url)}`] })],
    ["a sum in francs", (url) => ({ pieces: [`We have 99 999 F CFA already. ${good(url)}`] })],
    ["a sum in other digits", (url) => ({ pieces: [`We have $٩٩٩٩٩ already. ${good(url)}`] })],
    [
      "a telephone number in other digits",
      (url) => ({ pieces: [`${good(url)} or M-Pesa to +٢٥٤ ٧٠٠ ١٢٣ ٤٥٦`] }),
    ],
    ["a rude word in Swahili", (url) => ({ pieces: [`Usiwe mpumbavu. ${good(url)}`] })],
    ["a rude word in Portuguese", (url) => ({ pieces: [`Que merda! ${good(url)}`] })],
    ["a rude word in Arabic", (url) => ({ pieces: [`لا تكن غبيا، يا أحمق. ${good(url)}`] })],
  ];
  test.each(wrong)(
    "[IMP-041] that answers %s: the template stands there instead",
    async (_name, answer) => {
      connect();
      server.say(answer(facts.url));
      const { last } = await drafted("whatsapp");
      expect(last).toEqual({ by: "template", text: templateDraft("whatsapp", facts, "en") });
      expect(server.seen).toHaveLength(1);
    },
  );

  // concurrently: each takes as long as a service may
  test.concurrent.each([
    ["says nothing", { silent: true }],
    ["stops in the middle", { pieces: ["Four wells"], end: "hang" }],
  ] as [string, ModelAnswer][])(
    "that %s is left, and the template stands there",
    async (_name, answer) => {
      const slow = await startModelServer();
      slow.say(answer);
      connect(slow.url);
      const { last } = await drafted("whatsapp");
      expect(last).toEqual({ by: "template", text: templateDraft("whatsapp", facts, "en") });
      expect(slow.seen).toHaveLength(1);
      await slow.allLeft();
      await slow.close();
    },
  );

  test.each(["events", "one line", "json"] as const)(
    "that sends bytes without an end (%s) is left, and the template stands there",
    async (flood) => {
      const endless = await startModelServer();
      endless.say({ flood });
      connect(endless.url);
      const { last } = await drafted("whatsapp");
      expect(last).toEqual({ by: "template", text: templateDraft("whatsapp", facts, "en") });
      await endless.allLeft();
      await endless.close();
    },
  );

  test("a redirect to an address of this network is not followed", async () => {
    const inner = await startModelServer();
    inner.say({ pieces: [good(facts.url)] });
    connect();
    server.say({ redirect: inner.url });
    expect((await drafted("whatsapp")).last).toMatchObject({ by: "template" });
    expect(inner.seen).toEqual([]);
    await inner.close();
  });

  test("may name the sums that the campaign names: a large one with spaces, and one of its title", async () => {
    connect();
    const large = { ...facts, raised: "1\u202f200\u202f000 $", title: "$500 for a well" };
    const text = `Four wells stand dry in Loima. $500 mend one, and 1\u00a0200\u00a0000 $ are there: ${facts.url}`;
    server.say({ pieces: [text] });
    const events: DraftEvent[] = [];
    for await (const event of draftEvents("whatsapp", large, "en")) events.push(event);
    expect(events.at(-1)).toEqual({ by: "model", text });
  });

  test("nothing of what is refused is shown before", async () => {
    connect();
    server.say({ pieces: ["Give now, you ", "idiots", ", or else. ", facts.url] });
    const { events } = await drafted("whatsapp");
    expect(JSON.stringify(events.slice(0, -1))).not.toContain("idiots");
  });

  test("in production mode a host whose name leads to a private address is not asked", async () => {
    const { port } = new URL(server.url);
    server.say({ pieces: ["Words."] });
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
      const endpoint = `http://${host}:${port}/v1/chat/completions`;
      Object.assign(env, { outreach: { endpoint, key, model: "m" }, production: true });
      try {
        const { last } = await drafted("x");
        expect(last).toMatchObject({ by: "template" });
      } finally {
        Object.assign(env, { production: false });
      }
    }
    expect(server.seen).toEqual([]);
  });
});
