import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readEnv } from "@/lib/env";

const root = path.resolve(import.meta.dirname, "../../..");
const key = Buffer.alloc(32, 1).toString("base64");
const whole = {
  APP_MODE: "production",
  APP_URL: "https://give.example",
  DATABASE_URL: "postgresql://u:p@db/x",
  AUTH_SECRET: "a".repeat(32),
  LINK_SECRET: "b".repeat(32),
  DATA_ENCRYPTION_KEY: key,
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  BLOB_READ_WRITE_TOKEN: "vercel_blob_rw_x_y",
  SMTP_URL: "smtps://u:p@mail.example:465",
};
const s3 = {
  S3_ENDPOINT: "https://s3.example",
  S3_REGION: "eu",
  S3_BUCKET: "b",
  S3_ACCESS_KEY_ID: "i",
  S3_SECRET_ACCESS_KEY: "s",
};
const without = (from: Record<string, string>, ...names: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));

describe("configuration", () => {
  test("[EMB-021] .env.example lists what is read, each once, and nothing else", () => {
    const schema = /const schema = z\.object\(\{([\s\S]*?)\n\}\);/.exec(
      readFileSync(path.join(root, "lib/env.ts"), "utf8"),
    )![1]!;
    const read = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map((m) => m[1]);
    const listed = [
      ...readFileSync(path.join(root, ".env.example"), "utf8").matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm),
    ].map((m) => m[1]);
    expect(listed.toSorted()).toEqual(read.toSorted());
    expect(new Set(listed).size).toBe(listed.length);
  });

  test("[EMB-001, EMB-005] with nothing set everything is this machine's own", () => {
    expect(readEnv({})).toMatchObject({
      production: false,
      sandbox: true,
      appUrl: "http://localhost:3000",
      secureCookies: false,
      demoData: true,
      DATA_DIR: ".data",
    });
    expect(readEnv(Object.fromEntries(Object.keys(whole).map((name) => [name, ""])))).toMatchObject(
      { production: false, sandbox: true },
    ); // empty is not set
  });

  test("[EMB-011, EMB-012, EMB-013, EMB-014, EMB-016] what is set is used, and may stand beside embedded ones outside production mode", () => {
    expect(readEnv({ DATABASE_URL: whole.DATABASE_URL })).toMatchObject({
      DATABASE_URL: whole.DATABASE_URL,
      sandbox: true,
    });
    expect(
      readEnv({ STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" }).sandbox,
    ).toBe(false);
    expect(readEnv({ BLOB_READ_WRITE_TOKEN: "t" })).toMatchObject({
      BLOB_READ_WRITE_TOKEN: "t",
      sandbox: true,
    });
    expect(readEnv(s3)).toMatchObject(s3);
    expect(readEnv({ AUTH_SECRET: "c".repeat(20) }).AUTH_SECRET).toBe("c".repeat(20));
  });

  test("[EMB-018, EMB-019, EMB-020] production mode starts when it has everything, and is implied by the platform", () => {
    expect(readEnv(whole)).toMatchObject({
      production: true,
      sandbox: false,
      secureCookies: true,
      demoData: false,
    });
    expect(readEnv({ ...without(whole, "APP_MODE"), VERCEL_ENV: "production" }).production).toBe(
      true,
    );
    expect(readEnv({ APP_MODE: "demo", VERCEL_ENV: "production" }).production).toBe(false);
    expect(
      readEnv({
        ...without(whole, "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"),
        PAYMENTS: "sandbox",
      }),
    ).toMatchObject({ production: true, sandbox: true });
    expect(
      readEnv({
        ...without(whole, "BLOB_READ_WRITE_TOKEN", "SMTP_URL"),
        FILES: "disk",
        MAIL: "outbox",
      }).production,
    ).toBe(true);
    expect(readEnv({ ...whole, DEMO_DATA: "true" }).demoData).toBe(false);
  });

  test.each([
    ["APP_URL"],
    ["DATABASE_URL"],
    ["AUTH_SECRET"],
    ["LINK_SECRET"],
    ["DATA_ENCRYPTION_KEY"],
    ["BLOB_READ_WRITE_TOKEN"],
    ["SMTP_URL"],
  ])(
    "[EMB-018, EMB-020, NGO-062] production mode without %s does not start, and says so",
    (name) => {
      expect(() => readEnv(without(whole, name))).toThrow(
        new RegExp(`^Configuration: production mode needs .*${name}`),
      );
    },
  );

  test("[EMB-019] nor without payments", () =>
    expect(() => readEnv(without(whole, "STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"))).toThrow(
      /production mode needs STRIPE_SECRET_KEY/,
    ));

  test.each([
    ["STRIPE_WEBHOOK_SECRET", { STRIPE_SECRET_KEY: "sk_test_x" }],
    ["STRIPE_SECRET_KEY", { STRIPE_WEBHOOK_SECRET: "whsec_x" }],
    ["STRIPE_SECRET_KEY", { PAYMENTS: "stripe" }],
    ["STRIPE_SECRET_KEY", { STRIPE_PUBLISHABLE_KEY: "pk_test_x" }],
    ...Object.keys(s3).map((name) => [name, without(s3, name)] as [string, Record<string, string>]),
    ["BLOB_READ_WRITE_TOKEN", { BLOB_PUBLIC_READ_WRITE_TOKEN: "x" }],
  ])("[EMB-017] half a group: %s is named", (name, given) =>
    expect(() => readEnv(given)).toThrow(new RegExp(`^Configuration: .*${name}`)),
  );

  test.each([
    ["BLOB_READ_WRITE_TOKEN", { BLOB_READ_WRITE_TOKEN: "x", ...s3 }],
    [
      "PAYMENTS",
      { PAYMENTS: "sandbox", STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" },
    ],
    ["STRIPE_SECRET_KEY", { STRIPE_SECRET_KEY: "pk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" }],
    ["STRIPE_WEBHOOK_SECRET", { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "x" }],
    ["STRIPE_PUBLISHABLE_KEY", { STRIPE_PUBLISHABLE_KEY: "sk_test_x" }],
    ["DATA_ENCRYPTION_KEY", { DATA_ENCRYPTION_KEY: "c2hvcnQ=" }],
    ["AUTH_SECRET", { AUTH_SECRET: "short" }],
    ["APP_URL", { APP_URL: "give.example" }],
    ["APP_URL", { APP_URL: "javascript:alert(1)" }],
    ["APP_MODE", { APP_MODE: "prod" }],
    ["PORT", { PORT: "70000" }],
    ["RATE_LIMIT_SCALE", { RATE_LIMIT_SCALE: "0" }],
    ["RATE_LIMIT_SCALE", { RATE_LIMIT_SCALE: "many" }],
    ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "-1" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://x" }],
    ["SMTP_URL", { SMTP_URL: "mail.example" }],
    ["FILES", { FILES: "cloud" }],
    ["MAIL", { MAIL: "off" }],
    ["WORKER", { WORKER: "none" }],
    ["STRIPE_SANDBOX_URL", { STRIPE_SANDBOX_URL: "http://evil.example" }],
  ] as [string, Record<string, string>][])("a bad %s is named", (name, given) =>
    expect(() => readEnv(given)).toThrow(new RegExp(`^Configuration: .*${name}`)),
  );

  describe("the key of the card provider fits the mode", () => {
    const webhook = { STRIPE_WEBHOOK_SECRET: "whsec_x" };
    test.each([
      ["pk_live_x", "sk_test_x"],
      ["pk_test_x", "sk_live_x"],
    ])("%s beside %s is refused", (publishable, secret) =>
      expect(() =>
        readEnv({
          ...whole,
          STRIPE_SECRET_KEY: secret,
          STRIPE_PUBLISHABLE_KEY: publishable,
          ...(secret === "sk_test_x" ? { PAYMENTS: "stripe-test" } : {}),
        }),
      ).toThrow(/^Configuration: STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are of different/),
    );
    test("keys of one mode are taken together", () =>
      expect(readEnv({ ...whole, STRIPE_PUBLISHABLE_KEY: "pk_live_x" })).toMatchObject({
        STRIPE_PUBLISHABLE_KEY: "pk_live_x",
      }));
    test.each(["sk_live_x", "rk_live_x"])("%s outside production mode is refused", (secret) =>
      expect(() => readEnv({ STRIPE_SECRET_KEY: secret, ...webhook })).toThrow(
        "Configuration: STRIPE_SECRET_KEY is a live key, which production mode alone may use; set APP_MODE=production or a test key.",
      ),
    );
    test.each(["sk_test_x", "rk_test_x"])("%s in production mode is refused", (secret) => {
      expect(() => readEnv({ ...whole, STRIPE_SECRET_KEY: secret })).toThrow(
        "Configuration: STRIPE_SECRET_KEY is a test key, with which nobody pays; production mode needs a live key (or PAYMENTS=stripe-test).",
      );
      // intended, for a rehearsal of the whole site
      expect(
        readEnv({ ...whole, STRIPE_SECRET_KEY: secret, PAYMENTS: "stripe-test" }),
      ).toMatchObject({ production: true, sandbox: false });
    });
    test("PAYMENTS=stripe-test allows neither a live key nor a missing one", () => {
      expect(() => readEnv({ ...whole, PAYMENTS: "stripe-test" })).toThrow(
        "Configuration: STRIPE_SECRET_KEY is a live key, but PAYMENTS=stripe-test.",
      );
      expect(() => readEnv({ PAYMENTS: "stripe-test" })).toThrow(
        "Configuration: PAYMENTS=stripe-test needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.",
      );
    });
  });

  test("[EMB-022, EMB-023] RATE_LIMIT_SCALE counts outside production mode only", () => {
    expect(readEnv({ RATE_LIMIT_SCALE: "50" }).rateLimitScale).toBe(50);
    expect(readEnv({ ...whole, RATE_LIMIT_SCALE: "50" }).rateLimitScale).toBe(1);
  });

  test("an error message never contains a secret", () => {
    for (const given of [
      { AUTH_SECRET: "shortsecret" },
      { STRIPE_SECRET_KEY: "live_hidden", STRIPE_WEBHOOK_SECRET: "whsec_x" },
      { DATA_ENCRYPTION_KEY: "hiddenkey" },
    ]) {
      let said = "";
      try {
        readEnv(given);
      } catch (error) {
        said = (error as Error).message;
      }
      expect(said).not.toMatch(/shortsecret|hidden/);
      expect(said).not.toBe("");
    }
  });

  test("sign-in at an OpenID provider: all three or none, over https, with a name for the button", () => {
    const openId = {
      OIDC_ISSUER: "https://accounts.google.com",
      OIDC_CLIENT_ID: "id",
      OIDC_CLIENT_SECRET: "secret",
    };
    expect(readEnv({}).openId).toBeNull();
    expect(readEnv(openId).openId).toEqual({
      issuer: "https://accounts.google.com",
      origin: "https://accounts.google.com",
      clientId: "id",
      clientSecret: "secret",
      name: "Google",
    });
    expect(
      readEnv({ ...openId, OIDC_ISSUER: "https://id.example/realms/ngo/", OIDC_NAME: "Our house" })
        .openId,
    ).toMatchObject({
      issuer: "https://id.example/realms/ngo",
      origin: "https://id.example",
      name: "Our house",
    });
    expect(readEnv({ ...openId, OIDC_ISSUER: "https://id.example" }).openId?.name).toBe(
      "id.example",
    );
    for (const name of Object.keys(openId))
      expect(() => readEnv(without(openId, name))).toThrow(
        new RegExp(`^Configuration: .*${name} is missing`),
      );
    expect(() => readEnv({ OIDC_NAME: "Google" })).toThrow(
      /^Configuration: OIDC_NAME is set but OIDC_ISSUER is missing/,
    );
    for (const issuer of [
      "http://id.example",
      "https://id.example?x=1",
      "https://a:b@id.example",
      "id.example",
    ])
      expect(() => readEnv({ ...openId, OIDC_ISSUER: issuer })).toThrow(
        /^Configuration: OIDC_ISSUER is not valid/,
      );
    expect(readEnv({ ...openId, OIDC_ISSUER: "http://127.0.0.1:4000" }).openId?.origin).toBe(
      "http://127.0.0.1:4000",
    );
  });

  test("production mode is served over https, but on this machine", () => {
    expect(() => readEnv({ ...whole, APP_URL: "http://give.example" })).toThrow(
      /^Configuration: production mode needs APP_URL to begin with https/,
    );
    expect(readEnv({ ...whole, APP_URL: "http://127.0.0.1:3000" }).production).toBe(true);
    expect(readEnv({ APP_URL: "http://give.example" }).production).toBe(false);
  });

  test("mails that come in have a domain and a way in, or neither", () => {
    const inbound = { INBOUND_DOMAIN: "in.example.org", INBOUND_SECRET: "s".repeat(32) };
    expect(readEnv(inbound)).toMatchObject({ ...inbound, INBOUND_SMTP_HOST: "127.0.0.1" });
    const bySmtp = { INBOUND_DOMAIN: "in.example.org", INBOUND_SMTP_PORT: "2525" };
    expect(readEnv(bySmtp).INBOUND_SMTP_PORT).toBe(2525);
    expect(() => readEnv({ INBOUND_DOMAIN: "in.example.org" })).toThrow(
      /^Configuration: INBOUND_DOMAIN needs INBOUND_SECRET or INBOUND_SMTP_PORT/,
    );
    for (const [name, value] of [
      ["INBOUND_SECRET", "s".repeat(32)],
      ["INBOUND_SMTP_PORT", "2525"],
      ["INBOUND_AUTHSERV_ID", "mx.example.org"],
    ] as const)
      expect(() => readEnv({ [name]: value })).toThrow(
        `Configuration: ${name} is set but INBOUND_DOMAIN is missing.`,
      );
    for (const bad of ["In.example.org", "x@in.example.org", "in.example.org.", "localhost"])
      expect(() => readEnv({ ...inbound, INBOUND_DOMAIN: bad })).toThrow(
        /^Configuration: INBOUND_DOMAIN is not valid/,
      );
    expect(() => readEnv({ ...inbound, INBOUND_SECRET: "short" })).toThrow(
      /^Configuration: INBOUND_SECRET is not valid/,
    );
  });
});
