import { beforeAll, expect } from "vitest";
import { attack, startSite } from "./support/attack";
import { randomAddress, type Answer } from "./support/site";

/** More requests than one process can handle: what is refused, and what is not. */
const site = startSite();
let campaign: { id: string; slug: string };

beforeAll(async () => {
  const { person } = await import("@/tests/support/people");
  const { makeCampaign } = await import("@/tests/support/factories");
  campaign = await makeCampaign((await person("approved")).ngoId!);
}, 120_000);

const many = <T>(count: number, ask: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => ask(i)));

const begin = (key: string) =>
  site().request("/api/v1/payment/create-checkout-session", {
    from: randomAddress(),
    body: {
      items: [{ amount: 2_500 }],
      donorName: "Rush Donor",
      donorEmail: `${key}@test.example`,
      campaignId: campaign.id,
    },
    headers: { "idempotency-key": key },
  });

attack("V20", "in a rush searches are shed with 503 and Retry-After, gifts all begin", async () => {
  const [searches, gifts] = await Promise.all([
    many(300, (i) => site().request(`/campaigns?search=rush${i}`)),
    many(12, (i) => begin(`rush-${i}`)),
  ]);
  const statuses = (answers: Answer[]) => new Set(answers.map(({ status }) => status));
  expect(statuses(gifts)).toEqual(new Set([200]));
  const sessions = gifts.map(({ text }) => (JSON.parse(text) as { sessionId: string }).sessionId);
  expect(new Set(sessions).size).toBe(gifts.length);
  expect(statuses(searches)).toEqual(new Set([200, 503]));
  const shed = searches.find(({ status }) => status === 503)!;
  expect(shed.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(shed.headers.get("cache-control")).toContain("no-store");
  expect(shed.text).toContain("Very many people are on the site right now");
  // and when it is over, everything works as before
  await site().until(
    "a search is answered",
    async () => (await site().request("/campaigns?search=after")).status === 200,
  );
  for (const path of ["/", `/campaigns/${campaign.slug}`, "/share/en/page/home.png"])
    expect((await site().request(path)).status, path).toBe(200);
});

attack("V21", "who reads an answer slowly holds no place that others need", async () => {
  const { lanes } = await import("@/server/admission");
  const net = await import("node:net");
  const path = `/campaigns/${campaign.slug}/supporters`;
  const sockets = Array.from({ length: lanes.page.atOnce * 3 }, () => {
    const socket = net.connect(site().port, "127.0.0.1");
    socket.on("error", () => {});
    socket.write(
      `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${site().port}\r\nx-forwarded-for: ${randomAddress()}\r\n\r\n`,
    );
    socket.pause(); // never reads
    return socket;
  });
  await site().wait(1_500);
  expect((await site().request(path)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});
