// relative import: next.config.ts reads this file, where the framework does not resolve "@/"
import { defaultLocale } from "./i18n/locales";
import { splitLocale } from "./i18n/paths";
import { ownPage, routes, type Route } from "./route-table";

const routeAt = new Map(routes.map((route) => [route.path, route]));

const firstSegment = (path: string): string => `/${path.split("/")[1] ?? ""}`;

/**
 * The first path segments of the signed-in areas, and where each sends a visitor. Missing pages in them require a
 * session, too.
 */
export const signedInAreas: ReadonlyMap<string, string> = new Map(
  routes
    .filter((route) => route.type === "page" && !route.localized)
    .map(({ path }) => {
      const area = firstSegment(path);
      return [area, area === "/admin" ? "/admin/login" : "/login"];
    }),
);

const isDynamic = (segment: string): boolean => segment.startsWith("[");

/** The framework's order: where two patterns first differ, a fixed segment comes before a variable one. */
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

/** Missing pages of a signed-in area: rendered per request, and only for people with a session. */
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

/** Looks up an address of this site: a path, with or without a query. An unknown one is the 404's. */
export function addressOf(url: string): Address {
  const end = url.search(/[?#]/);
  const pathname = end < 0 ? url : url.slice(0, end);
  const { locale, path } = splitLocale(pathname);
  const prefix = locale === defaultLocale ? "" : `/${locale}`;
  const route = routeOfPath(path);
  if (route && (prefix === "" || route.localized)) return { route, prefix, path };
  const area = prefix === "" ? missingIn.get(firstSegment(path)) : undefined;
  return { route: area ?? missingPage, prefix, path };
}

/** The signed-in pages and their handlers, including the administrators' sign-in page. */
export const isInSignedInArea = ({ prefix, path }: Address): boolean =>
  prefix === "" && signedInAreas.has(firstSegment(path));

/** "?a=b", or "". */
export const queryOf = (url: string): string => {
  const mark = url.indexOf("?");
  return mark < 0 ? "" : url.slice(mark);
};

/** Whether an address searches a public list; paging or choosing a cause is not a search. */
export const isSearch = ({ route }: Address, query: string): boolean =>
  route.limit === "search" &&
  new URLSearchParams(query).getAll("search").some((text) => text.trim() !== "");

/**
 * Whether an address requires a session, judged by the address alone: a convenience of the middleware, not the access
 * check.
 */
export const needsSession = (address: Address): boolean =>
  isInSignedInArea(address) && address.route.access !== "signed-out";

/** The page where a visitor signs in for an address. */
export const loginFor = ({ path }: Address): string =>
  signedInAreas.get(firstSegment(path)) ?? "/login";

/** A pattern up to its first variable segment: "/gifts/[token]" → "/gifts/". */
const fixedPart = (path: string): string => path.split("[")[0] ?? path;

const withoutLonger = (prefixes: string[]): string[] =>
  [...new Set(prefixes)].filter(
    (prefix) => !prefixes.some((other) => other !== prefix && prefix.startsWith(other)),
  );

/** Address prefixes that crawlers are asked to skip; the localized ones exist in each language. */
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

/**
 * Prefixes of pages whose address is a key and that have forms: everything below them, so that a mistyped key is not
 * revealed either.
 */
export const keyedPrefixes = (): string[] =>
  withoutLonger(
    routes
      .filter((route) => route.referrer === "same-origin" && route.access === "link")
      .map((route) => fixedPart(route.path)),
  );

const keys = keyedPrefixes();

/**
 * A path for logs, without its query; if the address is a key, only its beginning, so that nobody can open anything
 * with what they read in a log.
 */
export function pathForLog(url: string): string {
  const { prefix, path } = addressOf(url.replace(/^\/{2,}/, "/"));
  const keyed = keys.find((beginning) => path.startsWith(beginning));
  return (prefix + (keyed === undefined ? path : `${keyed}…`)).slice(0, 200);
}

/** A pattern in the framework's notation: "/media/[...key]" → "/media/:key*". */
export const asSource = (path: string): string =>
  path.replace(/\[\.\.\.(\w+)\]/g, ":$1*").replace(/\[(\w+)\]/g, ":$1");
