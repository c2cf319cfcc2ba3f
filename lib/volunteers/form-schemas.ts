import { plainTyped } from "@/lib/typed/plain";
import * as z from "zod/mini";
import { dayField } from "@/lib/campaigns/fields";
import { days, endOfUtcDay, now } from "@/lib/clock";
import { countryCode, countryFault } from "@/lib/countries";
import { requestKeyField, seenField, type FormSchema } from "@/lib/forms/form-schema";
import { maxAnswer, maxDaysAhead, maxNeeds, maxPlaces, maxRole } from "@/lib/volunteers/rules";
import { refuse, textField } from "@/lib/text";

/** The organisation's and administrators' forms about volunteers, with fields as they are posted. Browser-safe. */
const id = z.string().check(z.maxLength(64));

const places = z.pipe(
  z.string({ error: "volunteerPlaces" }),
  z.transform((text: string, payload): number => {
    const typed = plainTyped(text.slice(0, 20)).trim();
    const number = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
    return number >= 1 && number <= maxPlaces ? number : refuse(payload, "volunteerPlaces");
  }),
);

/** "" means "from anywhere". */
const country = z.pipe(
  z.string().check(z.maxLength(200, "validCountry")),
  z.transform((text: string, payload) => {
    if (text.trim() === "") return null;
    return countryCode(text) ?? refuse(payload, countryFault(text));
  }),
);

const lastDay = z.pipe(
  z.string({ error: "volunteerUntil" }).check(z.maxLength(40, "volunteerUntil")),
  z.transform((text: string, payload): Date => {
    const day = dayField(text);
    const time = now();
    const last = endOfUtcDay(new Date(time.getTime() + days(maxDaysAhead)));
    return day !== null && day > time && day <= last ? day : refuse(payload, "volunteerUntil");
  }),
);

export const callInput = z.object({
  /** "" for a new one */
  callId: z._default(id, ""),
  requestKey: requestKeyField,
  seen: seenField,
  campaignId: id,
  role: textField({ max: maxRole, name: true, need: "volunteerRoleNeeded" }),
  needs: textField({ max: maxNeeds, lines: true, need: "volunteerNeedsNeeded" }),
  places,
  country,
  until: lastDay,
});
export type CallInput = z.infer<typeof callInput>;
export const callForm: FormSchema = {
  schema: callInput,
  messages: [
    "volunteerRoleNeeded",
    "volunteerNeedsNeeded",
    "volunteerPlaces",
    "volunteerUntil",
    "validCountry",
    "whichCongo",
  ],
};

export const answerInput = z.object({
  offerId: id,
  answer: z.enum(["accept", "decline"]),
  text: textField({ max: maxAnswer, lines: true, need: "volunteerAnswerNeeded" }),
});
/** Which of the two buttons was pressed is only known once the form is sent. */
export const answerForm: FormSchema = {
  schema: z.object({ text: answerInput.shape.text }),
  messages: ["volunteerAnswerNeeded"],
};

export const stopInput = z.object({
  callId: id,
  reason: textField({ max: 500, lines: true, need: "refundReasonNeeded" }),
});
export const stopForm: FormSchema = { schema: stopInput, messages: ["refundReasonNeeded"] };
