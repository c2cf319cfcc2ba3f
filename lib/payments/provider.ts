import "server-only";
import Stripe from "stripe";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/** The provider's own host; a live key is sent nowhere else. */
const providerHost = "api.stripe.com";

type Connection = {
  key: string;
  webhookSecrets: string[];
  livemode: boolean;
  address: { host: string; port: number; protocol: "http" | "https" } | null;
};

/**
 * How the card provider is reached: the real one with a key, or the sandbox on this machine. The code is the same for
 * both; only address and keys differ.
 * @throws 503 when it is not configured, "The card payment provider failed to initialize"
 */
function connection(): Connection {
  const key = env.sandbox ? env.SANDBOX_SECRET_KEY : env.STRIPE_SECRET_KEY;
  if (!key) throw new AppError("provider_unavailable", "providerFailed");
  const secrets = env.sandbox
    ? [env.SANDBOX_WEBHOOK_SECRET]
    : [env.STRIPE_WEBHOOK_SECRET, env.STRIPE_WEBHOOK_SECRET_OLD];
  const livemode = /^(sk|rk)_live_/.test(key);
  let address: Connection["address"] = null;
  if (env.sandbox) {
    if (!env.STRIPE_SANDBOX_URL) throw new AppError("provider_unavailable", "providerFailed");
    const url = new URL(env.STRIPE_SANDBOX_URL);
    const protocol = url.protocol === "https:" ? "https" : "http";
    address = {
      host: url.hostname,
      port: Number(url.port || (protocol === "https" ? 443 : 80)),
      protocol,
    };
  }
  if (livemode && address && address.host !== providerHost)
    throw new Error(
      "Configuration: a live key of the card provider may only be sent to the provider.",
    );
  return {
    key,
    webhookSecrets: secrets.filter((s): s is string => s !== undefined),
    livemode,
    address,
  };
}

let cached: { key: string; url: string; client: Stripe } | null = null;

/** The SDK, created once. Callers must set their own idempotency key on every POST. */
export function stripe(): Stripe {
  const { key, address } = connection();
  const url = address ? `${address.protocol}://${address.host}:${address.port}` : providerHost;
  if (cached?.key === key && cached.url === url) return cached.client;
  const client = new Stripe(key, {
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(address ?? {}),
  });
  cached = { key, url, client };
  return client;
}

export const webhookSecrets = (): string[] => connection().webhookSecrets;
/** Whether this installation moves real money: every object and event must have the same mode. */
export const livemode = (): boolean =>
  /^(sk|rk)_live_/.test((env.sandbox ? env.SANDBOX_SECRET_KEY : env.STRIPE_SECRET_KEY) ?? "");

/** The provider has no such object. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.statusCode === 404 || error.code === "resource_missing");
/** The idempotency key was used before with other parameters. */
export const isKeyReused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeIdempotencyError;
/** The provider failed (5xx). It stores that response with the idempotency key and repeats it. */
export const isServerFault = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAPIError && (error.statusCode ?? 500) >= 500;
/** The provider refused the request for good: do not retry. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeCardError;

const donorsFaults = new Set(["amount_too_large", "amount_too_small", "email_invalid"]);

/**
 * Turns the SDK's errors into ours, so that none leaks out (OP-105): unreachable, key refused or not configured is 503
 * providerFailed; a refused request is checkoutFailed; our own errors pass through.
 */
export function providerError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Stripe.errors.StripeRateLimitError)
    return new AppError("provider_unavailable", "providerFailed", { retryAfter: 2, cause: error });
  if (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  ) {
    log.error("provider.away", { type: error.type, code: error.code, requestId: error.requestId });
    return new AppError("provider_unavailable", "providerFailed", { retryAfter: 5, cause: error });
  }
  // errors that the donor can correct are shown in the provider's own words (OP-089)
  if (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    donorsFaults.has(error.code ?? "")
  )
    return new AppError("invalid", "providerSays", {
      params: { message: error.message },
      cause: error,
    });
  if (error instanceof Stripe.errors.StripeError) {
    log.error("provider.refused", {
      type: error.type,
      code: error.code,
      param: error.param,
      message: error.message,
      requestId: error.requestId,
    });
    return new AppError("provider_unavailable", "checkoutFailed", { cause: error });
  }
  throw error;
}

/** Runs a call to the provider with its errors turned into ours. */
export async function fromProvider<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw providerError(error);
  }
}

export async function fromProviderOrNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (isMissing(error)) return null;
    throw providerError(error);
  }
}
