// The readers of `npm run bench:night`: pages requested at a fixed rate however long the responses take (an open loop),
// so a slow response does not slow the load; each wait counts from the time the page was due. A process of its own,
// which prepares its requests once as bytes and reads only the status and the end of a response. Sent { port, rate,
// seconds, pages: [{ kind, path, weight }], keepsWaits } → { kinds, lateMs, cpuSeconds }; with keepsWaits each kind has
// every wait (ms), to combine rounds.
import net from "node:net";
import { Answer } from "../lib/answer.mjs";

/** Every reader has a connection of their own: one who waits for a page delays nobody else. */
const mostConnections = 12_000;
/** ms after the last page was due until a missing response counts as unanswered */
const graceMs = 30_000;

/** @returns {() => number} an index, chosen with the given weights */
function chooser(weights) {
  const sums = [];
  let total = 0;
  for (const weight of weights) sums.push((total += weight));
  return () => {
    const at = Math.random() * total;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sums[middle] > at) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

function read({ port, rate, seconds, pages, keepsWaits }, onEnd) {
  const requests = pages.map(({ path }) =>
    Buffer.from(
      `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: gzip\r\naccept: text/html\r\n\r\n`,
    ),
  );
  const next = chooser(pages.map(({ weight }) => weight));
  const kinds = {};
  for (const { kind } of pages)
    kinds[kind] ??= { asked: 0, statuses: {}, unanswered: 0, broken: 0, took: [] };
  /** due pages that wait for a connection, in order of time; `head` avoids shifting the array */
  let queue = [];
  let head = 0;
  const idle = [];
  let open = 0;
  let inFlight = 0;
  let latest = 0;
  let isOver = false;

  function ask(socket, item) {
    socket.item = item;
    socket.answer = new Answer();
    inFlight++;
    socket.write(requests[item.page]);
  }

  function feed(socket) {
    if (head < queue.length) {
      const item = queue[head++];
      if (head > 10_000) [queue, head] = [queue.slice(head), 0];
      return ask(socket, item);
    }
    idle.push(socket);
  }

  function connect() {
    open++;
    const socket = net.connect({ host: "127.0.0.1", port, noDelay: true });
    socket.item = null;
    socket.on("connect", () => feed(socket));
    socket.on("data", (chunk) => {
      if (!socket.item || !socket.answer.add(chunk)) return;
      const { page, due } = socket.item;
      const kind = kinds[pages[page].kind];
      const { status } = socket.answer;
      kind.statuses[status] = (kind.statuses[status] ?? 0) + 1;
      kind.took.push(performance.now() - due);
      socket.item = null;
      inFlight--;
      if (socket.answer.closes) socket.end();
      else feed(socket);
    });
    socket.on("error", () => {}); // "close" follows
    socket.on("close", () => {
      open--;
      const at = idle.indexOf(socket);
      if (at >= 0) idle.splice(at, 1);
      const { item } = socket;
      if (!item) return;
      inFlight--;
      // the server closed an old connection while it was idle: like a browser, retry once
      if (socket.answer.status === 0 && !item.again) queue.push({ ...item, again: true });
      else kinds[pages[item.page].kind].broken++;
    });
  }

  const began = performance.now();
  let asked = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    const due = isOver ? asked : Math.floor((Math.min(now - began, seconds * 1000) / 1000) * rate);
    for (; asked < due; asked++) {
      const page = next();
      const at = began + (asked / rate) * 1000;
      latest = Math.max(latest, now - at);
      kinds[pages[page].kind].asked++;
      queue.push({ page, due: at });
    }
    while (head < queue.length && idle.length > 0) feed(idle.pop());
    const wanted = Math.min(queue.length - head, mostConnections - open, 50);
    for (let i = 0; i < wanted; i++) connect();
    if (now - began < seconds * 1000) return;
    const isDone = head >= queue.length && inFlight === 0;
    if (!isDone && now - began < seconds * 1000 + graceMs) return;
    isOver = true;
    clearInterval(timer);
    for (let i = head; i < queue.length; i++) kinds[pages[queue[i].page].kind].unanswered++;
    for (const kind of Object.values(kinds)) {
      const answered = kind.took.length + kind.broken + kind.unanswered;
      kind.unanswered += Math.max(0, kind.asked - answered);
      if (keepsWaits) kind.waits = kind.took;
      kind.took = summary(kind.took);
    }
    onEnd({ kinds, lateMs: latest, ms: now - began });
  }, 2);
}

function summary(took) {
  const sorted = took.sort((a, b) => a - b);
  const at = (share) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { answered: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(0.9999) };
}

process.once("message", (order) => {
  const cpu = process.cpuUsage();
  read(order, (result) => {
    const { user, system } = process.cpuUsage(cpu);
    process.send({ ...result, cpuSeconds: (user + system) / 1e6 }, () => process.exit(0));
  });
});
