import "server-only";
import { errorText } from "@/lib/i18n/errors";

/**
 * Examples for the API description, generated from its schemas: a field gets the usual value for its name, else the
 * first that its rules name. A plain text field needs a line here, or tests/unit/config/openapi.test.ts fails. Over 250
 * lines because most of it is that one list.
 */
type Json = {
  const?: unknown;
  enum?: unknown[];
  anyOf?: Json[];
  type?: string | string[];
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  default?: unknown;
  format?: string;
};

/** For ids: what they identify, by the object that holds them. */
const idPrefixes: Record<string, string> = {
  campaign: "cmp",
  call: "vcl",
  delivery: "whd",
  donation: "don",
  donor: "don",
  endpoint: "whe",
  match: "mat",
  monthlyGift: "gif",
  need: "nee",
  ngo: "ngo",
  payout: "pay",
  pendingPayment: "don",
  supporter: "spp",
  update: "upd",
  user: "usr",
  webhook: "whe",
};
const letters = "1f0k2m9q7x3t5v8w0y2z";
const idOf = (noun: string): string => `${idPrefixes[noun] ?? "cmp"}_${letters}`;

const moment = Date.UTC(2026, 10, 3, 9, 30);
const day = "2026-11-03";
const instant = new Date(moment).toISOString();
const slug = "loima-pumps";
const secret = "whsec_…";

/** By field name, or by the object that holds it and its name. */
const named: Record<string, unknown> = {
  accountHolderName: "Maji Ya Loima Trust",
  accountNumber: "0123456789",
  accountReference: "0712345678",
  additionalDocument: null,
  amount: 25,
  "sent.amount": 2500,
  "sent.items.amount": 2500,
  answer: "ok",
  approvedAt: instant,
  bankAccount: "···· 6789",
  bankCode: "01",
  bankName: "Kenya Commercial Bank",
  "delivery.body": '{"type":"donation.completed","timestamp":"2026-11-03T09:30:00.000Z","data":{}}',
  campaign: slug,
  campaignId: idOf("campaign"),
  campaignSlug: slug,
  campaignTitle: "A working pump for every ward in Loima",
  caption: "The pump at Lokiriama",
  captions: '["The pump at Lokiriama"]',
  cause: "Clean Water & Sanitation",
  country: "KE",
  countryName: "Kenya",
  currency: "usd",
  deadline: Date.UTC(2026, 11, 31, 23, 59, 59, 999),
  deliveryId: idOf("delivery"),
  description: "Hand pumps stand broken for want of parts.",
  disabledBy: null,
  donorEmail: "wanjiru@example.org",
  donorName: "Wanjiru Kamau",
  editedAt: null,
  "endpoint.url": "https://example.org/harambee",
  email: "office@example.org",
  endedAt: null,
  error: null,
  eventId: `msg_${letters}`,
  events: "donation.completed",
  facebook: "majiyaloima",
  failingSince: null,
  figures: '[{"label":"Pumps","done":3,"of":7}]',
  from: day,
  fundingGoal: 24_000,
  "sent.fundingGoal": "24000",
  image: null,
  instagram: null,
  label: "Pumps",
  lang: "fr",
  language: "en",
  languages: "en",
  leadershipProof: null,
  limit: 20,
  linkedin: null,
  mainImage: "/media/pump/1200.webp",
  additionalImages: "/media/pump-2/1200.webp",
  message: "For the pumps.",
  method: "card",
  name: "Maji Ya Loima Trust",
  "donor.name": "Wanjiru Kamau",
  nextAttempt: null,
  ngoId: idOf("ngo"),
  ngoName: "Maji Ya Loima Trust",
  objectId: idOf("donation"),
  officialEmail: "office@example.org",
  orderId: "PP-7F3A88K2",
  orgName: "Maji Ya Loima Trust",
  page: 1,
  password: "a long password",
  paymentMethod: "card",
  pausedUntil: null,
  pendingName: null,
  period: "2026-11",
  personName: "Ekai Lokwang",
  phoneNumber: "+254 700 000000",
  preferredCurrency: "USD",
  profileImage: "/media/logo/400.webp",
  publishedAt: moment,
  reason: "A certificate is missing.",
  recipientEmail: null,
  redirectUrl: `https://checkout.example/c/pay/cs_test_${letters}`,
  ref: "DN-7F3A88K2",
  reference: "po_1Qx7",
  registrationCertificate: null,
  registrationDate: instant,
  rejectionReason: null,
  role: "ngo",
  "call.role": "Driver",
  "call.needs": "Two mornings a week, with a car of your own.",
  search: "pump",
  secret,
  sentAt: moment,
  sessionId: `cs_test_${letters}`,
  slug: "wanjiru-runs",
  sponsor: "Baobab Foundation",
  starting_after: idOf("donation"),
  "user.status": "approved",
  "donation.status": "succeeded",
  "donation.refunded": 0,
  "monthlyGift.status": "active",
  monthlyGiftId: `${idPrefixes["monthlyGift"]}_${letters}`,
  "attempt.status": 200,
  "payout.status": "sent",
  "campaign.status": "ongoing",
  "ngo.status": "approved",
  "delivery.status": "delivered",
  takesDonations: true,
  isVerified: true,
  emailConfirmed: true,
  profileComplete: true,
  enabled: true,
  received: true,
  shareWithNgo: true,
  submittedAt: instant,
  supporter: null,
  suspensionReason: null,
  swiftCode: "KCBLKENX",
  tags: "school friends",
  text: "Seven pumps run, and two of us learnt to mend them.",
  timestamp: moment,
  createdAt: moment,
  lastDonation: moment,
  paidUntil: moment,
  title: "A working pump for every ward in Loima",
  "need.title": "Pump head",
  "update.title": "Seven pumps run",
  to: "2026-11-30",
  token: "eyJhbGciOi…",
  twitter: null,
  type: "donation.completed",
  unitPrice: 35,
  "sent.unitPrice": "35",
  url: "https://example.org/harambee",
  userId: idOf("user"),
  verifiedUntil: "2027-11-03T09:30:00.000Z",
  videoUrl: "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  wanted: 20,
  "sent.wanted": "20",
  "sent.status": "ongoing",
  "sent.isPerpetual": "true",
  website: "https://example.org/",
  width: 1200,
  height: 675,
  total: 1,
  totalPages: 1,
  fee: 1.03,
  net: 23.97,
  n: "1",
  donors: 312,
  donations: 3,
  totalRaised: 18_402,
};

/** Fields that responses have only in few cases, or instead of the one that is shown. */
const rare = new Set(["noDonationsReason", "issues"]);
/**
 * Request fields that are left out: aliases, fields that exclude another one, and those that only some accounts have.
 */
const seldomSent = new Set([
  ...["goal", "endDate", "deadline", "raised", "totalRaised", "campaignSlug", "videoUrl"],
  ...["focalX", "focalY", "language", "captions", "additionalImages", "removeImage", "closed"],
  ...["code", "version", "bankDetails", "currentPassword", "successUrl", "need", "supporter"],
  ...["dedication", "orgName", "email", "facebook", "twitter", "instagram", "linkedin"],
  ...["additionalDocument", "website", "enabled"],
]);

/** For a text field without an example. */
export const unknownText = "…";

const singular = (name: string): string =>
  ({ deliveries: "delivery", matches: "match" })[name] ?? name.replace(/s$/, "");

function textOf(schema: Json, name: string): unknown {
  if (schema.format === "binary") return `${name}.${/[Ii]mage/.test(name) ? "webp" : "pdf"}`;
  return unknownText;
}

/** @param holder the object that holds the field, singular */
function valueOf(schema: Json, name: string, holder: string, sent: boolean): unknown {
  if ("const" in schema) return schema.const;
  const known = [
    ...(sent ? [`sent.${holder}.${name}`, `sent.${name}`] : []),
    `${holder}.${name}`,
    name,
  ];
  const found = known.find((key) => Object.hasOwn(named, key));
  const types = [schema.type].flat();
  if (schema.enum) return schema.enum.find((v) => v === named[found ?? ""]) ?? schema.enum[0];
  if (schema.anyOf)
    return valueOf(
      schema.anyOf.find((s) => s.type !== "null")!,
      name,
      holder,
      sent,
    );
  if (types.includes("object")) return objectOf(schema, singular(name), sent);
  if (types.includes("array")) {
    const one = schema.items ?? {};
    return [valueOf(one, one.format ? singular(name) : name, singular(name), sent)];
  }
  if (schema.format === "binary") return textOf(schema, name);
  if (name === "_id" || name === "id") return idOf(holder);
  if (name === "idOrSlug") return slug;
  if (schema.default !== undefined) return schema.default;
  if (found !== undefined) {
    const value = named[found];
    if (!types.includes("string") || typeof value !== "number") return value;
    return schema.format === "date-time" ? new Date(value).toISOString() : String(value);
  }
  if (types.includes("boolean")) return false;
  if (types.includes("number") || types.includes("integer")) return 1;
  return textOf(schema, name);
}

function objectOf(schema: Json, noun: string, sent: boolean): Record<string, unknown> {
  const required = new Set(schema.required);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => required.has(name) || !(sent ? seldomSent : rare).has(name))
      .map(([name, field]) => [name, valueOf(field, name, noun, sent)]),
  );
}

/** An example request body for a call's schema. */
export const bodyExample = (schema: object): unknown => objectOf(schema, "", true);
/**
 * An example of a path or query parameter.
 * @param noun what the path is about
 */
export const parameterExample = (schema: object, name: string, noun: string): unknown =>
  valueOf(schema, name, noun, true);
/** An example of a response's `data`. */
export const dataExample = (schema: object): unknown => valueOf(schema, "data", "", false);
/** Examples of refusals, with their real messages. */
export const failureExamples = () => ({
  invalid: {
    value: {
      success: false,
      error: errorText("validAmount"),
      code: "invalid",
      issues: [{ path: "amount", message: errorText("validAmount") }],
    },
  },
  notFound: { value: { success: false, error: errorText("campaignNotFound"), code: "not_found" } },
});
