import { z } from "zod";
import { requireActiveNgo } from "@/lib/auth/actor";
import { notFound } from "@/lib/errors";
import { otherMethods, route } from "@/lib/http/route";
import { visibleCampaign } from "@/lib/campaigns/queries";
import {
  inputOfBody,
  present,
  updateAnswer,
  updateBody,
  updateMultipart,
  updateParams as params,
} from "@/lib/updates/api-schema";
import { deleteUpdate } from "@/lib/updates/delete-update";
import { toUpdate } from "@/lib/updates/dto";
import { editUpdate } from "@/lib/updates/edit-update";
import { ownUpdate, visibleUpdate } from "@/lib/updates/queries";

export const dynamic = "force-dynamic";

export const GET = route(
  {
    summary: "One update of a campaign, by its number",
    access: "public",
    scope: "campaigns:read",
    params,
    response: updateAnswer,
  },
  async ({ actor, params: { idOrSlug, n } }) => {
    const campaign = await visibleCampaign(actor, idOrSlug);
    if (!campaign) throw notFound("campaignNotFound");
    const update = present(await visibleUpdate(actor, campaign, n));
    return { data: { update: toUpdate(campaign.slug, update) } };
  },
);

export const PUT = route(
  {
    summary:
      'Change an update: only the fields that are present; pictures take the place of all before. draft "false" publishes a draft',
    access: "ngo",
    scope: "updates:write",
    may: requireActiveNgo,
    params,
    multipart: updateMultipart,
    body: updateBody,
    response: updateAnswer,
  },
  async ({ actor, params: { idOrSlug, n }, body, uploads: { files } }) => {
    const name = { campaign: idOrSlug, number: n };
    const input = inputOfBody(body, files["images"]);
    await editUpdate(actor, name, input, body.draft === "false");
    const { campaign, update } = await ownUpdate(actor, name);
    return {
      data: { update: toUpdate(campaign.slug, update) },
      message: "Update changed successfully!",
    };
  },
);

export const DELETE = route(
  {
    summary: "Delete an update; its number is never used again",
    access: "ngo",
    scope: "updates:write",
    may: requireActiveNgo,
    params,
    response: z.object({ number: z.number() }),
  },
  async ({ actor, params: { idOrSlug, n } }) => {
    await deleteUpdate(actor, { campaign: idOrSlug, number: n });
    return { data: { number: n }, message: "Update deleted successfully" };
  },
);

export const { POST, PATCH, OPTIONS } = otherMethods({ GET, PUT, DELETE });
