// relative import: next.config.ts reads this file, where the framework does not resolve "@/"
import { fundPath, fundSlug, successPath } from "./fund";

/**
 * Every address of the site, once. Middleware, the server, next.config, robots.txt, the sitemap, share pictures and the
 * access tests read this table; no other list of addresses exists; lib/routes.ts looks addresses up. Over 250 lines
 * because it is one table. The calls below /api/v1 describe themselves (lib/http/route.ts).
 */

/** Who may open a page. Access to the object behind it (whose campaign, whose document) is decided in the query. */
export type Access =
  | "everyone"
  /** the address is the key: anyone who has the link */
  | "link"
  /** people without a session; others are redirected to their home */
  | "signed-out"
  /** anyone with a session, whatever the status of their application */
  | "account"
  /** an organisation whose application has the status that the page is for; others are redirected */
  | "applicant"
  | "organisation"
  | "admin"
  /** the organisation that owns it, and administrators */
  | "owner"
  /** requested only by our own server; a visitor gets 404 */
  | "server";

export type SharePage =
  "home" | "frontline-fund" | "campaigns" | "ngos" | "contact" | "privacy" | "ayc" | "developers";

/**
 * What a cached page shows that may change. "campaign", "ngo": the one in its address, and everything that belongs to
 * it. "campaigns": a list of them, or figures over all, with their organisations. "ngos": the directory. "words": the
 * newest words of support of all campaigns.
 */
type Shown = "campaign" | "ngo" | "campaigns" | "ngos" | "words";

type Cached =
  | {
      /**
       * "until-changed": rendered once for everyone; app/per-request has a copy for servers without our page cache.
       * "per-query": the same for everyone, rendered for each query.
       */
      cached: "until-changed" | "per-query";
      /** a write that changes one of these evicts the page from the cache (server/page-change.ts) */
      shows: readonly Shown[];
    }
  /** "shipped": a file of the build. "pattern": generated from its address */
  | { cached?: "shipped" | "pattern"; shows?: never };

type Definition = Cached & {
  type: "page" | "handler" | "file" | "call";
  access: Access;
  /** has an address in each language (app/[locale]) */
  localized?: true;
  /** "listed": in the sitemap. "hidden": named in robots.txt */
  indexed?: "listed" | "hidden";
  /** the picture shown for a shared link */
  share?: SharePage;
  /** "page": its own scripts, no framing. "frame": the same, but any site may frame it. "file": nothing at all */
  policy: "page" | "frame" | "file";
  /** a campaign's video from another site may play in it */
  videos?: true;
  /** shows stored mails in a frame */
  mails?: true;
  /**
   * the address is a key, or names a payment. Never "no-referrer": such a page may hold a form, and a browser without a
   * script would post it with "Origin: null", which is refused
   */
  referrer?: "same-origin";
  /** a picture with a style element of its own */
  styled?: true;
  /** other sites may embed it */
  shareable?: true;
  /** the limit of server/page-limits.ts that it counts against; "none" is not counted */
  limit?: "search" | "share" | "pattern" | "pdf" | "file" | "page" | "none";
  /** the page of app/[locale]/error-pages that replaces its 404 */
  errorPage?: "donate" | "campaign" | "update" | "supporter" | "supporter-report" | "ngo" | "gift";
  /** has a donation form: the provider's checkout may open in it (lib/payments/pay-in-page.ts) */
  pays?: true;
  /**
   * "early": the visitor came to fill in its form, so scripts load as soon as the page is parsed. "none": no part of it
   * needs the framework's scripts, so our page cache leaves them out; it must be `cached`
   */
  scripts?: "early" | "none";
  /** no page has this address: it shows the 404 */
  missing?: true;
};

export type Route = Definition & { path: string };

const publicPage = {
  type: "page",
  access: "everyone",
  localized: true,
  policy: "page",
} as const satisfies Definition;
/** only our own text */
const fixedPage = { ...publicPage, cached: "until-changed", shows: [] } as const;
const campaignPage = {
  ...publicPage,
  cached: "until-changed",
  shows: ["campaign"],
  errorPage: "campaign",
} as const;
/** the same with query parameters: the page of a list */
const campaignList = { ...campaignPage, cached: "per-query" } as const;
const ngoPage = {
  ...publicPage,
  cached: "until-changed",
  shows: ["ngo"],
  errorPage: "ngo",
} as const;
const keyPage = { ...publicPage, access: "link", referrer: "same-origin" } as const;
const signedOutPage = { ...publicPage, access: "signed-out" } as const;
export const ownPage = { type: "page", indexed: "hidden", policy: "page" } as const;
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
  "/": {
    ...publicPage,
    cached: "until-changed",
    shows: ["campaigns", "words"],
    indexed: "listed",
    share: "home",
  },
  [fundPath]: {
    ...publicPage,
    cached: "until-changed",
    shows: ["campaigns"],
    indexed: "listed",
    share: "frontline-fund",
  },
  "/campaigns": {
    ...publicPage,
    cached: "per-query",
    shows: ["campaigns"],
    limit: "search",
    indexed: "listed",
    share: "campaigns",
  },
  "/ngos": {
    ...publicPage,
    cached: "per-query",
    shows: ["ngos"],
    limit: "search",
    indexed: "listed",
    share: "ngos",
  },
  "/contact": { ...fixedPage, indexed: "listed", share: "contact" },
  "/privacy": { ...fixedPage, indexed: "listed", share: "privacy" },
  "/ayc": { ...fixedPage, indexed: "listed", share: "ayc" },
  "/developers": { ...fixedPage, indexed: "listed", share: "developers" },
  "/campaigns/[slug]": { ...campaignPage, videos: true },
  "/campaigns/[slug]/in/[language]": { ...campaignPage, videos: true },
  // WordPress sandboxes the frame, and the framework fails where it may store nothing
  "/campaigns/[slug]/embed": { ...campaignPage, policy: "frame", scripts: "none" },
  "/campaigns/[slug]/embed/[kind]": { ...campaignList, policy: "frame", scripts: "none" },
  "/campaigns/[slug]/badge.svg": {
    ...handler,
    styled: true,
    localized: true,
    cached: "per-query",
    shows: ["campaign"],
    shareable: true,
  },
  "/campaigns/[slug]/poster": campaignPage,
  "/campaigns/[slug]/supporters": { ...publicPage, errorPage: "campaign" },
  "/campaigns/[slug]/words": campaignList,
  "/campaigns/[slug]/volunteer": { ...publicPage, errorPage: "campaign", scripts: "early" },
  "/campaigns/[slug]/with": { ...publicPage, errorPage: "campaign", scripts: "early" },
  "/campaigns/[slug]/with/[name]": {
    ...publicPage,
    errorPage: "supporter",
    scripts: "early",
    pays: true,
  },
  "/campaigns/[slug]/with/[name]/report": { ...publicPage, errorPage: "supporter-report" },
  "/campaigns/[slug]/updates": campaignList,
  "/campaigns/[slug]/updates/[number]": { ...campaignList, errorPage: "update" },
  "/campaigns/[slug]/feed.xml": { ...handler, localized: true, shareable: true },
  "/campaigns/[slug]/donate": { ...publicPage, errorPage: "donate", scripts: "early", pays: true },
  "/campaigns/[slug]/payment/success": {
    ...publicPage,
    referrer: "same-origin",
    errorPage: "campaign",
  },
  [`${fundPath}/donate`]: { ...publicPage, pays: true },
  [successPath(fundSlug)]: { ...publicPage, referrer: "same-origin" },
  "/ngo-campaigns/[id]": ngoPage,
  "/ngo-campaigns/[id]/record": { ...ngoPage, cached: "per-query" },
  "/ngo-campaigns/[id]/concern": { ...publicPage, errorPage: "ngo", scripts: "early" },
  "/[...rest]": { ...fixedPage, missing: true },

  "/gifts": { ...fixedPage, referrer: "same-origin" },
  "/gifts/[token]": { ...keyPage, indexed: "hidden", errorPage: "gift" },
  "/gifts/mine/[token]": { ...keyPage, indexed: "hidden", errorPage: "gift" },
  "/gifts/[token]/receipt": { ...handler, access: "link", localized: true, limit: "pdf" },
  "/gifts/mine/[token]/statement": { ...handler, access: "link", localized: true, limit: "pdf" },
  "/supporter/[token]": { ...keyPage, indexed: "hidden" },
  "/volunteer/[token]": { ...keyPage, indexed: "hidden" },
  "/confirm-change/[token]": { ...keyPage, indexed: "hidden" },
  "/confirm-giving/[token]": { ...keyPage, indexed: "hidden" },
  "/cards/[token]": { ...keyPage, indexed: "hidden" },
  "/stop-updates/[token]": { ...keyPage, indexed: "hidden" },
  "/publish-update/[token]": { ...keyPage, indexed: "hidden" },
  "/confirm-email/[token]": keyPage,
  "/invitations/[token]": keyPage,
  "/reset-password/[token]": keyPage,
  "/reset-password": { ...publicPage, referrer: "same-origin" },

  "/login": signedOutPage,
  "/login/second-factor": signedOutPage,
  "/signup": signedOutPage,
  "/preview/campaigns/[slug]": { ...publicPage, access: "owner", videos: true },
  "/preview/campaigns/[slug]/in/[language]": { ...publicPage, access: "owner", videos: true },
  "/error-pages/[kind]": { ...fixedPage, access: "server" },

  "/home": { ...ownPage, access: "account" },
  "/account/security": { ...ownPage, access: "account" },
  "/account/confirm": { ...ownPage, access: "account" },
  "/registration": applicantPage,
  "/verification-pending": applicantPage,
  "/verification-rejected": applicantPage,
  "/dashboard": organisationPage,
  "/dashboard/api-keys": organisationPage,
  "/dashboard/webhooks": organisationPage,
  "/dashboard/webhooks/[id]": organisationPage,
  "/dashboard/donors/[key]": organisationPage,
  "/dashboard/thanks/[donationId]": organisationPage,
  "/dashboard/volunteers": organisationPage,
  "/dashboard/recorded-gifts": organisationPage,
  "/dashboard/recorded-gifts/statements/[id]": organisationPage,
  "/dashboard/supporters": organisationPage,
  "/dashboard/campaigns/outreach/[campaignId]": organisationPage,
  "/dashboard/campaigns/outreach/[campaignId]/draft": {
    ...handler,
    access: "organisation",
    indexed: "hidden",
  },
  "/dashboard/campaigns/new": organisationPage,
  "/dashboard/campaigns/edit/[campaignId]": organisationPage,
  "/dashboard/campaigns/embed/[campaignId]": organisationPage,
  "/dashboard/campaigns/languages/[campaignId]": organisationPage,
  "/dashboard/campaigns/languages/[campaignId]/[language]": organisationPage,
  "/dashboard/campaigns/needs/[campaignId]": organisationPage,
  "/dashboard/campaigns/matches/[campaignId]": organisationPage,
  "/dashboard/updates/[campaignId]": organisationPage,
  "/dashboard/updates/[campaignId]/new": organisationPage,
  "/dashboard/updates/[campaignId]/[number]": organisationPage,
  "/dashboard/updates/[campaignId]/[number]/edit": organisationPage,
  "/admin/login": { ...ownPage, access: "signed-out" },
  "/admin/administrators": adminPage,
  "/admin/audit": adminPage,
  "/admin/dashboard": adminPage,
  "/admin/gifts": adminPage,
  "/admin/gifts/new": adminPage,
  "/admin/jobs": adminPage,
  "/admin/ledger": adminPage,
  "/admin/matches": adminPage,
  "/admin/messages": adminPage,
  "/admin/outbox": { ...adminPage, mails: true },
  "/admin/payouts": adminPage,
  "/admin/pledges": adminPage,
  "/admin/volunteers": adminPage,
  "/admin/supporters": adminPage,
  "/admin/updates": adminPage,
  "/admin/reports": adminPage,
  "/admin/concerns": adminPage,
  "/admin/concerns/[id]": adminPage,
  "/admin/outbox/[id]/[n]": { ...handler, access: "admin", indexed: "hidden" },

  "/documents/[id]": { ...handler, access: "owner", limit: "file" },
  "/exports/[file]": { ...handler, access: "organisation", limit: "pdf" },
  "/exports/payouts": { ...handler, access: "admin", limit: "pdf" },
  "/exports/payouts/[file]": { ...handler, access: "admin", limit: "pdf" },
  "/logout": handler,
  "/session-ended": handler,
  "/preview-check": { ...handler, limit: "none" },
  "/csp-reports": handler,
  "/cron": { ...handler, limit: "none" },
  "/ngo-likes/[id]": handler,
  "/unsubscribe/[token]": { ...handler, access: "link", referrer: "same-origin", limit: "none" },
  "/media/[...key]": { ...handler, limit: "none", shareable: true },
  "/share/[locale]/qr/[file]": { ...handler, limit: "share", shareable: true },
  "/share/[locale]/[kind]/[file]": { ...handler, limit: "share", shareable: true },
  "/patterns/strip/[file]": pattern,
  "/patterns/cover/[file]": pattern,
  "/oembed": { ...handler, shareable: true },
  "/feed.xml": { ...handler, shareable: true },
  "/sitemap.xml": handler,
  "/sitemaps/[file]": handler,
  "/robots.txt": { ...handler, limit: "none" },
  "/manifest.webmanifest": { ...handler, limit: "none" },
  "/favicon.ico": { ...shippedFile, shareable: true },
  "/icon.svg": { ...handler, limit: "none", shareable: true },
  "/fonts/[...file]": { ...shippedFile, shareable: true },
  "/covers/[...file]": { ...shippedFile, shareable: true },
  "/images/[...file]": { ...shippedFile, shareable: true },
  "/embed.js": { ...shippedFile, shareable: true },
  "/embeds/[...file]": { ...shippedFile, shareable: true },
  // a frame that another site sandboxes has no origin, and would not get its styles
  "/_next/static/[...file]": { ...shippedFile, shareable: true },
  "/_next/[...file]": { ...handler, limit: "none" },
  "/api/v1/openapi.json": {
    type: "call",
    access: "everyone",
    policy: "file",
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
