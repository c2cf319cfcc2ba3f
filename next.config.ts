import type { NextConfig } from "next";
import "./lib/env"; // an invalid variable stops build and start with a sentence
import { embedScript } from "./lib/embeds/script";
import { answerPolicy } from "./lib/http/answer-policy";
import { routes } from "./lib/route-table";
import { asSource } from "./lib/routes";
import { bodyLimits, megabyte } from "./lib/upload-limits";

/** Fonts, drawn covers and pictures that ship with the product: a changed one gets another name. */
const shipped = [
  { key: "Cache-Control", value: "public, max-age=2592000, stale-while-revalidate=86400" },
];
/** Files of the build: a changed one gets another name. The framework sets its own header for its own files. */
const shippedFiles = routes
  .filter((route) => route.cached === "shipped" && !route.path.startsWith("/_next/"))
  .map((route) => asSource(route.path));

const config: NextConfig = {
  poweredByHeader: false,
  expireTime: 50, // seconds that a page may be served while it is rendered anew; the server keeps it 5 more (OP-020)
  reactStrictMode: true,
  reactMaxHeadersLength: 0, // preloads are in the page: Next's list of styles would push them out of the header
  // a build needs no tests; `npm test` type-checks everything, and then builds without checking again
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
  images: { unoptimized: true }, // widths are made at upload (lib/storage); the optimiser would fetch any address
  experimental: {
    serverActions: { bodySizeLimit: bodyLimits.form },
    proxyClientMaxBodySize: bodyLimits.form + megabyte, // else Next truncates silently at 10 MB (server/request-body.ts)
    isrFlushToDisk: false, // pages rendered from one database must not be served by a start with another
  },
  // for hosts that deploy only what a page imports: the decoder processes' programs are started by path
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
