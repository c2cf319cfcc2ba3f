import { z } from "zod";
import { requireActiveNgo } from "@/lib/auth/actor";
import { otherMethods, route } from "@/lib/http/route";
import {
  needAnswer,
  needBody,
  needChanges,
  needMultipart,
  needParams as params,
  toNeed,
} from "@/lib/needs/api-schema";
import { closeNeed } from "@/lib/needs/arrange-needs";
import { deleteNeed } from "@/lib/needs/delete-need";
import { namedNeed, ownNeed } from "@/lib/needs/queries";
import { changeNeed } from "@/lib/needs/save-need";

export const dynamic = "force-dynamic";

export const PUT = route(
  {
    summary: "Change a need: only the fields that are present",
    access: "ngo",
    scope: "campaigns:write",
    may: requireActiveNgo,
    params,
    multipart: needMultipart,
    body: needBody,
    response: needAnswer,
  },
  async ({ actor, params: { idOrSlug, n }, body, uploads: { files } }) => {
    const { campaign, id } = await namedNeed(actor, idOrSlug, n);
    await changeNeed(actor, id, {
      campaign,
      input: needChanges(body),
      picture: files["image"]?.[0],
      removePicture: body.removeImage === "true",
    });
    if (body.closed !== undefined)
      await closeNeed(actor, { campaign, id, closed: body.closed === "true" });
    return {
      data: { need: toNeed(await ownNeed(actor, campaign, id)) },
      message: "Need changed successfully!",
    };
  },
);

export const DELETE = route(
  {
    summary: "Delete a need, or close one that gifts were given for",
    access: "ngo",
    scope: "campaigns:write",
    may: requireActiveNgo,
    params,
    response: z.object({ _id: z.string(), id: z.string(), closed: z.boolean() }),
  },
  async ({ actor, params: { idOrSlug, n } }) => {
    const { campaign, id } = await namedNeed(actor, idOrSlug, n);
    const { closed } = await deleteNeed(actor, { campaign, id });
    return { data: { _id: id, id, closed }, message: "Need deleted successfully" };
  },
);

export const { GET, POST, PATCH, OPTIONS } = otherMethods({ PUT, DELETE });
