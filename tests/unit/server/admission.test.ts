import { beforeEach, expect, test, vi } from "vitest";
import { donationQueue, inTurn, turns, whileAsking } from "@/lib/donation-queue";
import { AppError } from "@/lib/errors";
import { laneOf, lanes, Admission } from "@/server/admission";

const none = { giving: 0, page: 0, renewal: 0, drawing: 0, extra: 0 };
const lane = (url: string, method = "GET") => laneOf({ url, method });

test("searches and drawn pictures go first, pages next; pages to give on have their own places, what books a gift never waits here", () => {
  for (const url of [
    "/campaigns?search=water",
    "/fr/ngos?search=maji",
    "/api/v1/campaigns?search=x",
    "/share/en/qr/pump.png",
    "/share/en/campaign/pump.png",
    "/patterns/strip/a.svg",
  ])
    expect(lane(url), url).toBe("extra");
  for (const url of ["/", "/campaigns", "/campaigns?search=", "/campaigns/pump", "/dashboard"])
    expect(lane(url), url).toBe("page");
  for (const url of [
    "/campaigns/pump/donate",
    "/af/campaigns/pump/payment/success?session_id=x",
    "/frontline-fund/donate",
  ])
    expect(lane(url), url).toBe("giving");
  for (const url of [
    "/api/v1/payment/webhook",
    "/api/v1/health",
    "/preview-check?slug=x",
    "/error-pages/error",
    "/_next/static/chunks/a.js",
  ])
    expect(lane(url), url).toBeNull();
  for (const url of ["/campaigns/pump", "/dashboard", "/api/v1/ngos/login", "/campaigns?search=x"])
    expect(lane(url, "POST"), "a body may come slowly").toBeNull();
  expect(lane("/gifts/token/receipt"), "drawn in a process with a queue of its own").toBeNull();
});

test("a place is given back once and handed on in order; nothing extra begins while pages wait", async () => {
  const admission = new Admission();
  const taken = await Promise.all(
    Array.from({ length: lanes.page.atOnce }, () => admission.enter("page")),
  );
  const order: string[] = [];
  const waits = admission.enter("page").then((leave) => {
    order.push("page");
    return leave;
  });
  expect(await admission.enter("extra"), "shed while a page waits").toBeNull();
  expect(admission.refused.extra).toBe(1);
  taken[0]?.();
  taken[0]?.();
  const leave = await waits;
  expect(order).toEqual(["page"]);
  expect(admission.state).toEqual({
    working: { ...none, page: lanes.page.atOnce },
    waiting: none,
  });
  const picture = await admission.enter("extra");
  expect(picture).not.toBeNull();
  for (const give of [...taken, leave, picture]) give?.();
  expect(admission.state.working).toEqual(none);
});

test("pages for the cache have a lane of their own; during donations they are drawn one at a time", async () => {
  const drawn = (url: string) => laneOf({ url, method: "GET" }, "drawing");
  expect(drawn("/campaigns/pump")).toBe("drawing");
  expect(drawn("/patterns/strip/a.svg")).toBe("extra");
  expect(drawn("/campaigns/pump/donate")).toBe("giving");
  const admission = new Admission();
  const ends = Array.from({ length: 3 }, () => admission.beginDonation());
  const first = await admission.enter("drawing");
  const others = [1, 2, 3].map(() => admission.enter("drawing"));
  const page = await admission.enter("page");
  const counts = () => [admission.state.working.drawing, admission.state.waiting.drawing];
  expect([page !== null, ...counts()]).toEqual([true, 1, 3]);
  expect(await admission.enter("extra"), "shed while pages wait").toBeNull();
  for (const end of ends) end();
  expect(counts()).toEqual([lanes.drawing.atOnce, 4 - lanes.drawing.atOnce]);
  first?.();
  expect(counts()).toEqual([lanes.drawing.atOnce, 0]);
  for (const leave of await Promise.all(others)) leave?.();
  expect(counts()).toEqual([0, 0]);
});

test("while the event loop is late, pages are drawn one at a time with pauses, those that were there before first", async () => {
  let lag = 0;
  let now = 1_000;
  const admission = new Admission(
    () => lag,
    () => now,
  );
  const first = await admission.enter("drawing");
  expect([first !== null, admission.isBusy]).toEqual([true, false]);
  lag = 80;
  expect(admission.isBusy).toBe(true);
  const order: string[] = [];
  const enter = (lane: "drawing" | "renewal") =>
    admission.enter(lane).then((leave) => {
      order.push(lane);
      return leave;
    });
  const drawing = enter("drawing");
  const renewal = enter("renewal");
  now += 1_000;
  admission.tick();
  expect(admission.state.waiting, "one at a time").toMatchObject({ drawing: 1, renewal: 1 });
  first?.();
  (await renewal)?.();
  admission.tick();
  await Promise.resolve();
  expect(order, "a pause before the next").toEqual(["renewal"]);
  now += 8 * lag;
  admission.tick();
  (await drawing)?.();
  expect(order).toEqual(["renewal", "drawing"]);
  lag = 0;
  expect(admission.isBusy).toBe(false);
});

test("while the event loop is late, or a donation is worked on, searches begin one at a time and rest nine times as long as one took", async () => {
  let lag = 0;
  let now = 0;
  const admission = new Admission(
    () => lag,
    () => now,
  );
  const [first, second] = [await admission.enter("extra"), await admission.enter("extra")];
  now = 100;
  second!();
  lag = 41;
  let third: (() => void) | null = null;
  void admission.enter("extra").then((leave) => (third = leave));
  const isIn = async () => {
    admission.tick();
    await Promise.resolve();
    await Promise.resolve();
    return third !== null;
  };
  expect(await isIn(), "one is worked on").toBe(false);
  now = 200;
  first!();
  now = 1_999;
  expect(await isIn(), "it took 200 ms").toBe(false);
  now = 2_000;
  expect(await isIn()).toBe(true);
  now = 2_100;
  third!();
  third = null;
  void admission.enter("extra").then((leave) => (third = leave));
  now = 2_200;
  expect(await isIn()).toBe(false);
  lag = 40;
  const end = admission.beginDonation();
  expect(await isIn(), "a donation").toBe(false);
  end();
  await isIn();
  expect(third, "neither any more").not.toBeNull();
});

test("who waits too long, and whoever comes when too many wait, is told so", async () => {
  vi.useFakeTimers();
  try {
    const admission = new Admission();
    for (let i = 0; i < lanes.extra.atOnce; i++) await admission.enter("extra");
    const waiting = Array.from({ length: lanes.extra.waiting }, () => admission.enter("extra"));
    expect(await admission.enter("extra")).toBeNull();
    await vi.advanceTimersByTimeAsync(lanes.extra.patienceMs + 1);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([null]));
    expect(admission.state.waiting.extra).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

beforeEach(() => {
  globalThis.harambeeDonationQueue = undefined;
});

test("gifts begin in their order, so many at once; a failed one hands its turn on", async () => {
  let most = 0;
  let now = 0;
  const order: number[] = [];
  const begin = (i: number) =>
    inTurn(async () => {
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, 1));
      now--;
      order.push(i);
      if (i % 3 === 0) throw new Error("declined");
    }).catch((error: unknown) => expect(String(error)).toContain("declined"));
  await Promise.all(Array.from({ length: 60 }, (_, i) => begin(i)));
  expect(most).toBe(turns.atOnce);
  expect(order).toEqual(Array.from({ length: 60 }, (_, i) => i));
  expect(donationQueue()).toEqual({ begun: 0, waiting: 0 });
});

test("a gift that waited long is asked to come again, 503 with the seconds, and holds no turn", async () => {
  vi.useFakeTimers();
  try {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const busy = Array.from({ length: turns.atOnce }, () => inTurn(() => gate));
    let began = false;
    const late = inTurn(async () => void (began = true)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(turns.patienceMs + 1);
    const error = await late;
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: "unavailable",
      key: "giftsWaiting",
      retryAfter: turns.againSeconds,
    });
    release();
    await Promise.all(busy);
    expect(began).toBe(false);
    expect(donationQueue()).toEqual({ begun: 0, waiting: 0 });
    expect(await inTurn(async () => "begun")).toBe("begun");
  } finally {
    vi.useRealTimers();
  }
});

test("a gift that waits for the provider's answer leaves its place to others, and takes one again before they begin", async () => {
  let answer = () => {};
  const provider = new Promise<void>((resolve) => (answer = resolve));
  let working = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++working);
    await new Promise((resolve) => setTimeout(resolve, 1));
    working--;
  };
  let asked = 0;
  const ended: string[] = [];
  const begin = (name: string) =>
    inTurn(async () => {
      await work();
      await whileAsking(() => (asked++, provider));
      await work();
      ended.push(name);
    });
  const slow = Array.from({ length: 4 * turns.atOnce }, () => begin("slow"));
  await vi.waitUntil(() => asked === slow.length);
  expect(donationQueue()).toEqual({ begun: 0, waiting: 0 });
  answer();
  const late = Array.from({ length: turns.atOnce }, () => begin("late"));
  await Promise.all([...slow, ...late]);
  expect(most).toBe(turns.atOnce);
  expect(ended.slice(0, slow.length)).toEqual(slow.map(() => "slow"));
  expect(donationQueue()).toEqual({ begun: 0, waiting: 0 });
});

test("a provider that fails gives the place back too; outside of a turn it is only asked", async () => {
  const fails = () => Promise.reject(new Error("away"));
  await expect(inTurn(() => whileAsking(fails))).rejects.toThrow("away");
  expect(donationQueue()).toEqual({ begun: 0, waiting: 0 });
  expect(await whileAsking(async () => "answer")).toBe("answer");
  expect(donationQueue()).toEqual({ begun: 0, waiting: 0 });
});
