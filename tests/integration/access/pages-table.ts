/**
 * What each page gives to whom, without the middleware. One cell: the same for everyone. Eight: visitor | incomplete |
 * pending | rejected | approved | teammate | suspended | admin. "page", an address it sends to, or 404.
 */
const everyone = "page";
const dashboard = (path: string, own = "page") =>
  `/login?next=${encodeURIComponent(path)} | /registration | /verification-pending | /verification-rejected | ${own} | ${own} | ${own} | /admin/dashboard`;
const admins = (path: string) =>
  `/admin/login?next=${encodeURIComponent(path)} | /registration | /verification-pending | /verification-rejected | /dashboard | /dashboard | /dashboard | page`;
const signedOut =
  "page | /registration | /verification-pending | /verification-rejected | /dashboard | /dashboard | /dashboard | /admin/dashboard";

const account = (path: string) =>
  [`/login?next=${encodeURIComponent(path)}`, ...Array<string>(7).fill("page")].join(" | ");

const pages: Record<string, string> = {
  "/": everyone,
  "/ayc": everyone,
  "/campaigns": everyone,
  "/campaigns/[slug]": everyone,
  "/campaigns/[slug]/donate": everyone,
  "/campaigns/[slug]/embed": everyone,
  "/campaigns/[slug]/payment/success": everyone,
  "/contact": everyone,
  "/developers": everyone,
  "/frontline-fund": everyone,
  "/frontline-fund/payment/success": everyone,
  "/ngo-campaigns/[id]": everyone,
  "/ngos": everyone,
  "/privacy": everyone,
  "/[...rest]": "404",
  // what the server shows where a page is not
  "/lost/[kind]": everyone,
  // the link is the right
  "/confirm-email/[token]": everyone,
  "/gifts": everyone,
  "/cards/[token]": everyone,
  "/gifts/[token]": everyone,
  "/gifts/mine/[token]": everyone,
  "/frontline-fund/donate": everyone,
  "/invitations/[token]": everyone,
  "/reset-password": everyone,
  "/reset-password/[token]": everyone,
  // another organisation's draft
  "/preview/campaigns/[slug]": "404 | 404 | 404 | 404 | 404 | 404 | 404 | page",
  "/login": signedOut,
  "/signup": signedOut,
  "/admin/login": signedOut,
  // without a login that waits for its second step there is nothing to see
  "/login/second-factor": signedOut.replace("page", "/login"),
  "/home":
    "/session-ended | /registration | /verification-pending | /verification-rejected | /dashboard | /dashboard | /dashboard | /admin/dashboard",
  "/registration":
    "/login?next=%2Fregistration | page | /verification-pending | page | /dashboard | /dashboard | /dashboard | /admin/dashboard",
  "/verification-pending":
    "/login?next=%2Fverification-pending | /registration | page | /verification-rejected | /dashboard | /dashboard | /dashboard | /admin/dashboard",
  "/verification-rejected":
    "/login?next=%2Fverification-rejected | /registration | /verification-pending | page | /dashboard | /dashboard | /dashboard | /admin/dashboard",
  // one's own account, whatever became of the application
  "/account/security": account("/account/security"),
  "/account/confirm": account("/account/confirm"),
  "/dashboard": dashboard("/dashboard"),
  "/dashboard/campaigns/new": dashboard("/dashboard/campaigns/new"),
  // somebody else's campaign; its address is in ?next= of a visitor
  "/dashboard/campaigns/edit/[campaignId]": dashboard("/dashboard/campaigns/edit/CAMPAIGN", "404"),
  "/admin/administrators": admins("/admin/administrators"),
  "/admin/audit": admins("/admin/audit"),
  "/admin/dashboard": admins("/admin/dashboard"),
  "/admin/gifts": admins("/admin/gifts"),
  "/admin/gifts/new": admins("/admin/gifts/new"),
  "/admin/jobs": admins("/admin/jobs"),
  "/admin/ledger": admins("/admin/ledger"),
  "/admin/messages": admins("/admin/messages"),
  "/admin/outbox": admins("/admin/outbox"),
  "/admin/payouts": admins("/admin/payouts"),
  "/admin/pledges": admins("/admin/pledges"),
};

/** The cached public pages once more, drawn for each request (middleware.ts): the same for the same people. */
const perRequest = [
  "",
  "/ayc",
  "/campaigns/[slug]",
  "/campaigns/[slug]/embed",
  "/contact",
  "/developers",
  "/frontline-fund",
  "/gifts",
  "/ngo-campaigns/[id]",
  "/privacy",
  "/[...rest]",
];

export const pageTable: Record<string, string> = {
  ...pages,
  ...Object.fromEntries(perRequest.map((at) => [`/per-request${at}`, pages[at || "/"]!])),
};
