// A minimal site and provider: answers everything the givers wait for at once, and does nothing. Shows how fast the
// givers of `npm run bench:gift` are by themselves.
import http from "node:http";

const answers = {
  donate: { success: true, data: { sessionId: "cs_test_empty", url: "http://localhost/pay" } },
  "verify-session": { success: true, data: { status: "paid", amount: 5, currency: "usd" } },
};

http
  .createServer((request, response) => {
    const name = Object.keys(answers).find((word) => request.url.includes(word));
    request
      .resume()
      .once("end", () =>
        response
          .writeHead(name ? 200 : 303, { "content-type": "application/json; charset=utf-8" })
          .end(JSON.stringify(answers[name] ?? {})),
      );
  })
  .listen(0, "127.0.0.1", function () {
    process.send(this.address().port);
  });
process.once("disconnect", () => process.exit(0));
