/**
 * The expected responses of route files outside the API. One cell: the same for everyone. Eight cells: visitor |
 * incomplete | pending | rejected | approved | teammate | suspended | admin, none of them of the organisation whose
 * data is requested. A redirect is given with its target.
 */
const exportOf = (home: string) =>
  `307 /login?next=${encodeURIComponent(home)} | 307 /registration | 307 /verification-pending | 307 /verification-rejected | 200 | 200 | 200 | 307 /admin/dashboard`;

export const handlerTable: Record<string, string> = {
  // private: another organisation's document counts as missing
  "GET /documents/[id]": "404 | 404 | 404 | 404 | 404 | 404 | 404 | 200",
  "GET /exports/[file]": exportOf("/dashboard?tab=donors"),
  "POST /exports/payouts": "401 | 403 | 403 | 403 | 403 | 403 | 403 | 409", // nothing to pay out
  "GET /exports/payouts/[file]": "401 | 404 | 404 | 404 | 404 | 404 | 404 | 404",
  "GET /admin/outbox/[id]/[n]": "401 | 403 | 403 | 403 | 403 | 403 | 403 | 404",
  "POST /dashboard/campaigns/outreach/[campaignId]/draft":
    "401 | 403 | 403 | 403 | 404 | 404 | 403 | 403",
  "GET /preview-check":
    '200 {"preview":false} | 200 {"preview":false} | 200 {"preview":false} | 200 {"preview":false} | 200 {"preview":false} | 200 {"preview":false} | 200 {"preview":false} | 200 {"preview":true}',
  // the link itself is the authorisation
  "GET /gifts/[token]/receipt": "200",
  "GET /gifts/mine/[token]/statement": "200", // whoever holds the link
  "GET /unsubscribe/[token]": "303 /stop-updates/x.y", // to the page that asks
  "POST /unsubscribe/[token]": "404", // an invalid link
  // everyone
  "GET /campaigns/[slug]/feed.xml": "200",
  "GET /campaigns/[slug]/badge.svg": "404", // of a draft
  "POST /logout": "303 /",
  // a valid session is kept: its person is redirected home
  "GET /session-ended":
    "307 / | 307 /registration | 307 /verification-pending | 307 /verification-rejected | 307 /dashboard | 307 /dashboard | 307 /dashboard | 307 /admin/dashboard",
  "GET /media/[...key]": "404",
  "GET /ngo-likes/[id]": "200",
  "POST /ngo-likes/[id]": "200",
  "GET /feed.xml": "200",
  "GET /oembed": "404",
  "GET /patterns/strip/[file]": "200",
  "GET /patterns/cover/[file]": "200",
  "GET /share/[locale]/[kind]/[file]": "404",
  "GET /share/[locale]/qr/[file]": "404", // of a draft
  "GET /sitemap.xml": "200",
  "GET /manifest.webmanifest": "200",
  "POST /csp-reports": "415", // posted here without a report
  "GET /sitemaps/[file]": "404",
  // without CRON_SECRET this address does not exist; with it: tests/integration/jobs/cron.test.ts
  "GET /cron": "404",
  "POST /cron": "404",
  // for models: needs an organisation's API key, which nobody here sends (tests/integration/mcp)
  "POST /api/mcp": "401",
  "GET /api/mcp": "405",
  "PUT /api/mcp": "405",
  "PATCH /api/mcp": "405",
  "DELETE /api/mcp": "405",
  // the session; tests/integration/auth/openid.test.ts tests sign-in and sign-out
  "GET /api/auth/[...nextauth]": "200",
  "POST /api/auth/[...nextauth]": "405",
};
