import type { BrowserContext } from "@playwright/test";

/*
 * On another date (scripts/test-dates.mjs) the browser keeps the machine's clock: under libfaketime its waits become
 * busy loops, and a page takes minutes. Instead, the time that its pages see is shifted.
 */
const moved = process.env["FAKETIME"];
const movedMs = moved === undefined ? 0 : Number.parseInt(moved) * 1000;

/** ms: the browser's own time, by which cookies expire */
export const browserNow = (): number => Date.now() - movedMs;

/** The environment for a browser: without the faked clock. Undefined where no clock is faked. */
export const browserEnvironment = (): Record<string, string> | undefined =>
  moved === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(process.env).flatMap(([name, value]) =>
          value === undefined || /^(?:LD_PRELOAD|FAKETIME)$/.test(name) ? [] : [[name, value]],
        ),
      );

const done = new WeakSet<BrowserContext>();

/** Shifts the time that a context's pages see, to match the tests' clock. */
export async function moveDates(context: BrowserContext): Promise<void> {
  if (moved === undefined || done.has(context)) return;
  done.add(context);
  await context.addInitScript((ms) => {
    const Real = Date;
    const now = () => Real.now() + ms;
    globalThis.Date = new Proxy(Real, {
      construct: (target, given, asked) =>
        Reflect.construct(target, given.length > 0 ? given : [now()], asked) as Date,
      apply: () => new Real(now()).toString(),
      get: (target, name) => (name === "now" ? now : (Reflect.get(target, name) as unknown)),
    });
  }, movedMs);
}
