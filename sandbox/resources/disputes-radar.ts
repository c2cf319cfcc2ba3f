import { z } from "zod";
import { invalid } from "../api/errors";
import { flag, merged, metadata, oneOf, params, text, unsettable } from "../api/read";
import { listing, need, nothing, retrieve, route, same, type Route } from "../api/route";
import { closeDispute, escalate, evidenceKeys } from "../core/disputes";

const evidence = z.strictObject(
  Object.fromEntries(evidenceKeys.map((key) => [key, unsettable(text(20_000)).optional()])),
);

export const disputes: Route[] = [
  listing(
    "/v1/disputes",
    "dispute",
    { charge: text().optional(), payment_intent: text().optional() },
    same("charge", "payment_intent"),
  ),
  retrieve("/v1/disputes/:id", "dispute"),
  route(
    "POST",
    "/v1/disputes/:id",
    params({
      evidence: evidence.optional(),
      submit: flag.optional(),
      metadata: metadata.optional(),
      intended_submission_method: oneOf([
        "manual",
        "prefer_manual",
        "prefer_smart_disputes",
        "smart_disputes",
      ]).optional(),
    }),
    (input, { world, ids }) => {
      const { store, hooks } = world;
      const made = need(world, "dispute", ids[0]);
      if (input.metadata !== undefined)
        store.change(made, { metadata: merged(made.metadata, input.metadata) });
      const given = input.evidence;
      if (given === undefined) return made;
      if (!["needs_response", "warning_needs_response"].includes(made.status))
        throw invalid(
          "dispute_evidence_submitted",
          `This dispute is ${made.status}: it takes no more evidence.`,
          "evidence",
          true,
        );
      const submit = input.submit !== false;
      store.change(made, {
        evidence: { ...made.evidence, ...given },
        evidence_details: {
          ...made.evidence_details,
          has_evidence: true,
          ...(submit
            ? {
                submission_count: made.evidence_details.submission_count + 1,
                submission_method: "manual" as const,
              }
            : {}),
        },
      });
      const words = (given as Record<string, string | null | undefined>)["uncategorized_text"];
      if (
        submit &&
        made.status === "warning_needs_response" &&
        words === "escalate_inquiry_evidence"
      )
        escalate(world, made);
      else if (submit) {
        store.change(made, {
          status: made.status === "needs_response" ? "under_review" : "warning_under_review",
        });
        hooks.emit("charge.dispute.updated", made);
        // the provider's words for how a test dispute ends
        if (words === "winning_evidence") closeDispute(world, made, true);
        if (words === "losing_evidence") closeDispute(world, made, false);
      } else hooks.emit("charge.dispute.updated", made);
      return made;
    },
  ),
  route("POST", "/v1/disputes/:id/close", nothing, (_, { world, ids }) => {
    const made = need(world, "dispute", ids[0]);
    if (!["needs_response", "warning_needs_response"].includes(made.status))
      throw invalid(undefined, `This dispute is already ${made.status}.`, undefined, true);
    closeDispute(world, made, false);
    return made;
  }),
];

export const radar: Route[] = [
  listing(
    "/v1/radar/early_fraud_warnings",
    "radar.early_fraud_warning",
    { charge: text().optional(), payment_intent: text().optional() },
    same("charge", "payment_intent"),
  ),
  retrieve("/v1/radar/early_fraud_warnings/:id", "radar.early_fraud_warning"),
];
