import { amountField } from "@/lib/money/amount-field";
import { maxDonationCents, minDonationCents } from "@/lib/money/money";
import { emailField, textField } from "@/lib/text";

/** Fields that a donor sends, validated by the verbs and in the browser. Browser-safe. */
export const donorName = textField({ max: 120, name: true, need: "enterName" });
export const donorEmail = emailField({ need: "enterEmail" });
export const optionalEmail = emailField();
export const note = textField({ max: 1_000, lines: true });
export const dedicationName = textField({ max: 120, name: true, need: "enterDedicationName" });

/** Typed dollars, in cents. */
export const giftDollars = amountField({
  min: minDonationCents,
  max: maxDonationCents,
  wrong: "validAmount",
});
