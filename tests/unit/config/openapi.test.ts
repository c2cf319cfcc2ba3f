import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { eventSchemas } from "@/lib/webhooks/event-schema";
import { eventTypes, testType } from "@/lib/webhooks/rules";
import { openApi, operations } from "@/lib/http/openapi";
import { unknownText } from "@/lib/http/openapi-examples";

vi.mock("@/lib/db", () => ({ db: {} }));
const { apiPaths } = await import("@/app/api/v1/paths");

/** The rules of OpenAPI 3.1 and JSON Schema 2020-12 that a description like ours could violate. */
type Node = Record<string, unknown>;
const told = JSON.parse(JSON.stringify(openApi(apiPaths, eventSchemas))) as Node & {
  paths: Record<string, Record<string, Node>>;
  components: { securitySchemes: Node };
};
const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const each = function* (): Generator<[string, Node]> {
  for (const [at, item] of Object.entries(told.paths))
    for (const [method, operation] of Object.entries(item)) yield [`${method} ${at}`, operation];
};
const resolve = (ref: string): unknown =>
  ref
    .slice(2)
    .split("/")
    .reduce<unknown>(
      (node, part) =>
        (node as Node | undefined)?.[part.replaceAll("~1", "/").replaceAll("~0", "~")],
      told,
    );

const types = ["null", "boolean", "object", "array", "number", "integer", "string"];
const known = new Set([
  "$ref",
  "type",
  "properties",
  "required",
  "additionalProperties",
  "propertyNames",
  "patternProperties",
  "items",
  "prefixItems",
  "enum",
  "const",
  "anyOf",
  "oneOf",
  "allOf",
  "not",
  "description",
  "default",
  "format",
  "pattern",
  "minLength",
  "maxLength",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
  "uniqueItems",
  "title",
  "examples",
  "contentEncoding",
  "contentMediaType",
  "$defs",
]);

function checkSchema(schema: unknown, at: string): string[] {
  if (typeof schema === "boolean") return [];
  if (!isNode(schema)) return [`${at}: no schema`];
  const faults = Object.keys(schema)
    .filter((word) => !known.has(word))
    .map((word) => `${at}: unknown word ${word}`);
  const say = (fine: boolean, what: string) => void (fine || faults.push(`${at}: ${what}`));
  const inner = (value: unknown, name: string) =>
    void faults.push(...checkSchema(value, `${at}/${name}`));
  if ("$ref" in schema)
    say(
      resolve(String(schema["$ref"])) !== undefined,
      `$ref ${String(schema["$ref"])} leads nowhere`,
    );
  if ("type" in schema)
    say(
      [schema["type"]].flat().every((type) => types.includes(String(type))),
      "type",
    );
  if ("properties" in schema)
    for (const [name, value] of Object.entries(schema["properties"] as Node)) inner(value, name);
  if ("required" in schema) {
    const names = schema["required"] as string[];
    say(
      Array.isArray(names) &&
        new Set(names).size === names.length &&
        names.every((name) => name in ((schema["properties"] as Node | undefined) ?? {})),
      `required names what is not there: ${String(names)}`,
    );
  }
  for (const word of ["additionalProperties", "items", "not", "propertyNames"])
    if (word in schema) inner(schema[word], word);
  for (const word of ["anyOf", "oneOf", "allOf", "prefixItems"])
    if (word in schema) {
      say(Array.isArray(schema[word]) && schema[word].length > 0, `${word} is empty`);
      for (const [i, value] of (schema[word] as unknown[]).entries()) inner(value, `${word}/${i}`);
    }
  if ("enum" in schema)
    say(
      Array.isArray(schema["enum"]) &&
        schema["enum"].length > 0 &&
        new Set(schema["enum"].map((v) => JSON.stringify(v))).size === schema["enum"].length,
      "enum",
    );
  for (const word of ["minLength", "maxLength", "minItems", "maxItems"])
    if (word in schema) say(Number.isInteger(schema[word]) && (schema[word] as number) >= 0, word);
  for (const word of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"])
    if (word in schema)
      say(typeof schema[word] === "number" && Number.isFinite(schema[word]), word);
  if ("pattern" in schema)
    expect(() => new RegExp(String(schema["pattern"]), "u"), at).not.toThrow();
  if ("default" in schema && schema["type"] === "string")
    say(typeof schema["default"] === "string", "default is no text");
  if ("default" in schema && "enum" in schema)
    say((schema["enum"] as unknown[]).includes(schema["default"]), "default is not in enum");
  return faults;
}

describe("[API-097] the description keeps the rules of OpenAPI 3.1", () => {
  test("its frame", () => {
    expect(told["openapi"]).toMatch(/^3\.1\.\d+$/);
    expect(told["info"]).toMatchObject({
      title: expect.stringMatching(/\S/),
      version: expect.stringMatching(/\S/),
    });
    for (const server of told["servers"] as { url: string }[])
      expect(URL.canParse(server.url)).toBe(true);
    expect(
      Object.keys(told).filter(
        (key) => !["openapi", "info", "servers", "paths", "webhooks", "components"].includes(key),
      ),
    ).toEqual([]);
    for (const at of Object.keys(told.paths)) expect(at).toMatch(/^\/[\w{}./-]+$/);
    expect([...each()]).toHaveLength(operations(apiPaths).length);
  });

  test("every operation: id, summary, security that is declared, parameters once each, a body only where there may be one", () => {
    const ids = new Set<unknown>();
    for (const [name, operation] of each()) {
      expect(ids.has(operation["operationId"]), name).toBe(false);
      ids.add(operation["operationId"]);
      expect(operation["summary"], name).toMatch(/\S/);
      for (const need of operation["security"] as Node[])
        for (const [scheme, scopes] of Object.entries(need)) {
          expect(told.components.securitySchemes, name).toHaveProperty(scheme);
          // 3.1 allows scopes for every scheme; a person's own credential requires none
          const named = scheme === "key" ? 1 : 0;
          expect(scopes, name).toHaveLength(named);
        }
      const parameters = operation["parameters"] as {
        name: string;
        in: string;
        required: boolean;
        schema: Node;
      }[];
      expect(new Set(parameters.map((p) => `${p.in} ${p.name}`)).size, name).toBe(
        parameters.length,
      );
      for (const p of parameters) {
        expect(["path", "query", "header"], name).toContain(p.in);
        if (p.in === "path") expect(p.required, `${name} ${p.name}`).toBe(true);
        expect(checkSchema(p.schema, `${name} ${p.name}`)).toEqual([]);
      }
      if (/^get /.test(name)) expect(operation, name).not.toHaveProperty("requestBody");
    }
  });

  test("every operation has responses, each described, its success first; every reference leads somewhere", () => {
    for (const [name, operation] of each()) {
      const responses = Object.entries(operation["responses"] as Record<string, Node>);
      expect(
        responses.filter(([status]) => /^2\d\d$/.test(status)),
        name,
      ).toHaveLength(1);
      for (const [status, response] of responses) {
        expect(status, name).toMatch(/^[2-5]\d\d$/);
        const real = "$ref" in response ? resolve(String(response["$ref"])) : response;
        expect(isNode(real) && typeof real["description"] === "string", `${name} ${status}`).toBe(
          true,
        );
      }
    }
    const refs = [...JSON.stringify(told).matchAll(/"\$ref":"([^"]+)"/g)].map((m) => m[1]!);
    expect(refs.length).toBeGreaterThan(100);
    for (const ref of new Set(refs)) expect(isNode(resolve(ref)), ref).toBe(true);
  });

  test("every schema is JSON Schema 2020-12", () => {
    const faults: string[] = [];
    const walk = (node: unknown, at: string): void => {
      if (Array.isArray(node)) return node.forEach((value, i) => walk(value, `${at}/${i}`));
      if (!isNode(node)) return;
      for (const [name, value] of Object.entries(node))
        name === "schema" ? faults.push(...checkSchema(value, at)) : walk(value, `${at}/${name}`);
    };
    walk(told, "");
    expect(faults).toEqual([]);
  });

  test("a fault in it would be seen", () => {
    expect(checkSchema({ type: "text" }, "x")).toHaveLength(1);
    expect(checkSchema({ type: "object", required: ["a"], properties: {} }, "x")).toHaveLength(1);
    expect(checkSchema({ $ref: "#/components/schemas/None" }, "x")).toHaveLength(1);
    expect(checkSchema({ type: "string", nullable: true }, "x")).toHaveLength(1);
    expect(checkSchema({ type: "string", default: 20 }, "x")).toHaveLength(1);
  });
});

test("[API-121, API-123] a read of everyone says that it has a mark and may be 304, and every counted call what is left", () => {
  const responses = (path: string, method: string) =>
    (told.paths[path] as Record<string, Node>)[method]!["responses"] as Record<string, Node>;
  const headers = (path: string, method: string, status = "200") =>
    Object.keys(responses(path, method)[status]!["headers"] as object);
  expect(headers("/campaigns", "get")).toEqual(["ETag", "RateLimit-Policy", "RateLimit"]);
  expect(responses("/campaigns", "get")).toHaveProperty("304");
  expect(headers("/donations", "get")).toEqual(["RateLimit-Policy", "RateLimit"]);
  expect(responses("/donations", "get")).not.toHaveProperty("304");
  expect(headers("/campaigns", "post", "201")).toEqual(["RateLimit-Policy", "RateLimit"]);
  expect(responses("/payment/verify-session/{sessionId}", "get")).not.toHaveProperty("304");
});

test("[API-097] every success says that it may carry a message, and none that it must", () => {
  let operations = 0;
  for (const [at, operation] of each()) {
    const responses = operation["responses"] as Record<string, Node>;
    const success = Object.keys(responses).find((status) => status.startsWith("2"))!;
    const content = (responses[success] as { content: Record<string, { schema: Node }> }).content;
    const { schema } = content["application/json"]!;
    const shapes = (schema["anyOf"] as Node[] | undefined) ?? [schema];
    const done = shapes.find((shape) => {
      const flag = (shape["properties"] as Record<string, Node>)["success"];
      return flag!["const"] === true;
    }) as { properties: Record<string, Node>; required: string[] };
    expect(done.properties["message"], at).toMatchObject({ type: "string" });
    expect(done.required, at).toEqual(["success", "data"]);
    operations++;
  }
  expect(operations).toBeGreaterThan(20);
});

/** Programs read this first, so it must agree with the calls. */
describe("[API-097] every operation has examples, and its own schemas take them", () => {
  const about = operations(apiPaths).map(({ path, method, route }) => ({
    name: `${method} ${path}`,
    spec: route.spec,
    operation: told.paths[path]![method.toLowerCase()]!,
  }));
  const onlyOf = (content: unknown): Node & { schema: Node; example?: unknown } =>
    Object.values(content as Record<string, Node & { schema: Node }>)[0]!;

  test.each(about)("$name", ({ spec, operation }) => {
    for (const place of ["path", "query"] as const) {
      const schema = place === "path" ? spec.params : spec.query;
      const parameters = (operation["parameters"] as Node[]).filter((one) => one["in"] === place);
      for (const one of parameters) expect(one, String(one["name"])).toHaveProperty("example");
      const sent = Object.fromEntries(
        parameters.map((one) => [one["name"], [one["example"]].flat().join(",")]),
      );
      if (schema) expect(schema.safeParse(sent).error, place).toBeUndefined();
    }
    if (spec.body) {
      const { example } = onlyOf((operation["requestBody"] as Node)["content"]);
      const files = Object.keys(spec.multipart?.files ?? {});
      const fields = Object.entries(example as Node).filter(([name]) => !files.includes(name));
      expect(Object.keys(example as Node)).not.toEqual([]);
      expect(spec.body.safeParse(Object.fromEntries(fields)).error).toBeUndefined();
    }
    const [, answer] = Object.entries(operation["responses"] as Record<string, Node>).find(
      ([status]) => status.startsWith("2"),
    )!;
    const { schema, example } = onlyOf(answer["content"]);
    expect(z.fromJSONSchema(schema as never).safeParse(example).error).toBeUndefined();
    const { data } = example as { data: unknown };
    if (spec.response) expect(spec.response.parse(data)).toEqual(data);
  });

  test("each text field has one of its own", () => {
    const faults: string[] = [];
    const walk = (node: unknown, at: string): void => {
      if (node === unknownText) faults.push(at);
      else if (Array.isArray(node)) node.forEach((value) => walk(value, at));
      else if (isNode(node))
        for (const [name, value] of Object.entries(node)) walk(value, `${at} ${name}`);
    };
    for (const { name, operation } of about) walk(operation, name);
    expect(faults).toEqual([]);
  });

  test("refusals too, in their own words", () => {
    const { Failure } = (told.components as Node)["responses"] as Record<string, Node>;
    const { schema, examples } = onlyOf(Failure!["content"]);
    const all = Object.values(examples as Record<string, { value: unknown }>);
    expect(all.length).toBeGreaterThan(1);
    for (const { value } of all)
      expect(z.fromJSONSchema(schema as never).safeParse(value).error).toBeUndefined();
  });

  test("the 16 causes stand wherever one can be sent", () => {
    const sent = about.flatMap(({ name, operation }) => {
      const parameters = operation["parameters"] as { name: string; schema: Node }[];
      const body = operation["requestBody"] as { content: unknown } | undefined;
      const fields = (body ? onlyOf(body.content).schema["properties"] : {}) as Record<
        string,
        Node
      >;
      const cause = fields["cause"] ?? parameters.find((one) => one.name === "cause")?.schema;
      return cause ? [{ name, causes: cause["enum"] as string[] }] : [];
    });
    expect(sent.length).toBeGreaterThan(2);
    for (const { name, causes } of sent) expect(new Set(causes).size, name).toBe(16);
  });
});

describe("events for an organisation's endpoints", () => {
  const events = told["webhooks"] as Record<string, { post: Node }>;

  test("each is described, with an example that its schema takes and nothing unknown in it", () => {
    expect(Object.keys(events).toSorted()).toEqual([...eventTypes, testType].toSorted());
    const ids = new Set(Object.values(events).map(({ post }) => post["operationId"]));
    expect(ids.size).toBe(eventTypes.length + 1);
    for (const [type, { post }] of Object.entries(events)) {
      const { content } = post["requestBody"] as { content: Record<string, Node> };
      const { schema, example } = content["application/json"]!;
      expect(z.fromJSONSchema(schema as never).safeParse(example).error, type).toBeUndefined();
      expect((example as Node)["type"]).toBe(type);
      expect(JSON.stringify(example), type).not.toContain(unknownText);
    }
  });

  test("an example's status is one that its event brings", () => {
    const brought: Record<string, string> = {
      "donation.completed": "succeeded",
      "donation.refunded": "refunded",
      "donation.disputed": "disputed",
      "donation.dispute_lost": "dispute_lost",
      "monthly_gift.created": "active",
      "monthly_gift.payment_failed": "past_due",
      "monthly_gift.paused": "paused",
      "monthly_gift.cancelled": "canceled",
      "campaign.published": "ongoing",
      "campaign.paused": "paused",
      "campaign.completed": "completed",
      "payout.created": "reserved",
      "payout.sent": "sent",
      "payout.failed": "failed",
      "payout.returned": "returned",
      "payout.cancelled": "canceled",
    };
    for (const [type, status] of Object.entries(brought)) {
      const { content } = events[type]!.post["requestBody"] as { content: Record<string, Node> };
      const { data } = content["application/json"]!["example"] as {
        data: Record<string, { status: string }>;
      };
      expect(Object.values(data)[0]!.status, type).toBe(status);
    }
  });
});
