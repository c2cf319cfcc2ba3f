import { z } from "zod";
import { ngoShape } from "@/lib/ngos/api-schema";

export const userShape = z.object({
  _id: z.string(),
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.string(),
  isVerified: z.boolean(),
  status: z.string().nullable(),
  profileComplete: z.boolean(),
  suspended: z.boolean(),
  emailConfirmed: z.boolean(),
});
export const signedInAnswer = z.object({
  token: z.string().describe("Opaque, valid 30 days; send as Authorization: Bearer …"),
  userId: z.string(),
  user: userShape,
  ngo: ngoShape.optional(),
});
export const meAnswer = z.object({ user: userShape });
