import type { NextConfig } from "next";
import { env } from "./lib/env"; // a bad variable stops build and start with a sentence
import { locales } from "./lib/i18n/locales";
import { localePath } from "./lib/i18n/paths";
import { asSource, keyedPrefixes, routes, signedInAreas } from "./lib/routes";
import {
  filePolicy,
  framedFilePolicy,
  pagePolicy,
  permissionsPolicy,
  reportPath,
} from "./lib/http/page-policy";

const reporting = { key: "Reporting-Endpoints", value: `csp="${reportPath}"` };

/**
 * What every answer carries. The policy here is the one of files and data; middleware.ts replaces it for pages. Next lets no
 * handler's own header replace one of these, so the general one must be the strictest: a new handler has it without asking.
 */
const strict = [
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

/** Fonts, drawn covers and pictures that ship with the product: a changed one takes another name. */
const shipped = [
  { key: "Cache-Control", value: "public, max-age=2592000, stale-while-revalidate=86400" },
];
/** What other sites may show: shared pictures, feeds, the frame of a campaign and what stands in it. */
const shareable = routes.filter((route) => route.shareable).map((route) => asSource(route.path));
const forOthers = [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }];
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

const inEveryLanguage = (paths: string[]): string[] =>
  paths.flatMap((path) => locales.map((locale) => localePath(locale, path)));
const keyed = inEveryLanguage(keyedPrefixes().map((prefix) => `${prefix}:rest*`));
const referredHere = inEveryLanguage(
  routes.filter((route) => route.referrer === "same-origin").map((route) => asSource(route.path)),
);
/** Files of the build: a changed one takes another name. The framework has its own line for its own. */
const shippedFiles = routes
  .filter((route) => route.cached === "shipped" && !route.path.startsWith("/_next/"))
  .map((route) => asSource(route.path));

const config: NextConfig = {
  poweredByHeader: false,
  expireTime: 50, // seconds: how old a page may be that is handed out while a new one is drawn; the server keeps it 5 more (server/page-cache.ts, OP-020)
  reactStrictMode: true,
  reactMaxHeadersLength: 0, // what to fetch early stands in the page: in the header it would be lost to the list of styles that Next puts there
  typescript: { tsconfigPath: "tsconfig.build.json" }, // a build needs no tests; `npm test` checks them all
  agentRules: false,
  serverExternalPackages: [
    "@node-rs/argon2",
    "sharp",
    "pg",
    "pdf-lib",
    "@pdf-lib/fontkit",
    "nodemailer",
  ],
  images: { unoptimized: true }, // widths are made at upload (lib/storage); the optimiser would be a fetcher of addresses
  experimental: {
    serverActions: { bodySizeLimit: "33mb" },
    proxyClientMaxBodySize: "34mb", // else Next cuts what is sent off after 10 MB, in silence; server/request-body.ts limits it
    isrFlushToDisk: false, // pages drawn from one database must not be met by a start with another
  },
  // where a host takes only what a page imports: the programs of the processes that decode are started by their path
  outputFileTracingIncludes: {
    "/*": [
      "./lib/files/decoder/*.mjs",
      "./lib/pdf/*.mjs",
      "./node_modules/pdfjs-dist/legacy/build/*.mjs",
      "./node_modules/transliteration/dist/**/*",
    ],
  },
  async headers() {
    return [
      { source: "/:path*", headers: strict },
      ...shippedFiles.map((source) => ({ source, headers: shipped })),
      ...shareable.map((source) => ({ source, headers: forOthers })),
      signedInForm,
      framedDocument,
      ...[...referredHere, ...keyed].map((source) => ({
        source,
        headers: [{ key: "Referrer-Policy", value: "same-origin" }],
      })),
    ];
  },
};

export default config;
