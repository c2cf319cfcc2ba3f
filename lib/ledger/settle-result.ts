/**
 * The result of recording what the provider reports. One list for everything that settles.
 * - `applied`: recorded now
 * - `already`: recorded before, nothing changed
 * - `too_early`: the object it refers to is not here yet, or not final; it is tried again
 * - `suspense`: the money is real and fits no donation: it is booked to suspense and waits for a
 *   decision
 * - `ignored`: not ours
 */
export type SettleResult = "applied" | "already" | "too_early" | "suspense" | "ignored";
