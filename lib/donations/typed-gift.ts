import { z } from "zod";
import { open } from "@/lib/auth/seal";

const shape = z.object({ campaign: z.string(), amountCents: z.number(), donorName: z.string(), donorEmail: z.string(), method: z.string(), frequency: z.string(), message: z.string().nullable(), showName: z.boolean(), shareWithNgo: z.boolean() });
export type TypedGift = z.infer<typeof shape>;

/** What a donor typed before leaving for the provider, out of the sealed cookie; null for anything that does not open. */
export function readTypedGift(cookie: string | undefined): TypedGift | null {
  const match = /^(\d+)\.(.+)$/.exec(cookie ?? "");
  if (!match) return null;
  try {
    return shape.parse(JSON.parse(open(match[2]!, Number(match[1]), "typed-gift")));
  } catch {
    return null;
  }
}
