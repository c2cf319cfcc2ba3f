// A minimal server: answers everything with one page, given as a message. A process of its own, like the site, so that
// neither shares a core's time with the client (scripts/bench-pages.mjs).
import http from "node:http";

process.once("message", ({ headers, body }) => {
  const bytes = Buffer.from(body, "base64");
  const server = http.createServer((_request, response) =>
    response.writeHead(200, { ...headers, "content-length": bytes.length }).end(bytes),
  );
  server.listen(0, "127.0.0.1", () => process.send(server.address().port));
});
process.once("disconnect", () => process.exit(0));
