// A mail server that accepts every mail and records only the recipient: the destination of the mails of `npm run
// bench:updates`. A process of its own. Sends its port; answers "figures" with its counts so far.
import net from "node:net";

const bodyEnd = Buffer.from("\r\n.\r\n");
const crlf = Buffer.from("\r\n");
/** Mails to others (the organisation's own, about its campaign) are accepted and not counted. */
const isCounted = (to) => to.endsWith("@giver.example");
/** recipient → mails */
const taken = new Map();
let count = 0;
let bytes = 0;
let firstAt = 0;
let lastAt = 0;
let connections = 0;
let open = 0;
let mostOpen = 0;

function converse(socket) {
  connections++;
  mostOpen = Math.max(mostOpen, ++open);
  let rest = Buffer.alloc(0);
  let to = "";
  let isBody = false;
  const say = (line) => socket.write(`${line}\r\n`);
  /** @returns whether the input contained a complete command, or mail */
  function next() {
    const end = rest.indexOf(isBody ? bodyEnd : crlf);
    if (end < 0) return false;
    const part = rest.subarray(0, end);
    rest = rest.subarray(end + (isBody ? bodyEnd : crlf).length);
    if (isBody) {
      isBody = false;
      say("250 taken");
      if (!isCounted(to)) return true;
      taken.set(to, (taken.get(to) ?? 0) + 1);
      count++;
      bytes += part.length;
      lastAt = Date.now();
      firstAt ||= lastAt;
      return true;
    }
    const line = part.toString("latin1");
    if (/^RCPT/i.test(line)) to = line.slice(line.indexOf("<") + 1, line.indexOf(">"));
    if (/^DATA/i.test(line)) {
      isBody = true;
      say("354 go on");
    } else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
    else say("250 ok");
    return true;
  }
  socket.setNoDelay(true);
  socket.on("data", (chunk) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    while (next());
  });
  socket.on("error", () => {}); // "close" follows
  socket.on("close", () => open--);
  say("220 sink");
}

net.createServer(converse).listen(0, "127.0.0.1", function () {
  process.send(this.address().port);
});
process.on("message", (message) => {
  if (message === "figures")
    process.send({ count, receivers: taken.size, bytes, firstAt, lastAt, connections, mostOpen });
  if (message === "forget") {
    taken.clear();
    count = bytes = firstAt = lastAt = connections = mostOpen = 0;
  }
});
process.once("disconnect", () => process.exit(0));
