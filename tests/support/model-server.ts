import http from "node:http";
import type { AddressInfo } from "node:net";

export type ModelAnswer =
  | {
      pieces: string[];
      /** how the stream ends */ end?: "done" | "stop" | "cut" | "unsaid" | "length" | "hang";
    }
  | { json: string }
  | {
      /** an endless response, 64 KB at a time, until nobody reads it */
      flood: "events" | "one line" | "json";
    }
  | { status: number }
  | { silent: true }
  | { redirect: string };

const floods = {
  events: ["text/event-stream", `data: ${JSON.stringify({ choices: [{ delta: {} }] })}\n\n`],
  "one line": ["text/event-stream", "data: "],
  json: ["application/json", " "],
} as const;

function flood(response: http.ServerResponse, kind: keyof typeof floods): void {
  const [type, part] = floods[kind];
  const chunk = part.repeat(Math.ceil(65_536 / part.length));
  response.writeHead(200, { "content-type": type });
  const write = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once("drain", write);
  };
  write();
}

/** A chat-completions service on a local port. It responds as `answer` says. */
export async function startModelServer() {
  const seen: { authorization: string | undefined; body: string; path: string }[] = [];
  const state: { answer: ModelAnswer } = { answer: { status: 500 } };
  const left: Promise<void>[] = [];
  const server = http.createServer((request, response) => {
    left.push(new Promise((resolve) => response.once("close", () => resolve())));
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      seen.push({ authorization: request.headers.authorization, body, path: request.url ?? "" });
      const { answer } = state;
      if ("silent" in answer) return;
      if ("redirect" in answer)
        return void response.writeHead(307, { location: answer.redirect }).end();
      if ("status" in answer) return void response.writeHead(answer.status).end("{}");
      if ("json" in answer)
        return void response.writeHead(200, { "content-type": "application/json" }).end(
          JSON.stringify({
            choices: [{ message: { content: answer.json }, finish_reason: "stop" }],
          }),
        );
      if ("flood" in answer) return flood(response, answer.flood);
      response.writeHead(200, { "content-type": "text/event-stream" });
      const event = (choice: unknown) =>
        response.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
      for (const content of answer.pieces) event({ delta: { content } });
      const end = answer.end ?? "done";
      if (end === "hang") return;
      if (end === "stop" || end === "length") event({ delta: {}, finish_reason: end });
      if (end === "cut") return void response.socket?.end();
      if (end === "done" || end === "length") response.write("data: [DONE]\n\n");
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1/chat/completions`,
    seen,
    say: (answer: ModelAnswer) => void (state.answer = answer),
    /** resolves when every client has disconnected */
    allLeft: () => Promise.all(left),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
