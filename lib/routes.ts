// One table and the look-up of an address in it: over 250 lines because the site has that many addresses.
// relative: next.config.ts reads this, where the framework knows no "@/"
import { defaultLocale } from "./i18n/locales";
import { fundPath, fundSlug, successPath } from "./fund";
import { splitLocale } from "./i18n/paths";

/**
 * Every address of the site, once. Middleware, the server, next.config, robots.txt, the sitemap, share pictures and the access
 * tests read this table; nothing else knows a list of addresses. The calls below /api/v1 describe themselves (lib/http/route.ts).
 */

/** Who a page gives itself to. What lies behind it (whose campaign, whose document) is decided in the query. */
export type Access =
  | "everyone"
  /** the address is the key: whoever holds the link */
  | "link"
  /** people without a session; others are led to their home */
  | "signed-out"
  /** whoever has a session, whatever became of the application */
  | "account"
  /** an organisation whose application stands as the page says; others are led to theirs */
  | "applicant"
  | "organisation"
  | "admin"
  /** the organisation that owns it, and administrators */
  | "owner"
  /** asked for by our own server only; a visitor meets 404 */
  | "server";

export type SharePage =
  "home" | "frontline-fund" | "campaigns" | "ngos" | "contact" | "privacy" | "ayc" | "developers";

type Definition = {
  type: "page" | "handler" | "file" | "call";
  access: Access;
  /**
   * "until-changed": drawn once for everyone; app/per-request has its twin for servers without our page cache.
   * "per-query": the same for everyone, drawn for each query. "shipped": a file of the build. "pattern": drawn from its address.
   */
  cached?: "until-changed" | "per-query" | "shipped" | "pattern";
  /** has an address in each language (app/[locale]) */
  localized?: true;
  /** "listed": in the sitemap. "hidden": named in robots.txt */
  indexed?: "listed" | "hidden";
  /** the picture that a shared link shows */
  share?: SharePage;
  /** "page": its own scripts, in no frame. "frame": the same, in any site's frame. "file": nothing at all */
  policy: "page" | "frame" | "file";
  /** a campaign's video may play in it, from another site */
  videos?: true;
  /** the address is a key, or names a payment. Never "no-referrer": such a page may hold a form, and a browser without a
   * script would post it with "Origin: null", which is refused */
  referrer?: "same-origin";
  /** other sites may show it */
  shareable?: true;
  /** which limit of server/page-limits.ts it counts for; "none" is not counted */
  limit?: "search" | "share" | "pattern" | "pdf" | "file" | "page" | "none";
  /** which page of app/[locale]/lost stands in the place of its 404 */
  errorPage?: "donate" | "campaign" | "ngo" | "gift";
  /** holds a donation form: the provider's checkout may open in it (lib/payments/pay-in-page.ts) */
  pays?: true;
  /** somebody came to fill in its form: scripts are loaded as soon as the page is read */
  scripts?: "early";
  /** no page has this address: what stands here is the 404 */
  missing?: true;
};

export type Route = Definition & { path: string };

const publicPage = {
  type: "page",
  access: "everyone",
  localized: true,
  policy: "page",
} as const satisfies Definition;
const cachedPage = { ...publicPage, cached: "until-changed" } as const;
const keyPage = { ...publicPage, access: "link", referrer: "same-origin" } as const;
const signedOutPage = { ...publicPage, access: "signed-out" } as const;
const ownPage = { type: "page", indexed: "hidden", policy: "page" } as const;
const organisationPage = { ...ownPage, access: "organisation" } as const;
const adminPage = { ...ownPage, access: "admin" } as const;
const applicantPage = { ...ownPage, access: "applicant" } as const;
const handler = { type: "handler", access: "everyone", policy: "file" } as const;
const shippedFile = {
  type: "file",
  access: "everyone",
  policy: "file",
  cached: "shipped",
  limit: "none",
} as const;
const pattern = { ...handler, cached: "pattern", limit: "pattern", shareable: true } as const;

const definitions: Record<string, Definition> = {
  "/": { ...cachedPage, indexed: "listed", share: "home" },
  [fundPath]: { ...cachedPage, indexed: "listed", share: "frontline-fund" },
  "/campaigns": {
    ...publicPage,
    cached: "per-query",
    limit: "search",
    indexed: "listed",
    share: "campaigns",
  },
  "/ngos": {
    ...publicPage,
    cached: "per-query",
    limit: "search",
    indexed: "listed",
    share: "ngos",
  },
  "/contact": { ...cachedPage, indexed: "listed", share: "contact" },
  "/privacy": { ...cachedPage, indexed: "listed", share: "privacy" },
  "/ayc": { ...cachedPage, indexed: "listed", share: "ayc" },
  "/developers": { ...cachedPage, indexed: "listed", share: "developers" },
  "/campaigns/[slug]": { ...cachedPage, videos: true, errorPage: "campaign" },
  "/campaigns/[slug]/embed": { ...cachedPage, policy: "frame", errorPage: "campaign" },
  "/campaigns/[slug]/poster": { ...cachedPage, errorPage: "campaign" },
  "/campaigns/[slug]/supporters": { ...publicPage, errorPage: "campaign" },
  "/campaigns/[slug]/donate": { ...publicPage, errorPage: "donate", scripts: "early", pays: true },
  "/campaigns/[slug]/payment/success": {
    ...publicPage,
    referrer: "same-origin",
    errorPage: "campaign",
  },
  [`${fundPath}/donate`]: { ...publicPage, pays: true },
  [successPath(fundSlug)]: { ...publicPage, referrer: "same-origin" },
  "/ngo-campaigns/[id]": { ...cachedPage, errorPage: "ngo" },
  "/[...rest]": { ...cachedPage, missing: true },

  "/gifts": { ...cachedPage, referrer: "same-origin" },
  "/gifts/[token]": { ...keyPage, indexed: "hidden", errorPage: "gift" },
  "/gifts/mine/[token]": { ...keyPage, indexed: "hidden", errorPage: "gift" },
  "/gifts/[token]/receipt": { ...handler, access: "link", localized: true, limit: "pdf" },
  "/gifts/mine/[token]/statement": { ...handler, access: "link", localized: true, limit: "pdf" },
  "/cards/[token]": { ...keyPage, indexed: "hidden" },
  "/confirm-email/[token]": keyPage,
  "/invitations/[token]": keyPage,
  "/reset-password/[token]": keyPage,
  "/reset-password": { ...publicPage, referrer: "same-origin" },

  "/login": signedOutPage,
  "/login/second-factor": signedOutPage,
  "/signup": signedOutPage,
  "/preview/campaigns/[slug]": { ...publicPage, access: "owner", videos: true },
  "/lost/[kind]": { ...cachedPage, access: "server" },

  "/home": { ...ownPage, access: "account" },
  "/account/security": { ...ownPage, access: "account" },
  "/account/confirm": { ...ownPage, access: "account" },
  "/registration": applicantPage,
  "/verification-pending": applicantPage,
  "/verification-rejected": applicantPage,
  "/dashboard": organisationPage,
  "/dashboard/donors/[key]": organisationPage,
  "/dashboard/campaigns/new": organisationPage,
  "/dashboard/campaigns/edit/[campaignId]": organisationPage,
  "/admin/login": { ...ownPage, access: "signed-out" },
  "/admin/administrators": adminPage,
  "/admin/audit": adminPage,
  "/admin/dashboard": adminPage,
  "/admin/gifts": adminPage,
  "/admin/gifts/new": adminPage,
  "/admin/jobs": adminPage,
  "/admin/ledger": adminPage,
  "/admin/messages": adminPage,
  "/admin/outbox": adminPage,
  "/admin/payouts": adminPage,
  "/admin/pledges": adminPage,
  "/admin/outbox/[id]/[n]": { ...handler, access: "admin", indexed: "hidden" },

  "/documents/[id]": { ...handler, access: "owner", limit: "file" },
  "/exports/[file]": { ...handler, access: "organisation", limit: "pdf" },
  "/exports/payouts": { ...handler, access: "admin", limit: "pdf" },
  "/exports/payouts/[file]": { ...handler, access: "admin", limit: "pdf" },
  "/logout": handler,
  "/session-ended": handler,
  "/preview-check": { ...handler, limit: "none" },
  "/csp-reports": handler,
  "/ngo-likes/[id]": handler,
  "/media/[...key]": { ...handler, limit: "file", shareable: true },
  "/share/[locale]/qr/[file]": { ...handler, limit: "share", shareable: true },
  "/share/[locale]/[kind]/[file]": { ...handler, limit: "share", shareable: true },
  "/patterns/strip/[file]": pattern,
  "/patterns/cover/[file]": pattern,
  "/oembed": { ...handler, shareable: true },
  "/feed.xml": { ...handler, limit: "none", shareable: true },
  "/sitemap.xml": { ...handler, limit: "none" },
  "/sitemaps/[file]": { ...handler, limit: "none" },
  "/robots.txt": { ...handler, limit: "none" },
  "/favicon.ico": { ...shippedFile, shareable: true },
  "/icon.svg": { ...handler, limit: "none", shareable: true },
  "/fonts/[...file]": { ...shippedFile, shareable: true },
  "/covers/[...file]": { ...shippedFile, shareable: true },
  "/images/[...file]": { ...shippedFile, shareable: true },
  "/_next/static/[...file]": shippedFile,
  "/_next/[...file]": { ...handler, limit: "none" },
  "/api/v1/openapi.json": {
    type: "call",
    access: "everyone",
    policy: "file",
    limit: "none",
    shareable: true,
  },
  "/api/[...rest]": {
    type: "call",
    access: "everyone",
    policy: "file",
    limit: "none",
    indexed: "hidden",
  },
};

export const routes: Route[] = Object.entries(definitions).map(([path, definition]) => ({
  path,
  ...definition,
}));
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

/** The framework's writing of a pattern: "/media/[...key]" → "/media/:key*". */
export const asSource = (path: string): string =>
  path.replace(/\[\.\.\.(\w+)\]/g, ":$1*").replace(/\[(\w+)\]/g, ":$1");
