import { routes, type Access, type Route } from "@/lib/routes";

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

/** What a page that the table of routes gives to these people answers. */
const answers: Record<Exclude<Access, "owner" | "applicant">, (path: string) => string> = {
  everyone: () => everyone,
  link: () => everyone,
  // what the server shows where a page is not
  server: () => everyone,
  "signed-out": () => signedOut,
  account,
  organisation: (path) => dashboard(path),
  admin: admins,
};

/** Pages whose answer their access alone does not say. */
const special: Record<string, string> = {
  "/[...rest]": "404",
  // another organisation's draft
  "/preview/campaigns/[slug]": "404 | 404 | 404 | 404 | 404 | 404 | 404 | page",
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
  // another organisation's donor; its address is in ?next= of a visitor
  "/dashboard/donors/[key]": dashboard("/dashboard/donors/DONOR", "404"),
  // somebody else's campaign; its address is in ?next= of a visitor
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

/** The cached public pages once more, rendered for each request (middleware.ts): the same for the same people. */
const twins = pages.filter(
  (route) => route.cached === "until-changed" && route.access !== "server",
);

export const pageTable: Record<string, string> = Object.fromEntries([
  ...pages.map((route) => [route.path, answerOf(route)]),
  ...twins.map((route) => [`/per-request${route.path === "/" ? "" : route.path}`, answerOf(route)]),
]);
