import "server-only";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { env, type Env } from "@/lib/env";
import { isPublicAddress, publicLookup } from "@/lib/public-address";

/** Bytes of one response: the longest draft has 3,000 characters, each of which may come in an event of its own. */
const mostBytes = 2_000_000;

export type Message = { role: "system" | "user"; content: string };
type Service = NonNullable<Env["outreach"]>;

function open(
  service: Service,
  messages: Message[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const url = new URL(service.endpoint);
  const body = JSON.stringify({
    model: service.model,
    messages,
    stream: true,
    max_tokens: 1_200,
  });
  return new Promise((resolve, reject) => {
    if (env.production && !isName(url.hostname) && !isPublicAddress(url.hostname))
      return reject(new Error("not a public address"));
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    const sent = send(
      url,
      {
        method: "POST",
        agent: false,
        signal,
        headers: {
          authorization: `Bearer ${service.key}`,
          "content-type": "application/json",
          accept: "text/event-stream",
        },
        ...(env.production ? { lookup: publicLookup } : {}),
      },
      resolve,
    );
    sent.once("error", reject);
    sent.end(body);
  });
}

/** Whether a URL's host is a name, which is resolved, and not an IP address. */
const isName = (hostname: string): boolean => !/^[\d.]+$|^\[/.test(hostname);

type Choice = {
  delta?: { content?: unknown };
  message?: { content?: unknown };
  finish_reason?: unknown;
};
const choiceOf = (text: string): Choice =>
  (JSON.parse(text) as { choices?: Choice[] }).choices?.[0] ?? {};
const textOf = (content: unknown): string => (typeof content === "string" ? content : "");

/**
 * Calls the service of OUTREACH_API_URL, which speaks the chat-completions protocol, and yields its text as it arrives.
 * Redirects are not followed: the key goes to this address and to no other.
 * @throws for any fault of the response, also one that ends before it says that it is complete
 */
export async function* modelText(
  messages: Message[],
  signal: AbortSignal,
): AsyncGenerator<string, void> {
  if (!env.outreach) throw new Error("no service");
  const answer = await open(env.outreach, messages, signal);
  try {
    if (answer.statusCode !== 200) throw new Error(`status ${answer.statusCode}`);
    const streamed = /^text\/event-stream/i.test(answer.headers["content-type"] ?? "");
    answer.setEncoding("utf8");
    let [bytes, rest, ended] = [0, "", false];
    for await (const chunk of answer as AsyncIterable<string>) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new Error("too much");
      rest += chunk;
      if (!streamed) continue;
      const lines = rest.split(/\r?\n/);
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (!line.startsWith("data:")) continue;
        const data = line.slice(5).trim();
        if (data === "[DONE]") return;
        const choice = choiceOf(data);
        const piece = textOf(choice.delta?.content);
        if (piece) yield piece;
        if (choice.finish_reason === "stop") ended = true;
        else if (choice.finish_reason) throw new Error("not finished");
      }
    }
    if (streamed) {
      if (!ended) throw new Error("cut");
      return;
    }
    // a service without streaming answers all at once
    const choice = choiceOf(rest);
    if (choice.finish_reason && choice.finish_reason !== "stop") throw new Error("not finished");
    yield textOf(choice.message?.content);
  } finally {
    answer.destroy();
  }
}
