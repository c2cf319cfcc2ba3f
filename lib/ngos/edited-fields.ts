import "server-only";
import { comparedWithSeen, type SeenFields } from "@/lib/forms/seen";
import { shownPhone, storedPhone } from "@/lib/ngos/phone";
import type { UpdateProfileInput } from "@/lib/ngos/schema";

const texts = ["website", "description", "facebook", "twitter", "instagram", "linkedin"] as const;
type Texts = Partial<Record<(typeof texts)[number] | "phoneNumber", string | null | undefined>>;

const present = (fields: Record<string, SeenFields[string] | undefined>): SeenFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, SeenFields[string]] => entry[1] !== undefined,
    ),
  );
const textsOf = (from: Texts) => Object.fromEntries(texts.map((name) => [name, from[name]]));

/** The fields that the profile form shows, by the names that it posts. */
export const shownProfile = (
  ngo: Required<Texts> & { name: string; pendingName: string | null },
): SeenFields =>
  present({
    ...textsOf(ngo),
    orgName: ngo.pendingName ?? ngo.name,
    phoneNumber: ngo.phoneNumber ? shownPhone(ngo.phoneNumber) : "",
  });

/** Those of a change that are there, as the form will show them. */
export const sentProfile = (input: UpdateProfileInput): SeenFields =>
  present({
    ...textsOf(input),
    orgName: input.orgName,
    phoneNumber: input.phoneNumber && shownPhone(storedPhone(input.phoneNumber)),
  });

/** A posted form's change without the fields that it sent back as it showed them: those are nobody's change. */
export function withoutUntouched(input: UpdateProfileInput, seen: string): UpdateProfileInput {
  const { same } = comparedWithSeen(seen, sentProfile(input));
  return Object.fromEntries(Object.entries(input).filter(([name]) => !same.has(name)));
}
