import { z } from "zod";
import { msg, type MessageKey } from "@/lib/i18n/errors";
import { cause, country, description, goal, moment, slug, title } from "@/lib/campaigns/fields";
import { storyLanguage } from "@/lib/campaigns/version-schema";
import { video, type Video } from "@/lib/campaigns/video";
import type { ReportClock } from "@/lib/reports/rules";
import {
  statuses,
  type BadgeKind,
  type NoDonationsReason,
  type TimeLeft,
} from "@/lib/campaigns/rules";

/** Old clients send a picture that is not there as one of these texts; any other text is no file. */
const noFile = (error: MessageKey) => z.enum(["", "null", "undefined"], { error: msg(error) });

/** Old field names are accepted where harmless (OP-076): goal, endDate; raised and totalRaised are always ignored. */
const campaignFields = {
  title: z.optional(title),
  description: z.optional(description),
  fundingGoal: z.optional(goal),
  goal: z.optional(goal),
  cause: z.optional(cause),
  country: z.optional(country),
  campaignSlug: z.optional(slug),
  status: z.enum(statuses, { error: msg("statusMove") }).optional(),
  deadline: z.optional(moment),
  endDate: z.optional(moment),
  isPerpetual: z.enum(["true", "false"]).optional(),
  focalX: z.coerce.number().min(0).max(1).optional(),
  focalY: z.coerce.number().min(0).max(1).optional(),
  videoUrl: z.optional(video),
  language: z.optional(storyLanguage),
  raised: z.string().max(200).optional(),
  totalRaised: z.string().max(200).optional(),
  mainImage: noFile("coverRequired").optional(),
  additionalImages: noFile("invalidField").optional(),
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
  /** null: none */
  video?: Video | null;
  /** of title and description */
  language?: string;
};

/** Text fields of a create or update; only those that were sent. */
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
    const named = input.deadline !== undefined ? input.deadline : input.endDate;
    const deadline = input.isPerpetual === "true" ? null : named;
    return {
      ...(input.title === undefined ? {} : { title: input.title }),
      ...(input.description === undefined ? {} : { description: input.description }),
      ...(goalCents === undefined ? {} : { fundingGoalCents: goalCents }),
      ...(input.cause === undefined ? {} : { cause: input.cause }),
      ...(input.country === undefined ? {} : { country: input.country }),
      ...(input.campaignSlug === undefined ? {} : { slug: input.campaignSlug }),
      ...(input.status === undefined ? {} : { status: input.status }),
      ...(input.videoUrl === undefined ? {} : { video: input.videoUrl }),
      ...(input.language === undefined ? {} : { language: input.language }),
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

/** A campaign as lists show it. Plain data: no donors, no bank details, no bigint. */
export type CampaignCard = {
  id: string;
  slug: string;
  title: string;
  description: string;
  /** of title and description */
  language: string;
  status: string;
  /** takes donations, unless its report is overdue for too long */
  open: boolean;
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
  /** languages it can be read in */
  languages: string[];
  gallery: CampaignImageView[];
  video: Video | null;
  cardOnly: boolean;
  isDemo: boolean;
  takesGifts: boolean;
  /** why it takes no donations; null when it takes them */
  noGifts: NoDonationsReason | null;
  /** the report its organisation owes its donors; null when none */
  report: ReportClock | null;
  /** takes no donations until an update is published, and otherwise would */
  reportOwed: boolean;
  /** has needs: only then are they queried */
  listsNeeds: boolean;
  /** has promises of sponsors: only then are they queried */
  hasMatches: boolean;
  /** gifts that the organisation received itself and recorded; in no other figure */
  recordedCents: number;
  recordedCount: number;
  publishedAt: Date | null;
  completedAt: Date | null;
  ngoVerifiedUntil: Date | null;
  ngoImageKey: string | null;
  ngoCountry: string | null;
};
