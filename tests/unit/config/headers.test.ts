import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

type Line = { source: string; headers: { key: string; value: string }[] };

/** The headers of every response, as configured in a given environment. */
async function general(environment: Record<string, string>): Promise<Map<string, string>> {
  vi.resetModules();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const config = (await import("@/next.config")).default as { headers(): Promise<Line[]> };
  const line = (await config.headers()).find((one) => one.source === "/:path*")!;
  return new Map(line.headers.map((header) => [header.key.toLowerCase(), header.value]));
}

test("over https every answer asks browsers for https alone, for two years, subdomains too", async () => {
  expect(
    (await general({ APP_URL: "https://give.example" })).get("strict-transport-security"),
  ).toBe("max-age=63072000; includeSubDomains");
  expect(
    (await general({ APP_URL: "http://localhost:3000" })).has("strict-transport-security"),
  ).toBe(false);
});
