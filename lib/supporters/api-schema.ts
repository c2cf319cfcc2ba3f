import { z } from "zod";
import { wholeNumber } from "@/lib/campaigns/api-schema";
import { toDollars } from "@/lib/money/money";
import { pagesPerList, type SupporterView } from "@/lib/supporters/rules";

const supporterShape = z.object({
  _id: z.string(),
  id: z.string(),
  slug: z.string().describe("The last part of the page's address"),
  name: z.string(),
  text: z.string(),
  goal: z.number().nullable().describe("US dollars; null without a goal"),
  raised: z
    .number()
    .describe("US dollars: settled gifts begun on the page, less refunds and lost disputes"),
  gifts: z.number(),
  image: z.string().nullable().describe("Path on this server"),
  createdAt: z.number().describe("Milliseconds"),
  url: z.url(),
});
export const supportersAnswer = z.object({
  supporters: z.array(supporterShape),
  pagination: z.object({
    page: z.number(),
    limit: z.number(),
    total: z.number(),
    totalPages: z.number(),
  }),
});
export const supportersQuery = z.strictObject({
  page: wholeNumber(1, 1_000_000),
  limit: wholeNumber(pagesPerList, 100),
});

/** A supporter's page in an API answer. @param url its full address */
export const toSupporter = (page: SupporterView, url: string): z.infer<typeof supporterShape> => ({
  _id: page.id,
  id: page.id,
  slug: page.address,
  name: page.name,
  text: page.words,
  goal: page.goalCents === null ? null : toDollars(page.goalCents),
  raised: toDollars(page.raisedCents),
  gifts: page.gifts,
  image: page.image ? `/media/${page.image.storageKey}/${page.image.widths.at(-1)}.webp` : null,
  createdAt: page.createdAt.getTime(),
  url,
});
