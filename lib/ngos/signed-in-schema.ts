import { z } from "zod";
import { ngoShape } from "@/lib/ngos/api-schema";
import { userShape } from "@/lib/users/api-schema";

export const signedInAnswer = z.object({
  token: z.string().describe("Opaque, valid 30 days; send as Authorization: Bearer …"),
  userId: z.string(),
  user: userShape,
  ngo: ngoShape.optional(),
});
