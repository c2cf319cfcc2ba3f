import { z } from "zod";
import { AppError } from "@/lib/errors";
import type { Upload } from "@/lib/http/upload";
import { expandedCampaign, idOrSlug, wholeNumber } from "@/lib/campaigns/api-schema";
import { ageSort, campaignFilter, cursorQuery, dayFilters, hasMore } from "@/lib/listing/cursor";
import { expandOf } from "@/lib/listing/expand";

import { imageMaxBytes } from "@/lib/upload-limits";
import { textField } from "@/lib/text";
import { caption, text, title } from "@/lib/updates/fields";
import type { PictureChange, UpdateInput } from "@/lib/updates/input";
import { figureLabelMax, figureMax, partsMax, positions } from "@/lib/updates/rules";

/** Schemas of API calls about updates. */
const updateShape = z.object({
  number: z.number().describe("Within the campaign; stands in its address"),
  title: z.string(),
  text: z.string().describe("Paragraphs, lists and the other marks of a campaign's description"),
  images: z.array(
    z.object({
      url: z.string().describe("Path on this server"),
      caption: z.string(),
      width: z.number(),
      height: z.number(),
    }),
  ),
  figures: z.array(
    z.object({
      label: z.string(),
      done: z.number(),
      of: z.number().nullable().describe("null: a count without an end"),
    }),
  ),
  publishedAt: z
    .number()
    .nullable()
    .describe("Milliseconds; null for a draft, which only its organisation sees"),
  editedAt: z
    .number()
    .nullable()
    .describe("Milliseconds; null unless it was changed later than a day after it was published"),
  url: z.url(),
});
export const updateAnswer = z.object({ update: updateShape });
export const updatesAnswer = z.object({
  updates: z.array(updateShape),
  pagination: z.object({
    page: z.number(),
    limit: z.number(),
    total: z.number(),
    totalPages: z.number(),
  }),
});

/** The updates of all of the organisation's campaigns, for API clients. */
const states = ["draft", "published", "hidden"] as const;
export const ownUpdatesQuery = cursorQuery.extend({
  campaign: campaignFilter,
  state: z.enum(states).optional(),
  ...dayFilters,
  sort: ageSort,
  expand: expandOf(["campaign"]),
});
const ownUpdateShape = updateShape.extend({
  _id: z.string(),
  id: z.string(),
  campaignId: z.string(),
  state: z.enum(states),
  campaign: expandedCampaign,
});
export const ownUpdatesAnswer = z.object({ updates: z.array(ownUpdateShape), hasMore });

export const updatesParams = z.object({ idOrSlug });
export const updateParams = updatesParams.extend({ n: wholeNumber(1, 1_000_000) });
export const updatesQuery = z.strictObject({
  page: wholeNumber(1, 1_000_000),
  limit: wholeNumber(9, 100),
});

/** A text field that holds JSON. */
const json = <S extends z.ZodType>(schema: S) =>
  z
    .string()
    .max(20_000, "invalidField")
    .transform((raw, context): unknown => {
      try {
        return JSON.parse(raw);
      } catch {
        context.addIssue({ code: "custom", message: "invalidField" });
        return z.NEVER;
      }
    })
    .pipe(schema);

const figure = z
  .strictObject({
    label: textField({ max: figureLabelMax, need: "fillRequired" }),
    done: z.number().int().min(0).max(figureMax),
    of: z.number().int().min(1).max(figureMax).nullish(),
  })
  .transform(({ label, done, of }) => ({ label, done, total: of ?? null }));

/** The text fields of a create or change that are present. */
export const updateBody = z.strictObject({
  title: z.optional(title),
  text: z.optional(text),
  captions: json(z.array(caption).max(partsMax))
    .optional()
    .describe(`JSON: an array of at most ${partsMax} texts, in the order of the pictures`),
  figures: json(z.array(figure).max(partsMax))
    .optional()
    .describe(`JSON: at most ${partsMax} of {"label","done","of"}; "of" may be left out`),
  draft: z.enum(["true", "false"]).optional().describe('"true": not published yet'),
  images: z.enum(["", "null", "undefined"]).optional(),
});
export type UpdateBody = z.infer<typeof updateBody>;

export const updateMultipart = { maxFileBytes: imageMaxBytes, files: { images: partsMax } };

/** If files are sent, they replace all pictures; captions alone only change the captions. */
function picturesOf({ captions }: UpdateBody, images: Upload[]): PictureChange[] {
  if (images.length > partsMax) return images.map((upload, i) => ({ position: i + 1, upload })); // left for the verb to refuse, with its own message
  if (images.length === 0)
    return (captions ?? []).map((caption, i) => ({ position: i + 1, caption }));
  return positions.map((position) => ({
    position,
    upload: images[position - 1],
    caption: captions?.[position - 1] ?? "",
    remove: position > images.length,
  }));
}

export function inputOfBody(body: UpdateBody, images: Upload[] = []): UpdateInput {
  const { title: newTitle, text: newText, figures } = body;
  return {
    ...(newTitle === undefined ? {} : { title: newTitle }),
    ...(newText === undefined ? {} : { text: newText }),
    ...(figures === undefined ? {} : { figures }),
    pictures: picturesOf(body, images),
  };
}

/** @throws 404 updateNotFound */
export function present<T>(update: T | null): T {
  if (update === null) throw new AppError("not_found", "updateNotFound");
  return update;
}
