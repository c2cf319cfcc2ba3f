// Everything that this server assumes about the framework's output and its client's headers: the one file to check when
// the framework is updated. tests/attacks/framework.test.ts reads real pages with it; unknownShapes() reports what
// changed. Besides this, router-state.ts calls the framework itself.

/** A script file of the page, loaded asynchronously. */
const asyncScript =
  /<script src="(\/_next\/static\/[^"]+\.js)"(?: (?:id|nonce)="[^"]*")* async=""(?: nonce="[^"]*")?><\/script>/g;
const scriptPreload =
  /<link rel="preload" as="script" fetchPriority="low"(?: nonce="[^"]*")? href="\/_next\/static\/[^"]+\.js"(?: nonce="[^"]*")?\/>/g;
const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const dataType = /type="(?!text\/javascript|module)/;
/** Framework data, its start, or the loading of its files: one call. */
const frameworkCall =
  /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\)|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\(([\s\S]*)\);?$/;

/** React puts a property with this prefix on each element that it has hydrated. */
export const hydratedProperty = "__reactProps$";

/** Headers of the framework's own 404 or 500, which do not apply to the page that replaces it. */
export const shellHeaders = [
  "content-length",
  "content-encoding",
  "transfer-encoding",
  "etag",
  "link",
  "x-nextjs-cache",
  "x-nextjs-prerender",
  "x-nextjs-stale-time",
];

/** Headers that the framework's parts send to each other; a client's are removed. */
export const internalHeaders = [
  "x-middleware-subrequest",
  "x-middleware-rewrite",
  "x-middleware-next",
  "x-middleware-prefetch",
  "x-invoke-path",
  "x-invoke-status",
  "x-invoke-query",
  "x-invoke-output",
  "x-matched-path",
  "x-prerender-revalidate",
  "x-prerender-revalidate-if-generated",
  "x-now-route-matches",
];

/** With one of these headers an address returns part of a page, or runs an action. */
export const partHeaders = [
  "rsc",
  "next-router-state-tree",
  "next-router-prefetch",
  "next-router-segment-prefetch",
  "next-action",
];

export const isJson = (text: string): boolean => {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};

/** Whether an inline script is the framework's: a known call with nothing but JSON in it. */
export function isFrameworkScript(code: string): boolean {
  const argument = frameworkCall.exec(code.trim())?.[1];
  return argument !== undefined && isJson(argument);
}

/** The code of each inline script that a browser would run. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes = ""]) => !dataType.test(attributes))
    .map(([, , code = ""]) => code);
}

/** The page without its asynchronous scripts, and their addresses in order. */
export function withoutScripts(html: string): { html: string; files: string[] } {
  const files: string[] = [];
  const rest = html.replace(scriptPreload, "").replace(asyncScript, (_tag, file: string) => {
    files.push(file);
    return "";
  });
  return { html: rest, files };
}

const anyScript = /<script([^>]*)>[\s\S]*?<\/script>/g;

/**
 * The page as it is read: without inline scripts and the framework's files. Other files stay, and what the framework
 * streams after the page (its title) stays where it is.
 */
export const withoutFramework = (html: string): string =>
  withoutScripts(html).html.replace(anyScript, (tag, attributes: string) =>
    /\ssrc="(?!\/_next\/)/.test(attributes) ? tag : "",
  );

/** What in a framework page differs from this file's assumptions, one sentence each. Empty when all is understood. */
export function unknownShapes(html: string): string[] {
  const { html: rest, files } = withoutScripts(html);
  const scripts = inlineScripts(html);
  const unknown = scripts.find((code) => !isFrameworkScript(code));
  const left = /<script[^>]*\ssrc="[^"]*"[^>]*async[^>]*>/.exec(rest)?.[0];
  const preload = /<link[^>]*rel="preload"[^>]*as="script"[^>]*>/.exec(rest)?.[0];
  return [
    files.length === 0 &&
      "No asynchronous script of /_next/static was found: scripts would be loaded before the page is read (asyncScript).",
    left !== undefined &&
      `A script tag has another shape and would not be deferred: ${left} (asyncScript).`,
    preload !== undefined &&
      `A preload of a script has another shape and would load it at once: ${preload} (scriptPreload).`,
    scripts.length === 0 && "No inline script was found, so none would be allowed (inlineScript).",
    unknown !== undefined &&
      `An inline script is no known call and would be stopped by the policy: ${unknown.slice(0, 120)} (frameworkCall).`,
  ].filter((sentence) => sentence !== false);
}

export const readsAsActionId = (header: string): boolean => /^[0-9a-f]{40,64}$/.test(header);
