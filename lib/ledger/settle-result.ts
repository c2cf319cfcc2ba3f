/**
 * What came of telling the books something that the provider says. One list for everything that settles.
 * - `applied`: written down now
 * - `already`: it was written down before, nothing changed
 * - `too_early`: what it is about is not here yet, or not final; it is tried again
 * - `suspense`: the money is real and fits no donation: it is booked to suspense and waits for a decision
 * - `ignored`: nothing of ours
 */
export type SettleResult = "applied" | "already" | "too_early" | "suspense" | "ignored";
