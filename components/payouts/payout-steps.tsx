import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { PayoutRow } from "@/lib/payouts/queries";

type Words = (
  key:
    | "payouts.approveFirst"
    | "payouts.waitsYouApproved"
    | "payouts.endNeedsTwo"
    | "payouts.endWaits",
) => string;

/**
 * What may be done next with a payout, and by whom: a step that is somebody else's stands there disabled, with the reason.
 * The verbs decide again (lib/payouts/finish-payout.ts).
 */
export function PayoutSteps({
  payout,
  userId,
  two,
  sentLabel,
  children,
}: {
  payout: PayoutRow;
  userId: string;
  two: Words;
  sentLabel: string;
  children: {
    approve: ReactNode;
    sent: ReactNode;
    failed: ReactNode;
    returned: ReactNode;
    doubt: ReactNode;
  };
}) {
  const note = (words: string) => <p className="text-small text-soft">{words}</p>;
  if (payout.status === "sent")
    return (
      <>
        {payout.endWaits ? null : children.returned}
        {note(two(payout.endWaits ? "payouts.endWaits" : "payouts.endNeedsTwo"))}
      </>
    );
  if (!["reserved", "sending", "unknown"].includes(payout.status)) return null;
  const why = whyNotSent(payout, userId, two);
  return (
    <>
      <div data-slot="payout-steps" className="flex flex-wrap items-center gap-2">
        {children.approve}
        {why === null ? (
          children.sent
        ) : (
          <Button variant="confirm" size="sm" disabled>
            {sentLabel}
          </Button>
        )}
        {payout.endWaits ? null : children.failed}
        {payout.status === "sending" ? children.doubt : null}
      </div>
      {why === null ? null : note(why)}
      {payout.status === "reserved"
        ? null
        : note(two(payout.endWaits ? "payouts.endWaits" : "payouts.endNeedsTwo"))}
    </>
  );
}

/** Why this administrator may not mark it as sent; null when they may. */
function whyNotSent(payout: PayoutRow, userId: string, two: Words): string | null {
  if (payout.unapproved) return two("payouts.approveFirst");
  return payout.approvedBy === userId ? two("payouts.waitsYouApproved") : null;
}
