"use server";

import { revalidatePath } from "next/cache";
import { z } from "zod";
import { AppError, type Issue } from "@/lib/errors";
import { action } from "@/lib/http/action";
import { fromZod } from "@/lib/http/failure";
import type { Upload } from "@/lib/http/upload";
import { translator } from "@/lib/i18n/translator";
import { createCampaign } from "@/lib/campaigns/create-campaign";
import { deleteCampaign } from "@/lib/campaigns/delete-campaign";
import { campaignPatch, type CampaignPatch } from "@/lib/campaigns/schema";
import { updateCampaign } from "@/lib/campaigns/update-campaign";

const list = "/dashboard?tab=campaigns";
const known = ["title", "description", "fundingGoal", "cause", "country", "campaignSlug", "status"] as const;
const formFields = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
type Fields = z.infer<typeof formFields>;

/** The form's fields as a change. `duration` says that the part with the switch was sent: switched off is perpetual (FORM-003, FORM-011). */
function patchOf(fields: Fields): CampaignPatch {
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : undefined);
  const patch: Record<string, string> = {};
  for (const name of known) {
    const value = text(name);
    if (value !== undefined) patch[name] = value;
  }
  const issues: Issue[] = [];
  if (fields["duration"] !== undefined) {
    const endDate = (text("endDate") ?? "").trim();
    if (fields["hasEndDate"] === undefined) patch["isPerpetual"] = "true";
    else if (endDate === "") issues.push({ path: "endDate", message: "fillRequired" });
    else patch["endDate"] = endDate;
  }
  const parsed = campaignPatch.safeParse(patch);
  if (parsed.success && issues.length === 0) return parsed.data;
  const failed = parsed.success ? null : fromZod(parsed.error);
  const all = [...(failed?.issues ?? []), ...issues];
  throw new AppError("invalid", all.some((i) => i.message === "fillRequired") ? "fillRequired" : (failed?.key ?? "invalidInput"), { issues: all });
}

const filesOf = (files: Record<string, Upload[]>) => ({ mainImage: files["mainImage"]?.[0], additionalImages: files["additionalImages"] });

/** Save as Draft and Publish Campaign of a new campaign; every required field must have been sent. */
export const createCampaignAction = action(formFields, async ({ actor, input, files }) => {
  await createCampaign(actor, patchOf({ title: "", description: "", fundingGoal: "", cause: "", country: "", duration: "1", ...input }), filesOf(files));
  revalidatePath("/", "layout");
  return { flash: translator(actor.locale, "campaignForm")("created"), redirectTo: list };
}, { fallback: "campaignCreateFailed" });

/** Changes what was sent of one campaign; also its status moves, which send nothing but a status. */
export const updateCampaignAction = action(formFields, async ({ actor, input, files }) => {
  const { campaignId, removeImages = [], ...fields } = input;
  await updateCampaign(actor, typeof campaignId === "string" ? campaignId.slice(0, 64) : "", { ...patchOf(fields), removeImages: [removeImages].flat() }, filesOf(files));
  revalidatePath("/", "layout");
  return { flash: translator(actor.locale, "campaignForm")("updated"), redirectTo: list };
}, { fallback: "campaignUpdateFailed" });

export const removeCampaignAction = action(z.object({ campaignId: z.string().max(64) }), async ({ actor, input }) => {
  await deleteCampaign(actor, input.campaignId);
  revalidatePath("/", "layout");
  return { flash: translator(actor.locale, "campaignForm")("deleted"), redirectTo: list };
}, { fallback: "campaignDeleteFailed" });
