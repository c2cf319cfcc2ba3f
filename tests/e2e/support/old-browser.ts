import { expect, type BrowserContext } from "@playwright/test";

/** What such a browser skips, with its block: it knows none of these rules. */
const unknown = /@(?:layer|property|container)\b/g;
/** True in a browser without layers alone, which this one is not: the test answers in its place. */
const guard = /@supports not \(color:\s*revert-layer\)/g;

/** Where a rule ends that begins here: behind its block, or behind its semicolon. */
function endOf(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    if (css[at] === "{") depth++;
    else if (css[at] === "}" && --depth === 0) return at + 1;
    else if (css[at] === ";" && depth === 0) return at + 1;
  }
  return css.length;
}

/** A sheet as a browser before Chrome 99 reads it. */
function asRead(css: string): string {
  let kept = "";
  let from = 0;
  for (let rule = unknown.exec(css); rule !== null; rule = unknown.exec(css)) {
    kept += css.slice(from, rule.index);
    from = unknown.lastIndex = endOf(css, rule.index);
  }
  unknown.lastIndex = 0;
  return kept + css.slice(from);
}

/**
 * Makes a context's browser as old as that for styles. Its script files do not come where `scripts` is false, while scripting is
 * on: they are a syntax error before Chrome 80, and `<noscript>` shows nothing there.
 */
export async function makeOld(context: BrowserContext, { scripts }: { scripts: boolean }) {
  await context.route("**/*.css", async (route) => {
    const answer = await route.fetch();
    const css = asRead(await answer.text());
    expect(css.match(guard), "one sheet for old browsers").toHaveLength(1);
    await route.fulfill({ response: answer, body: css.replace(guard, "@media all") });
  });
  if (!scripts) await context.route("**/_next/static/**/*.js", (route) => route.abort());
}
