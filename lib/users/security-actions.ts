"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import {
  disableAdministrator,
  enableAdministrator,
  endAdministratorSessions,
} from "@/lib/users/change-administrator";
import { textField } from "@/lib/text";
import { endOthers, endSession, endToken } from "@/lib/users/end-session";

const own = "/account/security";
const console = "/admin/administrators";
const id = z.string().max(64);
const person = z.object({ userId: id });

export const endSessionAction = action(z.object({ sessionId: id }), async ({ actor, input }) => {
  await endSession(actor, input);
  return { flash: translator(actor.locale, "security")("sessions.ended"), redirectTo: own };
});

export const endTokenAction = action(z.object({ tokenId: id }), async ({ actor, input }) => {
  await endToken(actor, input);
  return { flash: translator(actor.locale, "security")("tokens.ended"), redirectTo: own };
});

export const endOthersAction = action(z.object({}), async ({ actor }) => {
  await endOthers(actor);
  return { flash: translator(actor.locale, "security")("sessions.othersEnded"), redirectTo: own };
});

export const disableAdministratorAction = action(
  person.extend({ reason: z._default(textField({ max: 1_000 }), "") }),
  async ({ actor, input }) => {
    const { name } = await disableAdministrator(actor, input);
    return {
      flash: translator(actor.locale, "security")("administrators.disabledDone", { name }),
      redirectTo: console,
    };
  },
);

export const enableAdministratorAction = action(person, async ({ actor, input }) => {
  const { name } = await enableAdministrator(actor, input);
  return {
    flash: translator(actor.locale, "security")("administrators.enabledDone", { name }),
    redirectTo: console,
  };
});

export const endAdministratorSessionsAction = action(person, async ({ actor, input }) => {
  const { name } = await endAdministratorSessions(actor, input);
  return {
    flash: translator(actor.locale, "security")("administrators.sessionsEnded", { name }),
    redirectTo: console,
  };
});
