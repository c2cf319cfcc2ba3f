import { readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { newId } from "@/lib/ids";
import { apiPaths } from "@/app/api/v1/paths";
import { GET as description } from "@/app/api/v1/openapi.json/route";
import { operations } from "@/lib/http/openapi";
import {
  makeCampaign,
  makeDonationRow,
  makeNgo,
  makeNeed,
  makeUpdate,
  makeWebhook,
  randomEmail,
} from "@/tests/support/factories";
import {
  badKinds,
  kinds,
  person,
  samePerson,
  type Kind,
  type Person,
} from "@/tests/support/people";
import { call, type Answer } from "@/tests/support/call";
import { callTable, idTable } from "./calls-table";
import { plainPdf } from "@/tests/support/pdf";

vi.setConfig({ testTimeout: 120_000 }); // each test makes requests as many people; generous, for a busy machine

/**
 * Every call × every kind of person × both credentials, from the route declarations; the expected statuses are in
 * calls-table.ts. Fails for a call that is declared but not in the table, or on disk but not declared.
 */
type Sent = Parameters<typeof call>[1] & object;
type World = {
  campaignId: string;
  draftId: string;
  slug: string;
  ngoId: string;
  pendingId: string;
};

const pdf = () => new File([new Uint8Array(plainPdf())], "certificate.pdf");
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const profile = {
  orgName: "Maji Safi",
  officialEmail: "office@maji.example",
  country: "KE",
  phoneNumber: "+254 700 000 000",
  description: "Pumps.",
};
const gift = { amount: 2500, donorName: "Amina", donorEmail: "amina@test.example" };

/**
 * The input for each call: complete and valid, so that only the caller decides. `own` is a draft of the caller's
 * organisation.
 */
const sent: Record<string, (world: World, own: string) => Sent> = {
  "POST /ngos/register": () => ({
    body: { name: "New", email: randomEmail(), password: "a quiet river" },
  }),
  "POST /ngos/login": () => ({ body: { email: randomEmail(), password: "a quiet river" } }),
  "POST /admin/login": () => ({ body: { email: randomEmail(), password: "a quiet river" } }),
  "PUT /ngos/complete-profile": () => ({ body: profile }),
  "PUT /ngos/update-profile": () => ({ body: { description: "More pumps." } }),
  "POST /ngos/upload-documents": () => ({ form: formOf({ registrationCertificate: pdf() }) }),
  "POST /ngos/upload-profile-image": () => ({
    form: formOf({ profileImage: new File([png], "logo.png") }),
  }),
  "PUT /ngos/{id}/approve": (w) => ({ params: { id: w.pendingId } }),
  "PUT /ngos/{id}/reject": (w) => ({ params: { id: w.pendingId } }),
  "PUT /admin/ngos/{id}/approve": (w) => ({ params: { id: w.pendingId } }),
  "PUT /admin/ngos/{id}/reject": (w) => ({ params: { id: w.pendingId } }),
  "PUT /admin/ngos/{id}/suspend": (w) => ({ params: { id: w.ngoId } }),
  "PUT /admin/ngos/{id}/reinstate": (w) => ({ params: { id: w.ngoId } }),
  "POST /campaigns": () => ({
    form: formOf({
      title: "Pumps",
      description: "Words.",
      fundingGoal: "100",
      cause: "Other",
      country: "KE",
      status: "draft",
    }),
  }),
  "GET /campaigns/{idOrSlug}": (w) => ({ params: { idOrSlug: w.slug } }),
  "GET /campaigns/{idOrSlug}/needs": (w) => ({ params: { idOrSlug: w.slug } }),
  "POST /campaigns/{idOrSlug}/needs": (_w, own) => ({
    params: { idOrSlug: own },
    form: formOf({ title: "School desk", unitPrice: "35", wanted: "20" }),
  }),
  "PUT /campaigns/{idOrSlug}/needs/{n}": (_w, own) => ({
    params: { idOrSlug: own, n: "1" },
    form: formOf({ title: "Other" }),
  }),
  "DELETE /campaigns/{idOrSlug}/needs/{n}": (_w, own) => ({
    params: { idOrSlug: own, n: "1" },
  }),
  "PUT /campaigns/{idOrSlug}/versions/{language}": (_w, own) => ({
    params: { idOrSlug: own, language: "fr" },
    body: { title: "Pompes", description: "Des mots." },
  }),
  "DELETE /campaigns/{idOrSlug}/versions/{language}": (_w, own) => ({
    params: { idOrSlug: own, language: "fr" },
  }),
  "GET /campaigns/{idOrSlug}/matches": (w) => ({ params: { idOrSlug: w.slug } }),
  "GET /campaigns/{idOrSlug}/recorded-gifts": (w) => ({ params: { idOrSlug: w.slug } }),
  "GET /campaigns/{idOrSlug}/volunteer-calls": (w) => ({ params: { idOrSlug: w.slug } }),
  "GET /campaigns/{idOrSlug}/supporters": (w) => ({ params: { idOrSlug: w.slug } }),
  "PUT /campaigns/{idOrSlug}": (_w, own) => ({
    params: { idOrSlug: own },
    form: formOf({ title: "Other" }),
  }),
  "DELETE /campaigns/{idOrSlug}": (_w, own) => ({ params: { idOrSlug: own } }),
  "GET /campaigns/{idOrSlug}/updates": (w) => ({ params: { idOrSlug: w.slug } }),
  "POST /campaigns/{idOrSlug}/updates": (_w, own) => ({
    params: { idOrSlug: own },
    form: formOf({ title: "Two pumps", text: "They run." }),
  }),
  "GET /campaigns/{idOrSlug}/updates/{n}": (w) => ({ params: { idOrSlug: w.slug, n: "1" } }),
  "PUT /campaigns/{idOrSlug}/updates/{n}": (_w, own) => ({
    params: { idOrSlug: own, n: "1" },
    form: formOf({ title: "Other" }),
  }),
  "DELETE /campaigns/{idOrSlug}/updates/{n}": (_w, own) => ({
    params: { idOrSlug: own, n: "1" },
  }),
  "POST /webhooks": () => ({
    body: { url: `https://${newId("link").slice(4)}.example.org/`, events: ["donation.completed"] },
  }),
  "GET /webhooks/{id}": (_w, own) => ({ params: { id: own } }),
  "PATCH /webhooks/{id}": (_w, own) => ({ params: { id: own }, body: { enabled: false } }),
  "DELETE /webhooks/{id}": (_w, own) => ({ params: { id: own } }),
  "GET /webhooks/{id}/deliveries": (_w, own) => ({ params: { id: own } }),
  "POST /webhooks/{id}/deliveries/{deliveryId}/send-again": (_w, own) => ({
    params: { id: own, deliveryId: `whd_${own}` },
  }),
  "POST /webhooks/{id}/rotate-secret": (_w, own) => ({ params: { id: own } }),
  "POST /webhooks/{id}/test": (_w, own) => ({ params: { id: own } }),
  "POST /campaigns/{idOrSlug}/donate": (w) => ({
    params: { idOrSlug: w.slug },
    body: { ...gift, paymentMethod: "crypto" },
  }),
  "POST /campaigns/{idOrSlug}/pending-payment": (w) => ({
    params: { idOrSlug: w.slug },
    body: { ...gift, paymentMethod: "stocks" },
  }),
  // a campaign that does not exist: the request is authorised, and no provider is needed
  "POST /payment/create-checkout-session": () => ({
    body: {
      items: [{ amount: 2500 }],
      donorName: "Amina",
      donorEmail: "a@test.example",
      campaignId: "no-such-campaign",
    },
  }),
  "GET /payment/verify-session/{sessionId}": () => ({ params: { sessionId: "no-session" } }),
};

const all = operations(apiPaths).map(({ path: at, method, route }) => ({
  name: `${method} ${at}`,
  method,
  route,
}));
const handlers = new Map(all.map((one) => [one.name, one]));

let documented: Record<
  string,
  Record<
    string,
    {
      responses: Record<
        string,
        { content?: Record<string, { schema: Record<string, unknown> }>; $ref?: string }
      >;
    }
  >
>;
let failure: z.ZodType;
const shapes = new Map<string, z.ZodType>();
const unlike: string[] = [];

/** Checks that every object with an id has it twice, equal (API-021). */
function idsAgree(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(idsAgree);
  if (value === null || typeof value !== "object") return true;
  const { _id, id } = value as { _id?: unknown; id?: unknown };
  return _id === id && Object.values(value).every(idsAgree);
}

/** Checks a real response against the served description's own JSON Schema. */
function compare(name: string, answer: Answer): void {
  const [method, at] = name.split(" ") as [string, string];
  const told = documented[at]![method.toLowerCase()]!.responses[String(answer.status)];
  if (!told) return void unlike.push(`${name}: ${answer.status} is not described`);
  const key = `${name} ${answer.status}`;
  const shape = told.$ref
    ? failure
    : (shapes.get(key) ?? z.fromJSONSchema(told.content!["application/json"]!.schema as never));
  shapes.set(key, shape);
  if (!idsAgree(answer.body)) unlike.push(`${name} ${answer.status}: _id and id differ`);
  if (answer.body.success && ![200, 201].includes(answer.status))
    unlike.push(`${name}: success with ${answer.status}`);
  const parsed = shape.safeParse(answer.body);
  if (!parsed.success)
    unlike.push(`${name} ${answer.status}: ${z.prettifyError(parsed.error).slice(0, 300)}`);
}

let world: World;
beforeAll(async () => {
  const told = (await (
    await description(new Request(`${env.appOrigin}/api/v1/openapi.json`))
  ).json()) as {
    paths: typeof documented;
    components: { responses: { Failure: { content: { "application/json": { schema: never } } } } };
  };
  documented = told.paths;
  failure = z.fromJSONSchema(told.components.responses.Failure.content["application/json"].schema);
  const { ngo } = await makeNgo({
    facebook: "maji",
    website: "https://maji.example/",
    description: "Words",
  });
  const campaign = await makeCampaign(ngo.id);
  await makeDonationRow(campaign, { message: "private" });
  await makeUpdate(campaign.id);
  const draft = await makeCampaign(ngo.id, { status: "draft", publishedAt: null });
  world = {
    campaignId: campaign.id,
    draftId: draft.id,
    slug: campaign.slug,
    ngoId: ngo.id,
    pendingId: "",
  };
});

/** The id that a call changes or reads, created for the caller's organisation; "" if it needs none. */
async function ownThing(name: string, ngoId: string): Promise<string> {
  if (name.includes("/webhooks/{id}")) return makeWebhook(ngoId);
  if (/^(PUT|DELETE) \/campaigns|^POST .*\/(?:updates|needs)/.test(name))
    return (await makeCampaign(ngoId, { status: "draft", publishedAt: null })).id;
  return "";
}

/** One call by one person. Prerequisites (a pending organisation, a draft of their own) are created for it. */
async function visit(name: string, who: Person, by: "cookie" | "token" | "none"): Promise<Answer> {
  const { method, route } = handlers.get(name)!;
  const moment = { ...world };
  if (name.includes("approve") || name.includes("reject"))
    moment.pendingId = (await makeNgo({ status: "pending" })).ngo.id;
  if (name.includes("suspend") || name.includes("reinstate"))
    moment.ngoId = (
      await makeNgo(name.includes("reinstate") ? { suspendedAt: new Date() } : {})
    ).ngo.id;
  const own = await ownThing(name, who.ngoId ?? world.ngoId);
  if (own !== "" && name.includes("{n}"))
    await (name.includes("/needs/") ? makeNeed(own) : makeUpdate(own));
  if (name === "DELETE /campaigns/{idOrSlug}/versions/{language}")
    await db.campaignVersion.create({
      data: { campaignId: own, language: "fr", title: "Pompes", description: "Des mots." },
    });
  return call(route, {
    method,
    ...sent[name]?.(moment, own),
    ...(by === "cookie" && who.cookie ? { cookie: who.cookie } : {}),
    ...(by === "token" && who.token ? { token: who.token } : {}),
  });
}

describe("the list is whole", () => {
  test("[API-097, ACCT-047] every route file is declared, every declared call has a line, no line is of the past", () => {
    const folder = path.resolve(import.meta.dirname, "../../../app/api/v1");
    const onDisk = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("route.ts"))
      .map((file) => `/${path.dirname(file).replaceAll("[", "{").replaceAll("]", "}")}`);
    expect(onDisk.filter((at) => !["/openapi.json", "/{{...rest}}"].includes(at)).sort()).toEqual(
      apiPaths.map((p) => p.path).sort(),
    );
    expect(all.map((one) => one.name).filter((name) => !(name in callTable))).toEqual([]);
    expect(Object.keys(callTable).filter((name) => !handlers.has(name))).toEqual([]);
    // the only one not made by route(): the provider's webhook, authenticated by signature
    // (tests/integration/payments/webhook.test.ts)
    expect(
      apiPaths
        .filter((p) => !all.some((one) => one.name.endsWith(` ${p.path}`)))
        .map((p) => p.path),
    ).toEqual(["/payment/webhook"]);
  });
});

const refusals = ["401", "403", "404"];

describe.each(Object.entries(callTable))("%s", (name, line) => {
  const [good, bad] = line.split("|").map((half) => half.trim().split(/\s+/));
  const ids =
    "[API-037, API-038, API-039, API-053, API-068, API-010, API-011, ACCT-025, ACCT-029, ACCT-030, NGO-053, NGO-073, NGO-076]";
  test(`${ids} as ${kinds.join(", ")}`, async () => {
    const got: Record<string, string> = {};
    for (const [i, kind] of kinds.entries()) {
      // a call that changes the caller's own state gets a new person each time
      const changesNothing = name.startsWith("GET ") || refusals.includes(good![i]!);
      const who = changesNothing ? samePerson : person;
      const [byCookie, byToken] = [
        await visit(name, await who(kind), "cookie"),
        await visit(name, await who(kind), "token"),
      ];
      compare(name, byCookie);
      got[kind] =
        byCookie.status === byToken.status
          ? String(byCookie.status)
          : `${byCookie.status}/${byToken.status}`;
    }
    expect(got).toEqual(Object.fromEntries(kinds.map((kind, i) => [kind, good![i]])));
  });

  test("[ACCT-044, ACCT-038, ACCT-071, ACCT-080, ACCT-032] with credentials that do not hold", async () => {
    const got: Record<string, string> = {};
    for (const kind of badKinds) {
      const who = await samePerson(kind);
      const [byCookie, byToken] = [
        await visit(name, who, "cookie"),
        await visit(name, who, "token"),
      ];
      got[kind] = `${byCookie.status} ${byToken.status}`;
      expect(
        byToken.cookies.filter((c) => c.includes("Max-Age=0")),
        "a bearer clears no cookie",
      ).toEqual([]);
    }
    expect(got).toEqual(Object.fromEntries(badKinds.map((kind) => [kind, bad!.join(" ")])));
  });
});

describe("ids of others", () => {
  const idCalls = all.filter((one) => one.name.includes("{")).map((one) => one.name);
  test("every call with an id has a line", () =>
    expect(idCalls.filter((name) => !(name in idTable))).toEqual([]));

  test.each(Object.entries(idTable))(
    "[API-011, API-012, API-040, API-068] %s: another tenant's, another kind's, unknown, odd",
    async (name, [who, expected]) => {
      const asking = await person(who as Kind);
      const param = /\{(\w+)\}/.exec(name)![1]!;
      const before = await db.campaign.findMany({
        where: { ngoId: world.ngoId },
        orderBy: { id: "asc" },
      });
      const tried = {
        foreignDraft: world.draftId,
        otherKind: name.includes("/campaigns/") ? world.ngoId : world.campaignId,
        unknown: name.includes("/campaigns/") ? newId("campaign") : newId("ngo"),
        quote: "1' OR '1'='1",
        dots: "../../etc/passwd",
        long: "x".repeat(300),
        nul: "a\u0000b",
        upper: world.campaignId.toUpperCase(),
        braces: "{}",
      };
      const got: Record<string, number> = {};
      for (const [what, id] of Object.entries(tried)) {
        const { method, route } = handlers.get(name)!;
        const answer = await call(route, {
          method,
          ...sent[name]?.(world, ""),
          params: { [param]: id },
          token: asking.token!,
        });
        expect(answer.body.success, what).toBe(false);
        got[what] = answer.status;
      }
      for (const [what, status] of Object.entries(got))
        expect([what, expected.split(" ").map(Number)].flat(), `${what}: ${status}`).toContain(
          status,
        );
      expect(
        await db.campaign.findMany({ where: { ngoId: world.ngoId }, orderBy: { id: "asc" } }),
      ).toEqual(before);
    },
  );
});

// must be last: it covers every response above
test("[API-002, API-003, API-007, API-021, API-097, API-098] the answers are what /api/v1/openapi.json says, every object with _id and id", () => {
  expect(shapes.size).toBeGreaterThan(15);
  expect(unlike).toEqual([]);
});
