import net from "node:net";

/**
 * Sends raw bytes on a connection of their own, and reads the response's status.
 * @param {{ host: string, port: number }} to
 * @param {Buffer} bytes a whole request
 * @param {number} patience milliseconds until a silent server counts as hanging
 * @returns {Promise<number>} the status; 0 when the connection was closed without one, -1 when nothing came in time
 */
export function send(to, bytes, patience = 60_000) {
  return new Promise((resolve) => {
    const socket = net.connect(to.port, to.host, () => socket.write(bytes));
    let head = "";
    const end = (status) => {
      socket.destroy();
      resolve(status);
    };
    // "100 Continue" does not count as a response
    const status = () =>
      Number(
        /^(?:HTTP\/1\.1 1\d\d[^\r]*\r\n(?:[^\r]+\r\n)*\r\n)*HTTP\/1\.1 ([2-5]\d\d)/.exec(
          head,
        )?.[1] ?? 0,
      );
    socket.setTimeout(patience, () => end(-1));
    socket.on("data", (chunk) => {
      if (head.length < 512) head += chunk.toString("latin1");
    });
    socket.on("end", () => end(status()));
    socket.on("error", () => end(status()));
    socket.on("close", () => end(status()));
  });
}

/** A whole request as bytes; header values may hold anything. */
export function requestBytes({ method, at, headers, body }) {
  const lines = [
    `${method} ${at} HTTP/1.1`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]);
}
