// npm run bench:timing -- URL EMAILS [N]: whether response times reveal if an address has an account. Sends the running
// site N requests (2,000) for the accounts EMAILS (comma-separated) and as many for addresses without one, alternately,
// and prints Welch's t; the target is |t| < 4.5. Both kinds are requested equally often: the first attempt for any
// address inserts rows that later ones only update, and would distort the result. The site must run with
// RATE_LIMIT_SCALE=100000 (demo mode), and the machine should do nothing else.
const [
  url = "http://localhost:3000",
  emails = "ngo@harambee.example,pending@harambee.example,rejected@harambee.example",
  count = "2000",
] = process.argv.slice(2);
const accounts = emails.split(",");
/** As long as the accounts' own, so that neither the request nor its hash differs in length. */
const nobodies = accounts.map((email, i) => {
  const [name, host] = email.split("@");
  return `${`no${i}body`.padEnd(name.length, "x").slice(0, Math.max(3, name.length))}@${host}`;
});

const mean = (xs) => xs.reduce((sum, x) => sum + x, 0) / xs.length;
const variance = (xs, m) => xs.reduce((sum, x) => sum + (x - m) ** 2, 0) / (xs.length - 1);

/** Without the slowest hundredth of each class: outliers of a busy machine. */
const trimmed = (xs) => xs.toSorted((a, b) => a - b).slice(0, Math.ceil(xs.length * 0.99));

function welch(a, b) {
  const [x, y] = [trimmed(a), trimmed(b)];
  const [mx, my] = [mean(x), mean(y)];
  return {
    t: (mx - my) / Math.sqrt(variance(x, mx) / x.length + variance(y, my) / y.length),
    means: [mx, my],
  };
}

async function timed(send) {
  const began = performance.now();
  const answer = await send();
  await answer.arrayBuffer();
  if (answer.status === 429)
    throw new Error("The site applies rate limits: start it with RATE_LIMIT_SCALE=100000.");
  return performance.now() - began;
}

async function measure(name, send) {
  const known = [];
  const unknown = [];
  const all = [...accounts, ...nobodies];
  for (let i = 0; i < 60; i++) await timed(() => send(all[i % all.length]));
  for (let i = 0; i < Number(count); i++) {
    const n = i % accounts.length;
    const turns = [
      () => timed(() => send(accounts[n])).then((ms) => known.push(ms)),
      () => timed(() => send(nobodies[n])).then((ms) => unknown.push(ms)),
    ];
    for (const turn of Math.floor(i / accounts.length) % 2 ? turns : turns.reverse()) await turn();
  }
  const { t, means } = welch(known, unknown);
  console.log(
    `${name}: known ${means[0].toFixed(2)} ms, unknown ${means[1].toFixed(2)} ms, t = ${t.toFixed(2)} (${Math.abs(t) < 4.5 ? "held" : "not held"})`,
  );
}

const decode = (text) => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const page = await (await fetch(`${url}/reset-password`)).text();
const hidden = [
  ...page.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?/g),
].map(([, name, value]) => [decode(name), decode(value ?? "")]);

await measure("login", (who) =>
  fetch(`${url}/api/v1/ngos/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email: who, password: "wrong wrong" }),
  }),
);
await measure("reset", (who) => {
  const form = new FormData();
  for (const [name, value] of hidden) form.set(name, value);
  form.set("email", who);
  return fetch(`${url}/reset-password`, { method: "POST", headers: { origin: url }, body: form });
});
