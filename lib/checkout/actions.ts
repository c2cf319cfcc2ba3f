"use server";

import { cookies } from "next/headers";
import * as z from "zod/mini";
import { action, type ActionResult } from "@/lib/http/action";
import { env } from "@/lib/env";
import { confirmGiving } from "@/lib/fraud/confirmed-address";
import { formatDate } from "@/lib/format";
import { campaignPath } from "@/lib/fund";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { AppError } from "@/lib/errors";
import type { Locale } from "@/lib/i18n/locales";
import { formatUsd } from "@/lib/money/money";
import { payInPage, type PaymentInPage } from "@/lib/payments/pay-in-page";
import type { CheckoutInPage } from "@/lib/checkout/schema";
import { pledgeInstructions } from "@/lib/checkout/pledge-instructions";
import { giveInput, type GiveInput, type TypedDonation } from "@/lib/checkout/form-schemas";
import { carriedGiftCookie, carriedGiftSeconds } from "@/lib/checkout/carried-gift";
import { makeMonthly } from "@/lib/checkout/make-monthly";
import { alreadyGiven } from "@/lib/checkout/repeat-gift";
import { isPledgeMethod } from "@/lib/donations/rules";
import { startDonation, startDonationInPage } from "@/lib/checkout/start";
import {
  encryptTypedDonation,
  readTypedDonation,
  typedDonationCookie,
  typedDonationSeconds,
} from "@/lib/checkout/typed-donation";

/** The number of a pledge, and how to pay it. */
type Pledged = {
  kind: "pledge";
  orderId: string;
  /** "You give $50" */ line: string;
  redirectUrl: string | null;
  /** payment instructions, if there is no page for them (OP-091) */ instructions: string;
  /** what happens to the choice to give each month (OP-090) */ repeats: string | null;
};

/** What replaces the form after it is sent. */
export type Given = Pledged | { kind: "held" } | ({ kind: "pay" } & PaymentInPage);

/** @throws 503 where no checkout in the page is available */
function paymentOf(
  { clientSecret, amountCents, monthly }: CheckoutInPage,
  { firstPayment }: GiveInput,
  locale: Locale,
): Extract<Given, { kind: "pay" }> {
  const page = payInPage();
  if (!page) throw new AppError("provider_unavailable", "providerFailed");
  const t = translator(locale, "donate");
  const amount = formatUsd(amountCents, locale);
  const day = monthly && firstPayment !== "today" ? firstPayment : undefined;
  const line =
    day === undefined
      ? t(monthly ? "payLineMonthly" : "payLine", { amount })
      : t("payLineLater", { amount, date: formatDate(new Date(day), locale) });
  return { kind: "pay", ...page, clientSecret, line };
}

/**
 * The donation form. Continues with the checkout in the page; with the provider's own page, without a script or if the
 * donor chose it; or with the pledge's number (GIVE-044, GIVE-047). The typed values are stored for a donor who comes
 * back.
 */
export const give = action(
  giveInput,
  async ({ actor, input: sent }): Promise<ActionResult<Given>> => {
    const carried = (await cookies()).get(carriedGiftCookie)?.value;
    const input = { ...sent, carried };
    const running = (await alreadyGiven(input))?.path;
    if (running) return { redirectTo: `${localePath(actor.locale, running)}?done=already` };
    const start = input.inPage && payInPage() ? startDonationInPage : startDonation;
    const started = await start(actor, input);
    if (started.kind === "pledge" && started.held)
      return {
        data: { kind: "held" },
        message: translator(actor.locale, "common")("heldByMail"),
      };
    if (started.kind === "pledge")
      return {
        data: {
          kind: "pledge",
          orderId: started.orderId,
          line: translator(actor.locale, "donate")("payLine", {
            amount: formatUsd(started.amountCents, actor.locale, { exact: true }),
          }),
          redirectUrl: started.redirectUrl,
          instructions: pledgeInstructions(input.method, actor.locale).text,
          repeats:
            input.frequency === "monthly"
              ? translator(actor.locale, "email")("pledge.monthly")
              : null,
        },
        message: translator(actor.locale, "donate")("pledged"),
      };
    (await cookies()).set(typedDonationCookie, encryptTypedDonation(started.donationId), {
      path: "/",
      maxAge: typedDonationSeconds,
      httpOnly: true,
      sameSite: "lax",
      secure: env.secureCookies,
    });
    return started.kind === "checkout"
      ? { redirectTo: started.url }
      : { data: paymentOf(started, sent, actor.locale) };
  },
  {
    wayOn: (refused, locale) =>
      refused === "networkFails" || refused === "manyFromNetwork"
        ? {
            field: "confirmByMail",
            label: translator(locale, "donate")("confirmByMail"),
          }
        : undefined,
    fallback: (fields) =>
      isPledgeMethod(String(fields["method"])) ? "pledgeFailed" : "paymentFailed",
  },
);

/**
 * "Give $25 a month", next to a single donation: continues with the form, which the server fills in from the cookie set
 * here. `inPage`: sent by the page's script, which loads the next page itself. A redirect would be followed within the
 * open page, under its content policy, which does not allow the provider's card form.
 */
export const repeatGift = action(
  z.object({
    token: z.string().check(z.minLength(1), z.maxLength(500)),
    dollars: z.string().check(z.regex(/^[1-9]\d{0,4}$/, "validAmount")),
    inPage: z.optional(z.literal("1")),
  }),
  async ({ actor: { locale }, input: { token, dollars, inPage } }) => {
    const monthly = await makeMonthly({ token });
    const goOn = (to: string) => (inPage ? { data: { to } } : { redirectTo: to });
    if (monthly.to === "gift") return goOn(`${localePath(locale, monthly.path)}?done=already`);
    const path = localePath(locale, `${campaignPath(monthly.slug)}/donate`);
    // path "/": the form has an address in each language, and a campaign's slug may change; the donation in the cookie
    // decides which form uses it
    (await cookies()).set(carriedGiftCookie, monthly.cookie, {
      path: "/",
      maxAge: carriedGiftSeconds,
      httpOnly: true,
      sameSite: "lax",
      secure: env.secureCookies,
    });
    return goOn(`${path}?monthly=${dollars}`);
  },
);

/** The button on the page that confirms an e-mail address; the page then shows the result. */
export const confirmGivingForm = action(
  z.object({ token: z.string().check(z.maxLength(1_000)) }),
  async ({ actor, input }) => {
    await confirmGiving(input.token);
    return { redirectTo: localePath(actor.locale, `/confirm-giving/${input.token}`) };
  },
);

/**
 * For the dialog of a page that is the same bytes for everyone: what the donor typed in this browser before, if
 * anything.
 */
export async function typedBefore(campaign: string): Promise<TypedDonation | null | undefined> {
  return typeof campaign === "string"
    ? readTypedDonation((await cookies()).get(typedDonationCookie)?.value, campaign)
    : undefined;
}
