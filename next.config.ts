import type { NextConfig } from "next";
import "./lib/env"; // a bad variable stops build and start with a sentence
import { embedScript } from "./lib/embeds/script";
import { answerPolicy } from "./lib/http/answer-policy";
import { routes } from "./lib/route-table";
import { asSource } from "./lib/routes";
import { bodyLimits, megabyte } from "./lib/upload-limits";

/** Fonts, drawn covers and pictures that ship with the product: a changed one takes another name. */
const shipped = [
  { key: "Cache-Control", value: "public, max-age=2592000, stale-while-revalidate=86400" },
];
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
      ...answerPolicy,
      ...shippedFiles.map((source) => ({ source, headers: shipped })),
      // keeps its name when it changes
      {
        source: embedScript.latest,
        headers: [{ key: "Cache-Control", value: "public, max-age=3600, s-maxage=3600" }],
      },
    ];
  },
};

export default config;
