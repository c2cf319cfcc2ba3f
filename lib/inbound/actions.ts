"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { changeInboundAddress } from "@/lib/inbound/change-address";
import { publishByLink } from "@/lib/inbound/publish-by-link";
import { publishPath } from "@/lib/inbound/publish-link";
import { ownUpdatesPath } from "@/lib/updates/rules";

/** "Get a new address" on the dashboard's updates page. */
export const changeInboundAddressAction = action(
  z.object({ campaign: z.string().max(64) }),
  async ({ actor, input }) => {
    const { campaignId } = await changeInboundAddress(actor, input);
    return {
      flash: translator(actor.locale, "inbound")("own.changed"),
      redirectTo: ownUpdatesPath(campaignId),
    };
  },
);

/** The only button on the page of the link that is mailed in reply to a mail. */
export const publishByLinkAction = action(
  z.object({ token: z.string().min(1).max(500), seen: z.string().max(40) }),
  async ({ actor, input }) => {
    await publishByLink(actor, input);
    return { redirectTo: localePath(actor.locale, publishPath(input.token)) };
  },
  { fallback: "updateSaveFailed" },
);
