import { requireActiveNgo } from "@/lib/auth/actor";
import { notFound } from "@/lib/errors";
import { otherMethods, route } from "@/lib/http/route";
import { visibleCampaign } from "@/lib/campaigns/queries";
import {
  inputOfBody,
  updateAnswer,
  updateBody,
  updateMultipart,
  updatesAnswer,
  updatesParams as params,
  updatesQuery,
} from "@/lib/updates/api-schema";
import { createUpdate } from "@/lib/updates/create-update";
import { toUpdate } from "@/lib/updates/dto";
import { noUpdates, ownUpdate, publicUpdates } from "@/lib/updates/queries";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary:
      "A campaign's published updates, newest first; none while its organisation is suspended",
    access: "public",
    params,
    query: updatesQuery,
    response: updatesAnswer,
  },
  async ({ actor, params: { idOrSlug }, query: { page, limit } }) => {
    const campaign = await visibleCampaign(actor, idOrSlug);
    if (!campaign) throw notFound("campaignNotFound");
    const { updates, total } = campaign.ngo.suspended
      ? noUpdates
      : await publicUpdates(campaign.id, { page, limit });
    return {
      data: {
        updates: updates.map((update) => toUpdate(campaign.slug, update)),
        pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
      },
    };
  },
);

export const POST = route(
  {
    summary:
      "Post an update to a campaign: published at once, and mailed to donors who asked for it, unless it is a draft",
    access: "ngo",
    scope: "updates:write",
    may: requireActiveNgo,
    status: 201,
    params,
    multipart: updateMultipart,
    body: updateBody,
    response: updateAnswer,
  },
  async ({ actor, params: { idOrSlug }, body, uploads: { files } }) => {
    const input = inputOfBody(body, files["images"]);
    const created = await createUpdate(actor, idOrSlug, input, body.draft !== "true");
    const { campaign, update } = await ownUpdate(actor, {
      campaign: created.campaignId,
      number: created.number,
    });
    return {
      data: { update: toUpdate(campaign.slug, update) },
      message: "Update posted successfully!",
    };
  },
);

export const { PUT, PATCH, DELETE, OPTIONS } = otherMethods({ GET, POST });
