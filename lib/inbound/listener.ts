import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import { minutes } from "@/lib/clock";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { campaignOfAddress } from "@/lib/inbound/address";
import { receiveMail, type Received } from "@/lib/inbound/receive";
import { type Refusal } from "@/lib/inbound/rules";
import { mailMaxBytes, megabyte } from "@/lib/upload-limits";

/** Each client may hold a whole mail in memory. */
const mostClients = 8;
/** Another worker has the port: retry, because that one may exit. */
const retryMs = 15_000;

const answer = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode });

const answers = {
  unknown_address: [550, "5.1.1 No such address"],
  automatic: [554, "5.7.1 Mails of programs and lists are not taken"],
  own_mail: [554, "5.7.1 Our own mails are not taken"],
  no_sender: [554, "5.7.1 Mails without a sender are not taken"],
  bad_head: [554, "5.6.0 The head of this mail cannot be read"],
  too_many: [452, "4.7.1 Too many mails today, try again tomorrow"],
} as const satisfies Record<Refusal, readonly [number, string]>;
const refusal = (reason: Refusal): Error => {
  const [code, text] = answers[reason];
  return answer(code, text);
};

const failed = (error: unknown): Error => {
  log.error("inbound.smtp", { error });
  return answer(451, "4.3.0 Try again later");
};

/** A whole mail, or null for one that is too large, whose rest is read and discarded. */
async function wholeMail(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= mailMaxBytes) parts.push(part);
    else parts.length = 0;
  }
  return size > mailMaxBytes ? null : Buffer.concat(parts);
}

async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
  const { mailFrom, rcptTo } = session.envelope;
  const raw = await wholeMail(stream);
  if (raw === null) {
    log.warn("inbound.refused", { reason: "too_large" });
    throw answer(552, `5.3.4 A mail may have at most ${mailMaxBytes / megabyte} MB`);
  }
  const [recipient] = rcptTo;
  const result: Received = await receiveMail({
    recipient: recipient?.address ?? "",
    sender: mailFrom === false ? "" : mailFrom.address,
    raw,
  });
  if (typeof result === "string") return;
  throw refusal(result.refused);
}

/** Accepts mails by SMTP from the operator's mail server; access to the port is controlled by where it listens. */
export function inboundServer(): SMTPServer {
  return new SMTPServer({
    name: env.INBOUND_DOMAIN ?? "localhost",
    banner: "",
    size: mailMaxBytes,
    maxClients: mostClients,
    socketTimeout: minutes(1),
    closeTimeout: 2_000,
    authOptional: true,
    disableReverseLookup: true,
    // we have no certificate: the mail server that forwards mails is on this machine or its network
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo(address, session, done) {
      // one campaign per mail: the response to a mail is for all its recipients
      if (session.envelope.rcptTo.length > 0)
        return done(answer(452, "4.5.3 One receiver at a time"));
      campaignOfAddress(address.address).then(
        (campaign) => {
          if (campaign !== null) return done();
          log.warn("inbound.refused", { reason: "unknown_address" });
          done(refusal("unknown_address"));
        },
        (error: unknown) => done(failed(error)),
      );
    },
    onData(stream, session, done) {
      take(stream, session).then(
        () => done(),
        (error: unknown) => {
          const known = error instanceof Error && "responseCode" in error;
          done(known ? error : failed(error));
        },
      );
    },
  });
}

const listening = (server: SMTPServer, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, env.INBOUND_SMTP_HOST, resolve);
  });

/** Listens until `signal` is aborted; does nothing where no port is configured. */
export async function listenForMails(signal: AbortSignal): Promise<void> {
  const port = env.INBOUND_SMTP_PORT;
  if (port === undefined || env.INBOUND_DOMAIN === undefined) return;
  let away = false;
  while (!signal.aborted) {
    const server = inboundServer();
    try {
      await listening(server, port);
      server.on("error", (error) => log.warn("inbound.client", { error }));
      log.info("inbound.listening", { port });
      await new Promise<void>((resolve) =>
        signal.addEventListener("abort", () => resolve(), { once: true }),
      );
      await new Promise<void>((resolve) => server.close(() => resolve()));
      return;
    } catch (error) {
      if (!away) log.warn("inbound.port", { port, error });
      away = true;
      await wait(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }
}
