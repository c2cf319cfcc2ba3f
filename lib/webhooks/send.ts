import "server-only";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { performance } from "node:perf_hooks";
import { site } from "@/lib/site";
import {
  RefusedTarget,
  resolveName,
  targetAddresses,
  targetUrl,
  type Resolve,
} from "@/lib/webhooks/target";
import { retryAfterMs } from "@/lib/webhooks/retry-after";

const timeoutMs = 10_000;
/** Bytes of a response that are read and stored. */
const mostAnswerBytes = 4_096;

/** The outcome of one attempt. `error` null: it was accepted. */
type Outcome = {
  status: number | null;
  error: SendError | null;
  answer: string;
  tookMs: number;
};
/** `waitMs`: the least time that the receiver asks us to wait, 0 for none */
export type Sent = { outcome: Outcome; waitMs: number };
type SendError =
  | "refused_url"
  | "no_address"
  | "private_address"
  | "timeout"
  | "redirect"
  | "status"
  | "tls"
  | "internal"
  | "connection";

export type SendDeps = { resolve?: Resolve; addressesOf?: typeof targetAddresses };

/** The connection uses these addresses, whatever the name resolves to by then. */
const fixedLookup =
  (addresses: string[]): LookupFunction =>
  (_name, options, callback) => {
    const all = addresses.map((address) => ({ address, family: isIP(address) }));
    const first = all[0]!;
    if (options.all) callback(null, all);
    else callback(null, first.address, first.family);
  };

/**
 * The first bytes of a response; no more is read from the network. Stops when time is up: the status is known by then.
 */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= mostAnswerBytes) break;
    }
  } catch {
    // cut off by the receiver or by our own timeout
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks)
    .subarray(0, mostAnswerBytes)
    .toString("utf8")
    .replaceAll("\u0000", "\uFFFD");
}

function openRequest(
  url: URL,
  addresses: string[],
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const bytes = Buffer.from(body);
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === "https:" ? https : http).request(
      url,
      {
        method: "POST",
        agent: false,
        signal,
        lookup: fixedLookup(addresses),
        headers: {
          ...headers,
          "content-type": "application/json",
          "content-length": bytes.length,
          "user-agent": `${encodeURIComponent(site.name)}-Webhooks/1`,
        },
      },
      resolve,
    );
    // 101 emits no response event, and without a listener no error either: the attempt would hold its slot for ever
    sent.once("upgrade", (answer: IncomingMessage, socket) => {
      socket.destroy();
      answer.destroy();
      resolve(answer);
    });
    sent.once("error", reject);
    sent.once("close", () => reject(new Error("closed")));
    sent.end(bytes);
  });
}

function errorOf(error: unknown, signal: AbortSignal): SendError {
  if (signal.aborted) return "timeout";
  if (error instanceof RefusedTarget) return error.reason;
  const code = String((error as { code?: unknown } | null)?.code ?? "");
  return /CERT|SSL|TLS|ALTNAME|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code) ? "tls" : "connection";
}

function errorOfStatus(status: number): SendError | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect" : "status";
}

/**
 * Posts once. The whole attempt, DNS lookup included, takes at most ten seconds; redirects are not followed. A 2xx
 * means accepted, even if the rest of the response does not arrive.
 */
export async function sendOnce(
  text: string,
  message: { headers: Record<string, string>; body: string },
  { resolve = resolveName, addressesOf = targetAddresses }: SendDeps = {},
): Promise<Sent> {
  const began = performance.now();
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const sent = (status: number | null, error: SendError | null, answer = "", waitMs = 0): Sent => ({
    outcome: { status, error, answer, tookMs: Math.round(performance.now() - began) },
    waitMs,
  });
  try {
    // checked again although it was allowed when it was stored: the rules may have become stricter, or the mode may
    // have changed
    const url = targetUrl(text);
    if (!url) return sent(null, "refused_url");
    const late = new Promise<never>((_resolve, reject) =>
      controller.signal.addEventListener("abort", () => reject(new Error("late")), { once: true }),
    );
    late.catch(() => undefined);
    const addresses = await Promise.race([addressesOf(url, resolve), late]);
    const answer = await openRequest(
      url,
      addresses,
      message.headers,
      message.body,
      controller.signal,
    );
    const status = answer.statusCode ?? 0;
    const waitMs = retryAfterMs(status, answer.headers["retry-after"]);
    return sent(status, errorOfStatus(status), await beginningOf(answer), waitMs);
  } catch (error) {
    return sent(null, errorOf(error, controller.signal));
  } finally {
    clearTimeout(timer);
  }
}
