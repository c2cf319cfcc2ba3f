import { expect, type BrowserContext } from "@playwright/test";

/** Rules that such a browser does not know, and skips together with their block. */
const unknown = /@(?:layer|property|container)\b/g;
/** Evaluates to true only in a browser without cascade layers, unlike this one: the test answers in its place. */
const guard = /@supports not \(color:\s*revert-layer\)/g;

/** The end of a rule that begins here: after its block, or after its semicolon. */
function endOf(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at++) {
    if (css[at] === "{") depth++;
    else if (css[at] === "}" && --depth === 0) return at + 1;
    else if (css[at] === ";" && depth === 0) return at + 1;
  }
  return css.length;
}

/** A style sheet as a browser before Chrome 99 parses it. */
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
 * Makes a context's browser behave like such an old one for styles. With `scripts` false its script files fail while
 * scripting is on: before Chrome 80 they are a syntax error, and `<noscript>` is not shown there.
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

/**
 * Makes a context's browser lack what Chrome 94 and Firefox 93, the oldest that run our scripts, do not have: methods, and
 * `:has()`, for which a selector that no browser knows stands.
 */
export async function makeMiddleAged(context: BrowserContext): Promise<void> {
  await context.route("**/*.css", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(":has(", ":-none-has(");
    await route.fulfill({ response: answer, body });
  });
  await context.addInitScript(() => {
    const newer: [object, string[]][] = [
      [String.prototype, ["isWellFormed", "toWellFormed"]],
      [
        Array.prototype,
        ["toSorted", "toReversed", "toSpliced", "with", "findLast", "findLastIndex"],
      ],
      [Array, ["fromAsync"]],
      [Object, ["groupBy"]],
      [Map, ["groupBy"]],
      [Set.prototype, ["union", "intersection", "difference", "isSubsetOf", "isDisjointFrom"]],
      [Promise, ["withResolvers", "try"]],
      [AbortSignal, ["timeout", "any"]],
      [URL, ["parse", "canParse"]],
      [Intl, ["Segmenter", "DurationFormat"]],
      [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
      [Document.prototype, ["startViewTransition"]],
      [Crypto.prototype, ["randomUUID"]],
      [window, ["scheduler", "navigation", "structuredClone"]],
    ];
    for (const [owner, names] of newer)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
}
