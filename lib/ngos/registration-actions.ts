"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { AppError, fieldError, orSay } from "@/lib/errors";
import { requireNgo } from "@/lib/auth/actor";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { completeProfile } from "@/lib/ngos/complete-profile";
import { phoneAsTyped } from "@/lib/ngos/phone";
import { registrationValues } from "@/lib/ngos/queries";
import { removeDocument } from "@/lib/ngos/remove-document";
import { saveDraft } from "@/lib/ngos/save-draft";
import { completeProfileBody, draftInput, type RegistrationDraft } from "@/lib/ngos/schema";
import { submitRenewal } from "@/lib/ngos/submit-renewal";
import { submitAgain } from "@/lib/ngos/submit-again";
import { uploadDocuments } from "@/lib/ngos/upload-documents";

const expired = "registrationSessionExpired";

/** Turns the number as dialled into the international one that the verb takes (OP-126). */
const withPhone = <T extends RegistrationDraft>(typed: T, locale: Locale): T => ({
  ...typed,
  phoneNumber: phoneAsTyped(typed.phoneNumber ?? "", typed.country ?? "", locale),
});

/** Continue: stores the draft as it is, then reports what is missing (NGO-007..012, NGO-025). */
export const continueRegistration = action(
  draftInput,
  async ({ actor, input }) => {
    await saveDraft(actor, input);
    completeProfileBody.parse(withPhone(input, actor.locale));
    return { redirectTo: "/registration?step=documents" };
  },
  { fallback: "completeProfileFailed", expired },
);

/** Submit Application: completes the profile, then sends the documents (NGO-023). */
export const submitApplication = action(
  z.object({}),
  async ({ actor, files }) => {
    const { values, documents } = await registrationValues(actor);
    const profile = completeProfileBody.safeParse(withPhone(values, actor.locale));
    if (!profile.success)
      throw new AppError("invalid", "fillRequiredBefore", {
        issues: [{ path: "orgName", message: "fillRequiredBefore" }],
      });
    const certificate = files["registrationCertificate"];
    if (!certificate?.length && !documents.some((d) => d.kind === "registrationCertificate"))
      throw fieldError("registrationCertificate", "certificateRequired");
    const sent = {
      registrationCertificate: certificate,
      leadershipProof: files["leadershipProof"],
      additionalDocument: files["additionalDocument"],
    };
    const anySent = Object.values(sent).some((some) => some && some.length > 0);
    // with a stored certificate, the profile alone completes a first application: newly sent files must be stored first
    if (
      requireNgo(actor).ngo.status === "pending" &&
      documents.some((d) => d.kind === "registrationCertificate")
    ) {
      if (anySent) await orSay("uploadDocumentsFailed", () => uploadDocuments(actor, sent));
      await orSay("completeProfileFailed", () => completeProfile(actor, profile.data));
    } else {
      await orSay("completeProfileFailed", () => completeProfile(actor, profile.data));
      await orSay("uploadDocumentsFailed", () => uploadDocuments(actor, sent));
    }
    return {
      flash: translator(actor.locale, "registration")("submitted"),
      redirectTo: "/verification-pending",
    };
  },
  { fallback: "registrationUnexpected", expired },
);

/** Resubmits an application that changed while it was waiting (OP-134). */
export const submitAgainAction = action(
  z.object({}),
  async ({ actor }) => {
    await submitAgain(actor);
    return {
      flash: translator(actor.locale, "registration")("submitted"),
      redirectTo: "/verification-pending",
    };
  },
  { fallback: "registrationUnexpected", expired },
);

export const removeApplicationDocument = action(
  z.object({ kind: z.enum(["leadershipProof", "additionalDocument"]) }),
  async ({ actor, input }) => {
    await removeDocument(actor, input);
    return { redirectTo: "/registration?step=documents" };
  },
  { fallback: "registrationUnexpected", expired },
);

/** New documents of an approved organisation (NGO-078). */
export const sendRenewal = action(
  z.object({}),
  async ({ actor, files }) => {
    await submitRenewal(actor, {
      registrationCertificate: files["registrationCertificate"],
      leadershipProof: files["leadershipProof"],
      additionalDocument: files["additionalDocument"],
    });
    return {
      flash: translator(actor.locale, "dashboard")("verification.renewed"),
      redirectTo: "/dashboard?tab=profile",
    };
  },
  { fallback: "uploadDocumentsFailed" },
);
