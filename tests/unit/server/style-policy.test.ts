import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mailLayout } from "@/lib/email/layout";
import { mailStyles, pagePolicy, toastStyles } from "@/lib/http/page-policy";
import { locales } from "@/lib/i18n/locales";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const directive = (policy: string, name: string) =>
  policy.split("; ").find((one) => one.startsWith(`${name} `));

it("the policy names the style of the installed sonner, and no other", () => {
  const code = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");
  const inserted = [...code.matchAll(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/g)].map((match) =>
    String(JSON.parse(match[1]!)),
  );
  expect(inserted).toHaveLength(1);
  expect(toastStyles).toEqual(["", ...inserted].map(sha));
});

it("a style element needs its hash, a style attribute does not; only development is more open", () => {
  const policy = pagePolicy({ sandbox: false, dev: false });
  expect(directive(policy, "style-src")).toBe(`style-src 'self' ${toastStyles.join(" ")}`);
  expect(directive(policy, "style-src-attr")).toBe("style-src-attr 'unsafe-inline'");
  expect(directive(pagePolicy({ sandbox: false, dev: true }), "style-src")).toBe(
    "style-src 'self' 'unsafe-inline'",
  );
});

it("the page that shows stored mails allows their style elements, in every language; no other page does", () => {
  const inMails = locales.map((locale) => {
    const { html } = mailLayout({ locale, heading: "Asante", blocks: [] });
    return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => sha(match[1]!)).join();
  });
  expect([...new Set(inMails)].sort()).toEqual([...mailStyles].sort());
  const allowed = (mails: boolean) =>
    directive(pagePolicy({ mails, sandbox: false, dev: false }), "style-src");
  expect(allowed(true)).toBe(`style-src 'self' ${[...toastStyles, ...mailStyles].join(" ")}`);
  expect(allowed(false)).not.toContain(mailStyles[0]);
});
