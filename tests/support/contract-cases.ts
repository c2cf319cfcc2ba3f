import fc from "fast-check";
import { plainPdf } from "@/tests/support/pdf";

/** The part of JSON Schema that the description uses. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  additionalProperties?: unknown;
};

/** One request body. `what` names its fault, "" for none. */
export type Case = { what: string; value: unknown };

/** mulberry32: the same cases each time. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Values that mean something to the product, where a schema says only "text". */
const meant: Record<string, unknown> = {
  email: "office@giver.example",
  officialEmail: "office@giver.example",
  donorEmail: "amina@giver.example",
  country: "KE",
  cause: "Other",
  title: "A pump for Loima",
  name: "Maji Safi",
  orgName: "Maji Safi",
  donorName: "Amina",
  text: "They run.",
  description: "Words.",
  password: "a quiet river",
  fundingGoal: "100",
  goal: "100",
  unitPrice: "35",
  wanted: "20",
  amount: 2500,
  phoneNumber: "+254 700 000 000",
  url: "https://hooks.giver.example/in",
  // no provider answers here
  paymentMethod: "stocks",
  starting_after: undefined,
  search: "pump",
  lang: "en",
  language: "en",
  sourceLanguage: "en",
  limit: "5",
  page: "1",
  from: "2026-01-01",
  to: "2026-12-31",
  campaign: undefined,
  campaignSlug: undefined,
  deadline: undefined,
  endDate: undefined,
  isPerpetual: "true",
  videoUrl: undefined,
  raised: undefined,
  totalRaised: undefined,
  captions: undefined,
  figures: '[{"label":"Pumps","done":3,"of":7}]',
  draft: "true",
  closed: "false",
  removeImage: "false",
  website: "https://maji.example/",
  facebook: "maji",
  twitter: "maji",
  instagram: "maji",
  linkedin: "maji",
  reason: "A certificate is missing.",
  bankDetails: undefined,
  version: undefined,
  status: undefined,
  registrationCertificate: new File([new Uint8Array(plainPdf())], "certificate.pdf"),
  profileImage: new File([png], "logo.png"),
};

const hostile = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "‮abc‬",
  "é\u0301\u0323 漢字 🧵 ﷽",
  "' or 1=1 --",
  "<script>alert(1)</script>",
  "%00%ff",
  "../../etc/passwd",
  "{{7*7}}${7*7}",
  "__proto__",
  "-1",
  "1e308",
  "NaN",
  "99999999999999999999",
  "2026-02-30",
];
const otherTypes: unknown[] = [null, true, 7, -1.5, "text", [], {}, [null], { a: 1 }];

function valid(schema: Schema, name: string, seed: number): unknown {
  if (schema.const !== undefined) return schema.const;
  if (name in meant) return meant[name];
  if (schema.enum) return schema.enum[seed % schema.enum.length];
  if (schema.anyOf) return valid(schema.anyOf[seed % schema.anyOf.length]!, name, seed);
  const type = [schema.type].flat()[0];
  if (type === "object") return whole(schema, seed);
  if (type === "array" && schema.items?.format === "binary") return undefined;
  if (type === "array") return [valid(schema.items ?? {}, "", seed)];
  if (type === "boolean") return seed % 2 === 0;
  if (type === "integer" || type === "number") return schema.minimum ?? 1;
  if (type === "null") return null;
  if (schema.format === "binary") return undefined;
  if (schema.pattern !== undefined)
    return fc.sample(fc.stringMatching(new RegExp(schema.pattern)), { seed, numRuns: 1 })[0];
  return "x".repeat(Math.max(1, schema.minLength ?? 1));
}

/** Every field filled in, as far as the schema specifies. */
export const whole = (schema: Schema, seed: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [
      name,
      valid(field, name, seed),
    ]),
  );

/** Values at and beyond the limits of one field. */
function edges(field: Schema): Case[] {
  const cases: Case[] = hostile.map((value) => ({ what: "text", value }));
  cases.push(...otherTypes.map((value) => ({ what: "type", value })));
  cases.push({ what: "huge", value: "x".repeat(20_001) });
  if (field.maxLength !== undefined)
    for (const length of [field.maxLength, field.maxLength + 1])
      cases.push({ what: `length ${length}`, value: "x".repeat(length) });
  for (const edge of [field.minimum, field.maximum])
    if (edge !== undefined)
      for (const value of [edge - 1, edge, edge + 1, edge + 0.5])
        cases.push({ what: `number ${value}`, value });
  if (field.enum) cases.push({ what: "no member", value: "none-of-them" });
  if (field.maxItems !== undefined)
    cases.push({ what: "items", value: Array<string>(field.maxItems + 1).fill("x") });
  return cases;
}

/** Bodies for one schema: complete, only required fields, a field missing, wrong, at its limit, or one too many. */
export function casesOf(schema: Schema, seed: number, most: number): Case[] {
  const pick = random(seed);
  const all = whole(schema, seed);
  const required = schema.required ?? [];
  const only = Object.fromEntries(Object.entries(all).filter(([name]) => required.includes(name)));
  const always: Case[] = [
    { what: "", value: all },
    { what: "", value: only },
    { what: "extra field", value: { ...only, surprise: "x" } },
    ...required.map((name) => {
      const { [name]: _left, ...rest } = only;
      return { what: `without ${name}`, value: rest };
    }),
  ];
  const wrong = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    edges(field).map(({ what, value }) => ({
      what: `${name}: ${what}`,
      value: { ...only, [name]: value },
    })),
  );
  const shuffled = wrong
    .map((one) => ({ one, at: pick() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
  return [...always, ...shuffled].slice(0, Math.max(most, always.length));
}
