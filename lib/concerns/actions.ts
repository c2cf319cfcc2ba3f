"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { addConcernNote, endConcern, takeConcern } from "@/lib/concerns/move-concern";
import { raiseConcern, releaseConcern } from "@/lib/concerns/raise-concern";
import { concernPath } from "@/lib/concerns/rules";
import { concernInput, endFields, noteText } from "@/lib/concerns/schema";

/** Redirects to a confirmation page that shows nothing of what was written. */
export const raiseConcernAction = action(concernInput, async ({ actor, input }) => {
  const { held } = await raiseConcern(actor, input);
  // without an address there is nowhere to send a confirmation
  const answer = held && input.email !== null ? "held" : "1";
  return { redirectTo: `${localePath(actor.locale, concernPath(input.ngoId))}?sent=${answer}` };
});

const concernId = z.string().max(64);
const pageOf = (id: string): string => `/admin/concerns/${encodeURIComponent(id)}`;

export const releaseConcernAction = action(z.object({ concernId }), async ({ actor, input }) => {
  await releaseConcern(actor, input);
  return {
    flash: translator(actor.locale, "admin")("held.released"),
    redirectTo: pageOf(input.concernId),
  };
});

export const takeConcernAction = action(z.object({ concernId }), async ({ actor, input }) => {
  await takeConcern(actor, input);
  return {
    flash: translator(actor.locale, "concerns")("console.taken"),
    redirectTo: pageOf(input.concernId),
  };
});

export const endConcernAction = action(
  z.object({ concernId, version: z.coerce.number().int().min(0).max(1_000_000), ...endFields }),
  async ({ actor, input }) => {
    await endConcern(actor, input);
    return {
      flash: translator(actor.locale, "concerns")("console.wasEnded"),
      redirectTo: pageOf(input.concernId),
    };
  },
);

export const addConcernNoteAction = action(
  z.object({ concernId, text: noteText }),
  async ({ actor, input }) => {
    await addConcernNote(actor, input);
    return {
      flash: translator(actor.locale, "concerns")("console.noted"),
      redirectTo: pageOf(input.concernId),
    };
  },
);
