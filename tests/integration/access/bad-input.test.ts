import { beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { idle, type ActionState } from "@/lib/http/action-state";
import { operations } from "@/lib/http/openapi";
import { errorText, type MessageKey } from "@/lib/i18n/errors";
import { apiPaths } from "@/app/api/v1/paths";
import {
  makeCampaign,
  makeNeed,
  makeNgo,
  makeUpdate,
  randomEmail,
} from "@/tests/support/factories";
import {
  deep,
  hostileTexts,
  hostileValues,
  isTurnOf,
  shareOf,
} from "@/tests/support/hostile-inputs";
import { person, type Kind, type Person } from "@/tests/support/people";
import { Left, seen } from "@/tests/support/next-mocks";
import { call, type Answer } from "@/tests/support/call";
import { actionFields } from "./actions-sent";
import { actionTable } from "./actions-table";

vi.mock("next/cache", () => import("@/tests/support/next-mocks"));
vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));

/**
 * Every field of every call and form, one at a time, with invalid values: the response is a client error (4xx) or a
 * success, never a 5xx; it has the envelope; an error of one field is reported for that field; a refusal writes
 * nothing.
 */
const handlers = new Map(
  operations(apiPaths).map(({ path, method, route }) => [`${method} ${path}`, route]),
);

const tables = [
  "app_user",
  "ngo",
  "ngo_member",
  "ngo_invitation",
  "ngo_document",
  "ngo_event",
  "campaign",
  "campaign_slug",
  "campaign_image",
  "donation",
  "monthly_gift",
  "job",
  "contact_message",
  "payout",
  "ledger_entry",
  "api_token",
  "session",
];
let rows: () => Promise<string>;
// (refused logins create the notice after ten wrong passwords)
beforeAll(async () => {
  const there = (
    await db.$queryRaw<
      { name: string }[]
    >`select table_name::text as name from information_schema.tables where table_schema = 'public'`
  ).map((t) => t.name);
  const counted = there.filter((name) => tables.includes(name));
  expect(counted.length).toBeGreaterThan(10);
  const sql = `select json_build_array(${counted.map((name) => `(select count(*) from "${name}"${name === "job" ? " where kind <> 'mail.failed_logins'" : ""})`).join(", ")})::text as counts`;
  rows = async () => (await db.$queryRawUnsafe<{ counts: string }[]>(sql))[0]!.counts;
});

/** The path within an input at which a value is placed: "items.0.amount". */
function put(base: unknown, at: string, value: unknown): unknown {
  const [head, ...rest] = at.split(".") as [string, ...string[]];
  const copy = (Array.isArray(base) ? [...base] : { ...(base as object) }) as Record<
    string,
    unknown
  >;
  copy[head] = rest.length === 0 ? value : put(copy[head] ?? {}, rest.join("."), value);
  return copy;
}

function fields(base: Record<string, unknown>): string[] {
  return Object.entries(base).flatMap(([name, value]) =>
    value !== null && typeof value === "object"
      ? [name, ...fields(value as Record<string, unknown>).map((f) => `${name}.${f}`)]
      : [name],
  );
}

function sound(answer: Answer, what: string): void {
  expect(answer.status, `${what}: ${JSON.stringify(answer.body).slice(0, 300)}`).toBeLessThan(500);
  expect(answer.headers.get("content-type"), what).toMatch(/^application\/json/);
  expect(typeof answer.body.success, what).toBe("boolean");
  if (!answer.body.success) expect(answer.body.error, what).toMatch(/\S/);
  expect(JSON.stringify(answer.body), what).not.toMatch(
    /\bat .*\.tsx?:\d|node_modules|prisma|\bP20\d\d\b|select /i,
  );
}

const bank = {
  accountHolderName: "Maji",
  bankName: "KCB",
  accountNumber: "123456",
  swiftCode: "KCBLKENX",
  preferredCurrency: "KES",
};
const gift = {
  donorName: "Amina",
  donorEmail: "amina@test.example",
  message: "Hello",
  anonymous: false,
  shareWithNgo: true,
  dedication: { type: "honour", name: "Nia", recipientEmail: "nia@test.example", text: "For you" },
};
const profile = {
  orgName: "Maji",
  officialEmail: "a@maji.example",
  country: "KE",
  phoneNumber: "+254700000000",
  website: "maji.example",
  description: "Pumps.",
  bankDetails: bank,
};

type Json = { who: Kind; body: Record<string, unknown>; params?: () => Record<string, string> };
let slug: string;
let ngoId: string;
beforeAll(async () => {
  const { ngo } = await makeNgo();
  ngoId = ngo.id;
  slug = (await makeCampaign(ngo.id)).slug;
});

const jsonCalls: Record<string, Json> = {
  "PUT /campaigns/{idOrSlug}/versions/{language}": {
    who: "approved",
    body: { title: "Pompes", description: "Des mots." },
    params: () => ({ idOrSlug: "none", language: "fr" }),
  },
  "POST /ngos/register": {
    who: "visitor",
    body: { name: "New", email: "x@test.example", password: "short" },
  }, // always refused for its short password, so that no password is hashed
  "POST /ngos/login": {
    who: "visitor",
    body: { email: "x@test.example", password: "a quiet river" },
  },
  "POST /admin/login": {
    who: "visitor",
    body: { email: "x@test.example", password: "a quiet river" },
  },
  "PUT /ngos/complete-profile": { who: "incomplete", body: profile },
  "PUT /ngos/update-profile": {
    who: "approved",
    body: {
      ...profile,
      orgName: undefined,
      name: "Maji",
      officialEmail: undefined,
      country: undefined,
      facebook: "maji",
      twitter: "@maji",
      instagram: "maji",
      linkedin: "https://linkedin.example/maji",
      currentPassword: "wrong",
    },
  },
  "PUT /ngos/{id}/approve": {
    who: "admin",
    body: { reason: "Words" },
    params: () => ({ id: ngoId }),
  },
  "PUT /ngos/{id}/reject": {
    who: "admin",
    body: { reason: "Words" },
    params: () => ({ id: ngoId }),
  },
  "PUT /admin/ngos/{id}/approve": {
    who: "admin",
    body: { reason: "Words" },
    params: () => ({ id: ngoId }),
  },
  "PUT /admin/ngos/{id}/reject": {
    who: "admin",
    body: { reason: "Words" },
    params: () => ({ id: ngoId }),
  },
  "PUT /admin/ngos/{id}/reinstate": {
    who: "admin",
    body: { reason: "Words" },
    params: () => ({ id: ngoId }),
  },
  "PUT /admin/ngos/{id}/suspend": {
    who: "admin",
    body: { reason: "Words" },
    params: () => ({ id: "ngo_none" }),
  },
  "POST /campaigns/{idOrSlug}/donate": {
    who: "visitor",
    body: { ...gift, amount: 2500, paymentMethod: "crypto", frequency: "once" },
    params: () => ({ idOrSlug: slug }),
  },
  "POST /campaigns/{idOrSlug}/pending-payment": {
    who: "visitor",
    body: { ...gift, amount: 2500, paymentMethod: "stocks", isRecurring: false },
    params: () => ({ idOrSlug: slug }),
  },
  "POST /webhooks": {
    who: "approved",
    body: {
      url: "https://receiver.example.org/",
      events: ["donation.completed"],
      withDonors: false,
    },
  },
  "PATCH /webhooks/{id}": {
    who: "approved",
    body: {
      url: "https://receiver.example.org/",
      events: ["donation.completed"],
      withDonors: false,
      enabled: true,
    },
    params: () => ({ id: "whe_none" }),
  },
  "POST /payment/create-checkout-session": {
    who: "visitor",
    body: {
      ...gift,
      items: [{ name: "x", description: "y", amount: 2500, quantity: 1 }],
      campaignId: "no-such",
      paymentMethod: "card",
      frequency: "once",
      successUrl: `${env.appUrl}/x`,
    },
  },
};

const formCalls: Record<string, { who: Kind; fields: Record<string, string>; files: string[] }> = {
  "POST /campaigns": {
    who: "approved",
    fields: {
      title: "Pumps",
      description: "Words.",
      fundingGoal: "100",
      cause: "Other",
      country: "KE",
      campaignSlug: "",
      status: "draft",
      deadline: "4102444799000",
      endDate: "",
      isPerpetual: "false",
      focalX: "0.5",
      focalY: "0.5",
      raised: "1",
    },
    files: ["mainImage", "additionalImages"],
  },
  "PUT /campaigns/{idOrSlug}": {
    who: "approved",
    fields: {
      title: "Pumps",
      description: "Words.",
      fundingGoal: "100",
      campaignSlug: "",
      deadline: "",
    },
    files: ["mainImage"],
  },
  "POST /campaigns/{idOrSlug}/updates": {
    who: "approved",
    fields: { title: "Rain", text: "Words.", captions: "[]", figures: "[]", draft: "true" },
    files: ["images"],
  },
  "PUT /campaigns/{idOrSlug}/updates/{n}": {
    who: "approved",
    fields: { title: "Rain", text: "Words.", captions: "[]", figures: "[]", draft: "true" },
    files: ["images"],
  },
  "POST /campaigns/{idOrSlug}/needs": {
    who: "approved",
    fields: { title: "School desk", unitPrice: "35", wanted: "20" },
    files: ["image"],
  },
  "PUT /campaigns/{idOrSlug}/needs/{n}": {
    who: "approved",
    fields: { title: "School desk", unitPrice: "35", wanted: "20", closed: "false" },
    files: ["image"],
  },
  "POST /ngos/upload-documents": {
    who: "incomplete",
    fields: { leadershipProof: "null" },
    files: ["registrationCertificate", "leadershipProof", "additionalDocument"],
  },
  "POST /ngos/upload-profile-image": { who: "approved", fields: {}, files: ["profileImage"] },
};

const queries: Record<string, { who: Kind; names: string[] }> = {
  "GET /campaigns": {
    who: "visitor",
    names: ["search", "status", "country", "cause", "lang", "sort", "page", "limit"],
  },
  "GET /campaigns/{idOrSlug}": { who: "visitor", names: ["lang"] },
  "GET /ngos/all": { who: "admin", names: ["status", "search", "page", "limit"] },
  "GET /admin/ngos": { who: "admin", names: ["status", "search", "page", "limit"] },
  "GET /admin/campaigns": { who: "admin", names: ["page", "limit"] },
  "GET /campaigns/ngo/my-campaigns": { who: "approved", names: ["page", "limit"] },
  "GET /campaigns/{idOrSlug}/updates": { who: "visitor", names: ["page", "limit"] },
  "GET /campaigns/{idOrSlug}/supporters": { who: "visitor", names: ["page", "limit"] },
  "GET /donations": {
    who: "approved",
    names: ["limit", "starting_after", "campaign", "status", "method", "rhythm", "from", "to"],
  },
  "GET /donors": { who: "approved", names: ["limit", "starting_after"] },
  "GET /monthly-gifts": {
    who: "approved",
    names: ["limit", "starting_after", "campaign", "status"],
  },
  "GET /needs": { who: "approved", names: ["limit", "starting_after", "campaign"] },
  "GET /payouts": { who: "approved", names: ["limit", "starting_after", "status"] },
  "GET /updates": { who: "approved", names: ["limit", "starting_after", "campaign"] },
  "GET /webhooks/{id}/deliveries": {
    who: "approved",
    names: ["limit", "starting_after", "status"],
  },
};

test("every call that takes something is tried", () => {
  const takes = operations(apiPaths)
    .filter(({ route }) => route.spec.body || route.spec.multipart || route.spec.query)
    .map(({ path, method }) => `${method} ${path}`);
  expect(takes.filter((name) => !jsonCalls[name] && !formCalls[name] && !queries[name])).toEqual(
    [],
  );
});

// each test makes a few hundred calls; generous, for a busy machine
vi.setConfig({ testTimeout: 180_000 });
const as = (who: Person) => (who.token ? { token: who.token } : {});

/** With the index of each in the list, so that small calls in sequence get different kinds of values. */
const numbered = <T>(list: Record<string, T>): [name: string, one: T, index: number][] =>
  Object.entries(list).map(([name, one], index) => [name, one, index]);

describe.each(numbered(jsonCalls))("%s", (name, { who, body, params }, index) => {
  const method = name.split(" ")[0]!;
  const base = JSON.parse(JSON.stringify(body)) as Record<string, unknown>;
  const send = (me: Person, what: unknown, headers: Record<string, string> = {}) =>
    call(handlers.get(name), {
      method,
      ...(params ? { params: params() } : {}),
      body: what,
      headers,
      ...as(me),
    });

  test("[API-003, API-004, API-006, API-009, ACCT-073] each field with what does not belong there", async () => {
    const me = await person(who);
    for (const [turn, field] of fields(base).entries()) {
      let before = await rows();
      for (const [kind, value] of shareOf(hostileValues, index + turn)) {
        const answer = await send(me, put(base, field, value));
        const what = `${field} = ${kind}`;
        sound(answer, what);
        // a success may write; the owner of a known address is mailed (OP-044)
        if (answer.status < 400 || answer.status === 409) before = await rows();
        // only this field is invalid, so only it may be named
        if (answer.status === 400 && answer.body.issues && !/register|login/.test(name))
          expect(
            answer.body.issues.every((i) => i.path.split(".")[0] === field.split(".")[0]),
            `${what}: ${JSON.stringify(answer.body.issues)}`,
          ).toBe(true);
      }
      expect(await rows(), `a refused ${field} wrote something`).toBe(before);
      const { [field]: _left, ...without } = base;
      if (!field.includes(".")) sound(await send(me, without), `without ${field}`);
    }
  });

  test("[API-008, API-009, API-016, API-017] the whole body", async () => {
    const me = await person(who);
    const before = await rows();
    for (const whole of [null, [], "text", 1, true, [base], deep(200)])
      expect((await send(me, whole)).status).toBe(400);
    for (const extra of [
      "role",
      "isAdmin",
      "status",
      "ngoId",
      "id",
      "createdAt",
      "constructor",
      "toString",
      "hasOwnProperty",
    ]) {
      if (extra in base) continue;
      expect(await send(me, { ...base, [extra]: "admin" }), extra).toMatchObject({
        status: 400,
        body: {
          issues: expect.arrayContaining([expect.objectContaining({ path: extra })]) as never,
        },
      });
    }
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/jsonp",
      "multipart/form-data; boundary=x",
      "",
    ])
      expect(
        (
          await call(handlers.get(name), {
            method,
            ...(params ? { params: params() } : {}),
            headers: { "content-type": type || "x/y" },
            body: base,
            ...as(me),
          })
        ).status,
        type,
      ).toBe(415);
    expect((await send(me, { ...base, padding: "x".repeat(300_000) })).status).toBe(413);
    expect(await rows()).toBe(before);
  });
});

const strangeFiles = {
  empty: "",
  text: "hello",
  html: "<html><script>",
  svg: "<svg xmlns='x'><script/></svg>",
  zip: "PK\u0003\u0004",
  truncatedPng: "\u0089PNG\r\n\u001a\n",
};
const strangeNames = [
  "a.pdf",
  "a.jpg%00.php",
  "../../x.png",
  "\u202Egnp.exe",
  "x".repeat(300),
  "CON.png",
  "",
];

describe.each(numbered(formCalls))("%s", (name, { who, fields: base, files }, index) => {
  const method = name.split(" ")[0]!;
  test("[API-009, NGO-020, NGO-021, API-067] each text field and each file", async () => {
    const me = await person(who);
    const ofUpdates = name.includes("/updates");
    const draft = ofUpdates ? {} : { status: "draft", publishedAt: null };
    const own = name.includes("{") ? (await makeCampaign(me.ngoId!, draft)).id : "";
    if (ofUpdates) await makeUpdate(own, { publishedAt: null });
    if (name.includes("/needs/")) await makeNeed(own);
    const send = (form: FormData) =>
      call(handlers.get(name), { method, form, params: { idOrSlug: own, n: "1" }, ...as(me) });
    const whole = (change: (form: FormData) => void) => {
      const form = new FormData();
      for (const [field, value] of Object.entries(base)) form.set(field, value);
      change(form);
      return form;
    };
    for (const [turn, field] of [...Object.keys(base), "unknown"].entries()) {
      let before = await rows();
      for (const [kind, value] of shareOf(hostileTexts, index + turn)) {
        const answer = await send(whole((form) => form.set(field, value)));
        sound(answer, `${field} = ${kind}`);
        if (field === "unknown") expect(answer.status).toBe(400);
        if (answer.status < 400) before = await rows();
      }
      expect(await rows(), `a refused ${field} wrote something`).toBe(before);
      expect(
        (await send(whole((form) => (form.append(field, "a"), form.append(field, "b"))))).status,
        `${field} twice`,
      ).toBe(400);
      sound(
        await send(whole((form) => form.set(field, new File(["x"], "x.txt")))),
        `${field} as a file`,
      );
    }
    const before = await rows();
    for (const [turn, field] of files.entries()) {
      for (const [nth, [kind, bytes]] of Object.entries(strangeFiles).entries()) {
        for (const [nameNth, fileName] of strangeNames.entries()) {
          if (!isTurnOf(index + turn + nth, nameNth)) continue;
          const answer = await send(
            whole(
              (form) => (
                form.delete(field),
                form.set(field, new File([Buffer.from(bytes, "latin1")], fileName))
              ),
            ),
          );
          sound(answer, `${field} ${kind} ${fileName}`);
          if (bytes !== "" && fileName !== "")
            expect(answer.status, `${field} ${kind} ${fileName}`).toBeGreaterThanOrEqual(400);
        }
      }
      sound(await send(whole((form) => form.set(field, "just text"))), `${field} as text`);
    }
    if (!name.includes("PUT") && name !== "POST /campaigns") expect(await rows()).toBe(before);
  });
});

describe.each(numbered(queries))("%s", (name, { who, names }, index) => {
  test("[API-057, API-059, API-104] each part of the query", async () => {
    const me = await person(who);
    const params = { idOrSlug: (await makeCampaign((await makeNgo()).ngo.id)).id };
    const get = (query: string) => call(handlers.get(name), { query, params, ...as(me) });
    for (const [turn, one] of names.entries()) {
      for (const [kind, text] of shareOf(hostileTexts, index + turn)) {
        const answer = await get(`?${one}=${encodeURIComponent(text.toWellFormed())}`);
        sound(answer, `${one} = ${kind}`);
        if (["page", "limit"].includes(one)) expect(answer.status, `${one} = ${kind}`).toBe(400);
      }
      for (const odd of [
        `${one}[]=1`,
        `${one}=1&${one}=2`,
        `${one}[a]=1`,
        `${one.toUpperCase()}=1`,
      ])
        expect((await get(`?${odd}`)).status, odd).toBe(400);
    }
    for (const odd of ["__proto__=1", "constructor=1", "x=1"])
      expect((await get(`?${odd}`)).status, odd).toBe(400);
    for (const [query, status] of [
      ["page=0", 400],
      ["page=1.5", 400],
      ["page=-1", 400],
      ["page=99999", 200],
      ["limit=0", 400],
      ["limit=100000", 400],
    ] as const) {
      // lists with a cursor have no page numbers
      const expected = query.startsWith("page=") && !names.includes("page") ? 400 : status;
      expect((await get(`?${query}`)).status, query).toBe(expected);
    }
    expect((await get("?search=%E0%A4%A")).status).toBeLessThan(500);
  });
});

const loaders = import.meta.glob<Record<string, unknown>>([
  "/lib/**/*actions.ts",
  "/lib/**/*-action.ts",
]);
type Action = (previous: ActionState<unknown>, form: FormData) => Promise<ActionState<unknown>>;
const actions = new Map<string, Action>();
for (const load of Object.values(loaders))
  for (const [name, value] of Object.entries(await load())) actions.set(name, value as Action);
const oddNames = ["__proto__", "constructor", "a[b]", "a.b.c", "$ACTION_X", ""];
/** Read-only, or not used with useActionState. */
const notForms = ["checkPayment", "typedBefore", "chooseLanguageAction"];

describe.each(
  Object.keys(actionTable)
    .filter((name) => !notForms.includes(name))
    .map((name, index) => [name, index] as const),
)("form %s", (name, index) => {
  test("each field with what does not belong there, a file for a text, twice, or not at all", async () => {
    const admin =
      /forbidden \| (not_found|done)$/.test(actionTable[name]!) &&
      !/Campaign|removeApplication/.test(name);
    const applicant = /egistration|submitApplication|removeApplication/.test(name);
    const member = applicant ? "incomplete" : "approved";
    const me = await person(admin ? "admin" : member);
    seen.headers = new Headers({
      origin: env.appOrigin,
      "x-forwarded-for": "198.51.100.9",
      cookie: me.cookie!,
    });
    const base = {
      ...actionFields[name]?.(),
      ...(name === "signUp" ? { password: "short", confirmPassword: "short" } : {}),
    };
    const send = async (what: string, change: (form: FormData) => void): Promise<void> => {
      const form = new FormData();
      for (const [field, value] of Object.entries(base)) form.set(field, value);
      change(form);
      const state = await actions.get(name)!(idle, form).catch((error: unknown) => {
        if (error instanceof Left) return { status: "ok" as const, at: 0 };
        throw new Error(`${what}: ${String(error)}`, { cause: error });
      });
      if (state.status !== "error") return;
      expect(["internal", "unavailable"], `${what}: ${state.error}`).not.toContain(state.code);
      expect(state.error, what).toMatch(/\S/);
      expect(JSON.stringify(state.values), what).not.toContain("a quiet river");
    };
    for (const [turn, field] of [...Object.keys(base), "unknown"].entries()) {
      for (const [kind, value] of shareOf(hostileTexts, index + turn))
        await send(`${field} = ${kind}`, (form) =>
          form.set(field, name === "inviteAction" && kind === "empty" ? randomEmail() : value),
        );
      if (isTurnOf(index + turn, 0))
        await send(`${field} twice`, (form) => form.append(field, "second"));
      if (isTurnOf(index + turn, 1))
        await send(`${field} as a file`, (form) => form.set(field, new File(["x"], "x.txt")));
      await send(`without ${field}`, (form) => form.delete(field));
    }
    for (const [nth, odd] of oddNames.entries())
      if (isTurnOf(index, nth)) await send(`field named ${odd}`, (form) => form.set(odd, "x"));
    await send("documents of no kind", (form) =>
      ["registrationCertificate", "profileImage", "mainImage"].forEach((field) =>
        form.set(field, new File(["hello"], "a.pdf")),
      ),
    );
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });
});

/** Fields that may stay empty, or have an error of their own when they are (OP-144). */
const ownWords: Partial<Record<string, MessageKey | null>> = {
  "bankDetails.swiftCode": "swiftOrCode",
  "bankDetails.accountReference": null,
};
describe.each(["signUp", "saveBankAction", "saveMobileAction"])("form %s", (name) => {
  test("a field left blank or left out is refused at that field, in words, and nothing is written", async () => {
    const me = await person("approved");
    seen.headers = new Headers({
      origin: env.appOrigin,
      "x-forwarded-for": "198.51.100.10",
      cookie: me.cookie!,
    });
    const base = actionFields[name]!();
    const before = await rows();
    for (const field of Object.keys(base)) {
      const key = field in ownWords ? ownWords[field] : "fillAllFields";
      if (!key) continue;
      for (const blank of ["", ...(/password/i.test(field) ? [] : ["  "]), null]) {
        const form = new FormData();
        for (const [other, value] of Object.entries(base)) form.set(other, value);
        if (blank === null) form.delete(field);
        else form.set(field, blank);
        const what = `${field} = ${JSON.stringify(blank)}`;
        const message = errorText(key, "en");
        expect(await actions.get(name)!(idle, form), what).toMatchObject({
          status: "error",
          code: "invalid",
          error: message,
          issues: [{ path: field, message }],
        });
      }
    }
    expect(await rows()).toBe(before);
  });
});
