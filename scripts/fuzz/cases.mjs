// The requests of a run: always the malformed server actions, then random ones over all routes.
import { spoiledActions } from "./actions.mjs";
import { oddTexts, randomOf } from "./random.mjs";
import { filled } from "./routes.mjs";

const methods = [
  ...Array(10).fill("GET"),
  ...Array(12).fill("POST"),
  "HEAD",
  "PUT",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "QUERY",
];
const types = [
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=a",
  'multipart/form-data; boundary="a b"',
  "text/plain;charset=UTF-8",
  "text/form",
  "application/csp-report",
  "application/reports+json",
  "formx",
  "",
];
const languages = ["", "", "/af", "/fr", "/en", "/xx"];
const routerStates = [
  "garbage",
  "%",
  "[]",
  "null",
  '["",{}]',
  '["",{"children":["x",{}]}]',
  `["",${"[".repeat(3_000)}`,
];

const oddHeaders = (r) => [
  ["RSC", "1"],
  ["Next-Router-State-Tree", encodeURIComponent(r.pick(routerStates))],
  ["Next-Router-State-Tree", "garbage"],
  ["Next-Router-Prefetch", r.pick(["1", "2", "x"])],
  ["Next-Router-Segment-Prefetch", r.pick(["/_tree", "/_index", "../x", ""])],
  ["Next-Url", r.pick(["/campaigns", "//x", "\u0080"])],
  ["Next-HMR-Refresh", "1"],
  ["x-nextjs-data", "1"],
  ["x-middleware-subrequest", "middleware:middleware:middleware:middleware:middleware"],
  ["x-prerender-revalidate", "x"],
  ["x-matched-path", "/admin"],
  ["x-invoke-path", "/admin"],
  ["x-action-forwarded", "1"],
  ["x-forwarded-host", r.pick(["evil.example", "", "a b", "[::1"])],
  ["x-forwarded-proto", r.pick(["https", "javascript", ""])],
  ["Accept", r.pick(["*/*", "text/html", "application/json", "text/x-component", ";;;", ""])],
  ["Accept-Encoding", r.pick(["br", "gzip;q=0, br;q=x", `br${" ".repeat(5_000)}x`, "*", ";"])],
  ["Accept-Language", r.pick(["fr", "x".repeat(500), ";q=", ""])],
  ["If-None-Match", r.pick(["*", '"x"', "W/", ","])],
  ["If-Modified-Since", r.pick(["x", "Thu, 01 Jan 1970 00:00:00 GMT"])],
  ["Range", r.pick(["bytes=0-9", "bytes=9-0", "bytes=-", "bytes=0-1,2-3", "x"])],
  ["Idempotency-Key", r.odd().slice(0, 300)],
  [
    "Authorization",
    r.pick(["Bearer x", "bearer %E0%A4%A", "Basic YTpi", "", `Bearer ${"a".repeat(43)}`]),
  ],
  ["Origin", r.pick(["null", "garbage", "http://evil.example", "", "http://"])],
  ["Referer", r.pick(["garbage", "http://evil.example/x", "//", ""])],
  ["Sec-Fetch-Site", r.pick(["cross-site", "same-origin", "none", "x"])],
  [
    "Cookie",
    r.pick([
      "lang=%E0",
      "flash=%%%",
      "next-auth.session-token=\u00ff",
      "visitor=x",
      "hint=\u0001",
      "__prerender_bypass=x",
      "typed-gift=x",
    ]),
  ],
  ["Content-Encoding", r.pick(["gzip", "br", "x"])],
  ["Expect", r.pick(["100-continue", "x"])],
  ["Upgrade", "websocket"],
  ["Stripe-Signature", r.pick(["t=1,v1=x", "", "t=,v1="])],
  [
    "X-A",
    r
      .bytes(20)
      .toString("latin1")
      .replace(/[\r\n\0]/g, ""),
  ],
];

/** A Model Context Protocol message, at least in its shape. */
function modelMessage(r, { values }) {
  const methods = [
    ...Array(6).fill("tools/call"),
    "tools/list",
    "initialize",
    "ping",
    "resources/read",
    "completion/complete",
    "notifications/initialized",
    r.odd(),
  ];
  const tools = ["find_campaigns", "read_campaign", "own_figures", "draft_update", r.odd()];
  const argument = () => (r.chance(0.5) ? r.pick(values.slug) : r.json());
  const names = ["search", "country", "cause", "status", "sort", "page", "limit", "campaign"];
  const all = [...names, "title", "text", r.odd().slice(0, 40)];
  const given = Object.fromEntries(
    Array.from({ length: r.int(5) }, () => [r.pick(all), argument()]),
  );
  return {
    jsonrpc: r.chance(0.95) ? "2.0" : r.json(),
    ...(r.chance(0.9) ? { id: r.chance(0.8) ? 1 : r.json() } : {}),
    method: r.pick(methods),
    params: r.chance(0.9) ? { name: r.pick(tools), arguments: given } : r.json(),
  };
}

/** Addresses that end the session: a person who logs out would be a visitor for the rest of the run. */
const endsSession = /^(?:\/(?:af|fr|en|xx))?\/(?:logout|session-ended|api\/v1\/auth\/logout)/;

/**
 * @param {{ seed: number, many: number, routes: { at: string, kind: string }[], values: Record<string, string[]>,
 *   fields: string[], actionIds: string[], people: { name: string, cookie: string, token?: string }[], host: string }} given
 * @returns {Generator<{ title: string, method: string, at: string, headers: [string, string][], body: Buffer }>}
 */
export function* requests(given) {
  const r = randomOf(given.next);
  const { people, host, actionIds, routes } = given;
  const actionPages = ["/contact", "/login", "/gifts", "/dashboard", "/admin/payouts"];
  const base = (who) => [
    ["Host", host],
    ["Connection", "close"],
    ...(who.cookie ? [["Cookie", who.cookie]] : []),
    ...(who.token ? [["Authorization", `Bearer ${who.token}`]] : []),
  ];
  const sized = (headers, body) =>
    body.length > 0 ? [...headers, ["Content-Length", String(body.length)]] : headers;
  const action = (who, at, call) => ({
    title: `server action as ${who.name}: ${call.title}`,
    method: "POST",
    at,
    headers: sized(
      [
        ...base(who),
        ["Origin", `http://${host}`],
        ...(call.action ? [["Next-Action", call.action]] : []),
        ...(call.type ? [["Content-Type", call.type]] : []),
      ],
      call.body,
    ),
    body: call.body,
  });

  let made = 0;
  for (const who of people.filter(({ token }) => !token)) {
    for (const at of actionPages) {
      for (const call of spoiledActions(r.pick(actionIds))) {
        made++;
        yield action(who, at, call);
      }
    }
  }

  const name = (key) =>
    r.chance(0.6) ? r.pick(given.values[key] ?? ["x"]) : r.odd().slice(0, 200) || "x";
  const pair = () =>
    `${encodeURIComponent(safe(r.chance(0.6) ? r.pick(given.fields) : r.odd()))}=${encodeURIComponent(safe(r.odd()))}`;
  const query = () => {
    if (r.chance(0.5)) return "";
    if (r.chance(0.2))
      return `?${r
        .bytes(20)
        .toString("latin1")
        .replace(/[\s\0#]/g, "%")}`;
    return `?${Array.from({ length: 1 + r.int(4) }, pair)
      .join("&")
      .slice(0, 6_000)}`;
  };
  function body() {
    const kind = r.int(8);
    if (kind === 0) return r.bytes(r.int(3_000));
    if (kind === 1) return Buffer.from(r.pick(["[", '{"a":', "(("]).repeat(20_000));
    if (kind === 2) return Buffer.from(JSON.stringify({ a: "x".repeat(r.int(400_000)) }));
    if (kind === 3) return Buffer.from(Array.from({ length: 1 + r.int(6) }, pair).join("&"));
    if (kind === 4) {
      const parts = Array.from(
        { length: r.int(6) },
        () =>
          `--a\r\nContent-Disposition: form-data; name="${r.pick(given.fields)}"${r.chance(0.3) ? '; filename="a.pdf"' : ""}\r\n\r\n${r.odd()}\r\n`,
      );
      return Buffer.from(`${parts.join("")}${r.chance(0.7) ? "--a--\r\n" : ""}`);
    }
    const fields = Array.from({ length: r.int(8) }, () => [r.pick(given.fields), r.json()]);
    return Buffer.from(JSON.stringify(Object.fromEntries(fields)));
  }
  for (; made < given.many; made++) {
    const who = r.pick(people);
    if (who.token && r.chance(0.3)) {
      const message = Buffer.from(JSON.stringify(modelMessage(r, given)));
      yield {
        title: `message of a model as ${who.name}`,
        method: "POST",
        at: "/api/mcp",
        headers: sized(
          [
            ...base(who),
            ["Content-Type", "application/json"],
            ["Accept", "application/json, text/event-stream"],
            ...(r.chance(0.2) ? [r.pick(oddHeaders(r))] : []),
          ],
          message,
        ),
        body: message,
      };
      continue;
    }
    if (r.chance(0.12)) {
      const call = r.pick(spoiledActions(r.pick(actionIds)));
      const page = filled(r.pick(routes.filter((one) => one.kind === "page")).at, name);
      yield action(who, page, call);
      continue;
    }
    const route = r.pick(routes);
    const at = (r.chance(0.1) ? "/" : "") + r.pick(languages) + filled(route.at, name) + query();
    const method = r.pick(methods);
    const sent = method === "GET" || method === "HEAD" ? Buffer.alloc(0) : body();
    const extra = Array.from({ length: r.int(4) }, () => r.pick(oddHeaders(r)));
    const own = endsSession.test(at) ? base({ ...who, cookie: "" }) : base(who);
    const origin = r.chance(0.7) ? [["Origin", `http://${host}`]] : [];
    const type = sent.length > 0 ? [["Content-Type", r.pick(types)]] : [];
    yield {
      title: `as ${who.name}`,
      method,
      at: at.replace(/[\s\0]/g, "%20"),
      headers: sized([...own, ...origin, ...type, ...extra], sent),
      body: sent,
    };
  }
}

/** Half a surrogate cannot be percent-encoded. */
const safe = (text) => text.replace(/[\ud800-\udfff]/g, "?");
export { oddTexts };
