import net from "node:net";
import type { AddressInfo } from "node:net";

/** What the server does with a mail, by recipient, once it has received all of it. */
export type MailAnswer = "takes" | "later" | "refuses" | "takes and says nothing";
type TakenMail = { to: string; head: string };

/** A mail server that keeps the headers of the mails it accepted. */
export async function openMailServer(answer: {
  of: (to: string) => MailAnswer | Promise<MailAnswer>;
}) {
  const taken: TakenMail[] = [];
  const open = new Set<net.Socket>();
  let connections = 0;
  let mostOpen = 0;
  const server = net.createServer((socket) => {
    open.add(socket);
    connections += 1;
    mostOpen = Math.max(mostOpen, open.size);
    socket.on("close", () => open.delete(socket)).on("error", () => undefined);
    const say = (line: string) => void socket.write(`${line}\r\n`);
    let rest = "";
    let to = "";
    let mail: string[] | null = null;
    const whole = async (lines: string[]) => {
      const end = lines.indexOf("");
      taken.push({ to, head: lines.slice(0, end).join("\n").replace(/\n\s+/g, " ") });
      if ((await answer.of(to)) === "takes and says nothing") socket.destroy();
      else say("250 taken");
    };
    const command = async (line: string) => {
      if (/^RCPT/i.test(line)) {
        to = /<([^>]*)>/.exec(line)?.[1] ?? "";
        const lines = { later: "450 later", refuses: "550 no such person" };
        const what = await answer.of(to);
        return say(what === "later" || what === "refuses" ? lines[what] : "250 ok");
      }
      if (/^DATA/i.test(line)) {
        mail = [];
        return say("354 go on");
      }
      if (/^QUIT/i.test(line)) return void socket.end("221 bye\r\n");
      say("250 ok");
    };
    say("220 test");
    socket.on("data", (chunk) => {
      rest += chunk.toString("latin1");
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        if (mail === null) void command(line);
        else if (line !== ".") mail.push(line);
        else {
          const lines = mail;
          mail = null;
          void whole(lines);
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    connections: () => connections,
    mostOpen: () => mostOpen,
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
