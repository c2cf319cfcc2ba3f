import "server-only";
import net from "node:net";
import { createTransport, type Transporter } from "nodemailer";
import SMTPPool from "nodemailer/lib/smtp-pool";
import { env } from "@/lib/env";
import { site } from "@/lib/site";
import { sha256 } from "@/lib/auth/encryption";
import type { Mail } from "@/lib/email/mail";

declare global {
  // development reloads modules on each change; the connections must not be opened again
  var harambeeMail: Transporter | undefined;
  var harambeeMailToMany: Transporter | undefined;
}

const connectMs = 10_000;

type Server = { host?: string; port?: number | string; secure?: boolean };
type Connected = (error: Error | null, own: { connection: net.Socket } | false) => void;

/**
 * Opens a connection with TCP_NODELAY. On the library's own, the end of each mail waits about 40 ms for the receiver's
 * acknowledgement (Nagle's algorithm). Where the connection fails, the library opens its own and reports what is wrong.
 */
function promptSocket({ host = "localhost", port, secure }: Server, connected: Connected): void {
  const to = Number(port ?? (secure ? 465 : 587));
  const socket = net.connect({ host, port: to, noDelay: true, timeout: connectMs });
  const leave = () => {
    socket.destroy();
    connected(null, false);
  };
  socket.once("error", leave).once("timeout", leave);
  socket.once("connect", () => {
    socket.off("error", leave).off("timeout", leave).setTimeout(0);
    connected(null, { connection: socket });
  });
}

/**
 * Builds the pool directly: `createTransport` with a URL ignores every other option and opens a connection per mail. A
 * mail whose connection was lost is not requeued by the pool: its job decides whether it is retried.
 */
function pool(url: string, maxConnections: number): Transporter {
  const options = {
    pool: true as const,
    url,
    maxConnections,
    maxRequeues: 0,
    getSocket: promptSocket,
    connectionTimeout: connectMs,
    greetingTimeout: 10_000,
    // a server may scan a mail before it accepts it; after this long the outcome is unknown
    socketTimeout: 60_000,
  };
  return createTransport(new SMTPPool(options));
}

/** @param many bulk mails have connections of their own, so that a receipt does not wait for them */
function transport(url: string, many: boolean): Transporter {
  if (many) {
    globalThis.harambeeMailToMany ??= pool(url, env.SMTP_CONNECTIONS);
    return globalThis.harambeeMailToMany;
  }
  globalThis.harambeeMail ??= pool(url, 2);
  return globalThis.harambeeMail;
}

/**
 * The Message-ID: the same on every attempt, so that a mail handed over twice is recognised as a duplicate on the way.
 */
export const messageId = (dedupeKey: string): string =>
  `<${sha256(dedupeKey).slice(0, 40)}@${new URL(env.appUrl).hostname}>`;

/** What is sealed until it was sent. */
export type Body = { html: string; text: string; replyTo?: string };
type Row = { dedupeKey: string; toAddress: string; subject: string; locale: string };
type Sent = {
  row: Row;
  body: Body;
  attachments: { filename: string; contentType: string; content: Buffer }[];
  many: boolean;
};

/** Hands a mail of the outbox to the server; throws if the server did not confirm that it accepted it. */
export async function handOver(
  url: string,
  mail: Pick<Mail, "replyTo" | "headers">,
  { row, body, attachments, many }: Sent,
): Promise<void> {
  await transport(url, many).sendMail({
    from: env.MAIL_FROM ?? site.mailFrom,
    // an object, not a string: an address must never be parsed as a list of several
    to: { name: "", address: row.toAddress },
    subject: row.subject,
    html: body.html,
    text: body.text,
    messageId: messageId(row.dedupeKey),
    attachments,
    ...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": row.locale,
      ...mail.headers,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
