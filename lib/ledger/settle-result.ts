/**
 * The result of recording what the provider reports, for everything that settles.
 * - `applied`: recorded now
 * - `already`: recorded before, nothing changed
 * - `too_early`: the object it refers to is not here yet, or not final; it is retried
 * - `suspense`: the money is real but fits no donation; it is booked to suspense until somebody decides
 * - `ignored`: not ours
 */
export type SettleResult = "applied" | "already" | "too_early" | "suspense" | "ignored";
