import { z } from "zod";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { apiPaths } from "@/app/api/v1/paths";
import { GET as description } from "@/app/api/v1/openapi.json/route";
import { createKey } from "@/lib/api-keys/create-key";
import { scopes, type Scope } from "@/lib/auth/scopes";
import { env } from "@/lib/env";
import { operations } from "@/lib/http/openapi";
import { casesOf, whole, type Case, type Schema } from "@/tests/support/contract-cases";
import {
  actorOf,
  makeCampaign,
  makeDonationRow,
  makeNeed,
  makeNgo,
  makeUpdate,
  makeWebhook,
} from "@/tests/support/factories";
import { person } from "@/tests/support/people";

vi.setConfig({ testTimeout: 120_000 });

/**
 * Every described call with valid and invalid input, by nobody, by a key without its scope, and by an authorised
 * caller: each response must be described, and whatever the description forbids must be refused.
 */
const seed = 20_261_123;
const casesACall = process.env["LONG_TESTS"] ? 26 : 12;

type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: Schema;
};
type Content = Record<string, { schema: Schema }>;
type Told = {
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { content?: Content; $ref?: string }>;
};
type Document = {
  paths: Record<string, Record<string, Told>>;
  components: { responses: { Failure: { content: Content } } };
};
type Sent = { query?: Record<string, unknown>; body?: unknown; form?: FormData; raw?: string };

const calls = operations(apiPaths).map(({ path, method, route }) => ({
  name: `${method} ${path}`,
  path,
  method,
  route,
}));
type Call = (typeof calls)[number];
let told: Document;
const shapes = new Map<string, z.ZodType>();
const shapeOf = (name: string, schema: Schema): z.ZodType => {
  const known = shapes.get(name) ?? z.fromJSONSchema(schema as never);
  shapes.set(name, known);
  return known;
};

/** Calls for an organisation whose application is not submitted yet; all others get an approved one. */
const applies = ["POST /ngos/upload-documents", "PUT /ngos/complete-profile"];

/** Creates the subject of a call, and an authorised caller. */
async function worldOf({ name, route: { spec } }: Call) {
  const { ngo, owner } = await makeNgo();
  const actor = await actorOf(owner);
  const keyFor = async (...given: Scope[]) =>
    (await createKey(actor, { name: "Contract", scopes: given, days: 30 })).key;
  const campaign = await makeCampaign(ngo.id);
  await makeDonationRow(campaign, { message: "private", shareWithNgo: true });
  const draft = await makeCampaign(ngo.id, { status: "draft", publishedAt: null });
  for (const { id } of [campaign, draft]) {
    await makeUpdate(id);
    await makeNeed(id);
  }
  const about = name.includes("/reinstate")
    ? await makeNgo({ suspendedAt: new Date() })
    : await makeNgo({ status: name.includes("/suspend") ? "approved" : "pending" });
  const webhook = await makeWebhook(ngo.id);
  const changes = !/^GET |donate|pending-payment/.test(name);
  const there: Record<string, string> = {
    idOrSlug: changes ? draft.id : campaign.slug,
    id: name.includes("/webhooks") ? webhook : about.ngo.id,
    deliveryId: `whd_${webhook}`,
    n: "1",
    sessionId: "cs_none",
    language: "fr",
  };
  const token = async () => {
    if (spec.access === "public" && spec.scope === undefined) return null;
    if (spec.scope !== undefined) return keyFor(...scopes);
    const kind = applies.includes(name) ? "incomplete" : "approved";
    return (await person(spec.access === "admin" ? "admin" : kind)).token!;
  };
  return { there, token, keyFor };
}

/** Path values that nothing has. */
const strangePlaces = (path: string): Record<string, string>[] =>
  path.includes("{")
    ? ["none", "a\u0000b", "é🧵", "../..", "x".repeat(400), "-1", "%"].map((text) => ({
        idOrSlug: text,
        id: text,
        n: text,
        sessionId: text,
        language: text,
        deliveryId: text,
      }))
    : [];

beforeAll(async () => {
  told = (await (
    await description(new Request(`${env.appOrigin}/api/v1/openapi.json`))
  ).json()) as Document;
  Object.assign(env, { rateLimitScale: 10_000 });
});

const queryText = (query: Record<string, unknown> = {}): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat())
      if (one !== undefined)
        params.append(name, typeof one === "string" ? one : JSON.stringify(one));
  return params.size > 0 ? `?${params.toString()}` : "";
};

async function ask(
  call: Call,
  place: Record<string, string>,
  sent: Sent,
  token: string | null,
): Promise<Response> {
  const headers = new Headers({ "x-forwarded-for": "198.51.100.77", origin: env.appOrigin });
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  const json = sent.raw ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
  if (json !== undefined) headers.set("content-type", "application/json");
  const body = sent.form ?? json;
  const request = new Request(`${env.appOrigin}/api/v1/x${queryText(sent.query)}`, {
    method: call.method,
    headers,
    ...(body === undefined ? {} : { body }),
  });
  return call.route(request, { params: Promise.resolve(place) });
}

/** What is wrong with a response, besides its content. */
async function faultsOf(call: Call, answer: Response): Promise<string[]> {
  const found: string[] = [];
  if (answer.status >= 500) found.push(`${answer.status}`);
  if (answer.headers.get("content-type") !== "application/json; charset=utf-8")
    found.push(`content type ${answer.headers.get("content-type")}`);
  const operation = told.paths[call.path]![call.method.toLowerCase()]!;
  const promised = operation.responses[String(answer.status)];
  const body: unknown = await answer.json();
  if (!promised) return [...found, `${answer.status} is not described: ${JSON.stringify(body)}`];
  const content = promised.content ?? told.components.responses.Failure.content;
  const name = promised.content ? `${call.name} ${answer.status}` : "failure";
  const parsed = shapeOf(name, content["application/json"]!.schema).safeParse(body);
  if (!parsed.success) found.push(z.prettifyError(parsed.error).slice(0, 200));
  return found;
}

const formOf = (fields: Record<string, unknown>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (value instanceof File) form.append(name, value);
    else if (value !== undefined)
      form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  return form;
};

/** Whether the description forbids a text field of a query or form: as text, which is how it is sent. */
const forbidsText = (name: string, { properties = {} }: Schema, fields: Record<string, unknown>) =>
  Object.entries(fields).some(([field, value]) => {
    const schema = properties[field];
    return (
      schema?.type === "string" &&
      schema.format !== "binary" &&
      typeof value === "string" &&
      !shapeOf(`${name} ${field}`, schema).safeParse(value).success
    );
  });

/** The cases of a call's query and body, each with whether the description forbids it. */
function inputsOf(call: Call): (Case & { sent: Sent; forbidden: boolean })[] {
  const operation = told.paths[call.path]![call.method.toLowerCase()]!;
  const all: (Case & { sent: Sent; forbidden: boolean })[] = [];
  const parameters = operation.parameters.filter((one) => one.in === "query");
  const json = operation.requestBody?.content["application/json"]?.schema;
  const multipart = operation.requestBody?.content["multipart/form-data"]?.schema;
  const base: Sent = {
    ...(json ? { body: whole(json, seed) } : {}),
    ...(multipart ? { form: formOf(whole(multipart, seed)) } : {}),
  };
  const query: Schema = {
    type: "object",
    properties: Object.fromEntries(parameters.map((one) => [one.name, one.schema])),
    required: parameters.filter((one) => one.required).map((one) => one.name),
  };
  for (const one of casesOf(query, seed, parameters.length > 0 ? casesACall : 1)) {
    const value = one.value as Record<string, unknown>;
    all.push({
      ...one,
      sent: { ...base, query: value },
      forbidden:
        (one.what === "extra field" && call.route.spec.query !== undefined) ||
        forbidsText(`${call.name} query`, query, value),
    });
  }
  if (json) {
    const shape = shapeOf(`${call.name} body`, json);
    for (const one of casesOf(json, seed, casesACall))
      all.push({
        ...one,
        sent: { body: one.value },
        forbidden: !shape.safeParse(JSON.parse(JSON.stringify(one.value))).success,
      });
    const others = ["[]", "null", '"x"', "7", "{", "", '{"a":1,"a":2}', "[".repeat(100)];
    for (const raw of [...others, JSON.stringify({ x: "y".repeat(300_000) })])
      all.push({
        what: `body ${raw.slice(0, 20)}`,
        value: raw,
        sent: { raw },
        forbidden: raw !== "" || !call.route.spec.bodyOptional,
      });
  }
  if (multipart) {
    for (const one of casesOf(multipart, seed, casesACall)) {
      const fields = one.value as Record<string, unknown>;
      all.push({
        ...one,
        sent: { form: formOf(fields) },
        forbidden:
          one.what === "extra field" ||
          /^without /.test(one.what) ||
          forbidsText(`${call.name} form`, multipart, fields),
      });
    }
    const stranger = formOf(whole(multipart, seed));
    stranger.append("surprise", new File(["x"], "x.png"));
    all.push({ what: "extra file", value: null, sent: { form: stranger }, forbidden: true });
    all.push({ what: "JSON for a form", value: null, sent: { body: {} }, forbidden: true });
  }
  return all;
}

/**
 * Calls that cannot succeed with every field filled in: a login without an account, a payment without a provider, an
 * unsigned mail, a new official address, which is confirmed elsewhere, a language that the campaign does not have.
 */
const cannot = [
  "DELETE /campaigns/{idOrSlug}/versions/{language}",
  "PUT /ngos/update-profile",
  "POST /admin/login",
  "POST /ngos/login",
  "POST /payment/create-checkout-session",
  "GET /payment/verify-session/{sessionId}",
  "POST /inbound-email",
];

describe.each(calls)("$name", (call) => {
  const { spec } = call.route;

  test("[API-126] by an authorised caller: each response is described, and forbidden input is refused", async () => {
    const { there, token: make } = await worldOf(call);
    const token = await make();
    const faults: string[] = [];
    let reached: string | null = null;
    const inputs = inputsOf(call);
    const tried = [
      ...inputs.map((one) => ({ ...one, place: there })),
      ...strangePlaces(call.path).map((place) => ({
        ...inputs[0]!,
        what: "place",
        place,
        forbidden: false,
      })),
    ];
    for (const { what, sent, place, forbidden } of tried) {
      const answer = await ask(call, place, sent, token);
      const label = `${what || "right"} ${JSON.stringify(sent.query ?? sent.body ?? "").slice(0, 90)}`;
      const { status } = answer;
      reached ??= `${status} ${await answer.clone().text()}`;
      faults.push(...(await faultsOf(call, answer)).map((fault) => `${label}: ${fault}`));
      if (forbidden && status < 400) faults.push(`${label}: forbidden, and answered ${status}`);
    }
    if (!cannot.includes(call.name) && !reached?.startsWith("20"))
      faults.push(`what is right is not done: ${reached}`);
    expect(faults).toEqual([]);
  });

  test.skipIf(spec.access === "public")(
    "[API-126] by nobody and by a key without its scope: 401, 403, whatever is sent",
    async () => {
      const { there, keyFor } = await worldOf(call);
      const narrow = await keyFor(spec.scope === "payouts:read" ? "donors:read" : "payouts:read");
      const faults: string[] = [];
      for (const { what, sent } of inputsOf(call).slice(0, 6))
        for (const [token, expected] of [
          [null, 401],
          [narrow, 403],
        ] as const) {
          const answer = await ask(call, there, sent, token);
          if (answer.status !== expected) faults.push(`${what}: ${answer.status}, not ${expected}`);
          faults.push(...(await faultsOf(call, answer)));
        }
      expect(faults).toEqual([]);
    },
  );
});

test("a fault would be seen: an answer that is not promised, of another form, of ours", async () => {
  const call = calls.find(({ name }) => name === "GET /donations")!;
  const answer = (body: unknown, status = 200) =>
    new Response(JSON.stringify(body), {
      status,
      headers: { "content-type": "application/json; charset=utf-8" },
    });
  const right = { success: true, data: { donations: [], hasMore: false } };
  expect(await faultsOf(call, answer(right))).toEqual([]);
  expect(await faultsOf(call, answer(right, 418))).toHaveLength(1);
  expect(await faultsOf(call, answer({ ...right, data: { donations: [{}] } }))).toHaveLength(1);
  expect(await faultsOf(call, answer({ success: false }, 400))).toHaveLength(1);
  const failure = { success: false, error: "x", code: "internal" };
  expect(await faultsOf(call, answer(failure, 500))).toEqual(["500"]);
});
