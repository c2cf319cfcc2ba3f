import type { Thing } from "./store";
import { testCards } from "./cards";

const escape = (text: unknown): string => String(text ?? "").replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const dollars = (cents: unknown): string => `$${(Number(cents) / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ",")}`;

const frame = (title: string, body: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><link rel="icon" href="data:,">
<style>*{box-sizing:border-box}body{margin:0;background:#F5F0E6;color:#151B42;font:18px/1.5 "Source Sans 3","Helvetica Neue",Arial,sans-serif}.bar{background:repeating-linear-gradient(135deg,#F0B03A 0 14px,#F5C05C 14px 28px);text-align:center;font-weight:700;padding:.5rem;font-size:1rem}
main{max-width:30rem;margin:0 auto;padding:2rem 1.25rem 4rem}h1{font-size:1.25rem;margin:0 0 .25rem}.amount{font-size:2.75rem;font-weight:700;line-height:1.1;margin:0 0 1.5rem}form{background:#FFFDF8;border-top:5px solid #151B42;padding:1.5rem}label{display:block;font-weight:700;font-size:1rem;margin-top:1rem}
input,select{width:100%;font:inherit;padding:.6rem .75rem;border:2px solid #8B8579;background:#fff;color:inherit;border-radius:3px;min-height:3rem}.two{display:grid;grid-template-columns:1fr 1fr;gap:1rem}button{width:100%;margin-top:1.5rem;min-height:3.5rem;border:0;border-radius:3px;background:#B8431D;color:#fff;font:700 1.125rem/1 inherit;font-family:inherit;cursor:pointer}button.plain{background:#FFFDF8;color:#151B42;border:2px solid #151B42}
:focus-visible{outline:3px solid #151B42;outline-offset:2px}.error{border-left:5px solid #A2173C;background:#FBE4E6;padding:.75rem 1rem;margin:0 0 1rem}details{margin-top:1.5rem}td{padding:.2rem .75rem .2rem 0}a{color:inherit}.soft{color:#474C6B}fieldset{border:0;padding:0;margin:0}legend{font-weight:700;font-size:1rem}.radio{display:flex;gap:.6rem;align-items:center;font-weight:400}.radio input{width:auto;min-height:0}</style></head>
<body><p class="bar">Sandbox: no real money</p><main>${body}</main></body></html>`;

const cards = `<details><summary>Test cards</summary><table>${testCards.map(([number, does]) => `<tr><td><code>${number}</code></td><td>${does}</td></tr>`).join("")}</table><p class="soft">Any date in the future, any CVC.</p></details>`;

/** The hosted page of an open session. */
export function payPage(session: Thing, error: string | null, typed: Record<string, string> = {}): string {
  const lines = session["_lines"] as { description: string }[];
  const monthly = session["mode"] === "subscription";
  const verb = monthly ? "Subscribe" : session["submit_type"] === "donate" ? `Donate ${dollars(session["amount_total"])}` : `Pay ${dollars(session["amount_total"])}`;
  const bank = (session["payment_method_types"] as string[]).includes("us_bank_account");
  const value = (name: string, fallback = "") => escape(typed[name] ?? fallback);
  const fields = bank
    ? `<label for="accountNumber">Account number</label><input id="accountNumber" name="cardNumber" inputmode="numeric" autocomplete="off" required value="${value("cardNumber", "000123456789")}"><label for="billingName">Name on the account</label><input id="billingName" name="billingName" autocomplete="name" required value="${value("billingName")}">`
    : `<label for="cardNumber">Card number</label><input id="cardNumber" name="cardNumber" inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" required value="${value("cardNumber")}">
<div class="two"><div><label for="cardExpiry">Expiry</label><input id="cardExpiry" name="cardExpiry" autocomplete="cc-exp" placeholder="MM / YY" required value="${value("cardExpiry")}"></div><div><label for="cardCvc">CVC</label><input id="cardCvc" name="cardCvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123" required value="${value("cardCvc")}"></div></div>
<label for="billingName">Name on card</label><input id="billingName" name="billingName" autocomplete="cc-name" required value="${value("billingName")}">
<div class="two"><div><label for="billingCountry">Country</label><input id="billingCountry" name="billingCountry" autocomplete="country-name" value="${value("billingCountry", "United States")}"></div><div><label for="billingPostalCode">ZIP</label><input id="billingPostalCode" name="billingPostalCode" autocomplete="postal-code" value="${value("billingPostalCode")}"></div></div>`;
  return frame(
    "Checkout",
    `${session["cancel_url"] ? `<p><a href="${escape(session["cancel_url"])}">← Back</a></p>` : ""}<h1>${escape(lines[0]?.description)}</h1><p class="amount">${dollars(session["amount_total"])}${monthly ? " <small>per month</small>" : ""}</p>
${error ? `<p class="error" role="alert">${escape(error)}</p>` : ""}
<form method="post" action="/c/pay/${escape(session.id)}"><label for="email" style="margin-top:0">Email</label><input id="email" name="email" type="email" autocomplete="email" required value="${value("email", String(session["customer_email"] ?? ""))}">${fields}<input type="hidden" name="method" value="${bank ? "us_bank_account" : "card"}"><button type="submit">${escape(verb)}</button></form>${bank ? "" : cards}`,
  );
}

/** The bank's own step (3-D Secure). */
export const challengePage = (session: Thing, typed: Record<string, string>): string =>
  frame(
    "Confirm",
    `<h1>Your bank asks you to confirm</h1><p>This stands for the page that a bank shows (3-D Secure).</p>
<form method="post" action="/c/pay/${escape(session.id)}">${Object.entries(typed).map(([k, v]) => `<input type="hidden" name="${escape(k)}" value="${escape(v)}">`).join("")}<button name="challenge" value="complete" type="submit">Complete</button><button class="plain" name="challenge" value="fail" type="submit">Fail</button></form>`,
  );

/** A page of a session that is over, or of none. */
export const closedPage = (title: string, text: string, back: unknown): string => frame(title, `<h1>${escape(title)}</h1><p>${escape(text)}</p>${back ? `<p><a href="${escape(back)}">Go back</a></p>` : ""}`);

/** The customer's portal: the card of a subscription. */
export const portalPage = (portal: Thing, subscriptions: Thing[], message: string | null): string =>
  frame(
    "Your monthly gifts",
    `<h1>Your monthly gifts</h1>${message ? `<p role="status">${escape(message)}</p>` : ""}${subscriptions.map((s) => `<form method="post" action="/p/session/${escape(portal.id)}" style="margin-top:1rem"><input type="hidden" name="subscription" value="${escape(s.id)}"><p>Status: ${escape(s["status"])}</p><label for="card-${escape(s.id)}">New card number</label><input id="card-${escape(s.id)}" name="cardNumber" inputmode="numeric" autocomplete="cc-number"><button name="act" value="card">Change card</button><button class="plain" name="act" value="cancel">Cancel now</button></form>`).join("")}${portal["return_url"] ? `<p style="margin-top:1.5rem"><a href="${escape(portal["return_url"])}">Return to Harambee</a></p>` : ""}${cards}`,
  );
