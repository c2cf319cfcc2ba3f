import { expect, test } from "vitest";
import { declineReason } from "@/lib/monthly-gifts/decline-reasons";
import { locales } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

const of = (declineCode: string | null, code: string | null = "card_declined") =>
  declineReason({ code, declineCode });

test("what the donor can act on is named", () => {
  expect(
    [
      ...["expired_card", "insufficient_funds", "card_velocity_exceeded"],
      ...["authentication_required", "incorrect_cvc", "card_not_supported"],
      ...["account_closed", "try_again_later"],
    ].map((code) => of(code)),
  ).toEqual([
    ...["expired", "funds", "limit", "confirm", "details", "unsupported", "account", "temporary"],
  ]);
  // a code of the provider itself, when the bank gave none
  expect(of(null, "expired_card")).toBe("expired");
});

test("what would help a thief or shame a donor, and what nobody knows, is the one general sentence", () => {
  for (const code of [
    ...["lost_card", "stolen_card", "fraudulent", "pickup_card", "restricted_card"],
    ...["security_violation", "merchant_blacklist", "do_not_honor", "generic_decline"],
    ...["call_issuer", "revocation_of_all_authorizations", "testmode_decline", "", "constructor"],
    ...["__proto__", "never_heard_of"],
  ])
    expect(of(code), code).toBe("refused");
  expect(of(null, null)).toBe("refused");
  expect(declineReason(null)).toBe("refused");
  for (const locale of locales) {
    const said = translator(locale, "email")("declined.refused");
    expect(said).not.toMatch(
      /stolen|lost|fraud|volée|perdue|gesteel|verloor|iliyoibwa|roubad|مسروق/i,
    );
  }
});
