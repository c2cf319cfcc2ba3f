/**
 * Commands that create a campaign, subscribe to its donations, donate, and read the result. tests/e2e/programs.spec.ts reads
 * the commands from the page and runs them unchanged; tests/integration/site validates the bodies with the calls' own schemas.
 */
type Step = {
  method: "GET" | "POST";
  path: string;
  /** the path as typed; `$NAME` is a value from an earlier answer */
  sent: string;
  /** as typed */
  query?: string;
  withKey?: true;
  idempotencyKey?: string;
  fields?: Record<string, string>;
  files?: Record<string, string>;
  body?: Record<string, unknown>;
};

export const firstGift: Record<"campaign" | "webhook" | "gift" | "list", Step> = {
  campaign: {
    method: "POST",
    path: "/campaigns",
    sent: "/campaigns",
    withKey: true,
    fields: {
      title: "A working pump for every ward in Loima",
      description: "Hand pumps stand broken for want of parts.",
      fundingGoal: "24000",
      cause: "Clean Water & Sanitation",
      country: "KE",
      isPerpetual: "true",
      status: "ongoing",
    },
    files: { mainImage: "cover.webp" },
  },
  webhook: {
    method: "POST",
    path: "/webhooks",
    sent: "/webhooks",
    withKey: true,
    body: { url: "https://example.org/harambee", events: ["donation.completed"] },
  },
  gift: {
    method: "POST",
    path: "/campaigns/{idOrSlug}/donate",
    sent: "/campaigns/$CAMPAIGN/donate",
    idempotencyKey: "first-gift-$CAMPAIGN",
    body: {
      amount: 6000,
      donorName: "Wanjiru Kamau",
      donorEmail: "wanjiru@example.org",
      paymentMethod: "card",
      frequency: "once",
    },
  },
  list: {
    method: "GET",
    path: "/donations",
    sent: "/donations",
    withKey: true,
    query: "campaign=$CAMPAIGN&sort=oldest&limit=2",
  },
};

/** The step as a shell command; parts that the shell fills in are in double quotes. */
export function commandOf(step: Step, base: string): string {
  const parts = [
    `curl "${base}/api/v1${step.sent}${step.query ? `?${step.query}` : ""}"`,
    ...(step.withKey ? [`-H "Authorization: Bearer $KEY"`] : []),
    ...(step.idempotencyKey ? [`-H "Idempotency-Key: ${step.idempotencyKey}"`] : []),
    ...(step.body ? [`-H 'Content-Type: application/json'`] : []),
    ...(step.body ? [`-d '${JSON.stringify(step.body, null, 2)}'`] : []),
    ...Object.entries(step.fields ?? {}).map(([name, value]) => `-F '${name}=${value}'`),
    ...Object.entries(step.files ?? {}).map(([name, file]) => `-F '${name}=@${file}'`),
  ];
  return parts.join(" \\\n  ");
}

const campaign = "cmp_1f0k2m9q7x3t5v8w0y2z";
const donation = "don_3b7d9f1h5j2k4m6n8p0q";
/** The body of the webhook call for the donation; an integration test compares its fields with a real one. */
export const firstEvent = {
  type: "donation.completed",
  timestamp: "2026-11-03T09:30:00.000Z",
  data: {
    donation: {
      _id: donation,
      id: donation,
      ref: "DN-7F3A88K2",
      status: "succeeded",
      amount: 60,
      refunded: 0,
      currency: "usd",
      method: "card",
      rhythm: "once",
      timestamp: 1793698200000,
      monthlyGiftId: null,
      donor: null,
      campaign: {
        _id: campaign,
        id: campaign,
        title: "A working pump for every ward in Loima",
        campaignSlug: "loima-pumps",
      },
    },
  },
};

/** Test cards, in the order of `cardList` in the catalogues. tests/unit/site compares them with sandbox/core/cards.ts. */
export const sandboxCards = [
  "4242 4242 4242 4242",
  "4000 0000 0000 0002",
  "4000 0000 0000 9995",
  "4000 0027 6000 3184",
  "4000 0000 0000 0341",
  "4000 0000 0000 0259",
  "4000 0000 0000 5126",
];
