import { z } from "zod";
import { answeredCauses, causeFrom, causes } from "@/lib/causes";
import { description, title } from "@/lib/campaigns/fields";
import { noDonationsReasons } from "@/lib/campaigns/rules";
import { isStoryLanguage } from "@/lib/campaigns/languages";
import { countryCode, countryFault } from "@/lib/countries";
import { msg } from "@/lib/i18n/errors";
import { additionalMax } from "@/lib/campaigns/limits";
import { imageMaxBytes } from "@/lib/upload-limits";

/** Shapes of API queries and responses about campaigns. */
/** A campaign in the path of a call. */
export const idOrSlug = z.string().min(1).max(100, msg("campaignNotFound"));
const storyLanguage = z.string().max(8).refine(isStoryLanguage, msg("storyLanguage"));
export const campaignShape = z.object({
  _id: z.string(),
  id: z.string(),
  title: z.string(),
  description: z.string(),
  fundingGoal: z.number().describe("US dollars"),
  totalRaised: z.number().describe("US dollars, settled gifts less refunds and lost disputes"),
  deadline: z
    .number()
    .optional()
    .describe("Milliseconds, end of the day in UTC; absent means perpetual"),
  isPerpetual: z.boolean(),
  cause: z.string().meta({ enum: answeredCauses }),
  country: z.string().nullable().describe("Two-letter code"),
  countryName: z.string(),
  campaignSlug: z.string(),
  status: z.enum(["draft", "ongoing", "paused", "completed"]),
  ngoId: z.string(),
  ngoName: z.string(),
  donors: z.number().describe("Unique donors"),
  takesDonations: z.boolean().optional().describe("Whether it can be given to now; not in lists"),
  noDonationsReason: z
    .enum(noDonationsReasons)
    .optional()
    .describe(
      "Why it takes no donations; absent while it does, and in lists. report_owed: until its organisation publishes an update",
    ),
  language: z
    .string()
    .optional()
    .describe("Of title and description; where a language was asked for, or there are several"),
  languages: z.array(z.string()).optional().describe("In which it can be asked for by ?lang="),
  videoUrl: z.string().optional().describe("Of YouTube or Vimeo; absent without one, and in lists"),
  media: z.object({ mainImage: z.string().nullable(), additionalImages: z.array(z.string()) }),
});
/** A row's campaign, if it was requested. */
export const expandedCampaign = campaignShape
  .nullable()
  .optional()
  .describe("With expand=campaign, of a key with campaigns:read; null where it is archived");
export const campaignAnswer = z.object({ campaign: campaignShape });
const pagination = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  totalPages: z.number(),
});
export const campaignsAnswer = z.object({ campaigns: z.array(campaignShape), pagination });

export const wholeNumber = (fallback: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(max))
    .default(fallback);

/** `GET /campaigns`: bad values are 400, a page past the end is empty (OP-080) */
export const campaignsQuery = z.strictObject({
  search: z.string().max(200).optional(),
  status: z.enum(["all", "ongoing", "paused", "completed"]).optional(),
  country: z
    .string()
    .max(80)
    .optional()
    .transform((text, context) => {
      if (text === undefined || text === "") return undefined;
      const code = countryCode(text);
      if (!code) context.addIssue({ code: "custom", message: msg(countryFault(text)) });
      return code ?? z.NEVER;
    }),
  cause: z
    .string()
    .max(80)
    .meta({ enum: [...causes] })
    .optional()
    .transform((text, context) => {
      if (text === undefined || text === "") return undefined;
      const cause = causeFrom(text);
      if (!cause) context.addIssue({ code: "custom", message: msg("validCause") });
      return cause ?? z.NEVER;
    }),
  lang: storyLanguage.optional().describe("Texts in this language where there is one"),
  sort: z.enum(["newest", "ending", "raised", "title"]).optional(),
  page: wholeNumber(1, 1_000_000),
  limit: wholeNumber(9, 100),
});

/** `GET /campaigns/{idOrSlug}` */
export const campaignQuery = z.strictObject({
  lang: storyLanguage.optional().describe("The text in this language where there is one"),
});
export const versionParams = z.object({
  idOrSlug,
  language: storyLanguage,
});
export const versionBody = z.strictObject({ title, description });

const gift = z.object({
  _id: z.string(),
  id: z.string(),
  ref: z.string().describe("What donors see"),
  donorName: z.string(),
  donorEmail: z.string().nullable(),
  amount: z.number().describe("US dollars"),
  timestamp: z.number().describe("Milliseconds"),
  message: z.string().nullable(),
});
export const myCampaignsQuery = z.strictObject({
  page: wholeNumber(1, 1_000_000),
  limit: wholeNumber(1_000, 1_000),
});
export const myCampaignsAnswer = z.object({
  campaigns: z.array(
    campaignShape.extend({
      donations: z.array(gift),
      donationCount: z.number(),
      pendingPayments: z.array(
        gift.extend({ orderId: z.string(), paymentMethod: z.string(), isRecurring: z.boolean() }),
      ),
      pendingPaymentCount: z.number(),
    }),
  ),
  pagination,
});
export const campaignMultipart = {
  maxFileBytes: imageMaxBytes,
  files: { mainImage: 1, additionalImages: additionalMax },
};
