import { z } from "zod";
import { factorCode } from "@/lib/second-factor/schema";
import { accountName, email, loginEmail, password, personName } from "@/lib/users/fields";

export { accountName, email, password } from "@/lib/users/fields";

/** Account schemas for forms and API calls. The password rules are in lib/auth/password.ts (server). */
export const registerBody = z.strictObject({
  name: accountName,
  email,
  password,
  personName: z.optional(personName),
});
export type RegisterInput = z.infer<typeof registerBody>;

export const loginBody = z.strictObject({
  email: loginEmail,
  password,
  code: factorCode.optional(),
});
export type LoginInput = z.infer<typeof loginBody>;
