import { createHmac } from "node:crypto";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { env } from "@/lib/env";
import { eventSchemas } from "@/lib/webhooks/event-schema";

export type Received = {
  path: string;
  id: string;
  type: string;
  object: string;
  headers: IncomingMessage["headers"];
  body: string;
};
/** Deliveries that did not match the API's description, since a test last collected them. */
const otherwise: string[] = [];
export const takeOtherwise = (): string[] => otherwise.splice(0);

type Answer = (response: ServerResponse, received: Received) => void;

/** Whether a call was signed with a secret, by the rules of standardwebhooks.com, implemented independently here. */
export function signedBy(secret: string, { headers, body }: Received): boolean {
  const text = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const right = createHmac("sha256", Buffer.from(secret.replace("whsec_", ""), "base64"))
    .update(text)
    .digest("base64");
  return String(headers["webhook-signature"]).split(" ").includes(`v1,${right}`);
}

/** An organisation's receiver on this machine. `answer` may be changed; it returns 200 at first. */
export async function openReceiver() {
  const received: Received[] = [];
  const state: { answer: Answer } = { answer: (response) => response.writeHead(200).end("ok") };
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString("utf8");
      const parsed = JSON.parse(body || "{}") as {
        type?: string;
        data?: Record<string, { id?: string } | undefined>;
      };
      const [object] = Object.values(parsed.data ?? {});
      const one: Received = {
        path: request.url ?? "",
        id: String(request.headers["webhook-id"]),
        type: parsed.type ?? "",
        object: object?.id ?? "",
        headers: request.headers,
        body,
      };
      received.push(one);
      const described = eventSchemas.find(({ type }) => type === one.type);
      const error = described?.body.safeParse(parsed).error;
      if (one.type !== "" && (error || !described))
        otherwise.push(`${one.type}: ${error?.message ?? "not described"}`);
      state.answer(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  Object.assign(env, { webhooksLocal: true });
  return {
    received,
    state,
    url: (path = "/hook") => `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
