"use server";

import { z } from "zod";
import { AppError } from "@/lib/errors";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { copyCampaign } from "@/lib/campaigns/copy-campaign";
import { createCampaign } from "@/lib/campaigns/create-campaign";
import { campaignFormPost } from "@/lib/campaigns/form-schema";
import { patchOfForm } from "@/lib/campaigns/form-patch";
import { updateCampaign } from "@/lib/campaigns/update-campaign";

const list = "/dashboard?tab=campaigns";
/** Back to the list, which offers to share a campaign that was just published. */
const listAfter = (intent: string, id: string): string =>
  intent === "publish" ? `${list}&published=${id}` : list;

/** "Save as Draft" and "Publish Campaign" of a new campaign. */
export const createCampaignAction = action(
  campaignFormPost,
  async ({ actor, input, files }) => {
    const { id } = await createCampaign(actor, patchOfForm(input), {
      mainImage: files["mainImage"]?.[0],
      additionalImages: files["additionalImages"],
      fromForm: true,
    });
    return {
      flash: translator(actor.locale, "campaignForm")("created"),
      redirectTo: listAfter(input.intent, id),
    };
  },
  { fallback: "campaignCreateFailed" },
);

/** The edit form's buttons; only fields that were sent are changed. */
export const updateCampaignAction = action(
  campaignFormPost.extend({ id: z.string().max(64) }),
  async ({ actor, input, files }) => {
    const removeImages = input.removeImages === undefined ? [] : [input.removeImages].flat();
    await updateCampaign(
      actor,
      input.id,
      { ...patchOfForm(input), ...(removeImages.length ? { removeImages } : {}) },
      {
        mainImage: files["mainImage"]?.[0],
        additionalImages: files["additionalImages"],
        fromForm: true,
      },
      input.seen,
    );
    return {
      flash: translator(actor.locale, "campaignForm")("updated"),
      redirectTo: listAfter(input.intent, input.id),
    };
  },
  { fallback: "campaignUpdateFailed" },
);

/** "Copy" on the dashboard's campaigns tab: a new draft, opened in its form. */
export const copyCampaignAction = action(
  z.object({ id: z.string().max(64) }),
  async ({ actor, input }) => {
    const { id } = await copyCampaign(actor, input.id);
    return {
      flash: translator(actor.locale, "campaignForm")("copied"),
      redirectTo: `/dashboard/campaigns/edit/${id}`,
    };
  },
  { fallback: "campaignCreateFailed" },
);

const messageKeys = { paused: "paused", ongoing: "resumed", completed: "completed" } as const;

/** Pause, Resume and Complete, each a button of its own (OP-069). A draft is published only through its form. */
export const moveCampaignAction = action(
  z.object({
    id: z.string().max(64),
    from: z.enum(["ongoing", "paused"]),
    status: z.enum(["paused", "ongoing", "completed"]),
  }),
  async ({ actor, input }) => {
    if (input.from === input.status) throw new AppError("conflict", "statusMove");
    await updateCampaign(actor, input.id, { status: input.status }, {});
    return {
      flash: translator(actor.locale, "campaignForm")(messageKeys[input.status]),
      redirectTo: `/dashboard/campaigns/edit/${input.id}`,
    };
  },
  { fallback: "campaignUpdateFailed" },
);
