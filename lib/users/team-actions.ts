"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { disableMember, enableMember, handOver } from "@/lib/users/change-member";
import { inviteMember, withdrawInvitation } from "@/lib/users/invite-member";
import { email } from "@/lib/users/schema";

const team = "/dashboard?tab=profile#team";
const person = z.object({ userId: z.string().max(64) });

export const inviteAction = action(z.object({ email }), async ({ actor, input }) => {
  await inviteMember(actor, input);
  return {
    flash: translator(actor.locale, "dashboard")("team.invitedDone", { email: input.email }),
    redirectTo: team,
  };
});

export const withdrawAction = action(
  z.object({ invitationId: z.string().max(64) }),
  async ({ actor, input }) => {
    await withdrawInvitation(actor, input);
    return { flash: translator(actor.locale, "dashboard")("team.withdrawn"), redirectTo: team };
  },
);

export const handOverAction = action(person, async ({ actor, input }) => {
  const { name } = await handOver(actor, input);
  return {
    flash: translator(actor.locale, "dashboard")("team.handedOver", { name }),
    redirectTo: team,
  };
});

export const disableAction = action(person, async ({ actor, input }) => {
  const { name } = await disableMember(actor, input);
  return {
    flash: translator(actor.locale, "dashboard")("team.disabledDone", { name }),
    redirectTo: team,
  };
});

export const enableAction = action(person, async ({ actor, input }) => {
  const { name } = await enableMember(actor, input);
  return {
    flash: translator(actor.locale, "dashboard")("team.enabledDone", { name }),
    redirectTo: team,
  };
});
