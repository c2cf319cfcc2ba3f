import "server-only";
import net from "node:net";
import { createTransport, type Transporter } from "nodemailer";
import SMTPPool from "nodemailer/lib/smtp-pool";
import { env } from "@/lib/env";
import { site } from "@/lib/site";
import { sha256 } from "@/lib/auth/encryption";
import type { Mail } from "@/lib/email/mail";

declare global {
  // development loads modules again on each change; the connections must not be opened again
  var harambeeMail: Transporter | undefined;
  var harambeeMailToMany: Transporter | undefined;
}

const connectMs = 10_000;

type Server = { host?: string; port?: number | string; secure?: boolean };
type Connected = (error: Error | null, own: { connection: net.Socket } | false) => void;

/**
 * A connection that sends at once what it is given. On the library's own, the end of each mail waits about 40 ms for the receiver's
 * acknowledgement (Nagle's algorithm). Where none comes about, the library makes its own and says what is wrong.
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
 * Made of the pool itself: `createTransport` given an address forgets every other option, and opens a connection a mail.
 * No mail whose connection was lost goes into the pool's queue again: whether it is tried again is for its job to say.
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
    // a server may look into a mail before it says that it took it; longer than this nobody knows what became of it
    socketTimeout: 60_000,
  };
  return createTransport(new SMTPPool(options));
}

/** @param many mails to many have connections of their own, so that a receipt does not wait for them */
function transport(url: string, many: boolean): Transporter {
  if (many) {
    globalThis.harambeeMailToMany ??= pool(url, env.SMTP_CONNECTIONS);
    return globalThis.harambeeMailToMany;
  }
  globalThis.harambeeMail ??= pool(url, 2);
  return globalThis.harambeeMail;
}

/** The mail's own number: the same on every try, so that a mail handed over twice is recognised as one on the way. */
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

/** Hands a mail of the outbox to the server; throwing means that it did not say that it took it. */
export async function handOver(
  url: string,
  mail: Pick<Mail, "replyTo" | "headers">,
  { row, body, attachments, many }: Sent,
): Promise<void> {
  await transport(url, many).sendMail({
    from: env.MAIL_FROM ?? site.mailFrom,
    // an object, not a string: an address is never read as a list of several
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
