import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { answerPolicy } from "@/lib/http/answer-policy";
import { badgePolicy, filePolicy, framedFilePolicy } from "@/lib/http/page-policy";
import { routes } from "@/lib/route-table";

/** The framework's own parser for route sources. */
const { pathToRegexp } = createRequire(import.meta.url)("next/dist/compiled/path-to-regexp") as {
  pathToRegexp(source: string): RegExp;
};

/** The headers that the framework sends for an address: if two rules set the same header, the later one wins. */
function policyOf(at: string, request: Record<string, string> = {}): Map<string, string> {
  const lines = answerPolicy.filter(
    ({ source, has = [] }) =>
      pathToRegexp(source).test(at) &&
      has.every(({ key, value }) => new RegExp(`^${value}$`).test(request[key] ?? "")),
  );
  return new Map(
    lines.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );
}

const example = (path: string) => path.replace(/\[(?:\.\.\.)?(\w+)\]/g, "x-$1");

describe("what a browser may do with an answer", () => {
  const files = routes.filter(({ policy }) => policy === "file");
  test.each(files.map((route) => [route.path, route] as const))("%s", (path, route) => {
    const policy = policyOf(example(path));
    expect(policy.get("x-content-type-options")).toBe("nosniff");
    expect(policy.get("content-security-policy")).toBe(route.styled ? badgePolicy : filePolicy);
    expect(policy.get("cross-origin-resource-policy")).toBe(
      route.shareable ? "cross-origin" : "same-origin",
    );
  });

  test("a document shows itself in the reviewer's frame, and nowhere else", () => {
    const framed = policyOf("/documents/doc_1", { "sec-fetch-dest": "iframe" });
    expect(framed.get("content-security-policy")).toBe(framedFilePolicy);
    expect(policyOf("/documents/doc_1").get("content-security-policy")).toBe(filePolicy);
  });

  test("a badge and a receipt in each language as in English", () => {
    for (const at of ["/campaigns/x/badge.svg", "/sw/campaigns/x/badge.svg"])
      expect(policyOf(at).get("content-security-policy")).toBe(badgePolicy);
    for (const at of ["/gifts/x.y/receipt", "/ar/gifts/x.y/receipt"])
      expect(policyOf(at).get("referrer-policy")).toBe("same-origin");
  });
});
