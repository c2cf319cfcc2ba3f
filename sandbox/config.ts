import { z } from "zod";

const schema = z.object({
  SANDBOX_PORT: z
    .string()
    .regex(/^\d{1,5}$/, "must be a port number")
    .transform(Number)
    .refine((n) => n < 65_536, "must be a port number")
    .default(12111),
  SANDBOX_DATA: z.string().min(1).default(".data/sandbox"),
  SANDBOX_SECRET_KEY: z
    .string()
    .regex(/^sk_test_/, "must begin with sk_test_")
    .optional(),
  SANDBOX_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, "must begin with whsec_")
    .optional(),
  /** comma-separated; all events by default */
  SANDBOX_WEBHOOK_EVENTS: z
    .string()
    .regex(/^[a-z][a-z_.]+(,[a-z][a-z_.]+)*$/, "must be names of events with commas between")
    .transform((names) => names.split(","))
    .optional(),
  SANDBOX_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional(),
  SANDBOX_RETRIES: z.enum(["live", "sandbox"]).default("live"),
});
export type Config = z.output<typeof schema>;

/**
 * Reads the environment, before anything else.
 * @throws a sentence that names the variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  if (
    Object.entries(env).some(
      ([name, value]) => /^(SANDBOX|STRIPE)_/.test(name) && /^[sr]k_live_/.test(value ?? ""),
    )
  )
    throw new Error("The payment sandbox refuses a live key.");
  if (env["NODE_ENV"] === "production" && env["PAYMENTS"] !== "sandbox")
    throw new Error(
      "The payment sandbox does not run in production unless PAYMENTS=sandbox says so.",
    );
  const settings = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const read = schema.safeParse(settings);
  if (!read.success)
    throw new Error(
      `${String(read.error.issues[0]?.path[0])} ${read.error.issues[0]?.message ?? "is wrong"}.`,
    );
  if (
    (read.data.SANDBOX_WEBHOOK_URL === undefined) !==
    (read.data.SANDBOX_WEBHOOK_SECRET === undefined)
  )
    throw new Error("SANDBOX_WEBHOOK_URL and SANDBOX_WEBHOOK_SECRET go together.");
  return read.data;
}
