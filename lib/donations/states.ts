import "server-only";
import type { Donation, Prisma } from "@/prisma/generated/client";
import { db, type Tx } from "@/lib/db";
import { isSettled } from "@/lib/donations/rules";

/**
 * The states of a donation from the press of "Donate" until it is paid or over, and the one table of transitions
 * between them: created → open (in our page | on the provider's) → processing → paid | failed | expired; for a monthly
 * gift whose first payment is on a later day … → open → scheduled → paid | expired; and for a pledge created → held →
 * pending → paid | rejected | expired. It is not in lib/checkout because settlement, which lib/checkout calls, uses it
 * too. Refunds and disputes of a paid donation have their own transitions. The database refuses any transition that its
 * own table (`state_rule`) does not have; a test keeps the two tables in sync.
 */
export type DonationState =
  /** its session, if any, is not stored yet; or a pledge that nothing was decided about yet */
  | "created"
  | "open_in_page"
  | "open_hosted"
  /** the donor did their part: a bank debit is in progress, or an administrator decides about money that did not fit */
  | "processing"
  /** the first one of a monthly gift that is set up: nothing is charged before its day */
  | "scheduled"
  | "failed"
  /** the donor left, or nobody confirmed the pledge in time; a late payment still counts, a late pledge does not */
  | "expired"
  /** an administrator reviews the pledge before its instructions are sent */
  | "held"
  | "pending_confirmation"
  | "rejected"
  /** whatever happened to the money since */
  | "paid";

type Step = { from: readonly DonationState[]; to: string };

const open = ["open_in_page", "open_hosted"] as const;

/** For each event: the states from which it moves a donation paid by checkout, and the resulting `status`. */
export const checkoutSteps = {
  /** the provider created its session */
  opened: { from: ["created", "failed"], to: "checkout_open" },
  /** its session is over, replaced by one on the provider's page */
  replaced: { from: [...open, "expired"], to: "checkout_open" },
  /** the provider reports: the donor has done their part but the money has not arrived yet */
  processing: { from: ["created", ...open, "failed", "expired"], to: "processing" },
  /** the provider reports: the monthly gift is set up, and nothing was charged */
  scheduled: { from: ["created", ...open, "failed", "expired"], to: "scheduled" },
  /** the provider reports: the payment failed */
  failed: { from: ["created", ...open, "processing"], to: "failed" },
  /** the provider reports, or it is clear after a day: nobody paid; or the monthly gift ended before its first payment */
  expired: { from: ["created", ...open, "scheduled"], to: "expired" },
  /** its own session was paid with another amount or currency; the money waits in suspense */
  misfit: { from: ["created", ...open], to: "processing" },
  /** an administrator has decided that the money in suspense is not for it */
  misfit_closed: { from: [...open, "processing"], to: "failed" },
  /** the money arrived and fits */
  paid: {
    from: ["created", ...open, "processing", "scheduled", "failed", "expired"],
    to: "succeeded",
  },
} as const satisfies Record<string, Step>;

/** The same for a pledge. */
export const pledgeSteps = {
  /** its instructions are sent */
  pledged: { from: ["created"], to: "pending_confirmation" },
  /** something filled in the honeypot field: an administrator looks first */
  held: { from: ["created"], to: "held" },
  /** an administrator releases it */
  released: { from: ["held"], to: "pending_confirmation" },
  /** an administrator has seen its money arrive */
  confirmed: { from: ["pending_confirmation"], to: "confirmed" },
  /** an administrator has closed it */
  rejected: { from: ["pending_confirmation", "held"], to: "rejected" },
  /** it was not confirmed in time */
  lapsed: { from: ["pending_confirmation", "held"], to: "expired" },
} as const satisfies Record<string, Step>;

type CheckoutEvent = keyof typeof checkoutSteps;
export type DonationEvent = CheckoutEvent | keyof typeof pledgeSteps;

/** The columns of a donation that determine its state. */
type Row = Pick<Donation, "kind" | "status" | "settledAt" | "sessionUrl">;

export function stateOf({ status, settledAt, sessionUrl }: Omit<Row, "kind">): DonationState {
  if (settledAt !== null) return "paid";
  if (status !== "checkout_open") return status as DonationState;
  return sessionUrl === null ? "open_in_page" : "open_hosted";
}

/**
 * @returns the `status` after the event; "already" where it has that one, "refused" where the table has no such
 * transition
 */
export function next(donation: Row, event: DonationEvent): { to: string } | "already" | "refused" {
  const steps: Partial<Record<DonationEvent, Step>> =
    donation.kind === "pledge" ? pledgeSteps : checkoutSteps;
  const step = steps[event];
  if (!step) return "refused";
  const state = stateOf(donation);
  if (step.from.includes(state)) return { to: step.to };
  const isThere = state === "paid" ? isSettled(step.to) : donation.status === step.to;
  return isThere ? "already" : "refused";
}

export const canTake = (donation: Row, event: DonationEvent): boolean =>
  typeof next(donation, event) === "object";

/**
 * Applies an event to a donation whose lock is held (lock.ts) and which was read under that lock.
 * @param data written together with its status
 * @returns whether it moved; if not, nothing is written
 */
export async function takeStep(
  tx: Tx,
  donation: Row & { id: string },
  event: DonationEvent,
  data: Prisma.DonationUncheckedUpdateInput = {},
): Promise<boolean> {
  const step = next(donation, event);
  if (typeof step === "string") return false;
  await tx.donation.update({ where: { id: donation.id }, data: { ...data, status: step.to } });
  return true;
}

/**
 * As `takeStep`, where the caller has checked already and writes money with it.
 * @throws Error when the table has no such transition
 */
export async function mustTakeStep(...step: Parameters<typeof takeStep>): Promise<void> {
  const [, donation, event] = step;
  if (!(await takeStep(...step)))
    throw new Error(`donation ${donation.id} takes no step "${event}" from ${stateOf(donation)}`);
}

/**
 * As `takeStep`, in one statement of its own: the database compares the donation's current state.
 * @returns whether it moved
 */
export async function takeStepAtOnce(
  donationId: string,
  event: CheckoutEvent,
  data: Prisma.DonationUncheckedUpdateManyInput,
): Promise<boolean> {
  const moved = await db.donation.updateMany({
    where: { id: donationId, status: { in: statusesBefore(event) } },
    data: { ...data, status: checkoutSteps[event].to },
  });
  return moved.count > 0;
}

/** The values of `status` from which an event moves a checkout donation. */
export const statusesBefore = (event: CheckoutEvent): string[] => [
  ...new Set(
    checkoutSteps[event].from.map((state) =>
      state === "open_in_page" || state === "open_hosted" ? "checkout_open" : state,
    ),
  ),
];
