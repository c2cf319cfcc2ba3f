import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { routes } from "@/lib/route-table";
import {
  addressOf,
  hiddenPrefixes,
  isInSignedInArea,
  loginFor,
  needsSession,
  pathForLog,
} from "@/lib/routes";

vi.mock("next/server", () => ({ NextResponse: {} }));
const { config } = await import("@/middleware");

const app = path.resolve(import.meta.dirname, "../../../app");
const publicFolder = path.resolve(app, "../public");
const files = readdirSync(app, { recursive: true, encoding: "utf8" });
const addressOfFile = (file: string) =>
  `/${path.dirname(file)}`
    .replace(/\/\(\w+\)/g, "")
    .replace(/^\/\[locale\]/, "")
    .replace("/.", "") || "/";
const onDisk = (name: string) =>
  files.filter((file) => path.basename(file) === name && !file.startsWith("per-request/"));
const example = (pattern: string) => pattern.replace(/\[(?:\.\.\.)?\w+\]/g, "x");

describe("the table of routes", () => {
  test("has every page below app/, and nothing that is none", () => {
    const pages = routes.filter(({ type }) => type === "page").map((route) => route.path);
    expect(pages.toSorted()).toEqual(onDisk("page.tsx").map(addressOfFile).toSorted());
  });

  test("has every route handler below app/; the calls of the API have a list of their own", () => {
    const handlers = onDisk("route.ts")
      .map(addressOfFile)
      .filter((at) => !at.startsWith("/api/"));
    const made = ["/robots.txt", "/icon.svg", "/_next/[...file]"];
    const listed = routes.filter(({ type }) => type === "handler").map((route) => route.path);
    expect(listed.toSorted()).toEqual([...handlers, ...made].toSorted());
    expect(routes.filter(({ type }) => type === "call").map((route) => route.path)).toEqual([
      "/api/v1/openapi.json",
      "/api/[...rest]",
    ]);
  });

  test("has every folder of public/", () => {
    const folders = readdirSync(publicFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `/${name}/[...file]`);
    const shipped = routes
      .filter(({ cached }) => cached === "shipped")
      .map((route) => route.path)
      .filter((at) => !at.startsWith("/_next/"));
    // /embed.js is an alias of the newest script in /embeds (next.config.ts)
    expect(shipped.toSorted()).toEqual([...folders, "/favicon.ico", "/embed.js"].toSorted());
  });

  test.each(routes)("$path is found by an address of its own, in each language it has", (route) => {
    const url = example(route.path);
    expect(addressOf(url)).toEqual({ route, prefix: "", path: url });
    const french = url === "/" ? "/fr" : `/fr${url}`;
    const expected = route.localized ? route.path : "/[...rest]";
    expect([addressOf(french).route.path, addressOf(french).prefix]).toEqual([expected, "/fr"]);
    expect(addressOf(`${url}?a=/login#x`).route).toBe(route);
  });

  test.each([
    ["/none", "/[...rest]"],
    ["/campaigns/a/b/c", "/[...rest]"],
    ["/campaigns/", "/[...rest]"],
    ["/gifts/a/b/c", "/[...rest]"],
    ["/gifts/mine/receipt", "/gifts/mine/[token]"],
    ["/exports/payouts", "/exports/payouts"],
    ["/exports/donors.csv", "/exports/[file]"],
    ["/fonts", "/[...rest]"],
    ["/media/", "/[...rest]"],
    ["/api/v1/none", "/api/[...rest]"],
    ["/campaigns/[slug]", "/campaigns/[slug]"],
    ["/__proto__", "/[...rest]"],
    ["/constructor/x", "/[...rest]"],
    ["/dashboard/none", "/dashboard/[...rest]"],
    ["/dashboards", "/[...rest]"],
  ])("%s is %s", (url, expected) => expect(addressOf(url).route.path).toBe(expected));

  test("what needs a session, and where one signs in for it", () => {
    const asked = (url: string) => [needsSession(addressOf(url)), loginFor(addressOf(url))];
    expect(asked("/dashboard/none?x")).toEqual([true, "/login"]);
    expect(asked("/admin/outbox/1/2")).toEqual([true, "/admin/login"]);
    expect(asked("/admin/none")).toEqual([true, "/admin/login"]);
    for (const url of ["/admin/login", "/af/dashboard", "/login", "/", "/adminx", "/documents/x"])
      expect(needsSession(addressOf(url)), url).toBe(false);
  });

  test("robots.txt names the beginnings of what is hidden, each once", () => {
    expect(hiddenPrefixes()).toEqual({
      localized: [
        "/gifts/",
        "/supporter/",
        "/volunteer/",
        "/confirm-change/",
        "/confirm-giving/",
        "/cards/",
        "/stop-updates/",
        "/publish-update/",
      ],
      other: [
        "/home",
        "/account",
        "/registration",
        "/verification-pending",
        "/verification-rejected",
        "/dashboard",
        "/admin",
        "/api/",
      ],
    });
  });
});

test("no log holds an address that is a key, nor a mistyped one", () => {
  const keyed = routes.filter(({ access }) => access === "link");
  expect(keyed.length).toBeGreaterThan(10);
  for (const { path } of keyed)
    for (const before of ["", "/fr", "/ar", "/"]) {
      const at = (before + path).replace(/\[\w+\]/g, "s3cret");
      expect(pathForLog(`${at}/more?a=s3cret`), at).not.toContain("s3cret");
      expect(pathForLog(at), at).not.toContain("s3cret");
      expect(pathForLog(at), at).toMatch(/^\/[a-z/-]+…$/);
    }
  expect(pathForLog("/campaigns/wells/donate?x=1")).toBe("/campaigns/wells/donate");
  expect(pathForLog("/fr/gifts")).toBe("/fr/gifts");
  expect(pathForLog(`/${"x".repeat(9_000)}`)).toHaveLength(200);
});

describe("the middleware's own list, which the framework reads without running anything", () => {
  const [first, second] = config.matcher;
  const publicPages = new RegExp(`^${String(first)}$`);
  const source = typeof second === "object" ? second.source : "";
  const signedInPages = new RegExp(`^${source.replace("{/:rest(.*)}?", "(?:/.*)?")}$`);

  test.each(routes)("agrees about $path", (route) => {
    const url = example(route.path);
    const isSignedIn = isInSignedInArea(addressOf(url));
    const isLocalized = route.localized === true;
    expect([publicPages.test(url), signedInPages.test(url)]).toEqual([isLocalized, isSignedIn]);
    if (isLocalized) expect(publicPages.test(`/fr${url}`)).toBe(true);
  });

  test("takes addresses that nothing has", () => {
    for (const url of ["/none", "/dashboards", "/administrator", "/homes/x", "/fontsx"])
      expect(publicPages.test(url), url).toBe(true);
  });
});
