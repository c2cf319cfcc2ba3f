import type { NextConfig } from "next";
import { env } from "./lib/env"; // a bad variable stops build and start with a sentence
import { locales } from "./lib/i18n/locales";
import { routes, type Route } from "./lib/route-table";
import { bodyLimits, megabyte } from "./lib/upload-limits";
import { asSource, keyedPrefixes, signedInAreas } from "./lib/routes";
import { badgePath } from "./lib/embeds/kinds";
import { embedScript } from "./lib/embeds/script";
import {
  badgePolicy,
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
const prefixes = locales.filter((locale) => locale !== "en").join("|");
/** One source for a path in every language: the framework tries each source at each request. */
const inEveryLanguage = (path: string): string => `/:locale(${prefixes})?${path}`;
const sourceOf = ({ path, localized }: Route): string =>
  localized ? inEveryLanguage(asSource(path)) : asSource(path);
/** What other sites may show: shared pictures, feeds, the frame of a campaign and what stands in it. */
const shareable = routes.filter((route) => route.shareable).map(sourceOf);
const forOthers = [{ key: "Cross-Origin-Resource-Policy", value: "cross-origin" }];
const badges = inEveryLanguage(badgePath(":slug"));
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
/** Files of the build: a changed one takes another name. The framework has its own line for its own. */
const shippedFiles = routes
  .filter((route) => route.cached === "shipped" && !route.path.startsWith("/_next/"))
  .map((route) => asSource(route.path));

const config: NextConfig = {
  poweredByHeader: false,
  expireTime: 50, // seconds: how old a page may be that is handed out while a new one is drawn; the server keeps it 5 more (server/page-cache.ts, OP-020)
  reactStrictMode: true,
  reactMaxHeadersLength: 0, // what to fetch early stands in the page: in the header it would be lost to the list of styles that Next puts there
  // a build needs no tests; `npm test` checks them all, and then builds without checking again what it has just checked
  typescript: {
    tsconfigPath: "tsconfig.build.json",
    ignoreBuildErrors: process.env["TYPES_CHECKED"] === "true",
  },
  agentRules: false,
  serverExternalPackages: [
    "@node-rs/argon2",
    "sharp",
    "pg",
    "pdf-lib",
    "@pdf-lib/fontkit",
    "nodemailer",
    "smtp-server",
    "@opentelemetry/api",
    "@opentelemetry/context-async-hooks",
    "@opentelemetry/core",
    "@opentelemetry/exporter-trace-otlp-http",
    "@opentelemetry/resources",
    "@opentelemetry/sdk-trace-base",
  ],
  images: { unoptimized: true }, // widths are made at upload (lib/storage); the optimiser would be a fetcher of addresses
  experimental: {
    serverActions: { bodySizeLimit: bodyLimits.form },
    proxyClientMaxBodySize: bodyLimits.form + megabyte, // else Next cuts what is sent off after 10 MB, in silence; server/request-body.ts limits it
    isrFlushToDisk: false, // pages drawn from one database must not be met by a start with another
  },
  // where a host takes only what a page imports: the programs of the processes that decode are started by their path
  outputFileTracingIncludes: {
    "/*": [
      "./lib/files/decoder/*.mjs",
      "./lib/pdf/*.mjs",
      "./node_modules/pdfjs-dist/legacy/build/*.mjs",
      "./node_modules/transliteration/dist/**/*",
      "./node_modules/postal-mime/**/*",
    ],
  },
  async rewrites() {
    return { beforeFiles: [{ source: embedScript.latest, destination: embedScript.path }] };
  },
  async headers() {
    return [
      { source: "/:path*", headers: strict },
      ...shippedFiles.map((source) => ({ source, headers: shipped })),
      ...shareable.map((source) => ({ source, headers: forOthers })),
      ...readable.map((source) => ({
        source,
        headers: [{ key: "Access-Control-Allow-Origin", value: "*" }],
      })),
      // keeps its name when it changes
      {
        source: embedScript.latest,
        headers: [{ key: "Cache-Control", value: "public, max-age=3600, s-maxage=3600" }],
      },
      { source: badges, headers: [{ key: "Content-Security-Policy", value: badgePolicy }] },
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
