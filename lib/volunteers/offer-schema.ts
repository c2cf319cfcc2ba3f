import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { emailField, refuse, textField } from "@/lib/text";
import { maxOffer } from "@/lib/volunteers/rules";

/** The form of an offer to help. Browser-safe. In a file of its own, so that public pages do not load the other forms. */
const id = z.string().check(z.maxLength(64));

const consent = z.pipe(
  z.optional(z.string().check(z.maxLength(10))),
  z.transform((text: string | undefined, payload): true =>
    text === "on" || text === "true" ? true : refuse(payload, "volunteerConsentNeeded"),
  ),
);

export const offerInput = z.object({
  callId: id,
  name: textField({ max: 120, name: true, need: "volunteerNameNeeded" }),
  email: emailField({ need: "validEmail" }),
  offer: textField({ max: maxOffer, lines: true, need: "volunteerOfferNeeded" }),
  consent,
});
export type OfferInput = z.infer<typeof offerInput>;
export const offerForm: FormSchema = {
  schema: offerInput,
  messages: [
    "volunteerNameNeeded",
    "validEmail",
    "emailMeant",
    "volunteerOfferNeeded",
    "volunteerConsentNeeded",
  ],
};
