// The donors of `npm run bench:night`: donations are begun at a fixed rate however long the responses take; each donor
// then pays at the provider and polls until it is booked, as a browser does. A begin that gets 503 or 429 is retried
// with the same key, as the form does. Sent { site, sandbox, run, rate, seconds, campaigns: [slug], first: share of the
// first campaign, patience: seconds for which a begin is retried, outlastsCuts: a cut connection is not an error }.
import http from "node:http";

/** @returns {Promise<{ status: number, text: string, retryAfter: number }>} */
function askOnce(agent, url, { method = "GET", headers = {}, type, body } = {}) {
  return new Promise((resolve, reject) => {
    const request = http.request(
      url,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(body ? { "content-type": type, "content-length": Buffer.byteLength(body) } : {}),
        },
      },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk) => (text += chunk));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode,
            text,
            retryAfter: Number(answer.headers["retry-after"] ?? 1),
          }),
        );
      },
    );
    request.setTimeout(60_000, () => request.destroy(new Error("no answer in 60 s")));
    request.once("error", (error) =>
      reject(Object.assign(error, { wasKept: request.reusedSocket && method === "GET" })),
    );
    request.end(body);
  });
}

/** Like a browser, retries a read once if the server was just closing the kept-alive connection. */
const ask = (...how) =>
  askOnce(...how).catch((error) => {
    if (!error.wasKept) throw error;
    return askOnce(...how);
  });

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const card = new URLSearchParams({
  method: "card",
  email: "bench@example.org",
  cardNumber: "4242 4242 4242 4242",
  cardExpiry: "12/40",
  cardCvc: "123",
  billingName: "Amina Bench",
}).toString();
const form = "application/x-www-form-urlencoded";
/** ms: how long a donor waits before a retry, if the response does not say so */
const againMs = 1_000;

const took = { begin: [], paid: [], booked: [] };
const errors = [];
let waited = 0;

/** Overloaded, or the same request is still in progress: retry with the same key. */
const isLater = ({ status, text }) =>
  [429, 503].includes(status) || (status === 409 && text.includes('"in_progress"'));

/**
 * Retries until the response is not "later".
 * @returns the last response, when patience ends
 */
async function patiently(order, until, ask) {
  for (;;) {
    let answer;
    try {
      answer = await ask();
      if (!isLater(answer) || performance.now() > until) return answer;
    } catch (error) {
      if (!order.outlastsCuts || performance.now() > until) throw error;
    }
    waited++;
    await pause(answer ? answer.retryAfter * 1000 : againMs);
  }
}

async function begin(agent, order, slug, n) {
  const { site, run } = order;
  const requestKey = `night-${run}-${n}`;
  const body = JSON.stringify({
    amount: 500 + (n % 200) * 25,
    donorName: `Amina Bench ${n}`,
    donorEmail: `bench-${run}-${n}@example.org`,
    paymentMethod: "card",
  });
  const answer = await patiently(order, performance.now() + order.patience * 1000, () =>
    ask(agent, `${site}/api/v1/campaigns/${slug}/donate`, {
      method: "POST",
      headers: { origin: site, "idempotency-key": requestKey },
      type: "application/json",
      body,
    }),
  );
  if (answer.status !== 200)
    throw new Error(`begin: ${answer.status} ${answer.text.slice(0, 120)}`);
  return JSON.parse(answer.text).data.sessionId;
}

async function give(order, slug, n, due) {
  const agent = new http.Agent({ keepAlive: true });
  try {
    const sessionId = await begin(agent, order, slug, n);
    took.begin.push(performance.now() - due);
    const paying = performance.now();
    const paid = await ask(agent, `${order.sandbox}/c/pay/${sessionId}`, {
      method: "POST",
      type: form,
      body: card,
    });
    if (paid.status !== 303) throw new Error(`pay: ${paid.status} ${paid.text.slice(0, 120)}`);
    const at = performance.now();
    took.paid.push(at - paying);
    await booked(agent, order, sessionId, at);
  } catch (error) {
    errors.push(String(error.message ?? error));
  } finally {
    agent.destroy();
  }
}

/** Polls as the success page does, until the donation is booked. */
async function booked(agent, order, sessionId, paidAt) {
  const until = paidAt + Math.max(120, order.patience) * 1000;
  while (performance.now() < until) {
    const answer = await patiently(order, until, () =>
      ask(agent, `${order.site}/api/v1/payment/verify-session/${sessionId}`),
    );
    if (answer.status === 200 && JSON.parse(answer.text).data?.status === "paid") {
      took.booked.push(performance.now() - paidAt);
      return;
    }
    if (answer.status !== 200)
      throw new Error(`verify: ${answer.status} ${answer.text.slice(0, 120)}`);
    await pause(500);
  }
  throw new Error("paid, but not booked in time");
}

function summary(list) {
  const sorted = list.sort((a, b) => a - b);
  const at = (share) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

process.once("message", async (order) => {
  const cpu = process.cpuUsage();
  const began = performance.now();
  const running = [];
  const others = order.campaigns.length - 1;
  let begun = 0;
  while (performance.now() - began < order.seconds * 1000) {
    const due = Math.floor(((performance.now() - began) / 1000) * order.rate);
    for (; begun < due; begun++) {
      const isFirst = others === 0 || Math.random() < order.first;
      const slug = order.campaigns[isFirst ? 0 : 1 + Math.floor(Math.random() * others)];
      running.push(give(order, slug, begun, began + (begun / order.rate) * 1000));
    }
    await pause(5);
  }
  await Promise.all(running);
  const { user, system } = process.cpuUsage(cpu);
  const times = Object.fromEntries(Object.entries(took).map(([k, list]) => [k, summary(list)]));
  process.send(
    {
      begun,
      times,
      waited,
      errors,
      ms: performance.now() - began,
      cpuSeconds: (user + system) / 1e6,
    },
    () => process.exit(0),
  );
});
