// Relative import: next.config.ts reads this file, where the framework does not resolve "@/".
import { env } from "../env";
import { locales } from "../i18n/locales";
import { routes, type Route } from "../route-table";
import { asSource, keyedPrefixes, signedInAreas } from "../routes";
import {
  badgePolicy,
  filePolicy,
  framedFilePolicy,
  pagePolicy,
  permissionsPolicy,
  reportPath,
} from "./page-policy";

/**
 * What a browser may do with a response: its script policy, who may frame it, what it tells other sites. Defined here
 * for each address of lib/route-table.ts and nowhere else: next.config.ts passes it to the framework; middleware.ts
 * completes a page's for its request. A handler decides only how its response may be cached (lib/http/handler.ts); lint
 * refuses more.
 */
type Header = { key: string; value: string };
type Line = {
  source: string;
  has?: { type: "header"; key: string; value: string }[];
  headers: Header[];
};

/** Where browsers report what a policy blocked. */
const reporting = { key: "Reporting-Endpoints", value: `csp="${reportPath}"` };

/**
 * The headers of every response. The policy here is the one of files and data; middleware.ts replaces it for pages.
 * Next does not let a handler's own header replace one of these, so the general one must be the strictest: a new
 * handler gets it by default.
 */
const strict: Header[] = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Cross-Origin-Resource-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: permissionsPolicy(null) },
  { key: "Content-Security-Policy", value: filePolicy },
  ...(env.secureCookies
    ? [{ key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" }]
    : []),
];

const prefixes = locales.filter((locale) => locale !== "en").join("|");
/** One source for a path in every language: the framework tries each source at each request. */
const inEveryLanguage = (path: string): string => `/:locale(${prefixes})?${path}`;
const sourceOf = ({ path, localized }: Route): string =>
  localized ? inEveryLanguage(asSource(path)) : asSource(path);
/** What other sites may embed: shared pictures, feeds, the frame of a campaign and its contents. */
const shareable = routes.filter((route) => route.shareable).map(sourceOf);
const forOthers = [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }];
/**
 * Files that browsers request with CORS: a script with its hash in `integrity`, and fonts in a frame that another site
 * sandboxes, whose origin is then "null". They are the same for everyone.
 */
const readable = ["/embed.js", "/embeds/:file*", "/fonts/:file*"];
/**
 * A form with files on a signed-in page: middleware.ts does not see it (it would copy the body), and a page may be the
 * response.
 */
const signedInForm = {
  source: `/(${[...signedInAreas.keys()].map((area) => area.slice(1)).join("|")}){/:rest(.*)}?`,
  has: [{ type: "header" as const, key: "content-type", value: "multipart/form-data.*" }],
  headers: [
    {
      key: "Content-Security-Policy",
      value: pagePolicy({ sandbox: env.sandbox, signIn: env.openId?.origin, dev: env.dev }),
    },
    reporting,
  ],
};

/** A document requested by a frame: the reviewer's, on this site only. Its handler answers nobody else there. */
const framedDocument = {
  source: "/documents/:id",
  has: [{ type: "header" as const, key: "sec-fetch-dest", value: "iframe" }],
  headers: [{ key: "Content-Security-Policy", value: framedFilePolicy }],
};

const keyed = keyedPrefixes().map((prefix) => inEveryLanguage(`${prefix}:rest*`));
const referredHere = routes
  .filter((route) => route.referrer === "same-origin")
  .map((route) => inEveryLanguage(asSource(route.path)));

/** The header rules of all addresses; if two set the same header, the later one wins. */
export const answerPolicy: Line[] = [
  { source: "/:path*", headers: strict },
  ...shareable.map((source) => ({ source, headers: forOthers })),
  ...readable.map((source) => ({
    source,
    headers: [{ key: "Access-Control-Allow-Origin", value: "*" }],
  })),
  ...routes
    .filter((route) => route.styled)
    .map((route) => ({
      source: sourceOf(route),
      headers: [{ key: "Content-Security-Policy", value: badgePolicy }],
    })),
  signedInForm,
  framedDocument,
  ...[...referredHere, ...keyed].map((source) => ({
    source,
    headers: [{ key: "Referrer-Policy", value: "same-origin" }],
  })),
];
