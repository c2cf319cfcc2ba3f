import net from "node:net";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { requiredEnv } from "@/lib/env";
import { newId } from "@/lib/ids";
import { hideWords } from "@/lib/support-words/hide-words";
import { updateProfile } from "@/lib/ngos/update-profile";
import { updateCampaign } from "@/lib/campaigns/update-campaign";
import { PageCache } from "@/server/page-cache";
import { PageChanges } from "@/server/page-changes";
import { cacheKey } from "@/server/page-key";
import {
  makeCampaign,
  makeDonationRow,
  makeMember,
  makeNgo,
  makeUpdate,
  ngoActorOf,
  randomText,
  recountGiving,
} from "@/tests/support/factories";

vi.setConfig({ testTimeout: 60_000 });
afterAll(() => db.$disconnect());

const url = requiredEnv("DATABASE_URL");
/** One process's cache and its notifications: the page's text is how often it was rendered. */
function serverProcess(databaseUrl = url) {
  const drawn = new Map<string, number>();
  const cache = new PageCache(async (key) => {
    drawn.set(key, (drawn.get(key) ?? 0) + 1);
    return {
      status: 200,
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "s-maxage=10" },
      body: Buffer.from(`<p>${drawn.get(key)}</p>`),
    };
  });
  const isHearing: boolean[] = [];
  const setHearing = cache.setHearing.bind(cache);
  vi.spyOn(cache, "setHearing").mockImplementation((now) => {
    isHearing.push(now);
    setHearing(now);
  });
  const looks = vi.spyOn(cache, "handOver");
  const changes = new PageChanges(cache);
  const ended = new AbortController();
  const listening = changes.listen(databaseUrl, ended.signal);
  const draw = async (paths: string[]) => {
    for (const path of paths) await cache.get(cacheKey(path)!);
  };
  const gone = (paths: string[]) => paths.filter((path) => !cache.isAtHand(path));
  return { changes, draw, gone, isHearing, looks, end: () => (ended.abort(), listening) };
}
type ServerProcess = ReturnType<typeof serverProcess>;

let processes: ServerProcess[] = [];
const begin = async (count: number, databaseUrl = url) => {
  const begun = Array.from({ length: count }, () => serverProcess(databaseUrl));
  processes.push(...begun);
  await vi.waitFor(() => expect(begun.every(({ isHearing }) => isHearing.at(-1))).toBe(true));
  // the second poll of sums must still find what was written before the first, if a transaction in any database was
  // open then
  await vi.waitFor(() => {
    for (const { looks } of begun) expect(looks.mock.calls.length).toBeGreaterThan(1);
  });
  return begun;
};
afterEach(async () => {
  await Promise.all(processes.map(({ end }) => end()));
  processes = [];
});

let world: Awaited<ReturnType<typeof makeWorld>>;
async function makeWorld() {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const other = await makeCampaign((await makeNgo()).ngo.id);
  const { id: certificate } = await db.ngoDocument.create({
    data: {
      id: newId("document"),
      ngoId: ngo.id,
      kind: "registrationCertificate",
      storageKey: randomText(),
      fileName: "certificate.pdf",
      contentType: "application/pdf",
      byteSize: 1_000,
      sha256: randomText(32),
      uploadedBy: owner.id,
    },
  });
  const paths = {
    home: "/",
    listing: "/campaigns",
    directory: "/fr/ngos",
    campaign: `/campaigns/${campaign.slug}`,
    updates: `/campaigns/${campaign.slug}/updates`,
    ngo: `/ngo-campaigns/${ngo.id}`,
    record: `/ngo-campaigns/${ngo.id}/record`,
    fund: "/frontline-fund",
    otherCampaign: `/campaigns/${other.slug}`,
    contact: "/contact",
  };
  return { ngo, owner, campaign, certificate, actor: await ngoActorOf(owner), paths };
}
type Name = keyof typeof world.paths;
beforeEach(async () => {
  world = await makeWorld();
});

const own = ["campaign", "updates", "ngo", "record"] as const;
const lists = ["home", "listing", "fund"] as const;
/** A write, and the pages that it evicts from the caches. */
const writes: [string, () => Promise<unknown>, readonly Name[]][] = [
  [
    "a campaign's words",
    () => updateCampaign(world.actor, world.campaign.id, { title: "A deeper well" }, {}),
    [...own, ...lists, "directory"],
  ],
  [
    "a campaign's pause",
    () => updateCampaign(world.actor, world.campaign.id, { status: "paused" }, {}),
    [...own, ...lists, "directory"],
  ],
  [
    "an organisation's words",
    () => updateProfile(world.actor, { description: "We dig wells in the hills of Loima." }),
    [...own, ...lists, "directory"],
  ],
  [
    "an organisation's suspension",
    () =>
      db.ngo.update({
        where: { id: world.ngo.id },
        data: { suspendedAt: new Date(), suspensionReason: "Asked for papers" },
      }),
    [...own, ...lists, "directory"],
  ],
  [
    "a donation's sums",
    async () => {
      await makeDonationRow(world.campaign, { status: "succeeded", settledAt: new Date() });
      await recountGiving(world.ngo.id);
    },
    [...own, ...lists],
  ],
  ["an update", () => makeUpdate(world.campaign.id), [...own, "home"]],
  [
    "a like",
    () => db.ngoLike.create({ data: { ngoId: world.ngo.id, visitorHash: randomText() } }),
    ["ngo", "record", "directory"],
  ],
  ["a further member", () => makeMember(world.ngo.id), ["ngo", "record", "directory"]],
];

describe("a write takes its pages out of the caches of two processes, and no others", () => {
  test.each(writes)("%s", async (_name, write, expected) => {
    const two = await begin(2);
    const all = Object.values(world.paths);
    for (const { draw } of two) await draw(all);
    for (const { gone } of two) expect(gone(all)).toEqual([]);
    await write();
    const changed = all.filter((path) => expected.some((name) => world.paths[name] === path));
    for (const { gone, changes } of two) {
      await changes.heard();
      await vi.waitFor(() => expect(gone(all)).toEqual(changed));
    }
  });

  test("words of support that are hidden", async () => {
    const gift = await makeDonationRow(world.campaign, {
      status: "succeeded",
      settledAt: new Date(),
      message: "Well done",
      showWords: true,
    });
    const two = await begin(2);
    const all = Object.values(world.paths);
    for (const { draw } of two) await draw(all);
    await hideWords(world.actor, { donationId: gift.id, hidden: true });
    for (const { gone, changes } of two) {
      await changes.heard();
      expect(gone(all)).toEqual(
        ["/", ...own.map((name) => world.paths[name])].toSorted(
          (a, b) => all.indexOf(a as never) - all.indexOf(b as never),
        ),
      );
    }
  });

  test("what a newer release says takes all", async () => {
    const [one] = await begin(1);
    const all = Object.values(world.paths);
    await one!.draw(all);
    await db.$queryRaw`select pg_notify('harambee_pages', '{"kind": "tomorrow"}')::text`;
    await one!.changes.heard();
    expect(one!.gone(all)).toEqual(all);
  });

  test("a write that is taken back takes none", async () => {
    const [one] = await begin(1);
    const all = Object.values(world.paths);
    await one!.draw(all);
    const failed = db.$transaction(async (tx) => {
      await tx.campaign.update({ where: { id: world.campaign.id }, data: { title: "Never" } });
      throw new Error("taken back");
    });
    await expect(failed).rejects.toThrow("taken back");
    await one!.changes.heard();
    expect(one!.gone(all)).toEqual([]);
  });
});

/** A proxy between a process and the database, which can hold back the traffic or cut it off. */
async function line() {
  const { hostname, port } = new URL(url);
  const sockets = new Set<net.Socket>();
  let isHeld = false;
  const server = net.createServer((near) => {
    const far = net.connect(Number(port || 5432), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("data", (bytes) => isHeld || to.write(bytes));
      from.on("close", () => to.destroy());
      from.on("error", () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = new URL(url);
  address.hostname = "127.0.0.1";
  address.port = String((server.address() as net.AddressInfo).port);
  return {
    url: address.href,
    cut: () => sockets.forEach((socket) => socket.destroy()),
    hold: (held: boolean) => void (isHeld = held),
    end: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

describe("a process that cannot hear of changes", () => {
  let through: Awaited<ReturnType<typeof line>>;
  beforeEach(async () => {
    through = await line();
  });
  afterEach(() => through.end());

  test.each(["is cut off", "gets no answer"])(
    "%s: its pages count as old, and all are drawn anew when it hears again",
    async (how) => {
      const [one] = await begin(1, through.url);
      const { campaign, contact } = world.paths;
      await one!.draw([campaign, contact]);
      if (how === "is cut off") through.cut();
      else through.hold(true);
      await vi.waitFor(() => expect(one!.isHearing).toContain(false));
      await db.campaign.update({ where: { id: world.campaign.id }, data: { title: "Unheard" } });
      through.hold(false);
      await vi.waitFor(() => expect(one!.isHearing.at(-1)).toBe(true));
      expect(one!.gone([campaign, contact])).toEqual([campaign, contact]);
      await one!.draw([campaign]);
      expect(one!.gone([campaign])).toEqual([]);
    },
  );

  test("one who writes meanwhile is answered, and sees what was written", async () => {
    const [one] = await begin(1, through.url);
    await one!.draw([world.paths.campaign]);
    through.hold(true);
    await db.campaign.update({ where: { id: world.campaign.id }, data: { title: "Held back" } });
    await one!.changes.heard();
    expect(one!.gone([world.paths.campaign])).toEqual([world.paths.campaign]);
  });
});
