import "server-only";
import { z } from "zod";
import { requireApprovedNgo, type Actor } from "@/lib/auth/actor";
import { limitRead } from "@/lib/auth/rate-limit";
import type { Scope } from "@/lib/auth/scopes";
import { campaignShape } from "@/lib/campaigns/api-schema";
import { toCampaign } from "@/lib/campaigns/dto";
import { listPublicCampaigns } from "@/lib/campaigns/list-queries";
import { visibleCampaign } from "@/lib/campaigns/queries";
import { causes, causeFrom } from "@/lib/causes";
import { countryCode, countryFault } from "@/lib/countries";
import { env } from "@/lib/env";
import { fieldError, notFound } from "@/lib/errors";
import { toDollars } from "@/lib/money/money";
import { ngoOverview } from "@/lib/statistics/overview-queries";
import { inputOfBody, updateBody } from "@/lib/updates/api-schema";
import { createUpdate } from "@/lib/updates/create-update";
import { updateTextMax, updateTitleMax } from "@/lib/updates/rules";

/**
 * What a model may do with an organisation's key. Nothing here publishes, moves money or names a donor: a model obeys
 * what it reads, and it reads what strangers wrote.
 */
export type Tool = {
  name: string;
  title: string;
  description: string;
  scope: Scope;
  /** read-only */
  reads: boolean;
  input: z.ZodObject;
  output: z.ZodObject;
  run: (actor: Actor, input: unknown) => Promise<Record<string, unknown>>;
};

function tool<I extends z.ZodObject, O extends z.ZodObject>(
  spec: Omit<Tool, "input" | "output" | "run"> & { input: I; output: O },
  run: (actor: Actor, input: z.infer<I>) => Promise<z.infer<O>>,
): Tool {
  return { ...spec, run: (actor, input) => run(actor, spec.input.parse(input)) };
}

const dollars = z.number().describe("US dollars");
const campaignName = z.string().min(1).max(100).describe("Id or slug of a campaign");

const campaignResult = campaignShape.pick({
  id: true,
  title: true,
  fundingGoal: true,
  totalRaised: true,
  deadline: true,
  isPerpetual: true,
  cause: true,
  country: true,
  campaignSlug: true,
  status: true,
  ngoId: true,
  ngoName: true,
  donors: true,
});

const findCampaigns = tool(
  {
    name: "find_campaigns",
    title: "Find campaigns",
    description: "Campaigns that everyone may see, of all organisations, without their texts.",
    scope: "campaigns:read",
    reads: true,
    input: z.strictObject({
      search: z.string().max(200).optional().describe("Words of title or description"),
      country: z.string().max(80).optional().describe("Name or two-letter code"),
      cause: z.enum(causes).optional(),
      status: z.enum(["ongoing", "paused", "completed"]).optional(),
      sort: z.enum(["newest", "ending", "raised", "title"]).optional(),
      page: z.int().min(1).max(1_000_000).default(1),
      limit: z.int().min(1).max(20).default(10),
    }),
    output: z.strictObject({
      campaigns: z.array(z.strictObject(campaignResult.shape)),
      total: z.number(),
    }),
  },
  async (actor, { country, cause, ...filter }) => {
    const code = country === undefined ? undefined : countryCode(country);
    if (code === null) throw fieldError("country", countryFault(country ?? ""));
    if (filter.search?.trim()) await limitRead("search.address", actor.address);
    const { campaigns, pagination } = await listPublicCampaigns({
      ...filter,
      country: code,
      cause: cause === undefined ? undefined : (causeFrom(cause) ?? undefined),
    });
    return {
      campaigns: campaigns.map((card) => campaignResult.parse(toCampaign(card))),
      total: pagination.total,
    };
  },
);

const readCampaign = tool(
  {
    name: "read_campaign",
    title: "Read a campaign",
    description: "One campaign with its description; the own organisation's drafts too.",
    scope: "campaigns:read",
    reads: true,
    input: z.strictObject({ campaign: campaignName }),
    output: z.strictObject({ campaign: campaignShape }),
  },
  async (actor, { campaign }) => {
    const seen = await visibleCampaign(actor, campaign);
    if (!seen) throw notFound("campaignNotFound");
    return { campaign: campaignShape.parse(toCampaign(seen)) };
  },
);

const sum = z.strictObject({ amount: dollars, donations: z.number() });

const ownFigures = tool(
  {
    name: "own_figures",
    title: "Own figures",
    description:
      "What the own organisation received in the last twelve months, and what its campaigns raised: sums of settled donations less refunds, never a donor.",
    scope: "donations:read",
    reads: true,
    input: z.strictObject({}),
    output: z.strictObject({
      organisation: z.string(),
      once: sum,
      monthly: sum,
      months: z.array(
        z.strictObject({
          month: z.string().describe("yyyy-MM, UTC"),
          once: dollars,
          monthly: dollars,
          donations: z.number(),
        }),
      ),
      donors: z.number(),
      returningDonors: z.number(),
      activeMonthlyGifts: z.strictObject({ count: z.number(), amountPerMonth: dollars }),
      campaigns: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          status: z.string(),
          raised: dollars,
          goal: dollars,
        }),
      ),
      otherCampaigns: z.strictObject({ count: z.number(), raised: dollars }),
    }),
  },
  async (actor) => {
    const { ngo } = requireApprovedNgo(actor);
    const all = await ngoOverview(actor);
    return {
      organisation: ngo.name,
      once: { amount: toDollars(all.once.cents), donations: all.once.gifts },
      monthly: { amount: toDollars(all.monthly.cents), donations: all.monthly.gifts },
      months: all.months.map((month) => ({
        month: month.month.toISOString().slice(0, 7),
        once: toDollars(month.onceCents),
        monthly: toDollars(month.monthlyCents),
        donations: month.gifts,
      })),
      donors: all.donors,
      returningDonors: all.returningDonors,
      activeMonthlyGifts: {
        count: all.expected.monthlyGifts,
        amountPerMonth: toDollars(all.expected.monthlyCents),
      },
      campaigns: all.campaigns.top.map(({ id, title, status, raisedCents, goalCents }) => ({
        id,
        title,
        status,
        raised: toDollars(raisedCents),
        goal: toDollars(goalCents),
      })),
      otherCampaigns: {
        count: all.campaigns.rest.count,
        raised: toDollars(all.campaigns.rest.raisedCents),
      },
    };
  },
);

const draftUpdate = tool(
  {
    name: "draft_update",
    title: "Draft an update",
    description:
      "Writes a draft of an update of an own campaign. Only the organisation sees it; a person reads it at `review` and decides whether to publish it.",
    scope: "updates:write",
    reads: false,
    input: z.strictObject({
      campaign: campaignName,
      title: z.string().min(1).max(updateTitleMax),
      text: z.string().min(1).max(updateTextMax).describe("Paragraphs, lists and **bold**"),
    }),
    output: z.strictObject({
      campaignId: z.string(),
      number: z.number(),
      state: z.literal("draft"),
      review: z.url().describe("Where a person signs in, reads and publishes it"),
    }),
  },
  async (actor, { campaign, title, text }) => {
    const input = inputOfBody(updateBody.parse({ title, text, draft: "true" }));
    const { campaignId, number } = await createUpdate(actor, campaign, input, false);
    const review = `${env.appUrl}/dashboard/updates/${campaignId}/${number}/edit`;
    return { campaignId, number, state: "draft" as const, review };
  },
);

export const tools: Tool[] = [findCampaigns, readCampaign, ownFigures, draftUpdate];
