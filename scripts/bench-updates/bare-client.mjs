// A minimal client: hands over the same mail again and again, without a database or any program of ours. What it
// achieves is the capacity of the sink of `npm run bench:updates`. Sent { port, connections, seconds, size } → { count,
// ms }.
import net from "node:net";

function hand({ port, connections, seconds, size }, onEnd) {
  const line = `${"a letter of the right length ".repeat(3).slice(0, 76)}\r\n`;
  const head = "From: a@bench.example\r\nTo: b@bench.example\r\nSubject: news\r\n\r\n";
  const body = `${head}${line.repeat(Math.ceil(size / line.length))}.\r\n`;
  const began = performance.now();
  let count = 0;
  let open = connections;
  for (let i = 0; i < connections; i++) {
    const socket = net.connect({ port, host: "127.0.0.1", noDelay: true });
    const script = ["EHLO bench\r\n"];
    let step = 0;
    let isOver = false;
    socket.on("data", () => {
      if (isOver) return; // its QUIT
      if (step === 5) count++;
      if (step === 0 || step === 5) {
        isOver = performance.now() - began > seconds * 1000;
        if (isOver) return socket.end("QUIT\r\n");
        script.push(
          "MAIL FROM:<a@bench.example>\r\n",
          `RCPT TO:<b${i}.${count}@bench.example>\r\n`,
        );
        script.push("DATA\r\n", body);
        if (step === 5) step = 1;
      }
      step++;
      socket.write(script.shift());
    });
    socket.on("close", () => {
      if (--open === 0) onEnd({ count, ms: performance.now() - began });
    });
  }
}

process.once("message", (order) =>
  hand(order, (result) => process.send(result, () => process.exit(0))),
);
