import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";

/** A mail server that speaks just enough to take a mail; `refuse` makes it answer 451 to the next one. */
const received: string[] = [];
let refuse = 0;
let server: Server;

beforeAll(async () => {
  server = createServer((socket) => {
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
