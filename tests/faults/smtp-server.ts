import net from "node:net";
import type { AddressInfo } from "node:net";

export type SmtpMode = "well" | "refuses" | "hangs" | "takes and says nothing";

/**
 * A mail server of our own: accepts mails, refuses them, does not respond, or accepts them without its response
 * arriving.
 */
export async function openSmtpServer() {
  let mode: SmtpMode = "well";
  const taken: string[] = [];
  const open = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => undefined);
    if (mode === "hangs") return;
    let words = "";
    let mail: string | null = null;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    say("220 test ESMTP");
    socket.on("data", (part) => {
      words += part.toString("latin1");
      for (let end = words.indexOf("\r\n"); end >= 0; end = words.indexOf("\r\n")) {
        const line = words.slice(0, end);
        words = words.slice(end + 2);
        if (mail !== null && line !== ".") mail += `${line}\n`;
        else if (mail !== null) {
          const id = /^Message-ID: (.*)$/im.exec(mail)?.[1] ?? "none";
          mail = null;
          if (mode !== "refuses") taken.push(id);
          if (mode === "takes and says nothing") socket.destroy();
          else say(mode === "refuses" ? "451 later" : "250 taken");
        } else if (/^DATA/i.test(line)) {
          mail = "";
          say("354 go on");
        } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
        else say(/^(EHLO|HELO)/i.test(line) ? "250 test" : "250 ok");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** message ids, one for each time that a mail was accepted */
    taken,
    set(next: SmtpMode) {
      mode = next;
      for (const socket of open) socket.destroy();
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
