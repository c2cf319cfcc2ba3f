"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { closeNeed, moveNeed } from "@/lib/needs/arrange-needs";
import { needInput } from "@/lib/needs/form-schemas";
import { addNeed, changeNeed } from "@/lib/needs/save-need";

const pageOf = (campaign: string): string =>
  `/dashboard/campaigns/needs/${encodeURIComponent(campaign)}`;
const named = { campaign: z.string().max(64), id: z.string().max(64) };

/** The form that adds a need. */
export const addNeedAction = action(needInput, async ({ actor, input, files }) => {
  const { campaign } = input;
  await addNeed(actor, {
    campaign,
    input,
    picture: files["picture"]?.[0],
    requestKey: input.requestKey,
  });
  return { flash: translator(actor.locale, "needs")("added"), redirectTo: pageOf(campaign) };
});

/** The same form, for an existing need. */
export const changeNeedAction = action(needInput, async ({ actor, input, files }) => {
  const { campaign, id = "", removePicture } = input;
  await changeNeed(actor, id, {
    campaign,
    input,
    picture: files["picture"]?.[0],
    removePicture: removePicture !== undefined,
    seen: input.seen,
  });
  return { flash: translator(actor.locale, "needs")("changed"), redirectTo: pageOf(campaign) };
});

export const closeNeedAction = action(
  z.object({ ...named, closed: z.enum(["true", "false"]) }),
  async ({ actor, input }) => {
    const closed = input.closed === "true";
    await closeNeed(actor, { ...input, closed });
    return {
      flash: translator(actor.locale, "needs")(closed ? "closedNow" : "openedNow"),
      redirectTo: pageOf(input.campaign),
    };
  },
);

export const moveNeedAction = action(
  z.object({ ...named, to: z.enum(["up", "down"]) }),
  async ({ actor, input }) => {
    await moveNeed(actor, input);
    return { redirectTo: `${pageOf(input.campaign)}#${input.id}` };
  },
);
