// Relative: next.config.ts reads this, where the framework knows no "@/".
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
 * What a browser may do with an answer: its script policy, who may show it, what it tells other sites. Said here for each address
 * of lib/route-table.ts and nowhere else: next.config.ts hands it to the framework; a page's is completed by middleware.ts for its
 * request. A handler says who may keep its answer (lib/http/handler.ts), and lint refuses more.
 */
type Header = { key: string; value: string };
type Line = {
  source: string;
  has?: { type: "header"; key: string; value: string }[];
  headers: Header[];
};

/** Where a browser sends what a policy stopped. */
const reporting = { key: "Reporting-Endpoints", value: `csp="${reportPath}"` };

/**
 * What every answer carries. The policy here is the one of files and data; middleware.ts replaces it for pages. Next lets no
 * handler's own header replace one of these, so the general one must be the strictest: a new handler has it without asking.
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
/** What other sites may show: shared pictures, feeds, the frame of a campaign and what stands in it. */
const shareable = routes.filter((route) => route.shareable).map(sourceOf);
const forOthers = [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }];
/**
 * Files that a browser asks for with CORS: a script with its hash in `integrity`, and fonts in a frame that another site
 * confines, whose origin is then none. They are the same for everyone.
 */
const readable = ["/embed.js", "/embeds/:file*", "/fonts/:file*"];
/** A form with files on a signed-in page: middleware.ts does not see it (its body would be copied), and a page may come back. */
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

/** A document asked for by a frame: the reviewer's, of this site alone. Its handler answers nobody else there. */
const framedDocument = {
  source: "/documents/:id",
  has: [{ type: "header" as const, key: "sec-fetch-dest", value: "iframe" }],
  headers: [{ key: "Content-Security-Policy", value: framedFilePolicy }],
};

const keyed = keyedPrefixes().map((prefix) => inEveryLanguage(`${prefix}:rest*`));
const referredHere = routes
  .filter((route) => route.referrer === "same-origin")
  .map((route) => inEveryLanguage(asSource(route.path)));

/** The lines of all addresses; of two that say the same header for one, the later counts. */
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
