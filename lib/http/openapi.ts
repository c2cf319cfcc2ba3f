import "server-only";
import { z } from "zod";
import { sessionCookieName } from "@/lib/auth/session-cookie";
import { env } from "@/lib/env";
import { isShared } from "@/lib/http/call-headers";
import { statusOfCode } from "@/lib/errors";
import {
  bodyExample,
  dataExample,
  failureExamples,
  parameterExample,
} from "@/lib/http/openapi-examples";
import { eventOperation } from "@/lib/http/openapi-events";
import type { Route, RouteAccess } from "@/lib/http/route";
import { site } from "@/lib/site";

/** One path of the API with the exports of its route file. */
export type ApiPath = { path: string; module: Record<string, unknown> };

const verbs = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

const isRoute = (value: unknown): value is Route => typeof value === "function" && "spec" in value;

/** Every operation that route files declare: the source of the access matrix test and the API description. */
export function operations(
  paths: ApiPath[],
): { path: string; method: (typeof verbs)[number]; route: Route }[] {
  return paths.flatMap(({ path, module }) =>
    verbs.flatMap((method) =>
      isRoute(module[method]) ? [{ path, method, route: module[method] }] : [],
    ),
  );
}

const schemaOf = (schema: z.ZodType, io: "input" | "output"): Record<string, unknown> => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    cycles: "ref",
    reused: "inline",
  }) as Record<string, unknown>;
  return rest;
};

function parameters(schema: z.ZodType | undefined, place: "path" | "query", noun: string) {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, s]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: s,
    example: parameterExample(s as object, name, noun),
  }));
}

const accessLabels: Record<RouteAccess, string> = {
  public: "Open to everyone.",
  user: "Needs a credential.",
  ngo: "Needs an NGO's credential (401 without, 403 for an admin).",
  admin: "Needs an admin's credential (401 without, 403 for an NGO).",
};

const failureShape = {
  type: "object",
  required: ["success", "error", "code"],
  properties: {
    success: { const: false },
    error: { type: "string", description: "Words for a person, English" },
    code: { type: "string", enum: Object.keys(statusOfCode) },
    issues: {
      type: "array",
      items: {
        type: "object",
        required: ["path", "message"],
        properties: { path: { type: "string" }, message: { type: "string" } },
      },
    },
    requestId: { type: "string" },
  },
};

/** Headers of a success (lib/http/call-headers.ts). */
const headers = {
  ETag: "Of what everyone may read, for a call without a credential. Send it as If-None-Match",
  "RateLimit-Policy": "How many calls an address may make: q in w seconds",
  RateLimit: "How many of them are left: r",
};
const headersOf = ({ uncounted }: { uncounted?: boolean }, tagged: boolean) =>
  Object.fromEntries(
    Object.keys(headers)
      .filter((name) => (name === "ETag" ? tagged : !uncounted))
      .map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );

function operation(path: string, method: string, route: Route) {
  const { spec } = route;
  const success = String(spec.status ?? 200);
  const changes = method !== "GET";
  const open = spec.access === "public";
  const tagged = !changes && isShared(spec);
  const takesBody = spec.body !== undefined || spec.multipart !== undefined;
  const refusals = [
    "400",
    "401",
    ...(open && !changes ? [] : ["403"]),
    ...(changes || path.includes("{") ? ["404"] : []),
    ...(changes ? ["409"] : []),
    ...(takesBody ? ["413", "415"] : []),
    "429",
    "500",
    "503",
    ...(spec.multipart ? ["507"] : []),
  ];
  const type = spec.multipart ? "multipart/form-data" : "application/json";
  let body = spec.body ? schemaOf(spec.body, "input") : undefined;
  if (spec.multipart) {
    const files = Object.entries(spec.multipart.files).map(([name, most]) => [
      name,
      most > 1
        ? { type: "array", maxItems: most, items: { type: "string", format: "binary" } }
        : { type: "string", format: "binary" },
    ]);
    body = {
      ...body,
      type: "object",
      properties: { ...(body?.["properties"] as object | undefined), ...Object.fromEntries(files) },
    };
  }
  const noun = (path.split("/").find(Boolean) ?? "").replace(/s$/, "");
  const data = spec.response ? schemaOf(spec.response, "output") : {};
  const done = {
    type: "object",
    required: ["success", "data"],
    properties: {
      success: { const: true },
      data,
      message: {
        type: "string",
        description: "Words for a person. Writes carry them; reads need none.",
      },
    },
  };
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-zA-Z0-9]+(.)?/g, (_m, c: string | undefined) => (c ?? "").toUpperCase())}`,
    summary: spec.summary,
    description: accessLabels[spec.access] + (spec.scope ? ` An API key needs ${spec.scope}.` : ""),
    tags: [path.split("/")[1] ?? "api"],
    security: [
      ...(spec.access === "public" ? [{}] : []),
      { bearer: [] },
      ...(spec.scope ? [{ key: [spec.scope] }] : []),
      { session: [] },
    ],
    parameters: [
      ...parameters(spec.params, "path", noun),
      ...parameters(spec.query, "query", noun),
      ...(spec.idempotent
        ? [
            {
              name: "Idempotency-Key",
              in: "header",
              required: false,
              schema: { type: "string", minLength: 1, maxLength: 255 },
              example: "gift-2026-11-03-1",
            },
          ]
        : []),
    ],
    ...(body
      ? {
          requestBody: {
            required: !spec.bodyOptional,
            content: { [type]: { schema: body, example: bodyExample(body) } },
          },
        }
      : {}),
    responses: {
      [success]: {
        description: "Done",
        headers: headersOf(spec, tagged),
        content: {
          "application/json": {
            schema: spec.softFailure ? { anyOf: [done, failureShape] } : done,
            example: { success: true, data: dataExample(data) },
          },
        },
      },
      ...(tagged ? { "304": { description: "Nothing has changed since the ETag sent" } } : {}),
      ...Object.fromEntries(
        refusals.map((status) => [status, { $ref: "#/components/responses/Failure" }]),
      ),
    },
  };
}

/** The OpenAPI 3.1 description, from the same schemas that validate (API-097, API-098). */
export function openApi(
  paths: ApiPath[],
  events: { type: string; body: z.ZodType }[] = [],
): Record<string, unknown> {
  const all: Record<string, Record<string, unknown>> = {};
  for (const { path, method, route } of operations(paths)) {
    all[path] ??= {};
    all[path][method.toLowerCase()] = operation(path, method, route);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${site.name} API`,
      version: "1",
      description:
        "Every answer is an envelope: success with data and message, or failure with error (words for a person, English), code and issues. Money: `fundingGoal`, `totalRaised` and the `amount` of gifts in answers are US dollars; amounts sent to pay (`items[].amount`, `amount` of donate and pending-payment) are integer US cents; a field whose name ends in Cents is in cents. Times are UTC; `deadline` is in milliseconds.",
    },
    servers: [{ url: `${env.appUrl}/api/v1` }],
    paths: all,
    webhooks: Object.fromEntries(
      events.map(({ type, body }) => [
        type,
        { post: eventOperation(type, schemaOf(body, "output")) },
      ]),
    ),
    components: {
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "A person's token, by a login" },
        key: {
          type: "http",
          scheme: "bearer",
          description: "An organisation's API key, hrb_live_… or hrb_test_…, with the scope named",
        },
        session: { type: "apiKey", in: "cookie", name: sessionCookieName },
      },
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, description]) => [
          name,
          { description, schema: { type: "string" } },
        ]),
      ),
      responses: {
        Failure: {
          description: "Refused",
          content: {
            "application/json": {
              schema: failureShape,
              examples: failureExamples(),
            },
          },
        },
      },
    },
  };
}
