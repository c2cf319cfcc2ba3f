import type { BrowserContext } from "@playwright/test";

/*
 * On another day (scripts/test-dates.mjs) the browser keeps the machine's clock: under libfaketime it turns round in its own waits
 * and takes minutes for a page. What its pages take for now is moved instead.
 */
const moved = process.env["FAKETIME"];
const movedMs = moved === undefined ? 0 : Number.parseInt(moved) * 1000;

/** ms: the time by which the browser itself goes, which says when a cookie ends. */
export const browserNow = (): number => Date.now() - movedMs;

/** The environment of a browser: without the moved clock. Undefined where nothing is moved. */
export const browserEnvironment = (): Record<string, string> | undefined =>
  moved === undefined
    ? undefined
    : Object.fromEntries(
        Object.entries(process.env).flatMap(([name, value]) =>
          value === undefined || /^(?:LD_PRELOAD|FAKETIME)$/.test(name) ? [] : [[name, value]],
        ),
      );

const done = new WeakSet<BrowserContext>();

/** Moves what the pages of a context take for now as far as the tests' own clock. */
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
