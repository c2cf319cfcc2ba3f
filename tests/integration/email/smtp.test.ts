import net, { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

/** A minimal mail server that accepts mails; `refuse` makes it answer 451 to the next one. */
const received: string[] = [];
let refuse = 0;
let server: Server;
const connections = new Set<Socket>();

beforeAll(async () => {
  server = createServer((socket) => {
    connections.add(socket);
    let data: string | null = null;
    let rest = "";
    socket.write("220 test\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      rest += chunk.toString();
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (data !== null) {
          if (line === ".") {
            received.push(data);
            data = null;
            socket.write("250 taken\r\n");
          } else data += `${line}\r\n`;
        } else if (/^DATA/i.test(line)) {
          data = "";
          socket.write("354 go on\r\n");
        } else if (/^MAIL/i.test(line) && refuse > 0) {
          refuse--;
          socket.write("451 later\r\n");
        } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
        else socket.write("250 ok\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // before lib/env is read for the first time
  process.env["SMTP_URL"] = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env["MAIL_FROM"] = "Harambee <from@test.example>";
});
afterAll(async () => {
  (globalThis as { harambeeMail?: { close(): void } }).harambeeMail?.close();
  server.close();
  await (await import("@/lib/db")).db.$disconnect();
});

const mail = (dedupeKey: string) => ({
  kind: "test",
  dedupeKey,
  to: "to@test.example",
  subject: "Ọláyínká",
  html: "<p>hello</p>",
  text: "hello",
  locale: "en",
  attachments: [
    { fileName: "a.pdf", contentType: "application/pdf", bytes: Buffer.from("%PDF-test") },
  ],
});

test("[EMB-015] with SMTP_URL set a mail is sent through it, once, and marked sent", async () => {
  const { sendEmail } = await import("@/lib/email/send");
  const { db } = await import("@/lib/db");
  await sendEmail(mail("smtp:1"));
  await sendEmail(mail("smtp:1"));
  expect(received).toHaveLength(1);
  const text = received[0]!;
  expect(text).toMatch(/^From: Harambee <from@test\.example>/m);
  expect(text).toMatch(/^To: to@test\.example/m);
  expect(text).toMatch(/^Message-ID: <[0-9a-f]{40}@localhost>/im);
  expect(text).toContain(Buffer.from("%PDF-test").toString("base64"));
  expect(await db.emailMessage.findUniqueOrThrow({ where: { dedupeKey: "smtp:1" } })).toMatchObject(
    { status: "sent" },
  );
});

test("a server that refuses leaves the mail kept; the next try sends the same Message-ID", async () => {
  const { sendEmail } = await import("@/lib/email/send");
  const { db } = await import("@/lib/db");
  refuse = 1;
  await expect(sendEmail(mail("smtp:2"))).rejects.toThrow();
  expect(await db.emailMessage.findUniqueOrThrow({ where: { dedupeKey: "smtp:2" } })).toMatchObject(
    { status: "kept" },
  );
  await sendEmail(mail("smtp:2"));
  expect(received).toHaveLength(2);
  expect(await db.emailMessage.findUniqueOrThrow({ where: { dedupeKey: "smtp:2" } })).toMatchObject(
    { status: "sent" },
  );
});

test("a mail server that goes away and comes back is used again, over connections that send at once", async () => {
  const { sendEmail } = await import("@/lib/email/send");
  const { port } = server.address() as AddressInfo;
  for (const one of connections) one.destroy();
  await new Promise((resolve) => server.close(resolve));
  const before = received.length;
  // more than the pool has connections: none may remain occupied
  for (let i = 0; i < 6; i++)
    await expect(sendEmail(mail(`smtp:away:${i}`))).rejects.toThrow(/ECONNREFUSED|closed/i);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const connect = vi.spyOn(net, "connect");
  for (let i = 0; i < 6; i++) await sendEmail(mail(`smtp:away:${i}`));
  expect(received.length - before).toBe(6);
  const wrote = connect.mock.calls.map(([options], i) => ({
    noDelay: (options as { noDelay?: boolean }).noDelay,
    bytes: (connect.mock.results[i]?.value as Socket).bytesWritten > 1_000,
  }));
  connect.mockRestore();
  expect(wrote).toContainEqual({ noDelay: true, bytes: true });
  expect(wrote).not.toContainEqual({ noDelay: undefined, bytes: true });
});
