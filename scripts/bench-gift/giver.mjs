// The givers of `npm run bench:gift`: a process of its own, so that its time is not counted as the site's. Sent { site,
// sandbox, campaigns, givers, seconds | donations }, it donates and reports the results.
import http from "node:http";

/** @returns {Promise<{ status: number, text: string }>} */
function askOnce(agent, url, { method = "GET", json, form, headers = {} } = {}) {
  const type = json === undefined ? "application/x-www-form-urlencoded" : "application/json";
  const body = json === undefined ? (form ?? null) : JSON.stringify(json);
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(body === null
            ? {}
            : { "content-type": type, "content-length": Buffer.byteLength(body) }),
        },
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk) => (text += chunk));
        answer.on("end", () => resolve({ status: answer.statusCode, text }));
      },
    );
    request.setTimeout(60_000, () => request.destroy(new Error("no answer in 60 s")));
    request.once("error", (error) =>
      reject(Object.assign(error, { wasKept: request.reusedSocket && method === "GET" })),
    );
    request.end(body ?? undefined);
  });
}

/** Like a browser, retries a read once if the server was just closing the kept-alive connection. */
const ask = (...how) =>
  askOnce(...how).catch((error) => {
    if (!error.wasKept) throw error;
    return askOnce(...how);
  });

const card = new URLSearchParams({
  method: "card",
  email: "bench@example.org",
  cardNumber: "4242 4242 4242 4242",
  cardExpiry: "12/40",
  cardCvc: "123",
  billingName: "Amina Bench",
}).toString();

let number = 0;

/** Begin, pay, and poll until it is booked: what a donor's browser does. The receipt follows by itself. */
async function give(order) {
  // a connection of its own, as every donor has; the server closing an old one is not a failure
  const agent = new http.Agent({ keepAlive: true });
  try {
    await giveOver(agent, order);
  } finally {
    agent.destroy();
  }
}

async function giveOver(agent, { site, sandbox, campaigns, run }) {
  const n = ++number;
  const began = await ask(
    agent,
    `${site}/api/v1/campaigns/${campaigns[n % campaigns.length]}/donate`,
    {
      method: "POST",
      headers: { origin: site },
      json: {
        amount: 500 + (n % 200) * 25,
        donorName: `Amina Bench ${n}`,
        donorEmail: `bench-${run}-${n}@example.org`,
        paymentMethod: "card",
      },
    },
  );
  const sessionId = began.status === 200 ? JSON.parse(began.text).data?.sessionId : null;
  if (!sessionId) throw new Error(`begin: ${began.status} ${began.text.slice(0, 200)}`);
  // the provider's page redirects back once its webhook was accepted, as the real one does
  const paid = await ask(agent, `${sandbox}/c/pay/${sessionId}`, { method: "POST", form: card });
  if (paid.status !== 303) throw new Error(`pay: ${paid.status} ${paid.text.slice(0, 200)}`);
  for (let i = 0; i < 60; i++) {
    const verified = await ask(agent, `${site}/api/v1/payment/verify-session/${sessionId}`);
    if (verified.status === 200 && JSON.parse(verified.text).data?.status === "paid") return;
    if (verified.status !== 200)
      throw new Error(`verify: ${verified.status} ${verified.text.slice(0, 200)}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("verify: not booked after 30 s");
}

process.on("message", async (order) => {
  const end = order.seconds ? performance.now() + order.seconds * 1000 : Infinity;
  const most = order.gifts ?? Infinity;
  const began = performance.now();
  const took = [];
  const errors = [];
  let begun = 0;
  await Promise.all(
    Array.from({ length: order.givers }, async () => {
      while (performance.now() < end && begun < most) {
        begun++;
        const start = performance.now();
        try {
          await give(order);
          took.push(performance.now() - start);
        } catch (error) {
          errors.push(String(error.message ?? error));
        }
      }
    }),
  );
  process.send({ given: took.length, took, errors, ms: performance.now() - began });
});
process.once("disconnect", () => process.exit(0));
process.send("ready");
