import { describe, expect, test } from "vitest";
import { readEnv } from "@/lib/env";
import { isOwnHost, isProduction, listenAddress } from "@/server/mode.mjs";

const secrets = {
  APP_URL: "https://give.example",
  DATABASE_URL: "postgresql://u:p@db/x",
  AUTH_SECRET: "a".repeat(32),
  LINK_SECRET: "b".repeat(32),
  DATA_ENCRYPTION_KEY: Buffer.alloc(32, 1).toString("base64"),
  PAYMENTS: "sandbox",
  FILES: "disk",
  MAIL: "outbox",
};

describe("[EMB-018] the start and the application agree on what production is", () => {
  const modes = [undefined, "", "demo", "production"].flatMap((mode) =>
    [undefined, "", "preview", "production"].map((vercel) => ({
      APP_MODE: mode,
      VERCEL_ENV: vercel,
    })),
  );
  test.each(modes)("%j", (mode) =>
    expect(isProduction(mode)).toBe(readEnv({ ...secrets, ...mode }).production),
  );
});

test("the demo listens on this machine alone unless HOST says otherwise; production on every address", () => {
  expect(listenAddress({})).toBe("127.0.0.1");
  expect(listenAddress({ HOST: "" })).toBe("127.0.0.1");
  expect(listenAddress({ HOST: "0.0.0.0" })).toBe("0.0.0.0");
  expect(listenAddress({ APP_MODE: "production" })).toBe("0.0.0.0");
  expect(listenAddress({ VERCEL_ENV: "production" })).toBe("0.0.0.0");
});

test("a demo answers to this machine's names, to numbers and to APP_URL's name; production to any", () => {
  const demo = { APP_URL: "http://demo.example:3000" };
  for (const host of [
    "localhost",
    "localhost:3000",
    "LOCALHOST:3000",
    "127.0.0.1:3000",
    "192.168.1.20",
    "[::1]:3000",
    "a.localhost",
    "demo.example",
    "demo.example:3000",
  ])
    expect([host, isOwnHost(host, demo)]).toEqual([host, true]);
  for (const host of [
    undefined,
    "",
    "evil.example",
    "evil.example:3000",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "demo.example.evil.example",
    "a b",
    "x".repeat(300),
  ])
    expect([host, isOwnHost(host, demo)]).toEqual([host, false]);
  expect(isOwnHost("anything.example", { APP_MODE: "production" })).toBe(true);
});
