import { z } from "zod";
import { endOfUtcDay } from "@/lib/clock";
import { causeFrom, causes } from "@/lib/causes";
import { countryCode } from "@/lib/countries";
import { msg, type MessageKey } from "@/lib/i18n/errors";
import { parseDollars } from "@/lib/money/money";
import { descriptionMax, goalMaxCents, goalMinCents, titleMax } from "@/lib/campaigns/limits";
import { statuses, type BadgeKind, type TimeLeft } from "@/lib/campaigns/rules";
import { isReserved, slugShape } from "@/lib/campaigns/slug-shape";
import { publicName } from "@/lib/names";
import { textField } from "@/lib/text";

/** What a campaign is made of, as text fields of a form or of multipart. Browser-safe. */
const fill = msg("fillRequired");

const title = publicName({ max: titleMax, need: fill });
const description = textField({ max: descriptionMax, lines: true, need: fill });
/** A choice out of a list, a number, a day: nothing that is longer than this is one. */
const short = (wrong: MessageKey) =>
  z
    .string({ error: fill })
    .max(200, { error: wrong, abort: true })
    .trim()
    .min(1, { error: fill, abort: true });

/** Dollars as text; the range's own words for anything that is no amount in it (FORM-013..015). */
const goal = short("goalRange").transform((text, context) => {
  const cents = parseDollars(text);
  if (cents === null || cents < goalMinCents || cents > goalMaxCents) {
    context.addIssue({ code: "custom", message: msg("goalRange") });
    return z.NEVER;
  }
  return BigInt(cents);
});
const cause = short("validCause")
  .meta({ enum: [...causes] })
  .transform((text, context) => {
    const result = causeFrom(text);
    if (!result) context.addIssue({ code: "custom", message: msg("validCause") });
    return result ?? z.NEVER;
  });
const country = short("validCountry").transform((text, context) => {
  const code = countryCode(text);
  if (!code) context.addIssue({ code: "custom", message: msg("validCountry") });
  return code ?? z.NEVER;
});
const slug = z
  .string()
  .max(400, { error: msg("slugShape"), abort: true })
  .trim()
  .transform((t) => t.toLowerCase())
  .pipe(
    z
      .string()
      .refine((s) => s === "" || !isReserved(s), { error: msg("slugReserved"), abort: true })
      .refine((s) => s === "" || slugShape.test(s), msg("slugShape")),
  );

/** A date (YYYY-MM-DD) or milliseconds, moved to the end of its day in UTC, up to the year 2100; "" takes the deadline away (OP-066). */
const moment = z
  .string()
  .max(40, msg("endDateInvalid"))
  .transform((text, context): Date | null => {
    if (text === "" || text === "null") return null;
    const date = /^\d{4}-\d{2}-\d{2}$/.test(text)
      ? new Date(`${text}T00:00:00.000Z`)
      : /^-?\d{1,16}$/.test(text)
        ? new Date(Number(text))
        : new Date(Number.NaN);
    const day =
      Number.isNaN(date.getTime()) ||
      (text.includes("-") && !text.startsWith("-") && date.toISOString().slice(0, 10) !== text)
        ? null
        : endOfUtcDay(date);
    if (day === null || day.getUTCFullYear() > 2100 || day.getUTCFullYear() < 1970) {
      context.addIssue({ code: "custom", message: msg("endDateInvalid") });
      return z.NEVER;
    }
    return day;
  });

/** Old names are taken where harmless (OP-076): goal, endDate; raised and totalRaised are ignored, never obeyed. */
export const campaignFields = {
  title: title.optional(),
  description: description.optional(),
  fundingGoal: goal.optional(),
  goal: goal.optional(),
  cause: cause.optional(),
  country: country.optional(),
  campaignSlug: slug.optional(),
  status: z.enum(statuses, { error: msg("statusMove") }).optional(),
  deadline: moment.optional(),
  endDate: moment.optional(),
  isPerpetual: z.enum(["true", "false"]).optional(),
  focalX: z.coerce.number().min(0).max(1).optional(),
  focalY: z.coerce.number().min(0).max(1).optional(),
  raised: z.string().max(200).optional(),
  totalRaised: z.string().max(200).optional(),
  mainImage: z.enum(["", "null", "undefined"]).optional(),
  additionalImages: z.enum(["", "null", "undefined"]).optional(),
};

export type CampaignPatch = {
  title?: string;
  description?: string;
  fundingGoalCents?: bigint;
  cause?: string;
  country?: string;
  slug?: string;
  status?: (typeof statuses)[number];
  /** undefined: not sent; null: perpetual */
  deadline?: Date | null;
  focal?: { x: number; y: number };
};

/** Text fields of a create or update, only those that are present. */
export const campaignPatch = z
  .strictObject(campaignFields)
  .transform((input, context): CampaignPatch => {
    const differ = (a: unknown, b: unknown) =>
      a !== undefined &&
      b !== undefined &&
      String(a instanceof Date ? a.getTime() : a) !== String(b instanceof Date ? b.getTime() : b);
    if (differ(input.fundingGoal, input.goal))
      context.addIssue({ code: "custom", path: ["goal"], message: msg("aliasesDiffer") });
    if (differ(input.deadline, input.endDate))
      context.addIssue({ code: "custom", path: ["endDate"], message: msg("aliasesDiffer") });
    const goalCents = input.fundingGoal ?? input.goal;
    const deadline =
      input.isPerpetual === "true"
        ? null
        : input.deadline !== undefined
          ? input.deadline
          : input.endDate;
    return {
      ...(input.title === undefined ? {} : { title: input.title }),
      ...(input.description === undefined ? {} : { description: input.description }),
      ...(goalCents === undefined ? {} : { fundingGoalCents: goalCents }),
      ...(input.cause === undefined ? {} : { cause: input.cause }),
      ...(input.country === undefined ? {} : { country: input.country }),
      ...(input.campaignSlug === undefined ? {} : { slug: input.campaignSlug }),
      ...(input.status === undefined ? {} : { status: input.status }),
      ...(deadline === undefined ? {} : { deadline }),
      ...(input.focalX === undefined || input.focalY === undefined
        ? {}
        : { focal: { x: input.focalX, y: input.focalY } }),
    };
  });

export type CampaignImageView = {
  id: string;
  storageKey: string;
  widths: number[];
  width: number;
  height: number;
  focalX: number;
  focalY: number;
};

/** A campaign as lists show it. Plain data: no donor, no bank, no bigint. */
export type CampaignCard = {
  id: string;
  slug: string;
  title: string;
  description: string;
  status: string;
  badge: BadgeKind;
  timeLeft: TimeLeft;
  deadlineMs: number | null;
  cause: string;
  country: string | null;
  fundingGoalCents: number;
  raisedCents: number;
  percent: number;
  donors: number;
  image: CampaignImageView | null;
  ngo: { id: string; name: string; verified: boolean; suspended: boolean; isOperator: boolean };
};

export type CampaignDetail = CampaignCard & {
  gallery: CampaignImageView[];
  cardOnly: boolean;
  isDemo: boolean;
  takesGifts: boolean;
  ngoVerifiedUntil: Date | null;
  ngoImageKey: string | null;
  ngoCountry: string | null;
};
