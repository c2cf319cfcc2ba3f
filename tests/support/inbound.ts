import net from "node:net";
import { createHash } from "node:crypto";
import { env } from "@/lib/env";
import { nowMs } from "@/lib/clock";
import { signPost } from "@/lib/inbound/signature";
import { randomText } from "@/tests/support/factories";

/** The configuration for incoming mail in tests. */
export const inboundEnv = {
  INBOUND_DOMAIN: "in.test.example",
  INBOUND_SECRET: "a-secret-of-at-least-thirty-two-characters",
  INBOUND_AUTHSERV_ID: "mx.test.example",
};

type Written = {
  from: string;
  subject?: string;
  text?: string;
  id?: string;
  /** header lines before all others, as the receiving server adds them */
  results?: string | null;
  head?: string[];
  pictures?: Buffer[];
  /** a whole body with its own Content-Type line, instead of text and pictures */
  body?: string;
};

const lines = (parts: string[]): string => parts.join("\r\n");

/** A raw mail; authenticated by the receiving server by default. */
export function mailOf(written: Written): Buffer {
  const domain = written.from.slice(written.from.lastIndexOf("@") + 1).replace(">", "");
  const results =
    written.results ?? `${inboundEnv.INBOUND_AUTHSERV_ID}; dkim=pass header.d=${domain}`;
  const head = [
    ...(written.results === null ? [] : [`Authentication-Results: ${results}`]),
    `From: ${written.from}`,
    `Subject: ${written.subject ?? "Seven pumps run"}`,
    `Message-ID: <${written.id ?? randomText()}@test.example>`,
    ...(written.head ?? []),
    "MIME-Version: 1.0",
  ];
  if (written.body !== undefined) return Buffer.from(`${lines(head)}\r\n${written.body}`, "latin1");
  const text = written.text ?? "They give water.\r\n\r\n> What happened since?";
  const pictures = (written.pictures ?? []).flatMap((bytes, i) => [
    "--part",
    `Content-Type: image/png; name="p${i}.png"`,
    "Content-Transfer-Encoding: base64",
    "",
    bytes.toString("base64").replace(/.{76}/g, "$&\r\n"),
  ]);
  const body = [
    "Content-Type: multipart/mixed; boundary=part",
    "",
    "--part",
    "Content-Type: text/plain; charset=utf-8",
    "",
    text,
    ...pictures,
    "--part--",
    "",
  ];
  return Buffer.from(lines([...head, ...body]));
}

type Signed = { recipient: string; sender: string; raw: Buffer };
export const digestOf = (raw: Buffer): string => createHash("sha256").update(raw).digest("hex");

/** The headers of a request as a mail service signs it. */
export function postHeaders(
  { recipient, sender, raw }: Signed,
  changes: { time?: number; secret?: string } = {},
): Record<string, string> {
  const time = changes.time ?? Math.floor(nowMs() / 1_000);
  const digest = digestOf(raw);
  const secret = changes.secret ?? inboundEnv.INBOUND_SECRET;
  return {
    "content-type": "message/rfc822",
    "x-inbound-timestamp": String(time),
    "x-inbound-recipient": recipient,
    "x-inbound-sender": sender,
    "x-inbound-digest": digest,
    "x-inbound-signature": signPost(secret, time, { recipient, sender, digest }),
  };
}

type Post = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

/** Posts a mail as a mail service does. */
export async function post(
  handler: Post,
  mail: Signed,
  changes: { headers?: Record<string, string>; body?: Buffer } = {},
) {
  const headers = { ...postHeaders(mail), ...changes.headers };
  const body = new Uint8Array(changes.body ?? mail.raw);
  const url = `${env.appOrigin}/api/v1/inbound-email`;
  const answer = await handler(new Request(url, { method: "POST", headers, body }), {
    params: Promise.resolve({}),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

/** One SMTP conversation: the server's response to each line. */
export async function converse(port: number, said: (string | Buffer)[]): Promise<string[]> {
  const socket = net.connect(port, "127.0.0.1");
  const answers: string[] = [];
  let text = "";
  let wake = () => {};
  socket.on("data", (part) => {
    text += part.toString("latin1");
    wake();
  });
  socket.on("close", () => wake()).on("error", () => wake());
  const answer = async (): Promise<string> => {
    for (;;) {
      const last = /^(\d{3}) [^\r\n]*\r\n$/m.exec(text);
      if (last || socket.closed) {
        const whole = text.trim();
        text = "";
        return whole;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  answers.push(await answer());
  for (const line of said) {
    socket.write(Buffer.isBuffer(line) ? line : `${line}\r\n`);
    answers.push(await answer());
    if (socket.closed) break;
  }
  socket.destroy();
  return answers;
}

/** A mail as sent over SMTP: dots stuffed, a final dot. */
export const dotted = (raw: Buffer): Buffer =>
  Buffer.from(`${raw.toString("latin1").replace(/^\./gm, "..")}\r\n.\r\n`, "latin1");
