import { isoDay } from "@/lib/format";
import { plainTyped } from "@/lib/typed/plain";
import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import { endOfUtcDay } from "@/lib/clock";
import type { MessageKey } from "@/lib/i18n/message-key";
import { giftDollars } from "@/lib/donations/fields";
import { recordedMethods } from "@/lib/donations/rules";
import { amountField, amountsAsPosted } from "@/lib/money/amount-field";
import { maxDonationCents, minDonationCents } from "@/lib/money/money";
import {
  matchKinds,
  maxDonorsWanted,
  readShare,
  wholePercent,
  type MatchKind,
} from "@/lib/matches/rules";
import { emailField, refuse, textField } from "@/lib/text";

/** Forms about sponsors' promises, with fields as they are posted. Browser-safe. */

/** A day as a date field posts it, taken as its start in UTC. */
const day = z.pipe(
  z.string({ error: "matchTimes" }).check(z.maxLength(20, "matchTimes")),
  z.transform((text: string, payload): Date => {
    const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00.000Z` : Number.NaN);
    const real = !Number.isNaN(date.getTime()) && isoDay(date) === text;
    return real && date.getUTCFullYear() <= 2100 ? date : refuse(payload, "matchTimes");
  }),
);
const shortText = z._default(z.string().check(z.maxLength(20)), "");
const switched = z.pipe(
  z.optional(z.string().check(z.maxLength(20))),
  z.transform((value: string | undefined) => value !== undefined),
);
const wholeNumber = (text: string, max: number): number | null => {
  const typed = plainTyped(text);
  const value = /^\s*\d{1,7}\s*$/.test(typed) ? Number(typed) : 0;
  return value >= 1 && value <= max ? value : null;
};

type Posted = Record<string, unknown>;
/** Asked whatever else is wrong, so that everything is told at once. */
const needs = (path: string, error: MessageKey, isMet: (form: Posted) => boolean) =>
  z.refine<Posted>(isMet, { error, path: [path], when: () => true });
const text = (value: unknown): string => (typeof value === "string" ? value : "");

const fields = z
  .object({
    campaign: textField({ max: 100, need: "campaignNotFound" }),
    kind: z.enum(matchKinds),
    sponsorName: textField({ max: 120, name: true, need: "matchSponsorName" }),
    sponsorEmail: emailField({ need: "matchSponsorEmail" }),
    showsName: switched,
    percent: shortText,
    donorsWanted: shortText,
    cap: amountField({ min: minDonationCents, max: maxDonationCents, wrong: "validAmount" }),
    starts: day,
    ends: day,
    additionalDocument: z.optional(z.unknown()),
  })
  .check(
    needs(
      "percent",
      "matchPercent",
      ({ kind, percent }) => kind !== "match" || readShare(text(percent)) !== null,
    ),
    needs(
      "donorsWanted",
      "matchDonors",
      ({ kind, donorsWanted }) =>
        kind !== "threshold" || wholeNumber(text(donorsWanted), maxDonorsWanted) !== null,
    ),
    needs(
      "ends",
      "matchTimes",
      ({ starts, ends }) => !(starts instanceof Date) || !(ends instanceof Date) || starts <= ends,
    ),
  );

/** A sponsor's promise; it runs until the end of the last day. */
export type MatchInput = {
  campaign: string;
  kind: MatchKind;
  sponsorName: string;
  sponsorEmail: string;
  showsName: boolean;
  /** cents for each `per` cents of donations; null for a threshold */
  percent: number | null;
  per: number;
  donorsWanted: number | null;
  capCents: number;
  startsAt: Date;
  endsAt: Date;
};

function toMatch(form: z.output<typeof fields>): MatchInput {
  const { percent, donorsWanted, cap, starts, ends, additionalDocument: _file, ...rest } = form;
  const isMatch = form.kind === "match";
  const share = isMatch ? readShare(percent) : null;
  return {
    ...rest,
    percent: share?.percent ?? null,
    per: share?.per ?? wholePercent,
    donorsWanted: isMatch ? null : wholeNumber(donorsWanted, maxDonorsWanted),
    capCents: cap,
    startsAt: starts,
    endsAt: endOfUtcDay(ends),
  };
}

export const matchInput = z.pipe(amountsAsPosted("cap"), z.pipe(fields, z.transform(toMatch)));

/** Of an organisation, with the sponsor's written promise. */
export const proposedMatchInput = z.pipe(
  amountsAsPosted("cap"),
  z.pipe(
    fields.check(
      needs(
        "additionalDocument",
        "matchPromise",
        (form) => form["additionalDocument"] !== undefined,
      ),
    ),
    z.transform(toMatch),
  ),
);

const messages = [
  "campaignNotFound",
  "matchSponsorName",
  "matchSponsorEmail",
  "validEmail",
  "emailMeant",
  "validAmount",
  "amountUnclear",
  "amountInDollars",
  "matchPercent",
  "matchDonors",
  "matchTimes",
] as const satisfies readonly MessageKey[];

export const matchForm: FormSchema = { schema: matchInput, messages };
export const proposedMatchForm: FormSchema = {
  schema: proposedMatchInput,
  messages: [...messages, "matchPromise"],
};

export const matchPaymentFields = {
  amount: giftDollars,
  method: z.enum(recordedMethods, { error: "methodNotTaken" }),
};
export const matchPaymentForm: FormSchema = {
  schema: z.pipe(amountsAsPosted("amount"), z.object(matchPaymentFields)),
  messages: ["validAmount", "amountUnclear", "amountInDollars", "methodNotTaken"],
};
