// A load generator that costs less than what it measures: requests are prepared once as bytes, and all responses from
// one address have the same length, so they are counted and only their first line is checked; nothing is parsed. A
// process of its own: process.send({host, port, path, connections, seconds}) → {answered, seconds, cpuSeconds, wrong}.
import net from "node:net";

const headEnd = Buffer.from("\r\n\r\n");
const good = Buffer.from("HTTP/1.1 200 ");

/** One connection that sends its next request as soon as it has its response. */
function connection({ host, port, path }, counts, onEnd) {
  const asked = Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: ${host}:${port}\r\naccept-encoding: gzip\r\n\r\n`,
  );
  const socket = net.connect({ host: "127.0.0.1", port, noDelay: true });
  let received = 0; // bytes of the current response
  let length = 0; // bytes of a whole response; 0 before the first
  let first = Buffer.alloc(0);
  socket.on("connect", () => socket.write(asked));
  socket.on("data", (chunk) => {
    if (length === 0) {
      first = Buffer.concat([first, chunk]);
      const end = first.indexOf(headEnd);
      if (end < 0) return;
      const stated = /\r\ncontent-length: (\d+)/i.exec(first.toString("latin1", 0, end))?.[1];
      if (stated === undefined) return socket.destroy(new Error("no content-length"));
      length = end + 4 + Number(stated);
      received = first.length;
    } else {
      if (received === 0 && !chunk.subarray(0, good.length).equals(good)) counts.wrong++;
      received += chunk.length;
    }
    if (received < length) return;
    if (received > length) counts.wrong++;
    received = 0;
    counts.answered++;
    if (counts.isOver) socket.end();
    else socket.write(asked);
  });
  socket.on("error", (error) => (counts.error ??= error.message));
  socket.on("close", () => {
    if (!counts.isOver) counts.error ??= "a connection was closed";
    onEnd();
  });
}

process.once("message", async (asked) => {
  const counts = { answered: 0, wrong: 0, isOver: false, error: null };
  const began = performance.now();
  const cpu = process.cpuUsage();
  const ended = Array.from(
    { length: asked.connections },
    () => new Promise((resolve) => connection(asked, counts, resolve)),
  );
  setTimeout(() => (counts.isOver = true), asked.seconds * 1000);
  await Promise.all(ended);
  const { user, system } = process.cpuUsage(cpu);
  process.send({
    answered: counts.answered,
    wrong: counts.wrong,
    error: counts.error,
    seconds: (performance.now() - began) / 1000,
    cpuSeconds: (user + system) / 1e6,
  });
  process.disconnect();
});
