import { testCards } from "../core/cards";
import type { Thing } from "../core/things";
import { dollars, escape, frame, type Surface } from "./frame";
import { translatorFor, type Language, type Translate } from "./texts";

export type Typed = Record<string, string>;
/** The error, and the field it is in. */
export type Wrong = { message: string; field: string | null };

/** The bank accounts with special behaviour; every other number clears. */
export const testAccounts = {
  "000111111116": "is sent back",
  "000000000009": "stays under way",
} as const;

/** For developers, so in English on every page. */
const cardTable = `<table lang="en" dir="ltr"><thead><tr><th scope="col">Number</th><th scope="col">What it does</th></tr></thead><tbody>${testCards.map(([number, does]) => `<tr><td><code>${number}</code></td><td>${does}</td></tr>`).join("")}</tbody></table>`;
export const cardList = (t: Translate): string =>
  `<details><summary>${t("All test cards")}</summary>${cardTable}</details>`;
const cardHint = (t: Translate): string =>
  `<div class="hint"><p style="margin:0">${t("Nothing is charged here. Pay with {card}, any date in the future and any CVC.", { card: "<b>4242 4242 4242 4242</b>" })}</p>${cardList(t)}</div>`;
const bankHint = (t: Translate): string =>
  `<div class="hint"><p style="margin:0">${t("Nothing is charged here. The debit clears after some seconds.")}${Object.entries(
    testAccounts,
  )
    .map(([number, does]) => ` ${t(`Account {number} ${does}.`, { number: `<b>${number}</b>` })}`)
    .join("")}</p></div>`;

const dayOf = (seconds: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(seconds * 1000);

function verbOf(session: Thing<"checkout.session">, amount: string, t: Translate): string {
  if (session.mode === "subscription") return t("Give {amount} a month", { amount });
  if (session.submit_type === "donate") return t("Donate {amount}", { amount });
  return t("Pay {amount}", { amount });
}

/** The page of an open session. On an error typed values are kept, except the CVC, whose box then says so. */
export function payPage(
  session: Thing<"checkout.session">,
  surface: Surface,
  wrong: Wrong | null,
  typed: Typed = {},
): string {
  const monthly = session.mode === "subscription";
  const t = translatorFor(surface.language);
  const { trialEnd } = session._subscription;
  // of a trial nothing is due now: what is shown is what comes each month
  const amount = dollars(
    trialEnd === undefined ? session.amount_total : (session._lines[0]?.amount_total ?? 0),
    surface.language,
  );
  const later =
    trialEnd === undefined
      ? ""
      : `<p><b>${t("Nothing is due today. The first payment is on {date}.", { date: dayOf(trialEnd, surface.language) })}</b></p>`;
  const verb = verbOf(session, amount, t);
  const once = t(session.submit_type === "donate" ? "Donation" : "A payment");
  const said = wrong ? `<p class="error" role="alert" id="wrong">${escape(wrong.message)}</p>` : "";
  // the error is above its field, where the page scrolls to
  const field = (name: string, label: string, more: string, value = "") =>
    `${wrong?.field === name ? said : ""}<label for="${name}">${label}</label><input id="${name}" name="${name}" ${more} value="${escape(typed[name] ?? value)}"${wrong?.field === name ? ' aria-invalid="true" aria-describedby="wrong" autofocus' : ""}>`;
  const emptied = wrong !== null && wrong.field !== "cardCvc";
  const types = session.payment_method_types;
  const choice =
    types.length > 1
      ? `<fieldset><legend>${t("Payment method")}</legend>${types.map((type) => `<label class="radio"><input type="radio" name="method" value="${escape(type)}"${(typed["method"] ?? types[0]) === type ? " checked" : ""}> ${t(type === "card" ? "Card" : "US bank account")}</label>`).join("")}</fieldset>`
      : `<input type="hidden" name="method" value="${escape(types[0])}">`;
  const required = types.length > 1 ? "" : "required";
  const card = types.includes("card")
    ? `${field("cardNumber", t("Card number"), `inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242" ${required}`)}
<div class="two"><div>${field("cardExpiry", t("Expiry"), `autocomplete="cc-exp" placeholder="${t("MM / YY")}" ${required}`)}</div><div>${field("cardCvc", t("CVC"), `inputmode="numeric" autocomplete="cc-csc" ${emptied ? 'aria-describedby="again"' : 'placeholder="123"'} ${required}`)}${emptied ? `<small id="again">${t("Please enter it again.")}</small>` : ""}</div></div>${field("billingName", t("Name on card"), `autocomplete="cc-name" ${required}`)}
<div class="two"><div>${field("billingCountry", t("Country"), `autocomplete="country-name"`, t("United States"))}</div><div>${field("billingPostalCode", t("ZIP"), `autocomplete="postal-code"`)}</div></div>`
    : "";
  const bank = types.includes("us_bank_account")
    ? `${field("accountNumber", t("Account number"), `inputmode="numeric" autocomplete="off" ${required}`, "000123456789")}${card ? "" : field("billingName", t("Name on the account"), 'autocomplete="name" required')}`
    : "";
  return frame(
    t("Checkout"),
    `<div class="summary">${session.cancel_url ? `<a class="back" href="${escape(session.cancel_url)}">${t("← Back")}</a>` : ""}<p class="eyebrow">${monthly ? t("Monthly donation") : once}</p><h1><bdi>${escape(session._lines[0]?.description)}</bdi></h1><p class="amount">${amount}${monthly ? ` <small>${t("per month")}</small>` : ""}</p>${later}${card ? cardHint(t) : bankHint(t)}</div>
<div>
<form class="panel" method="post" action="${escape(surface.action)}">${field("email", t("Email"), 'type="email" autocomplete="email" required', session.customer_email ?? session.customer_details?.email ?? "")}${choice}${card}${bank}${wrong?.field ? "" : said}<button type="submit">${escape(verb)}</button></form></div>`,
    { wide: true, surface },
  );
}

/** The bank's own step (3-D Secure). */
export function challengePage(
  session: Thing<"checkout.session">,
  surface: Surface,
  typed: Typed,
): string {
  const t = translatorFor(surface.language);
  const what = t("{amount} for {title}. Here your bank would show its own page (3-D Secure).", {
    amount: dollars(session.amount_total, surface.language),
    title: `<bdi>${escape(session._lines[0]?.description)}</bdi>`,
  });
  const fields = Object.entries(typed)
    .map(([k, v]) => `<input type="hidden" name="${escape(k)}" value="${escape(v)}">`)
    .join("");
  return frame(
    t("Confirm"),
    `<div class="panel"><h1>${t("Your bank asks you to confirm")}</h1><p>${what}</p>
<form method="post" action="${escape(surface.action)}">${fields}<button name="challenge" value="complete" type="submit">${t("Complete")}</button><button class="plain" name="challenge" value="fail" type="submit">${t("Fail")}</button></form></div>`,
    { surface },
  );
}
