import { z } from "zod";

/** Shapes of answers about organisations, for the OpenAPI description. */
export const ngoShape = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  orgName: z.string(),
  email: z.string().nullable().optional(),
  officialEmail: z.string().nullable().optional(),
  country: z.string().nullable().describe("Two-letter code"),
  countryName: z.string().nullable(),
  status: z.enum(["pending", "approved", "rejected"]),
  suspended: z.boolean(),
  registrationDate: z.string().describe("ISO 8601, UTC"),
  verifiedUntil: z.string().nullable(),
  profileComplete: z.boolean().optional(),
  documents: z.object({ registrationCertificate: z.string().nullable(), leadershipProof: z.string().nullable(), additionalDocument: z.string().nullable() }).optional(),
  phoneNumber: z.string().nullable().optional(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  profileImage: z.string().nullable(),
  bankDetails: z.object({ accountHolderName: z.string(), bankName: z.string(), accountNumber: z.string().describe("Masked"), swiftCode: z.string().describe("Masked"), preferredCurrency: z.string() }).nullable().optional(),
});
export const ngoAnswer = z.object({ ngo: ngoShape });
export const paginationShape = z.object({ page: z.number(), limit: z.number(), total: z.number(), totalPages: z.number() });
export const ngosAnswer = z.object({ ngos: z.array(ngoShape), pagination: paginationShape });

const whole = (fallback: number, max: number) => z.string().regex(/^\d{1,7}$/).transform(Number).pipe(z.number().min(1).max(max)).default(fallback);
/** `GET /ngos/all` */
export const ngosQuery = z.strictObject({ status: z.enum(["pending", "approved", "rejected"]).optional(), search: z.string().max(200).optional(), page: whole(1, 1_000_000), limit: whole(20, 100) });
/** `GET /admin/ngos`: without page and limit at most 1,000 rows (OP-114) */
export const adminNgosQuery = z.strictObject({ status: z.enum(["pending", "approved", "rejected"]).optional(), search: z.string().max(200).optional(), page: whole(1, 1_000_000), limit: whole(1_000, 1_000) });
