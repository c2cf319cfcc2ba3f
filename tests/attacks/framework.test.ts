import { createHash } from "node:crypto";
import { beforeAll, expect } from "vitest";
import { routes } from "@/lib/route-table";
import { isFrameworkScript, inlineScripts, unknownShapes } from "@/server/framework";
import { loader } from "@/server/loader";
import { attack, startSite } from "./support/attack";

/**
 * The contract with the framework's output (server/framework.ts), checked on real pages: rendered per request, and from
 * the page cache.
 */
const site = startSite();
let slug = "";

beforeAll(async () => {
  const { person } = await import("@/tests/support/people");
  const { makeCampaign } = await import("@/tests/support/factories");
  slug = (await makeCampaign((await person("approved")).ngoId!)).slug;
});

const fixedPages = () => routes.filter(({ type, path }) => type === "page" && !path.includes("["));

attack("G3", "pages that the framework renders for one request have the known shape", async () => {
  // a part of the address that no cache has, and pages that are never cached
  const rendered = fixedPages().filter(
    ({ cached, localized, path }) => (localized && cached === undefined) || path === "/admin/login",
  );
  expect(rendered.length).toBeGreaterThan(4);
  for (const { path, access } of rendered) {
    const { status, text } = await site().request(path);
    if (status !== 200) continue;
    expect(unknownShapes(text), `${path} (${access})`).toEqual([]);
  }
});

attack(
  "G3",
  "pages of the cache are deferred as a whole, and each of their inline scripts is allowed",
  async () => {
    const cached = fixedPages().filter((route) => route.cached !== undefined);
    for (const path of [...cached.map((route) => route.path), `/campaigns/${slug}`]) {
      const { status, text, headers } = await site().request(path);
      expect(status, path).toBe(200);
      expect(text, path).not.toMatch(/<script[^>]*\ssrc="[^"]*"[^>]*\sasync/);
      expect(text, path).not.toMatch(/<link[^>]*rel="preload"[^>]*as="script"/);
      const scripts = inlineScripts(text);
      expect(
        scripts.filter((code) => code.startsWith(loader)),
        path,
      ).toHaveLength(1);
      const policy = headers.get("content-security-policy") ?? "";
      for (const code of scripts.filter((one) => !one.startsWith(loader))) {
        expect(
          isFrameworkScript(code),
          `${path}: an unknown inline script: ${code.slice(0, 120)}`,
        ).toBe(true);
        expect(policy, path).toContain(createHash("sha256").update(code).digest("base64"));
      }
    }
  },
);
