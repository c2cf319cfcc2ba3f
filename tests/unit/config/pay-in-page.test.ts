import { afterEach, expect, test } from "vitest";
import { env } from "@/lib/env";
import { pagePolicy, permissionsPolicy } from "@/lib/http/page-policy";
import { checkoutSources, payInPage, paysInPage } from "@/lib/payments/pay-in-page";

const before = { ...env };
afterEach(() => {
  Object.assign(env, before);
});
const set = (more: Partial<typeof env>) => Object.assign(env, more);
const directive = (name: string) =>
  pagePolicy({ sandbox: env.sandbox, dev: false, checkout: checkoutSources() })
    .split("; ")
    .find((one) => one.startsWith(`${name} `));

test("with the provider's keys a page with a form allows the provider's hosts, and only them", () => {
  set({ sandbox: false, STRIPE_PUBLISHABLE_KEY: "pk_live_x" });
  expect(payInPage()).toEqual({ publishableKey: "pk_live_x", library: null });
  expect(directive("script-src")).toBe(
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com",
  );
  expect(directive("frame-src")).toBe(
    "frame-src 'self' https://js.stripe.com https://*.js.stripe.com https://checkout.stripe.com https://hooks.stripe.com",
  );
  expect(directive("connect-src")).toBe(
    "connect-src 'self' https://api.stripe.com https://checkout.stripe.com",
  );
  expect(directive("img-src")).toBe("img-src 'self' data: blob: https://*.stripe.com");
  expect(permissionsPolicy(checkoutSources())).toMatch(
    /payment=\(self "https:\/\/js\.stripe\.com" .*"https:\/\/hooks\.stripe\.com"\)$/,
  );
});

test("without a publishable key nothing is paid in our page, and no page allows more", () => {
  set({ sandbox: false, STRIPE_PUBLISHABLE_KEY: undefined });
  expect([payInPage(), checkoutSources(), paysInPage()]).toEqual([null, null, false]);
  expect(directive("script-src")).toBe("script-src 'self'");
  expect(directive("frame-src")).toBe("frame-src 'self'");
  expect(directive("connect-src")).toBe("connect-src 'self'");
  expect(permissionsPolicy(null)).toMatch(/payment=\(\)$/);
});

test("the sandbox's library comes from the sandbox's origin; the provider's hosts are not allowed there", () => {
  set({ sandbox: true, STRIPE_SANDBOX_URL: "http://127.0.0.1:4711/" });
  expect(payInPage()?.library).toBe("http://127.0.0.1:4711/endive/stripe.js");
  expect(directive("script-src")).toBe("script-src 'self' http://127.0.0.1:4711");
  expect(directive("frame-src")).toBe("frame-src 'self' http://127.0.0.1:4711");
  set({ STRIPE_SANDBOX_URL: undefined });
  expect([payInPage(), checkoutSources()]).toEqual([null, null]);
});
