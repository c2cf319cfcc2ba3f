import { endSubscription, itemOf } from "../core/end-subscription";
import { isOver } from "../core/subscriptions";
import { verdict } from "../core/charges";
import { makeMethod } from "../core/make-method";
import type { Thing } from "../core/things";
import type { World } from "../core/world";
import { html, type Reply } from "../reply";
import { cardList } from "./checkout";
import { alone, closedPage, dollars, escape, frame } from "./frame";
import { languageOf, messageIn, translatorFor, type Language, type Sentence } from "./texts";

const brands: Record<string, string> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
};
type Said = { text: string; good: boolean; of: string } | null;

function stateOf(s: Thing<"subscription">): Sentence {
  if (isOver(s)) return "Canceled";
  if (s.cancel_at_period_end) return "Ends with this period";
  if (s.pause_collection) return "Paused";
  return s.status === "past_due" ? "Past due" : "Active";
}

function page(
  world: World,
  session: Thing<"billing_portal.session">,
  mine: Thing<"subscription">[],
  said: Said,
  { typed, language }: { typed: string; language: Language },
): string {
  const t = translatorFor(language);
  const each = mine
    .map((s) => {
      const item = itemOf(s);
      const card = world.store.get(
        "payment_method",
        s.default_payment_method as string | null,
      )?.card;
      const state = t(stateOf(s));
      const every = t("per month");
      const ending = card
        ? ` ${t("{brand} ending in {last4}.", { brand: escape(brands[card.brand] ?? card.brand), last4: escape(card.last4) })}`
        : "";
      const wrong = said?.of === s.id && !said.good ? messageIn(language, said.text) : null;
      return `<form class="panel" method="post" action="/p/session/${escape(session.id)}"><input type="hidden" name="subscription" value="${escape(s.id)}"><h2><bdi>${escape(world.store.get("product", item.price.product as string)?.name ?? t("Subscription"))}</bdi></h2><p>${dollars(item.price.unit_amount, language)} ${every}. ${state}.${ending}</p>${wrong === null ? "" : `<p class="error" role="alert" id="wrong">${escape(wrong)}</p>`}${
        isOver(s)
          ? ""
          : `<label for="card-${escape(s.id)}">${t("New card number")}</label><input id="card-${escape(s.id)}" name="cardNumber" inputmode="numeric" autocomplete="cc-number" value="${wrong === null ? "" : escape(typed)}"${wrong === null ? "" : ' aria-invalid="true" aria-describedby="wrong"'}><button name="act" value="card">${t("Change card")}</button><label for="why-${escape(s.id)}">${t("Why are you stopping? (optional)")}</label><select id="why-${escape(s.id)}" name="feedback"><option value=""></option><option value="too_expensive">${t("It is too expensive")}</option><option value="unused">${t("I do not use it")}</option><option value="other">${t("Another reason")}</option></select><button class="plain" name="act" value="end">${t("Cancel at the end of the period")}</button><button class="plain" name="act" value="cancel">${t("Cancel now")}</button>`
      }</form>`;
    })
    .join("");
  return frame(
    t("Your payments"),
    `${session.return_url ? `<a class="back" href="${escape(session.return_url)}">${t("← Return")}</a>` : ""}<h1>${t("Your payments")}</h1>${said?.good ? `<p class="done" role="status">${escape(messageIn(language, said.text))}</p>` : ""}${each || `<p>${t("You have no payments.")}</p>`}<div class="hint"><p style="margin:0">${t("A card that works:")} <b>5555 5555 5555 4444</b></p>${cardList(t)}</div>`,
    { surface: alone(language) },
  );
}

/** The customer portal: each subscription's card, and cancelling it. */
export function portalPage(
  world: World,
  method: string,
  id: string,
  body: string,
  asked: string,
): Reply {
  const { store, hooks } = world;
  const session = store.get("billing_portal.session", id);
  const language = languageOf(session?.locale ?? null, asked);
  const t = translatorFor(language);
  if (!session)
    return html(
      closedPage(t("Not found"), t("This link is not valid."), null, "", alone(language)),
      404,
    );
  const mine = () => store.list("subscription", (s) => s.customer === session.customer);
  if (method !== "POST") return html(page(world, session, mine(), null, { typed: "", language }));
  const typed = new URLSearchParams(body);
  const subscription = mine().find((s) => s.id === typed.get("subscription"));
  if (!subscription || isOver(subscription))
    return html(page(world, session, mine(), null, { typed: "", language }), 409);
  const number = (typed.get("cardNumber") ?? "").slice(0, 50);
  let said: Said = null;
  if (typed.get("act") === "card") {
    const result = verdict(number, true, true);
    if (result.kind === "declines")
      said = { text: result.decline.message, good: false, of: subscription.id };
    else {
      const card = makeMethod(world, { number, email: subscription._email }, session.customer);
      store.change(subscription, { default_payment_method: card.id });
      hooks.emit("payment_method.attached", card);
      hooks.emit("customer.subscription.updated", subscription);
      said = { text: "Your card has been changed.", good: true, of: subscription.id };
    }
  } else if (typed.get("act") === "end") {
    store.change(subscription, {
      cancel_at_period_end: true,
      cancel_at: itemOf(subscription).current_period_end,
      canceled_at: store.now(),
    });
    hooks.emit("customer.subscription.updated", subscription);
    said = { text: "It ends with this period.", good: true, of: subscription.id };
  } else if (typed.get("act") === "cancel") {
    const feedback = typed.get("feedback");
    endSubscription(world, subscription, {
      reason: "cancellation_requested",
      ...(feedback === "too_expensive" || feedback === "unused" || feedback === "other"
        ? { feedback }
        : {}),
    });
    said = { text: "It has been cancelled.", good: true, of: subscription.id };
  }
  store.commit();
  return html(
    page(world, session, mine(), said, { typed: number, language }),
    said && !said.good ? 402 : 200,
  );
}
