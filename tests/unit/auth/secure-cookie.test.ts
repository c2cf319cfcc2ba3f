import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function cookies(appUrl: string) {
  vi.resetModules();
  vi.stubEnv("APP_URL", appUrl);
  const { cookieHeader, sessionCookies, clearedCookies } =
    await import("@/lib/auth/session-cookie");
  return {
    opened: sessionCookies("sealed", "ngo").map(cookieHeader),
    cleared: clearedCookies().map(cookieHeader),
  };
}

test("[ACCT-076] over https the session cookie is __Host-: Secure, Path=/, no Domain, and it is cleared by that name", async () => {
  const { opened, cleared } = await cookies("https://give.example");
  const session = opened.find((cookie) => cookie.includes("session-token"))!;
  expect(session).toMatch(
    /^__Host-next-auth\.session-token=sealed; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly; Secure$/,
  );
  expect([...opened, ...cleared].join()).not.toMatch(/Domain/i);
  expect(cleared.find((cookie) => cookie.includes("session-token"))).toMatch(
    /^__Host-next-auth\.session-token=; Path=\/; Max-Age=0;.*Secure$/,
  );
});

test("on this machine, over http, it has its plain name and is not Secure: a browser would not send it", async () => {
  const { opened } = await cookies("http://localhost:3000");
  expect(opened.find((cookie) => cookie.includes("session-token"))).toMatch(
    /^next-auth\.session-token=sealed; Path=\/; Max-Age=604800; SameSite=Lax; HttpOnly$/,
  );
});

test("the cookie of a known browser is __Host- too, httpOnly, for a year", async () => {
  vi.resetModules();
  vi.stubEnv("APP_URL", "https://give.example");
  vi.stubEnv("LINK_SECRET", "l".repeat(32));
  const [{ makeKnown }, { cookieHeader }] = await Promise.all([
    import("@/lib/auth/browser"),
    import("@/lib/auth/session-cookie"),
  ]);
  expect(cookieHeader(makeKnown().cookie)).toMatch(
    /^__Host-known-browser=[\w.-]+; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure$/,
  );
});
