// Requests pages in a closed loop: each connection sends its next request when it has its response. A process of its
// own. Sent { port, paths, connections, seconds } → { answered, others: responses other than 200, seconds, cpuSeconds }
import net from "node:net";
import { Answer } from "../lib/answer.mjs";

function reader(port, requests, counts) {
  let at = Math.floor(Math.random() * requests.length);
  return new Promise((resolve) => {
    const connect = () => {
      const socket = net.connect({ host: "127.0.0.1", port, noDelay: true });
      let answer = new Answer();
      const ask = () => {
        answer = new Answer();
        socket.write(requests[at++ % requests.length]);
      };
      socket.on("connect", ask);
      socket.on("data", (chunk) => {
        if (!answer.add(chunk)) return;
        counts[answer.status === 200 ? "answered" : "others"]++;
        if (counts.isOver || answer.closes) socket.end();
        else ask();
      });
      socket.on("error", () => counts.others++);
      socket.on("close", () => (counts.isOver ? resolve() : connect()));
    };
    connect();
  });
}

process.once("message", async ({ port, paths, connections, seconds }) => {
  const requests = paths.map((path) =>
    Buffer.from(
      `GET ${path} HTTP/1.1\r\nhost: localhost:${port}\r\naccept-encoding: gzip\r\naccept: text/html\r\n\r\n`,
    ),
  );
  const counts = { answered: 0, others: 0, isOver: false };
  const cpu = process.cpuUsage();
  const began = performance.now();
  setTimeout(() => (counts.isOver = true), seconds * 1000);
  await Promise.all(Array.from({ length: connections }, () => reader(port, requests, counts)));
  const { user, system } = process.cpuUsage(cpu);
  process.send({
    answered: counts.answered,
    others: counts.others,
    seconds: (performance.now() - began) / 1000,
    cpuSeconds: (user + system) / 1e6,
  });
  process.disconnect();
});
