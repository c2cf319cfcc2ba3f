/** What the provider's test cards do. Any future date, any CVC. */
export type CardResult =
  | { kind: "succeeds"; after?: "dispute" | "dispute_not_received" | "refund_pending" | "refund_fails" | "available" | "later_declines" }
  | { kind: "challenge"; then: "succeeds" | "declines" }
  | { kind: "declines"; code: string; decline: string | null; message: string };

const declined = (decline: string, message = "Your card was declined."): CardResult => ({ kind: "declines", code: "card_declined", decline, message });

const known: Record<string, CardResult> = {
  "4000000000000002": declined("generic_decline"),
  "4000000000009995": declined("insufficient_funds", "Your card has insufficient funds."),
  "4000000000009987": declined("lost_card"),
  "4000000000009979": declined("stolen_card"),
  "4000000000006975": declined("card_velocity_exceeded"),
  "4100000000000019": declined("fraudulent"),
  "4000000000000069": { kind: "declines", code: "expired_card", decline: null, message: "Your card has expired." },
  "4000000000000127": { kind: "declines", code: "incorrect_cvc", decline: null, message: "Your card's security code is incorrect." },
  "4000000000000119": { kind: "declines", code: "processing_error", decline: null, message: "An error occurred while processing your card. Try again in a little bit." },
  "4000002760003184": { kind: "challenge", then: "succeeds" },
  "4000000000003220": { kind: "challenge", then: "succeeds" },
  "4000008400001629": { kind: "challenge", then: "declines" },
  "4000000000000259": { kind: "succeeds", after: "dispute" },
  "4000000000002685": { kind: "succeeds", after: "dispute_not_received" },
  "4000000000007726": { kind: "succeeds", after: "refund_pending" },
  "4000000000005126": { kind: "succeeds", after: "refund_fails" },
  "4000000000000077": { kind: "succeeds", after: "available" },
  "4000000000000341": { kind: "succeeds", after: "later_declines" },
};

const luhn = (digits: string): boolean => [...digits].reverse().reduce((sum, d, i) => sum + (i % 2 ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][Number(d)]! : Number(d)), 0) % 10 === 0;

export function cardResult(number: string): CardResult {
  const digits = number.replace(/[\s-]/g, "");
  if (!/^\d{13,19}$/.test(digits) || !luhn(digits)) return { kind: "declines", code: "incorrect_number", decline: null, message: "Your card number is incorrect." };
  return known[digits] ?? { kind: "succeeds" };
}

export const brandOf = (number: string): string => ({ "4": "visa", "5": "mastercard", "3": "amex" })[number.trim()[0] ?? ""] ?? "unknown";

export const testCards: [string, string][] = [
  ["4242 4242 4242 4242", "succeeds"],
  ["4000 0000 0000 0002", "is declined"],
  ["4000 0000 0000 9995", "has insufficient funds"],
  ["4000 0027 6000 3184", "asks for a confirmation (3-D Secure)"],
  ["4000 0084 0000 1629", "asks for a confirmation, then is declined"],
  ["4000 0000 0000 0259", "succeeds, is disputed later"],
  ["4000 0000 0000 7726", "succeeds; a refund takes a while"],
  ["4000 0000 0000 5126", "succeeds; a refund fails afterwards"],
];
