import http from "node:http";
import type { AddressInfo } from "node:net";

type Passing = {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
};
export type Reply = { status: number; headers: Record<string, string>; body: Buffer };
/** Forwards a request to its destination. */
type Forward = () => Promise<Reply>;
/** How a request is handled: forwarded, answered by us, or not answered at all (null: the connection is cut). */
export type Behaviour = (request: Passing, forward: Forward) => Promise<Reply | null>;

export const through: Behaviour = (_request, forward) => forward();
export const reply = (
  status: number,
  body: string,
  headers: Record<string, string> = {},
): Reply => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  body: Buffer.from(body),
});

/** A proxy between two processes that drops, repeats, delays and corrupts requests as a test demands. */
export async function openProxy(goal: () => string) {
  let behave: Behaviour = through;
  const server = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const passing: Passing = {
        method: request.method ?? "GET",
        path: request.url ?? "/",
        headers: request.headers,
        body: Buffer.concat(parts),
      };
      const forward: Forward = async () => {
        const headers = new Headers(
          Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
            typeof value === "string" &&
            !["host", "connection", "content-length", "transfer-encoding"].includes(name)
              ? [[name, value]]
              : [],
          ),
        );
        const answer = await fetch(goal() + passing.path, {
          method: passing.method,
          headers,
          redirect: "manual",
          ...(passing.body.length > 0 ? { body: new Uint8Array(passing.body) } : {}),
        });
        return {
          status: answer.status,
          headers: Object.fromEntries(
            [...answer.headers].filter(
              ([name]) => !["transfer-encoding", "content-encoding", "connection"].includes(name),
            ),
          ),
          body: Buffer.from(await answer.arrayBuffer()),
        };
      };
      behave(passing, forward)
        .catch(() => null)
        .then((answer) => {
          if (answer === null) return void request.socket.destroy();
          response
            .writeHead(answer.status, {
              ...answer.headers,
              "content-length": String(answer.body.length),
            })
            .end(answer.body);
        });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (behaviour: Behaviour) => void (behave = behaviour),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
