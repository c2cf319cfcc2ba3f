"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { safeNext } from "@/lib/auth/page-access";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/env";
import { scanAgain } from "@/lib/files/scan-again";
import { translator } from "@/lib/i18n/translator";
import { approveName } from "@/lib/ngos/approve-name";
import { approveNgo } from "@/lib/ngos/approve-ngo";
import { approveRenewal } from "@/lib/ngos/approve-renewal";
import { decisionReason } from "@/lib/ngos/form-schemas";
import { reinstateNgo } from "@/lib/ngos/reinstate-ngo";
import { rejectNgo } from "@/lib/ngos/reject-ngo";
import { suspendNgo } from "@/lib/ngos/suspend-ngo";
import { undoDecision } from "@/lib/ngos/undo-decision";

/** `back` is the console's address without its dialog: the list and its page. */
const decision = z.object({
  id: z.string().max(64).default(""),
  reason: z.optional(decisionReason),
  back: z.string().max(500).default(""),
});

/**
 * An approval, as a rejection, carries the version that was reviewed: the console's forms always send it. `unopened`: "Approve anyway",
 * the answer to the question about an unopened certificate.
 */
const seen = decision.extend({
  version: z.string().max(40),
  unopened: z.literal("yes").optional(),
});

const to = (back: string): string => {
  const path = safeNext(back, env.appUrl);
  return path?.startsWith("/admin/") ? path : "/admin/dashboard";
};

/** The organisation's details, with "Approve anyway?" */
function question(input: { id: string; back: string }): string {
  const path = to(input.back);
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ view: input.id, sure: "yes" })}`;
}

/** @returns false when the certificate was not opened: nothing is decided, and the console asks first */
async function askWhereUnopened(decided: Promise<unknown>): Promise<boolean> {
  try {
    await decided;
    return true;
  } catch (error) {
    if (error instanceof AppError && error.key === "certificateNotOpened") return false;
    throw error;
  }
}

export const approveNgoAction = action(
  seen,
  async ({ actor, input }) => {
    const done = await askWhereUnopened(
      approveNgo(actor, {
        id: input.id,
        version: input.version,
        undoable: true,
        mustHaveOpened: input.unopened !== "yes",
      }),
    );
    if (!done) return { redirectTo: question(input) };
    return { flash: translator(actor.locale, "admin")("approved"), redirectTo: to(input.back) };
  },
  { fallback: "approveFailed" },
);

export const rejectNgoAction = action(
  decision.extend({ version: z.string().max(40) }),
  async ({ actor, input }) => {
    const { id, reason, version } = input;
    await rejectNgo(actor, { id, reason, version, undoable: true });
    return { flash: translator(actor.locale, "admin")("rejected"), redirectTo: to(input.back) };
  },
  { fallback: "rejectFailed" },
);

export const suspendNgoAction = action(decision, async ({ actor, input }) => {
  await suspendNgo(actor, { id: input.id, reason: input.reason });
  return { flash: translator(actor.locale, "admin")("suspended"), redirectTo: to(input.back) };
});

export const reinstateNgoAction = action(
  decision.extend({ version: z.string().min(1).max(40).optional() }),
  async ({ actor, input }) => {
    const { id, reason, version } = input;
    await reinstateNgo(actor, { id, reason, version });
    return { flash: translator(actor.locale, "admin")("reinstated"), redirectTo: to(input.back) };
  },
);

export const approveRenewalAction = action(seen, async ({ actor, input }) => {
  const done = await askWhereUnopened(
    approveRenewal(actor, {
      id: input.id,
      version: input.version,
      mustHaveOpened: input.unopened !== "yes",
    }),
  );
  if (!done) return { redirectTo: question(input) };
  return {
    flash: translator(actor.locale, "admin")("renewalApproved"),
    redirectTo: to(input.back),
  };
});

export const acceptNameAction = action(
  decision.extend({ name: z.string().min(1).max(500) }),
  async ({ actor, input }) => {
    await approveName(actor, { id: input.id, name: input.name });
    return { flash: translator(actor.locale, "admin")("nameAccepted"), redirectTo: to(input.back) };
  },
);

export const scanAgainAction = action(
  z.object({ documentId: z.string().max(64), back: z.string().max(500).default("") }),
  async ({ actor, input }) => {
    await scanAgain(actor, { documentId: input.documentId });
    return { flash: translator(actor.locale, "admin")("scanOrdered"), redirectTo: to(input.back) };
  },
);

export const undoDecisionAction = action(
  z.object({ eventId: z.string().max(64), back: z.string().max(500).default("") }),
  async ({ actor, input }) => {
    const { name } = await undoDecision(actor, { eventId: input.eventId });
    return {
      flash: translator(actor.locale, "admin")("undo.done", { name }),
      redirectTo: to(input.back),
    };
  },
);
