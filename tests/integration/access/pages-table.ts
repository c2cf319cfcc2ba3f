import { routes, type Access, type Route } from "@/lib/route-table";

/**
 * The expected response of each page, without the middleware. One cell: the same for everyone. Eight cells: visitor |
 * incomplete | pending | rejected | approved | teammate | suspended | admin. "page", the target of a redirect, or 404.
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

/** The responses of a page, by its access in the route table. */
const answers: Record<Exclude<Access, "owner" | "applicant">, (path: string) => string> = {
  everyone: () => everyone,
  link: () => everyone,
  // shown by the server in place of other pages
  server: () => everyone,
  "signed-out": () => signedOut,
  account,
  organisation: (path) => dashboard(path),
  admin: admins,
};

/** Pages whose responses do not follow from their access alone. */
const special: Record<string, string> = {
  "/[...rest]": "404",
  // another organisation's draft
  "/preview/campaigns/[slug]": "404 | 404 | 404 | 404 | 404 | 404 | 404 | page",
  "/preview/campaigns/[slug]/in/[language]": "404 | 404 | 404 | 404 | 404 | 404 | 404 | page",
  // without a pending login there is no second step
  "/login/second-factor": signedOut.replace("page", "/login"),
  "/home":
    "/session-ended | /registration | /verification-pending | /verification-rejected | /dashboard | /dashboard | /dashboard | /admin/dashboard",
  "/registration":
    "/login?next=%2Fregistration | page | /verification-pending | page | /dashboard | /dashboard | /dashboard | /admin/dashboard",
  "/verification-pending":
    "/login?next=%2Fverification-pending | /registration | page | /verification-rejected | /dashboard | /dashboard | /dashboard | /admin/dashboard",
  "/verification-rejected":
    "/login?next=%2Fverification-rejected | /registration | /verification-pending | page | /dashboard | /dashboard | /dashboard | /admin/dashboard",
  // no webhook has this id
  "/dashboard/webhooks/[id]": dashboard("/dashboard/webhooks/ID", "404"),
  // another organisation's donor; a visitor's ?next= contains its address
  "/dashboard/donors/[key]": dashboard("/dashboard/donors/DONOR", "404"),
  // another organisation's donation
  "/dashboard/thanks/[donationId]": dashboard("/dashboard/thanks/DONOR", "404"),
  "/admin/concerns/[id]": admins("/admin/concerns/CONCERN"),
  // updates of somebody else's campaign
  "/dashboard/updates/[campaignId]": dashboard("/dashboard/updates/CAMPAIGN", "404"),
  "/dashboard/updates/[campaignId]/new": dashboard("/dashboard/updates/CAMPAIGN/new", "404"),
  "/dashboard/updates/[campaignId]/[number]": dashboard("/dashboard/updates/CAMPAIGN/1", "404"),
  "/dashboard/updates/[campaignId]/[number]/edit": dashboard(
    "/dashboard/updates/CAMPAIGN/1/edit",
    "404",
  ),
  // somebody else's campaign; a visitor's ?next= contains its address
  "/dashboard/campaigns/languages/[campaignId]": dashboard(
    "/dashboard/campaigns/languages/CAMPAIGN",
    "404",
  ),
  "/dashboard/campaigns/languages/[campaignId]/[language]": dashboard(
    "/dashboard/campaigns/languages/CAMPAIGN/am",
    "404",
  ),
  "/dashboard/campaigns/needs/[campaignId]": dashboard(
    "/dashboard/campaigns/needs/CAMPAIGN",
    "404",
  ),
  "/dashboard/campaigns/embed/[campaignId]": dashboard(
    "/dashboard/campaigns/embed/CAMPAIGN",
    "404",
  ),
  // another organisation's statement
  "/dashboard/recorded-gifts/statements/[id]": dashboard(
    "/dashboard/recorded-gifts/statements/ID",
    "404",
  ),
  "/dashboard/campaigns/outreach/[campaignId]": dashboard(
    "/dashboard/campaigns/outreach/CAMPAIGN",
    "404",
  ),
  "/dashboard/campaigns/matches/[campaignId]": dashboard(
    "/dashboard/campaigns/matches/CAMPAIGN",
    "404",
  ),
  "/dashboard/campaigns/edit/[campaignId]": dashboard("/dashboard/campaigns/edit/CAMPAIGN", "404"),
};

function answerOf({ path, access }: Route): string {
  const own = special[path];
  if (own !== undefined) return own;
  if (access === "owner" || access === "applicant")
    throw new Error(`${path}: say here who is led where`);
  return answers[access](path);
}

const pages = routes.filter((route) => route.type === "page");

/** The cached public pages again, rendered per request (middleware.ts): the same responses. */
const twins = pages.filter(
  (route) => route.cached === "until-changed" && route.access !== "server",
);

export const pageTable: Record<string, string> = Object.fromEntries([
  ...pages.map((route) => [route.path, answerOf(route)]),
  ...twins.map((route) => [`/per-request${route.path === "/" ? "" : route.path}`, answerOf(route)]),
]);
