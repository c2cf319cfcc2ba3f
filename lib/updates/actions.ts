"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { back, backTo } from "@/lib/http/back";
import { translator } from "@/lib/i18n/translator";
import { textField } from "@/lib/text";
import { createUpdate } from "@/lib/updates/create-update";
import { deleteUpdate } from "@/lib/updates/delete-update";
import { editUpdate } from "@/lib/updates/edit-update";
import { updateFormPost } from "@/lib/updates/form-schema";
import { hideUpdate } from "@/lib/updates/hide-update";
import { inputOfForm } from "@/lib/updates/input";
import { publishUpdate } from "@/lib/updates/publish-update";
import { ownUpdatePath, ownUpdatesPath } from "@/lib/updates/rules";

const campaign = z.string().max(64);
const number = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);
const name = z.object({ campaign, number });

/** "Save and preview" and "Publish" for a new update. */
export const createUpdateAction = action(
  z.intersection(z.object({ campaign }), updateFormPost),
  async ({ actor, input, files }) => {
    const publish = input.intent === "publish";
    const created = await createUpdate(actor, input.campaign, inputOfForm(input, files), publish);
    return {
      flash: translator(actor.locale, "updates")(publish ? "flash.published" : "flash.draft"),
      redirectTo: ownUpdatePath(created.campaignId, created.number),
    };
  },
  { fallback: "updateSaveFailed" },
);

/** The edit form's buttons. */
export const editUpdateAction = action(
  z.intersection(name, updateFormPost),
  async ({ actor, input, files }) => {
    const publish = input.intent === "publish";
    const created = await editUpdate(actor, input, inputOfForm(input, files), publish);
    return {
      flash: translator(actor.locale, "updates")(publish ? "flash.published" : "flash.saved"),
      redirectTo: ownUpdatePath(created.campaignId, created.number),
    };
  },
  { fallback: "updateSaveFailed" },
);

/** "Publish" beside the preview of a draft. */
export const publishUpdateAction = action(
  name.extend({ seen: z.string().max(40) }),
  async ({ actor, input }) => {
    await publishUpdate(actor, input, input.seen);
    return {
      flash: translator(actor.locale, "updates")("flash.published"),
      redirectTo: ownUpdatePath(input.campaign, input.number),
    };
  },
  { fallback: "updateSaveFailed" },
);

export const deleteUpdateAction = action(
  name,
  async ({ actor, input }) => {
    await deleteUpdate(actor, input);
    return {
      flash: translator(actor.locale, "updates")("flash.deleted"),
      redirectTo: ownUpdatesPath(input.campaign),
    };
  },
  { fallback: "updateSaveFailed" },
);

const updateId = z.string().max(64);
const reason = textField({ max: 500, lines: true, need: "fillRequired" });

/** "Hide" in the console; the organisation is shown the reason. */
export const hideUpdateAction = action(
  z.object({ updateId, reason, back }),
  async ({ actor, input }) => {
    await hideUpdate(actor, input);
    return {
      flash: translator(actor.locale, "updates")("flash.hidden"),
      redirectTo: backTo(input.back, "/admin/updates"),
    };
  },
);

export const showUpdateAction = action(z.object({ updateId, back }), async ({ actor, input }) => {
  await hideUpdate(actor, { updateId: input.updateId, reason: null });
  return {
    flash: translator(actor.locale, "updates")("flash.shown"),
    redirectTo: backTo(input.back, "/admin/updates"),
  };
});
