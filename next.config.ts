import type { NextConfig } from "next";
import languages from "./lib/i18n/languages.json";
import { env } from "./lib/env"; // a bad variable stops build and start with a sentence

/**
 * The framework inlines its data as scripts, so script-src allows inline ones here; the server before it narrows that to
 * the framework's own by nonce or hash (scripts/server/script-policy.mjs). Every other directive is strict. Forms may go to this site only: the way to
 * the payment provider is a redirect, which form-action judges too, so its host is listed.
 */
const provider = env.sandbox ? "http://127.0.0.1:* http://localhost:*" : "https://checkout.stripe.com https://billing.stripe.com";
const dev = process.env["NODE_ENV"] === "development";
const policy = (frameAncestors: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${dev ? " 'unsafe-eval'" : ""}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${dev ? " ws:" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${provider}${env.openId ? ` ${env.openId.origin}` : ""}`,
    `frame-ancestors ${frameAncestors}`,
    "frame-src 'self'",
  ].join("; ");

const strict = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
  { key: "Content-Security-Policy", value: policy("'none'") },
  ...(env.secureCookies ? [{ key: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" }] : []),
];

const shared = [{ key: "Cache-Control", value: "public, max-age=0, s-maxage=10" }];
/** Fonts, drawn covers and pictures that ship with the product: a changed one takes another name. */
const shipped = [{ key: "Cache-Control", value: "public, max-age=2592000, stale-while-revalidate=86400" }];
const embed = [{ key: "Content-Security-Policy", value: policy("*") }];

/** An address without a prefix, and with each language's. */
const inEveryLanguage = (paths: string[]) => paths.flatMap((path) => [path, ...Object.keys(languages).slice(1).map((language) => `/${language}${path}`)]);

const config: NextConfig = {
  poweredByHeader: false,
  expireTime: 50, // seconds: how old a page may be that is handed out while a new one is drawn; the server keeps it 5 more (scripts/server/kept-pages.mjs, OP-020)
  reactStrictMode: true,
  reactMaxHeadersLength: 0, // what to fetch early stands in the page: in the header it would be lost to the list of styles that Next puts there
  typescript: { tsconfigPath: "tsconfig.build.json" }, // a build needs no tests; `npm test` checks them all
  agentRules: false,
  serverExternalPackages: ["@node-rs/argon2", "sharp", "pg", "pdf-lib", "@pdf-lib/fontkit", "nodemailer"],
  images: { unoptimized: true }, // widths are made at upload (lib/storage); the optimiser would be a fetcher of addresses
  experimental: {
    serverActions: { bodySizeLimit: "33mb" },
    proxyClientMaxBodySize: "34mb", // else Next cuts what is sent off after 10 MB, in silence; scripts/lib/bodies.mjs limits it
    isrFlushToDisk: false, // pages drawn from one database must not be met by a start with another
  },
  // where a host takes only what a page imports: the programs of the processes that decode are started by their path
  outputFileTracingIncludes: {
    "/*": ["./lib/files/decoder/*.mjs", "./lib/pdf/*.mjs", "./node_modules/pdfjs-dist/legacy/build/*.mjs", "./node_modules/transliteration/dist/**/*"],
  },
  async headers() {
    return [
      { source: "/:path*", headers: strict },
      ...["/fonts/:file*", "/covers/:file*", "/images/:file*"].map((source) => ({ source, headers: shipped })),
      // drawn per query, yet the same for everyone: any shared cache may keep them for a moment (PUB-036)
      ...inEveryLanguage(["/campaigns", "/ngos"]).map((source) => ({ source, headers: shared })),
      ...inEveryLanguage(["/campaigns/:slug/embed"]).map((source) => ({ source, headers: embed })),
      ...inEveryLanguage(["/campaigns/:slug/payment/success", "/frontline-fund/payment/success"]).map((source) => ({ source, headers: [{ key: "Referrer-Policy", value: "no-referrer" }] })),
      // these addresses are keys too, and hold forms: with "no-referrer" a browser without a script would post them with "Origin: null", which is refused
      ...inEveryLanguage(["/gifts/:token*", "/cards/:token*", "/reset-password/:token*", "/confirm-email/:token*", "/invitations/:token*"]).map((source) => ({ source, headers: [{ key: "Referrer-Policy", value: "same-origin" }] })),
    ];
  },
};

export default config;
