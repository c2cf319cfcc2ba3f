import { createHash } from "node:crypto";
import { idPrefix, type IdKind } from "@/lib/ids";

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** `length` characters of an id's alphabet, the same for the same seed. */
function letters(seed: string, length: number): string {
  const bytes = createHash("sha256").update(`demo:${seed}`).digest();
  return [...bytes.subarray(0, length)].map((byte) => alphabet[byte & 31]).join("");
}

/** An id of the demo data: the same at each start, so that the cloth that is drawn from it stays the same. */
export const fixedId = (kind: IdKind, seed: string): string =>
  `${idPrefix(kind)}_${letters(`${kind}:${seed}`, 20)}`;

export const fixedRef = (kind: "DN" | "PP", seed: string): string =>
  `${kind}-${letters(`ref:${seed}`, 8).toUpperCase()}`;
