// relative: next.config.ts reads this, where the framework knows no "@/"
import { defaultLocale } from "./i18n/locales";
import { splitLocale } from "./i18n/paths";
import { ownPage, routes, type Route } from "./route-table";

const routeAt = new Map(routes.map((route) => [route.path, route]));

const firstSegment = (path: string): string => `/${path.split("/")[1] ?? ""}`;

/** The signed-in pages' first segments, and where each sends a visitor. Pages of theirs that do not exist need a session, too. */
export const signedInAreas: ReadonlyMap<string, string> = new Map(
  routes
    .filter((route) => route.type === "page" && !route.localized)
    .map(({ path }) => {
      const area = firstSegment(path);
      return [area, area === "/admin" ? "/admin/login" : "/login"];
    }),
);

const isDynamic = (segment: string): boolean => segment.startsWith("[");

/** As the framework prefers: at the first place where two differ, a fixed segment before one that varies. */
function moreSpecific(a: string[], b: string[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const [rankA, rankB] = [a[i], b[i]].map((segment = "[") => {
      if (segment.startsWith("[...")) return 2;
      return isDynamic(segment) ? 1 : 0;
    });
    if (rankA !== rankB) return rankA! - rankB!;
  }
  return b.length - a.length;
}

const dynamicRoutes = new Map<string, { segments: string[]; route: Route }[]>();
for (const route of routes.filter(({ path }) => path.includes("[") && path !== "/[...rest]")) {
  const area = firstSegment(route.path);
  const entry = { segments: route.path.split("/").slice(1), route };
  dynamicRoutes.set(
    area,
    [...(dynamicRoutes.get(area) ?? []), entry].sort((a, b) =>
      moreSpecific(a.segments, b.segments),
    ),
  );
}

function fits(pattern: string[], segments: string[]): boolean {
  for (const [i, expected] of pattern.entries()) {
    if (expected.startsWith("[...")) return segments.length > i && segments[i] !== "";
    const found = segments[i];
    if (found === undefined || found === "") return false;
    if (!isDynamic(expected) && expected !== found) return false;
  }
  return pattern.length === segments.length;
}

function routeOfPath(path: string): Route | undefined {
  const fixed = path.includes("[") ? undefined : routeAt.get(path);
  if (fixed) return fixed;
  const area = firstSegment(path);
  const segments = path.split("/").slice(1);
  return dynamicRoutes.get(area)?.find((entry) => fits(entry.segments, segments))?.route;
}

/** Pages of a signed-in area that do not exist: drawn for who asks, and only for people with a session. */
const missingIn = new Map<string, Route>(
  [...signedInAreas.keys()].map((area) => [
    area,
    {
      ...ownPage,
      path: `${area}/[...rest]`,
      access: area === "/admin" ? "admin" : "account",
      missing: true,
    },
  ]),
);
const missingPage = routeAt.get("/[...rest]")!;

export type Address = {
  route: Route;
  /** "/af", or "" */
  prefix: string;
  /** without the language and the query */
  path: string;
};

/** What an address of this site is: path, with or without a query. One that nothing has is the 404's. */
export function addressOf(url: string): Address {
  const end = url.search(/[?#]/);
  const whole = end < 0 ? url : url.slice(0, end);
  const { locale, path } = splitLocale(whole);
  const prefix = locale === defaultLocale ? "" : `/${locale}`;
  const route = routeOfPath(path);
  if (route && (prefix === "" || route.localized)) return { route, prefix, path };
  const area = prefix === "" ? missingIn.get(firstSegment(path)) : undefined;
  return { route: area ?? missingPage, prefix, path };
}

/** The signed-in pages and their handlers, the sign-in page of administrators too. */
export const isInSignedInArea = ({ prefix, path }: Address): boolean =>
  prefix === "" && signedInAreas.has(firstSegment(path));

/** "?a=b", or "". */
export const queryOf = (url: string): string => {
  const mark = url.indexOf("?");
  return mark < 0 ? "" : url.slice(mark);
};

/** Whether an address looks for words in a public list; turning its pages or choosing a cause is no search. */
export const isSearch = ({ route }: Address, query: string): boolean =>
  route.limit === "search" &&
  new URLSearchParams(query).getAll("search").some((text) => text.trim() !== "");

/** What needs a session before it is asked, by its address alone: the middleware's courtesy, not the lock. */
export const needsSession = (address: Address): boolean =>
  isInSignedInArea(address) && address.route.access !== "signed-out";

/** Where a visitor signs in for an address. */
export const loginFor = ({ path }: Address): string =>
  signedInAreas.get(firstSegment(path)) ?? "/login";

/** The part of a pattern before the first segment that varies: "/gifts/[token]" → "/gifts/". */
const fixedPart = (path: string): string => path.split("[")[0] ?? path;

const withoutLonger = (prefixes: string[]): string[] =>
  [...new Set(prefixes)].filter(
    (prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(other)),
  );

/** What crawlers are asked to leave, as the beginnings of addresses; the localized ones have others in each language. */
export function hiddenPrefixes(): { localized: string[]; other: string[] } {
  const hidden = routes.filter((route) => route.indexed === "hidden");
  const area = (route: Route) =>
    route.type === "call" ? fixedPart(route.path) : firstSegment(route.path);
  return {
    localized: withoutLonger(
      hidden.filter((one) => one.localized).map((one) => fixedPart(one.path)),
    ),
    other: withoutLonger(hidden.filter((one) => !one.localized).map(area)),
  };
}

/** Where a page's address is a key and it holds forms: everything below, so that a mistyped key is not told either. */
export const keyedPrefixes = (): string[] =>
  withoutLonger(
    routes
      .filter((route) => route.referrer === "same-origin" && route.access === "link")
      .map((route) => fixedPart(route.path)),
  );

const keys = keyedPrefixes();

/**
 * A path as logs may hold it, without its query: of one that is a key only its beginning, so that who reads a log opens
 * nothing with it.
 */
export function pathForLog(url: string): string {
  const { prefix, path } = addressOf(url.replace(/^\/{2,}/, "/"));
  const keyed = keys.find((beginning) => path.startsWith(beginning));
  return (prefix + (keyed === undefined ? path : `${keyed}…`)).slice(0, 200);
}

/** The framework's writing of a pattern: "/media/[...key]" → "/media/:key*". */
export const asSource = (path: string): string =>
  path.replace(/\[\.\.\.(\w+)\]/g, ":$1*").replace(/\[(\w+)\]/g, ":$1");
