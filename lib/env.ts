// Over 250 lines because every variable and what follows from it is in one place.
import { z } from "zod";

/**
 * The only reader of process.env. An incomplete or invalid configuration throws one sentence that names the variable;
 * scripts/start.mjs prints it and stops.
 */
const flag = z.enum(["true", "false", "1", "0"]).transform((v) => v === "true" || v === "1");
const text = z.string().trim().min(1);
const databaseUrl = z.string().regex(/^postgres(ql)?:\/\//, "must begin with postgresql://");

const schema = z.object({
  APP_MODE: z.enum(["demo", "production"]).optional(),
  VERCEL_ENV: text.optional(),
  APP_URL: z.url({ protocol: /^https?$/ }).optional(),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** the address to listen on; read by server/mode.mjs */
  HOST: text.optional(),
  DATA_DIR: text.default(".data"),
  DATABASE_URL: databaseUrl.optional(),
  /**
   * bypasses the pooler, if DATABASE_URL names one: for LISTEN and for migrations, which need a connection of their own
   */
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  /** a read replica, for public lists (lib/public-reads.ts) */
  DATABASE_REPLICA_URL: databaseUrl.optional(),
  /** false: the pooler does not support prepared statements (PgBouncer before 1.21) */
  DATABASE_PREPARED: flag.optional(),
  AUTH_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  LINK_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  DATA_ENCRYPTION_KEY: z
    .string()
    .refine(
      (v) => v.split(",").every((k) => Buffer.from(k.replace(/^\d+:/, ""), "base64").length === 32),
      "must be 32 bytes in base64",
    )
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_/, "must be a key of the card provider (sk_…)")
    .optional(),
  /** with it donors pay in our own page; without it on the provider's */
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_/, "must be a publishable key of the card provider (pk_…)")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, "must begin with whsec_")
    .optional(),
  STRIPE_WEBHOOK_SECRET_OLD: z
    .string()
    .regex(/^whsec_/, "must begin with whsec_")
    .optional(),
  PAYMENTS: z.enum(["stripe", "stripe-test", "sandbox"]).optional(),
  STRIPE_SANDBOX_URL: z.url().optional(),
  SANDBOX_SECRET_KEY: z
    .string()
    .regex(/^sk_test_/, "must begin with sk_test_")
    .optional(),
  SANDBOX_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, "must begin with whsec_")
    .optional(),
  BLOB_READ_WRITE_TOKEN: text.optional(),
  BLOB_PUBLIC_READ_WRITE_TOKEN: text.optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: text.optional(),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
    .optional(),
  /** mails about an update that are handed over in parallel */
  SMTP_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(16),
  MAIL_FROM: text.optional(),
  FILES: z.literal("disk").optional(),
  // a login shell sets MAIL to the user's mailbox, a path: it is ignored
  MAIL: z.preprocess(
    (value) => (typeof value === "string" && value.startsWith("/") ? undefined : value),
    z.literal("outbox").optional(),
  ),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  // the virus scanner: "host", "host:port" (clamd, 3310) or "unix:/run/clamav/clamd.ctl"
  CLAMAV_HOST: z
    .string()
    .regex(
      /^(?:unix:\/[^\s]+|\[[0-9a-fA-F:.]+\](?::\d{1,5})?|[A-Za-z0-9.-]+(?::\d{1,5})?)$/,
      "must be host, host:port or unix:/path",
    )
    .optional(),
  WORKER: z.enum(["inline", "external"]).default("inline"),
  /** the number of web processes of `npm start`; by default the number of cores, at most 4 */
  WEB_PROCESSES: z.coerce.number().int().min(1).max(64).optional(),
  /** set by server/cluster.mjs: the number of this process among them, from 1 */
  WEB_NUMBER: z.coerce.number().int().min(1).optional(),
  /** set by server/cluster.mjs: lets the server's processes recognise each other's requests */
  INNER_SECRET: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
  /** enables /cron, where a host's scheduler does the worker's part; sent as a bearer token */
  CRON_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  /** GET /metrics answers requests with this bearer token */
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
  /** encrypts a backup; read by scripts/lib/archive.mjs */
  BACKUP_KEY: z
    .string()
    .refine((v) => Buffer.from(v, "base64").length === 32, "must be 32 bytes in base64")
    .optional(),
  /** where traces are sent (OTLP over HTTP); OpenTelemetry reads the other OTEL_ variables itself */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(["info", "warn", "error", "silent"]).default("info"),
  DEMO_DATA: flag.optional(),
  /** allows webhooks to http://localhost: for a receiver under development on this machine */
  WEBHOOKS_LOCAL: flag.optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.max(40).optional(),
  /** a service with the chat-completions protocol, which writes drafts */
  OUTREACH_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  OUTREACH_API_KEY: text.optional(),
  OUTREACH_MODEL: text.max(100).optional(),
  /** the domain for mails that organisations send us: addresses are update+…@INBOUND_DOMAIN */
  INBOUND_DOMAIN: z
    .string()
    .regex(
      /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){1,8}$/,
      "must be a domain in small letters",
    )
    .optional(),
  /** the secret that signs what a mail service posts to /api/v1/inbound-email */
  INBOUND_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  /** the name that the receiving server uses in Authentication-Results; without it no sender is trusted */
  INBOUND_AUTHSERV_ID: z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/, "must be a server's name")
    .optional(),
  /** the port on which the worker accepts mails that a mail server of yours forwards */
  INBOUND_SMTP_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  INBOUND_SMTP_HOST: text.default("127.0.0.1"),
});

type Raw = z.infer<typeof schema>;

function together(raw: Raw, names: (keyof Raw)[]): void {
  const set = names.filter((n) => raw[n] !== undefined);
  if (set.length > 0 && set.length < names.length) {
    const missing = names.filter((n) => raw[n] === undefined);
    throw new Error(
      `Configuration: ${set.join(", ")} is set but ${missing.join(", ")} is missing; set all of them or none.`,
    );
  }
}

/**
 * A live key charges real cards: refused in demo mode, whose passwords are published. A test key books payments that
 * nobody made: refused in production mode, unless PAYMENTS=stripe-test allows it.
 */
function assertKeyFitsMode(raw: Raw, production: boolean): void {
  const key = raw.STRIPE_SECRET_KEY;
  if (key === undefined) {
    if (raw.STRIPE_PUBLISHABLE_KEY !== undefined)
      throw new Error(
        "Configuration: STRIPE_PUBLISHABLE_KEY is set but STRIPE_SECRET_KEY is missing; set both or neither.",
      );
    if (raw.PAYMENTS === "stripe" || raw.PAYMENTS === "stripe-test")
      throw new Error(
        `Configuration: PAYMENTS=${raw.PAYMENTS} needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.`,
      );
    return;
  }
  const live = /^(sk|rk)_live_/.test(key);
  const publishable = raw.STRIPE_PUBLISHABLE_KEY;
  if (publishable !== undefined && /^pk_live_/.test(publishable) !== live)
    throw new Error(
      "Configuration: STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are of different modes; one is a test key, the other a live key.",
    );
  if (live && !production)
    throw new Error(
      "Configuration: STRIPE_SECRET_KEY is a live key, which production mode alone may use; set APP_MODE=production or a test key.",
    );
  if (live && raw.PAYMENTS === "stripe-test")
    throw new Error("Configuration: STRIPE_SECRET_KEY is a live key, but PAYMENTS=stripe-test.");
  if (!live && production && raw.PAYMENTS !== "stripe-test")
    throw new Error(
      "Configuration: STRIPE_SECRET_KEY is a test key, with which nobody pays; production mode needs a live key (or PAYMENTS=stripe-test).",
    );
}

const loopback = ["127.0.0.1", "localhost", "[::1]"];

/**
 * The OpenID provider that people may sign in with, or null. Its responses decide who somebody is, so https is
 * required; a provider on this machine (tests) is exempt.
 */
function openIdOf(raw: Raw) {
  together(raw, ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"]);
  if (!raw.OIDC_ISSUER || !raw.OIDC_CLIENT_ID || !raw.OIDC_CLIENT_SECRET) {
    if (raw.OIDC_NAME)
      throw new Error(
        "Configuration: OIDC_NAME is set but OIDC_ISSUER is missing; set all of them or none.",
      );
    return null;
  }
  const issuer = new URL(raw.OIDC_ISSUER);
  if (issuer.protocol !== "https:" && !loopback.includes(issuer.hostname))
    throw new Error("Configuration: OIDC_ISSUER is not valid: must begin with https://.");
  if (issuer.search || issuer.hash || issuer.username)
    throw new Error("Configuration: OIDC_ISSUER is not valid: must have no query and no user.");
  return {
    issuer: raw.OIDC_ISSUER.endsWith("/") ? raw.OIDC_ISSUER.slice(0, -1) : raw.OIDC_ISSUER,
    origin: issuer.origin,
    clientId: raw.OIDC_CLIENT_ID,
    clientSecret: raw.OIDC_CLIENT_SECRET,
    name: raw.OIDC_NAME ?? (issuer.hostname === "accounts.google.com" ? "Google" : issuer.hostname),
  };
}

/** The service that writes drafts. In production mode https only; private addresses are refused when it is called. */
function outreachOf(raw: Raw, production: boolean) {
  together(raw, ["OUTREACH_API_URL", "OUTREACH_API_KEY", "OUTREACH_MODEL"]);
  if (!raw.OUTREACH_API_URL || !raw.OUTREACH_API_KEY || !raw.OUTREACH_MODEL) return null;
  const url = new URL(raw.OUTREACH_API_URL);
  if (production && url.protocol !== "https:")
    throw new Error("Configuration: OUTREACH_API_URL is not valid: must begin with https://.");
  if (production && (loopback.includes(url.hostname) || /^[\d.]+$|^\[/.test(url.hostname)))
    throw new Error("Configuration: OUTREACH_API_URL is not valid: must name a public host.");
  if (url.username || url.hash)
    throw new Error("Configuration: OUTREACH_API_URL is not valid: must have no user and no mark.");
  if (!url.pathname.endsWith("/chat/completions"))
    url.pathname = `${url.pathname.replace(/\/{1,9}$/, "")}/chat/completions`;
  return { endpoint: url.href, key: raw.OUTREACH_API_KEY, model: raw.OUTREACH_MODEL };
}

/** Incoming mail needs a domain and a transport; a transport without a domain accepts nothing. */
function assertInbound(raw: Raw): void {
  const ways = ["INBOUND_SECRET", "INBOUND_SMTP_PORT"] as const;
  const variable = ways.find((name) => raw[name] !== undefined);
  if (raw.INBOUND_DOMAIN !== undefined && variable === undefined)
    throw new Error(
      "Configuration: INBOUND_DOMAIN needs INBOUND_SECRET or INBOUND_SMTP_PORT, by which mails come in.",
    );
  const alone =
    variable ?? (raw.INBOUND_AUTHSERV_ID === undefined ? undefined : "INBOUND_AUTHSERV_ID");
  if (raw.INBOUND_DOMAIN === undefined && alone !== undefined)
    throw new Error(`Configuration: ${alone} is set but INBOUND_DOMAIN is missing.`);
}

function read(source: Record<string, string | undefined>) {
  const input = Object.fromEntries(
    Object.keys(schema.shape).flatMap((k) => (source[k] ? [[k, source[k]]] : [])),
  );
  const parsed = schema.safeParse(input);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    throw new Error(`Configuration: ${String(issue.path[0])} is not valid: ${issue.message}.`);
  }
  const raw = parsed.data;
  const production =
    raw.APP_MODE === "production" ||
    (raw.APP_MODE === undefined && raw.VERCEL_ENV === "production");
  assertInbound(raw);
  together(raw, ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]);
  together(raw, [
    "S3_ENDPOINT",
    "S3_REGION",
    "S3_BUCKET",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
  ]);
  if (raw.BLOB_READ_WRITE_TOKEN && raw.S3_BUCKET)
    throw new Error(
      "Configuration: BLOB_READ_WRITE_TOKEN and S3_BUCKET are both set; choose one store.",
    );
  if (raw.BLOB_PUBLIC_READ_WRITE_TOKEN && !raw.BLOB_READ_WRITE_TOKEN)
    throw new Error(
      "Configuration: BLOB_PUBLIC_READ_WRITE_TOKEN is set but BLOB_READ_WRITE_TOKEN is missing; documents need a private store.",
    );
  const sandbox =
    raw.PAYMENTS === "sandbox" ||
    (raw.PAYMENTS === undefined && !production && raw.STRIPE_SECRET_KEY === undefined);
  assertKeyFitsMode(raw, production);
  if (sandbox && raw.STRIPE_SECRET_KEY)
    throw new Error(
      "Configuration: PAYMENTS=sandbox and STRIPE_SECRET_KEY are both set; choose one.",
    );
  if (raw.WEBHOOKS_LOCAL && !sandbox)
    throw new Error("Configuration: WEBHOOKS_LOCAL is for the sandbox alone.");
  if (raw.WEBHOOKS_LOCAL && production)
    throw new Error("Configuration: WEBHOOKS_LOCAL is not for production mode.");
  if (production) {
    const needs: [boolean, string][] = [
      [raw.APP_URL !== undefined, "APP_URL"],
      [raw.DATABASE_URL !== undefined, "DATABASE_URL"],
      [raw.AUTH_SECRET !== undefined, "AUTH_SECRET"],
      [raw.LINK_SECRET !== undefined, "LINK_SECRET"],
      [raw.DATA_ENCRYPTION_KEY !== undefined, "DATA_ENCRYPTION_KEY"],
      [sandbox || raw.STRIPE_SECRET_KEY !== undefined, "STRIPE_SECRET_KEY (or PAYMENTS=sandbox)"],
      [
        raw.BLOB_READ_WRITE_TOKEN !== undefined ||
          raw.S3_BUCKET !== undefined ||
          raw.FILES === "disk",
        "BLOB_READ_WRITE_TOKEN or the S3 settings (or FILES=disk)",
      ],
      [raw.SMTP_URL !== undefined || raw.MAIL === "outbox", "SMTP_URL (or MAIL=outbox)"],
    ];
    for (const [there, name] of needs)
      if (!there) throw new Error(`Configuration: production mode needs ${name}.`);
    const url = new URL(raw.APP_URL ?? "http://localhost");
    // sessions and money over plain http only where nobody is in between
    if (url.protocol !== "https:" && !loopback.includes(url.hostname))
      throw new Error("Configuration: production mode needs APP_URL to begin with https://.");
  }
  if (sandbox && raw.STRIPE_SANDBOX_URL) {
    const host = new URL(raw.STRIPE_SANDBOX_URL).hostname;
    if (!loopback.includes(host))
      throw new Error("Configuration: STRIPE_SANDBOX_URL must be an address on this machine.");
  }
  const appUrl = (raw.APP_URL ?? `http://localhost:${raw.PORT}`).replace(/\/{1,9}$/, "");
  return {
    ...raw,
    production,
    /** the database itself, for what a pooler in transaction mode does not support */
    directDatabaseUrl: raw.DATABASE_DIRECT_URL ?? raw.DATABASE_URL,
    /** hot reload */
    dev: source["NODE_ENV"] === "development",
    sandbox,
    /** real money moves */
    livePayments: /^(sk|rk)_live_/.test(raw.STRIPE_SECRET_KEY ?? ""),
    appUrl,
    appOrigin: new URL(appUrl).origin,
    secureCookies: appUrl.startsWith("https://"),
    /** A multiplier for rate limits, outside production mode only (EMB-022, EMB-023). */
    rateLimitScale: production ? 1 : raw.RATE_LIMIT_SCALE,
    webhooksLocal: raw.WEBHOOKS_LOCAL ?? false,
    openId: openIdOf(raw),
    outreach: outreachOf(raw, production),
    demoData: production ? false : (raw.DEMO_DATA ?? true),
  };
}

export const readEnv = read;
export const env = read(process.env);
// next-auth reads its own address from the environment, and must not trust a Host header instead
process.env["NEXTAUTH_URL"] = env.appUrl;
export type Env = ReturnType<typeof read>;

/** A secret that must be set when it is used; `npm start` generates the embedded ones at random on the first start. */
export function requiredEnv<K extends keyof Env>(name: K): NonNullable<Env[K]> {
  const value = env[name];
  if (value === undefined || value === null)
    throw new Error(`Configuration: ${String(name)} is missing.`);
  return value as NonNullable<Env[K]>;
}
