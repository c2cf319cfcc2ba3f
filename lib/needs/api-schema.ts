import { z } from "zod";
import { imageMaxBytes } from "@/lib/upload-limits";
import { msg } from "@/lib/i18n/errors";
import { expandedCampaign, idOrSlug } from "@/lib/campaigns/api-schema";
import { campaignFilter, cursorQuery, hasMore, sumSort } from "@/lib/listing/cursor";
import { expandOf } from "@/lib/listing/expand";
import { maxDonationCents, minDonationCents, parseDollars, toDollars } from "@/lib/money/money";
import { maxWanted, needTitleMax, type NeedView } from "@/lib/needs/rules";
import { publicName } from "@/lib/names";

const needShape = z.object({
  _id: z.string(),
  id: z.string(),
  title: z.string(),
  unitPrice: z.number().describe("US dollars"),
  wanted: z.number(),
  funded: z
    .number()
    .describe(
      "Units that settled gifts paid for, less refunds and lost disputes; never above wanted",
    ),
  closed: z.boolean().describe("No longer offered"),
  image: z.string().nullable(),
});
export const needAnswer = z.object({ need: needShape });
export const needsAnswer = z.object({ needs: z.array(needShape) });

/** A need in an API answer. */
export const toNeed = (need: NeedView): z.infer<typeof needShape> => ({
  _id: need.id,
  id: need.id,
  title: need.title,
  unitPrice: toDollars(need.unitCents),
  wanted: need.wanted,
  funded: need.funded,
  closed: need.closed,
  image: need.image ? `/media/${need.image.storageKey}/${need.image.widths.at(-1)}.webp` : null,
});

export const needsParams = z.object({ idOrSlug });
export const needParams = needsParams.extend({
  n: z
    .string()
    .regex(/^(?:nee_[0-9a-z]{20}|[1-9]\d{0,2})$/)
    .describe("Its id, or its place in the organisation's list, from 1"),
});

const text = (wrong: string) => z.string({ error: wrong }).max(40, wrong);
const title = publicName({ max: needTitleMax, need: "needTitle" });
const unitPrice = text(msg("needPriceRange"))
  .transform((typed, context): number => {
    const cents = parseDollars(typed);
    if (cents !== null && cents >= minDonationCents && cents <= maxDonationCents) return cents;
    context.addIssue({ code: "custom", message: msg("needPriceRange") });
    return z.NEVER;
  })
  .describe("US dollars");
const wanted = text(msg("needWanted")).transform((typed, context): number => {
  const count = /^\d{1,6}$/.test(typed) ? Number(typed) : 0;
  if (count >= 1 && count <= maxWanted) return count;
  context.addIssue({ code: "custom", message: msg("needWanted") });
  return z.NEVER;
});
/** a form's empty file field */
const image = z.enum(["", "null", "undefined"]).optional();

export const newNeedBody = z.strictObject({ title, unitPrice, wanted, image });
/** Only fields that are present are changed. */
export const needBody = z.strictObject({
  title: z.optional(title),
  unitPrice: unitPrice.optional(),
  wanted: wanted.optional(),
  closed: z.enum(["true", "false"]).optional().describe('"true": no longer offered'),
  removeImage: z.enum(["true", "false"]).optional(),
  image,
});
export const needMultipart = { maxFileBytes: imageMaxBytes, files: { image: 1 } };

/** The text fields of a change, in the verb's form. */
export const needChanges = (body: z.infer<typeof needBody>) => ({
  ...(body.title === undefined ? {} : { title: body.title }),
  ...(body.unitPrice === undefined ? {} : { price: body.unitPrice }),
  ...(body.wanted === undefined ? {} : { wanted: body.wanted }),
});

/** The needs of all of the organisation's campaigns, for API clients. */
export const ownNeedsQuery = cursorQuery.extend({
  campaign: campaignFilter,
  closed: z
    .enum(["true", "false"])
    .transform((text) => text === "true")
    .optional(),
  sort: sumSort.describe("By age, or by the price of one; the same for each page of a list"),
  expand: expandOf(["campaign"]),
});
const ownNeedShape = needShape.extend({
  campaignId: z.string(),
  campaign: expandedCampaign,
});
export const ownNeedsAnswer = z.object({ needs: z.array(ownNeedShape), hasMore });
