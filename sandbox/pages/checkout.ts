import { testCards } from "../core/cards";
import type { Interval, Thing } from "../core/things";
import { dollars, escape, frame, type Surface } from "./frame";

export type Typed = Record<string, string>;
/** What is wrong, and in which field. */
export type Wrong = { message: string; field: string | null };

/** The bank accounts that do something of their own; every other number clears. */
export const testAccounts = {
  "000111111116": "is sent back",
  "000000000009": "stays under way",
} as const;

export const cardList = `<details><summary>All test cards</summary><table><thead><tr><th scope="col">Number</th><th scope="col">What it does</th></tr></thead><tbody>${testCards.map(([number, does]) => `<tr><td><code>${number}</code></td><td>${does}</td></tr>`).join("")}</tbody></table></details>`;
const cardHint = `<div class="hint"><p style="margin:0">Nothing is charged here. Pay with <b>4242 4242 4242 4242</b>, any date in the future and any CVC.</p>${cardList}</div>`;
const bankHint = `<div class="hint"><p style="margin:0">Nothing is charged here. The debit clears after some seconds.${Object.entries(
  testAccounts,
)
  .map(([number, does]) => ` Account <b>${number}</b> ${does}.`)
  .join("")}</p></div>`;

const periodOf = ({ interval, interval_count: count }: Interval): string =>
  count > 1 ? `${count} ${interval}s` : interval;

function verbOf(session: Thing<"checkout.session">, amount: string): string {
  if (session.mode === "subscription") return "Subscribe";
  if (session.submit_type === "donate") return `Donate ${amount}`;
  return session.submit_type === "book" ? `Book ${amount}` : `Pay ${amount}`;
}

/** The page of an open session. What was typed is kept on an error, but for the CVC. */
export function payPage(
  session: Thing<"checkout.session">,
  surface: Surface,
  wrong: Wrong | null,
  typed: Typed = {},
): string {
  const recurring = session._lines[0]?._recurring;
  const amount = dollars(session.amount_total);
  const verb = verbOf(session, amount);
  const once = session.submit_type === "donate" ? "A gift" : "A payment";
  const field = (name: string, label: string, more: string, value = "") =>
    `<label for="${name}">${label}</label><input id="${name}" name="${name}" ${more} value="${escape(typed[name] ?? value)}"${wrong?.field === name ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ""}>`;
  const types = session.payment_method_types;
  const choice =
    types.length > 1
      ? `<fieldset><legend>Payment method</legend>${types.map((type) => `<label class="radio"><input type="radio" name="method" value="${escape(type)}"${(typed["method"] ?? types[0]) === type ? " checked" : ""}> ${type === "card" ? "Card" : "US bank account"}</label>`).join("")}</fieldset>`
      : `<input type="hidden" name="method" value="${escape(types[0])}">`;
  const required = types.length > 1 ? "" : "required";
  const card = types.includes("card")
    ? `${field("cardNumber", "Card number", `inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" ${required}`)}
<div class="two"><div>${field("cardExpiry", "Expiry", `autocomplete="cc-exp" placeholder="MM / YY" ${required}`)}</div><div>${field("cardCvc", "CVC", `inputmode="numeric" autocomplete="cc-csc" placeholder="123" ${required}`)}</div></div>${field("billingName", "Name on card", `autocomplete="cc-name" ${required}`)}
<div class="two"><div>${field("billingCountry", "Country", `autocomplete="country-name"`, "United States")}</div><div>${field("billingPostalCode", "ZIP", `autocomplete="postal-code"`)}</div></div>`
    : "";
  const bank = types.includes("us_bank_account")
    ? `${field("accountNumber", "Account number", `inputmode="numeric" autocomplete="off" ${required}`, "000123456789")}${card ? "" : field("billingName", "Name on the account", 'autocomplete="name" required')}`
    : "";
  return frame(
    "Checkout",
    `<div class="summary">${session.cancel_url ? `<a class="back" href="${escape(session.cancel_url)}">← Back</a>` : ""}<p class="eyebrow">${recurring ? "A recurring gift" : once}</p><h1>${escape(session._lines[0]?.description)}</h1><p class="amount">${amount}${recurring ? ` <small>per ${periodOf(recurring)}</small>` : ""}</p>${card ? cardHint : bankHint}</div>
<div>${wrong ? `<p class="error" role="alert" id="wrong">${escape(wrong.message)}</p>` : ""}
<form class="panel" method="post" action="${escape(surface.action)}">${field("email", "Email", 'type="email" autocomplete="email" required', session.customer_email ?? session.customer_details?.email ?? "")}${choice}${card}${bank}<button type="submit">${escape(verb)}</button></form></div>`,
    { wide: true, surface },
  );
}

/** The bank's own step (3-D Secure). */
export const challengePage = (
  session: Thing<"checkout.session">,
  surface: Surface,
  typed: Typed,
): string =>
  frame(
    "Confirm",
    `<div class="panel"><h1>Your bank asks you to confirm</h1><p>${dollars(session.amount_total)} for ${escape(session._lines[0]?.description)}. Here your bank would show its own page (3-D Secure).</p>
<form method="post" action="${escape(surface.action)}">${Object.entries(typed)
      .map(([k, v]) => `<input type="hidden" name="${escape(k)}" value="${escape(v)}">`)
      .join(
        "",
      )}<button name="challenge" value="complete" type="submit">Complete</button><button class="plain" name="challenge" value="fail" type="submit">Fail</button></form></div>`,
    { surface },
  );
