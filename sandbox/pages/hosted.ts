import { z } from "zod";
import { paySession } from "../core/sessions";
import type { Thing } from "../core/things";
import type { World } from "../core/world";
import { go, html, type Reply } from "../reply";
import { challengePage, payPage, testAccounts, type Typed, type Wrong } from "./checkout";
import { alone, closedPage, type Surface } from "./frame";
import { embeddedSurface, paidFrame, paidUrl } from "./embedded";
import { languageOf, messageIn, translatorFor, type Language } from "./texts";

const most = 500;
const form = z.record(z.string(), z.string().max(most));

function check(typed: Typed, now: number): Wrong | null {
  if (!/^[^\s@<>]+@[^\s@<>]+$/.test(typed["email"] ?? ""))
    return { message: "Your email is incomplete.", field: "email" };
  if (typed["method"] === "us_bank_account")
    return /^\d{4,17}$/.test(typed["accountNumber"] ?? "")
      ? null
      : { message: "Your account number is incomplete.", field: "accountNumber" };
  if (!(typed["cardNumber"] ?? "").trim())
    return { message: "Your card number is incomplete.", field: "cardNumber" };
  const expiry = /^(\d{1,2})\/?(?:20)?(\d{2})$/.exec(
    (typed["cardExpiry"] ?? "").slice(0, 40).replace(/\s/g, ""),
  );
  if (!expiry || Number(expiry[1]) < 1 || Number(expiry[1]) > 12)
    return { message: "Your card's expiration date is incomplete.", field: "cardExpiry" };
  if (Date.UTC(2000 + Number(expiry[2]), Number(expiry[1]), 1) < now * 1000)
    return { message: "Your card's expiration date is in the past.", field: "cardExpiry" };
  return /^\d{3,4}$/.test((typed["cardCvc"] ?? "").trim())
    ? null
    : { message: "Your card's security code is incomplete.", field: "cardCvc" };
}

const fieldOf: Record<string, string> = { incorrect_cvc: "cardCvc", expired_card: "cardExpiry" };

const missing = (language: Language): string => {
  const t = translatorFor(language);
  return closedPage(
    t("Nothing to pay"),
    t("There is no such checkout."),
    null,
    "",
    alone(language),
  );
};

/** The hosted checkout: a page of its own. */
export async function hosted(
  world: World,
  method: string,
  id: string,
  body: string,
  asked: string,
): Promise<Reply> {
  const session = world.store.get("checkout.session", id);
  if (session?.ui_mode !== "hosted_page") return html(missing(languageOf(null, asked)), 404);
  const language = languageOf(session.locale, asked);
  const surface = { ...alone(language), action: `/c/pay/${session.id}` };
  return checkout(world, method, session, body, surface);
}

/** The same in a frame of the seller's page: the address is the client secret, and only that page may frame it. */
export async function embedded(
  world: World,
  method: string,
  secret: string,
  body: string,
  asked: string,
): Promise<Reply> {
  const session = world.store.get("checkout.session", secret.split("_secret_")[0]);
  if (!session?.client_secret || session.client_secret !== secret)
    return html(missing(languageOf(null, asked)), 404);
  const { surface, headers } = embeddedSurface(session, secret, languageOf(session.locale, asked));
  const reply = await checkout(world, method, session, body, surface);
  return { ...reply, headers: { ...headers, ...reply.headers } };
}

/** The form, the bank's challenge, and the return. */
async function checkout(
  world: World,
  method: string,
  session: Thing<"checkout.session">,
  body: string,
  surface: Surface,
): Promise<Reply> {
  const { store, hooks } = world;
  const t = translatorFor(surface.language);
  const paid = () =>
    surface.parents.length === 0 ? go(paidUrl(session)) : html(paidFrame(session, surface));
  // a second submit of the same form goes where the first one went
  if (session.status === "complete")
    return method === "POST"
      ? paid()
      : html(
          closedPage(
            t("Already paid"),
            t("This checkout is complete. Nothing more is charged."),
            paidUrl(session),
            t("See your payment"),
            surface,
          ),
        );
  if (session.status !== "open")
    return html(
      closedPage(
        t("Expired"),
        t("This checkout has expired. Nothing was charged."),
        session.cancel_url,
        t("Go back"),
        surface,
      ),
    );
  if (method !== "POST") return html(payPage(session, surface, null));
  const read = form.safeParse(Object.fromEntries(new URLSearchParams(body)));
  if (!read.success)
    return html(
      payPage(session, surface, {
        message: t("A field has more than {most} characters.", { most: String(most) }),
        field: null,
      }),
      400,
    );
  const { challenge, cardCvc, ...fields } = read.data;
  const typed: Typed = {
    ...fields,
    method: session.payment_method_types.includes(fields["method"] ?? "")
      ? fields["method"]!
      : session.payment_method_types[0]!,
  };
  const again = ({ message, field }: Wrong) =>
    html(
      payPage(session, surface, { message: messageIn(surface.language, message), field }, typed),
      402,
    );
  const wrong = check({ ...typed, cardCvc: cardCvc ?? "" }, store.now());
  if (wrong) return again(wrong);
  if (challenge === "fail")
    return again({
      message:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
      field: null,
    });
  const bank = typed["method"] === "us_bank_account";
  const [month, year] = (typed["cardExpiry"] ?? "").split("/").map((part) => Number(part.trim()));
  const result = paySession(world, session, {
    number: (bank ? typed["accountNumber"] : typed["cardNumber"]) ?? "",
    name: typed["billingName"] ?? null,
    email: typed["email"] ?? null,
    country:
      /united states/i.test(typed["billingCountry"] ?? "") ||
      typed["billingCountry"] === t("United States")
        ? "US"
        : null,
    postalCode: typed["billingPostalCode"] || null,
    ...(month && year ? { expMonth: month, expYear: year < 100 ? 2000 + year : year } : {}),
    method: bank ? "us_bank_account" : "card",
    challenged: challenge === "complete",
  });
  const account = bank
    ? testAccounts[typed["accountNumber"] as keyof typeof testAccounts]
    : undefined;
  const intent =
    account &&
    store.get("payment_intent", (session.payment_intent as string | null) ?? session._pending);
  if (intent) {
    store.unschedule((task) => task.kind === "debit_settle" && task.ref === intent.id);
    if (account === "is sent back")
      store.schedule({ at: store.now() + 5, kind: "debit_return", ref: intent.id });
  }
  store.commit();
  if (result.outcome === "challenge")
    return html(challengePage(session, surface, { ...typed, cardCvc: cardCvc ?? "" }));
  if (result.outcome === "declined")
    return again({
      message: result.message,
      field: bank ? "accountNumber" : (fieldOf[result.code] ?? "cardNumber"),
    });
  if (result.outcome === "closed") return paid();
  await hooks.settled(result.events, 10_000);
  return paid();
}
