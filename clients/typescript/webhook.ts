/** What a webhook of ours is told: https://www.standardwebhooks.com, version v1. */
export type WebhookEvent = {
  type: string;
  /** ISO 8601, when it happened */
  timestamp: string;
  data: Record<string, unknown>;
};

/** The call is not ours, or an old one that somebody repeats. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
}

type HeaderValues = Headers | Record<string, string | string[] | undefined>;

function headerOf(headers: HeaderValues, name: string): string {
  if (headers instanceof Headers) return headers.get(name) ?? "";
  const found = Object.entries(headers).find(([key]) => key.toLowerCase() === name);
  return [found?.[1] ?? ""].flat().join(" ");
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
};

/** seconds that our clock and yours may differ, and a call may be on its way */
const tolerance = 300;

/**
 * Whether a call is ours, and what it says.
 * @param body as it came, before anything parsed it
 * @param secret whsec_…, as it was shown when the webhook was made
 * @throws WebhookError
 */
export async function verifyWebhook(
  body: string,
  headers: HeaderValues,
  secret: string,
): Promise<WebhookEvent> {
  const id = headerOf(headers, "webhook-id");
  const timestamp = headerOf(headers, "webhook-timestamp");
  if (id === "" || !/^\d{1,12}$/.test(timestamp)) throw new WebhookError("Headers are missing");
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > tolerance)
    throw new WebhookError("The call is too old, or a clock is wrong");
  const raw = bytesOf(secret.replace(/^whsec_/, ""));
  if (raw === null || raw.length === 0) throw new WebhookError("The secret is none");
  const use = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", raw, use, false, ["verify"]);
  const text = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const one of headerOf(headers, "webhook-signature").split(" ").slice(0, 10)) {
    const [version, signature = ""] = one.split(",");
    const sent = version === "v1" ? bytesOf(signature) : null;
    // compares in constant time
    if (sent !== null && (await crypto.subtle.verify("HMAC", key, sent, text)))
      return JSON.parse(body) as WebhookEvent;
  }
  throw new WebhookError("No signature is right");
}
