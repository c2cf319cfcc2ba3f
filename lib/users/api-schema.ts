import { z } from "zod";

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
export const meAnswer = z.object({ user: userShape });
