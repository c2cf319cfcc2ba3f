/** The behaviour of the provider's test cards. Any future date and any CVC are accepted. */
export type Decline = { code: string; decline: string | null; message: string; blocked?: boolean };
export type Later =
  | "dispute_fraudulent"
  | "dispute_not_received"
  | "inquiry"
  | "fraud_warning"
  | "refund_pending"
  | "refund_fails"
  | "funds_now"
  | "renewals_decline"
  | "elevated_risk";
export type CardResult =
  | { kind: "succeeds"; later?: Later; once?: boolean }
  | { kind: "challenge"; then: Decline | null }
  | ({ kind: "declines" } & Decline);

const declined = (decline: string, message = "Your card was declined."): CardResult => ({
  kind: "declines",
  code: "card_declined",
  decline,
  message,
});
const refused = (code: string, message: string): CardResult => ({
  kind: "declines",
  code,
  decline: null,
  message,
});

/** Each number with its behaviour, described as in the list on the hosted page. */
const table: [number: string, does: string, result: CardResult][] = [
  ["4242424242424242", "succeeds", { kind: "succeeds" }],
  ["4000056655665556", "succeeds (Visa debit)", { kind: "succeeds" }],
  ["5555555555554444", "succeeds (Mastercard)", { kind: "succeeds" }],
  ["378282246310005", "succeeds (American Express)", { kind: "succeeds" }],
  [
    "4000000000000077",
    "succeeds, the money is available at once",
    { kind: "succeeds", later: "funds_now" },
  ],
  ["4000000000000002", "is declined", declined("generic_decline")],
  [
    "4000000000009995",
    "has insufficient funds",
    declined("insufficient_funds", "Your card has insufficient funds."),
  ],
  ["4000000000009987", "was lost", declined("lost_card")],
  ["4000000000009979", "was stolen", declined("stolen_card")],
  [
    "4000000000006975",
    "was used too often",
    declined(
      "card_velocity_exceeded",
      "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.",
    ),
  ],
  ["4000000000000069", "has expired", refused("expired_card", "Your card has expired.")],
  [
    "4000000000000127",
    "has another CVC",
    refused("incorrect_cvc", "Your card's security code is incorrect."),
  ],
  [
    "4000000000000119",
    "cannot be processed just now",
    refused(
      "processing_error",
      "An error occurred while processing your card. Try again in a little bit.",
    ),
  ],
  [
    "4242424242424241",
    "is no card number",
    refused("incorrect_number", "Your card number is incorrect."),
  ],
  [
    "4000002760003184",
    "asks for a confirmation every time (3-D Secure)",
    { kind: "challenge", then: null },
  ],
  ["4000000000003220", "asks for a confirmation (3-D Secure 2)", { kind: "challenge", then: null }],
  [
    "4000002500003155",
    "asks for a confirmation the first time only",
    { kind: "succeeds", once: true },
  ],
  [
    "4000008400001629",
    "asks for a confirmation, then is declined",
    {
      kind: "challenge",
      then: {
        code: "card_declined",
        decline: "generic_decline",
        message: "Your card was declined.",
      },
    },
  ],
  [
    "4000000000000341",
    "succeeds now, and is declined every later month",
    { kind: "succeeds", later: "renewals_decline" },
  ],
  [
    "4000000000000259",
    "is disputed as fraudulent",
    { kind: "succeeds", later: "dispute_fraudulent" },
  ],
  [
    "4000000000002685",
    "is disputed as not received",
    { kind: "succeeds", later: "dispute_not_received" },
  ],
  ["4000000000001976", "brings an inquiry", { kind: "succeeds", later: "inquiry" }],
  [
    "4000000000005423",
    "brings an early fraud warning",
    { kind: "succeeds", later: "fraud_warning" },
  ],
  [
    "4000000000007726",
    "its refund is pending, then succeeds",
    { kind: "succeeds", later: "refund_pending" },
  ],
  [
    "4000000000005126",
    "its refund succeeds, then fails",
    { kind: "succeeds", later: "refund_fails" },
  ],
  [
    "4100000000000019",
    "is blocked as fraud",
    {
      kind: "declines",
      code: "card_declined",
      decline: "fraudulent",
      message: "Your card was declined.",
      blocked: true,
    },
  ],
  [
    "4000000000004954",
    "is blocked: highest risk",
    {
      kind: "declines",
      code: "card_declined",
      decline: "fraudulent",
      message: "Your card was declined.",
      blocked: true,
    },
  ],
  ["4000000000009235", "succeeds at elevated risk", { kind: "succeeds", later: "elevated_risk" }],
];
const known = new Map(table.map(([number, , result]) => [number, result]));

const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
const luhn = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, d, i) => sum + (i % 2 ? doubled[Number(d)]! : Number(d)), 0) %
    10 ===
  0;
export const digitsOf = (number: string): string => number.replace(/[\s-]/g, "");

export function cardResult(number: string): CardResult {
  const digits = digitsOf(number);
  const result = known.get(digits);
  if (result) return result;
  return /^\d{13,19}$/.test(digits) && luhn(digits)
    ? { kind: "succeeds" }
    : {
        kind: "declines",
        code: "incorrect_number",
        decline: null,
        message: "Your card number is incorrect.",
      };
}

/** What happens later to a charge on this card. */
export function laterOf(number: string): Later | undefined {
  const result = cardResult(number);
  return result.kind === "succeeds" ? result.later : undefined;
}

const brands: [string, RegExp][] = [
  ["visa", /^4/],
  ["mastercard", /^(5[1-5]|2[2-7])/],
  ["amex", /^3[47]/],
  ["discover", /^6(011|5)/],
];

export function brandOf(number: string): string {
  const digits = digitsOf(number);
  return brands.find(([, pattern]) => pattern.test(digits))?.[0] ?? "unknown";
}

export const testCards: [string, string][] = table.map(([number, does]) => [
  number.length === 15
    ? number.replace(/(\d{4})(\d{6})(\d{5})/, "$1 $2 $3")
    : number.replace(/(\d{4})(?=\d)/g, "$1 "),
  does,
]);
