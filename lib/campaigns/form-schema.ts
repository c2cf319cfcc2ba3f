import { z } from "zod";
import { amountLanguage } from "@/lib/i18n/amount-language";

const text = z.string().max(25_000).optional();

/**
 * The fields that the form posts. Absent means unchanged; a switch that is off posts nothing, so `duration` shows that
 * it was there.
 */
export const campaignFormPost = z.object({
  id: z.string().max(64).optional(),
  intent: z.enum(["draft", "publish", "update"]),
  title: text,
  description: z.string().optional(), // the verb limits its length
  fundingGoal: text,
  [amountLanguage]: text,
  cause: text,
  country: text,
  campaignSlug: text,
  videoUrl: text,
  duration: z.literal("asked").optional(),
  hasEndDate: z.string().max(20).optional(),
  endDate: text,
  seen: z.string().max(2_000).optional(),
  focalX: text,
  focalY: text,
  removeImages: z.union([z.string().max(64), z.array(z.string().max(64)).max(4)]).optional(),
});
export type CampaignFormPost = z.infer<typeof campaignFormPost>;
