// The people who make requests, and the running site's data: addresses and fields that exist.

/**
 * Signs in as a demo account.
 * @returns its session cookie
 */
export async function logIn(url, at, email) {
  const answer = await fetch(`${url}/api/v1/${at}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email, password: "pull-together" }),
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const session = cookies.filter((cookie) => cookie.includes("session-token")).join("; ");
  if (!session)
    throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`);
  return session;
}

/**
 * Creates a key of the organisation as a browser without scripts does, so that calls that accept only keys are covered,
 * too.
 */
export async function makeKey(url, cookie) {
  const page = `${url}/dashboard/api-keys`;
  const html = await (await fetch(page, { headers: { cookie } })).text();
  const form = [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].find(([one]) =>
    one.includes('name="days"'),
  );
  const body = new FormData();
  for (const [input] of (form?.[0] ?? "").matchAll(/<input type="hidden"[^>]*>/g)) {
    const [name, value] = ["name", "value"].map((attribute) =>
      (new RegExp(`${attribute}="([^"]*)"`).exec(input)?.[1] ?? "")
        .replaceAll("&quot;", '"')
        .replaceAll("&amp;", "&"),
    );
    if (name) body.set(name, value);
  }
  body.set("name", "Fuzz");
  body.set("days", "30");
  for (const [, scope] of (form?.[0] ?? "").matchAll(/name="([a-z]+:[a-z]+)"/g))
    body.set(scope, "on");
  const answer = await fetch(page, { method: "POST", headers: { cookie, origin: url }, body });
  const key = /hrb_test_[0-9A-Za-z]{38}/.exec(await answer.text())?.[0];
  if (!key) throw new Error(`no API key was created: ${answer.status}`);
  return key;
}

/** The organisation's own campaigns, and the entries of their lists. */
export async function owned(url, token) {
  const ask = async (at) =>
    (
      await (
        await fetch(`${url}/api/v1/${at}`, { headers: { authorization: `Bearer ${token}` } })
      ).json()
    ).data ?? {};
  const ids = (rows) => (rows ?? []).map(({ id }) => id);
  const { campaigns } = await ask("campaigns/ngo/my-campaigns");
  const [{ donations }, { donors }, { payouts }, { needs }, { updates }] = await Promise.all(
    ["donations", "donors", "payouts", "needs", "updates"].map(ask),
  );
  return {
    campaigns: ids(campaigns).slice(0, 10),
    others: [donations, donors, payouts, needs, updates].flatMap((rows) => ids(rows).slice(0, 4)),
    donations: ids(donations).slice(0, 4),
    donors: ids(donors).slice(0, 4),
  };
}

/** @returns values for the variable parts of addresses, and field names, from the running site */
export async function known(url, own) {
  const { data } = await (await fetch(`${url}/api/v1/campaigns?limit=20`)).json();
  const { data: pages } = await (
    await fetch(`${url}/api/v1/campaigns/${data.campaigns[0]?.campaignSlug}/supporters`)
  ).json();
  const { paths, components } = await (await fetch(`${url}/api/v1/openapi.json`)).json();
  const fields = new Set([
    "email",
    "password",
    "name",
    "amount",
    "search",
    "page",
    "sort",
    "step",
    "tab",
    "view",
    "next",
    "id",
    "status",
    "w",
    "url",
  ]);
  JSON.stringify({ paths, components }, (key, value) => {
    if (key === "properties" && value && typeof value === "object")
      for (const name of Object.keys(value)) fields.add(name);
    return value;
  });
  const slugs = data.campaigns.map((one) => one.campaignSlug);
  const ids = data.campaigns.flatMap((one) => [one.id, one.ngo?.id ?? one.ngoId]).filter(Boolean);
  const values = {
    locale: ["en", "fr", "xx"],
    slug: slugs,
    idOrSlug: [...slugs, ...ids],
    id: [...ids, ...own.others],
    campaignId: own.campaigns,
    donationId: own.donations,
    name: [...(pages?.supporters ?? []).map((one) => one.slug), "x"],
    language: ["sw", "fr", "zu", "xx"],
    number: ["1", "2", "0", "x"],
    kind: ["page", "campaign", "ngo", "update", "supporter", "card", "form", "thermometer"],
    file: ["home.png", "x.svg", "donors-2026-11-21.csv", "pages.xml", "x"],
    key: ["images/x/800.webp", ...own.donors],
    token: ["x.y", "a".repeat(60)],
    sessionId: ["cs_test_x"],
    n: ["1", "2", "0", "-1", "x"],
    nextauth: ["session", "csrf", "providers"],
    rest: ["x/y"],
  };
  return { values, fields: [...fields] };
}
