"use server";

import { z } from "zod";
import type { Actor } from "@/lib/auth/actor";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { changeEndpoint, deleteEndpoint, rotateSecret } from "@/lib/webhooks/change-endpoint";
import { createEndpoint } from "@/lib/webhooks/create-endpoint";
import { changeInput, chosenEvents, endpointInput } from "@/lib/webhooks/form-schemas";
import { sendAgain, sendTest } from "@/lib/webhooks/send-by-hand";

const list = "/dashboard/webhooks";
const pageOf = (id: string): string => `${list}/${encodeURIComponent(id)}`;
const which = z.object({ endpointId: z.string().max(64) });
const translatorOf = (actor: Actor) => translator(actor.locale, "webhooks");

/** The secret is in the response to this one POST and nowhere else. */
export const createEndpointAction = action(endpointInput, async ({ actor, input }) => {
  const { secret } = await createEndpoint(actor, {
    url: input.url,
    events: chosenEvents(input),
    withDonors: input.withDonors === "on",
  });
  return { data: { key: secret }, refresh: true, message: translatorOf(actor)("created") };
});

export const changeEndpointAction = action(changeInput, async ({ actor, input }) => {
  await changeEndpoint(actor, input.endpointId, {
    url: input.url,
    events: chosenEvents(input),
    withDonors: input.withDonors === "on",
  });
  return { flash: translatorOf(actor)("saved"), redirectTo: pageOf(input.endpointId) };
});

export const switchEndpointAction = action(
  which.extend({ enabled: z.enum(["true", "false"]) }),
  async ({ actor, input }) => {
    const enabled = input.enabled === "true";
    await changeEndpoint(actor, input.endpointId, { enabled });
    return {
      flash: translatorOf(actor)(enabled ? "switchedOn" : "switchedOff"),
      redirectTo: pageOf(input.endpointId),
    };
  },
);

export const rotateSecretAction = action(which, async ({ actor, input }) => {
  const { secret } = await rotateSecret(actor, input.endpointId);
  return { data: { key: secret }, refresh: true, message: translatorOf(actor)("rotated") };
});

export const deleteEndpointAction = action(which, async ({ actor, input }) => {
  await deleteEndpoint(actor, input.endpointId);
  return { flash: translatorOf(actor)("removed"), redirectTo: list };
});

export const sendTestAction = action(which, async ({ actor, input }) => {
  await sendTest(actor, input.endpointId);
  return { flash: translatorOf(actor)("tested"), redirectTo: `${pageOf(input.endpointId)}#log` };
});

export const sendAgainAction = action(
  which.extend({ deliveryId: z.string().max(64) }),
  async ({ actor, input }) => {
    await sendAgain(actor, input);
    return {
      flash: translatorOf(actor)("againDone"),
      redirectTo: `${pageOf(input.endpointId)}#log`,
    };
  },
);
