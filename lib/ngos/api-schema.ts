import { z } from "zod";

/** Shapes of responses about organisations, for the OpenAPI description; lib/ngos/dto.ts produces them. */
const publicNgoShape = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  orgName: z.string(),
  country: z.string().nullable().describe("Two-letter code"),
  countryName: z.string().nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
  profileImage: z.string().nullable(),
  facebook: z.string().nullable(),
  twitter: z.string().nullable(),
  instagram: z.string().nullable(),
  linkedin: z.string().nullable(),
  registrationDate: z.string().describe("ISO 8601, UTC"),
  status: z.enum(["pending", "approved", "rejected"]),
  suspended: z.boolean(),
  verifiedUntil: z.string().nullable().describe("ISO 8601, UTC"),
});
const path = z.string().nullable().describe("Path on this site, for members and admins");
export const ngoShape = publicNgoShape.extend({
  email: z.string().nullable().describe("The owner's login"),
  emailConfirmed: z.boolean(),
  pendingName: z.string().nullable().describe("A new name that waits for an admin's yes"),
  officialEmail: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  profileComplete: z.boolean(),
  submittedAt: z.string().nullable(),
  approvedAt: z.string().nullable(),
  verificationExpired: z.boolean(),
  rejectionReason: z.string().nullable(),
  suspensionReason: z.string().nullable(),
  documents: z.object({
    registrationCertificate: path,
    leadershipProof: path,
    additionalDocument: path,
  }),
  bankDetails: z
    .object({
      accountHolderName: z.string(),
      bankName: z.string(),
      accountNumber: z.string().describe("Masked"),
      swiftCode: z.string().describe("Masked"),
      preferredCurrency: z.string(),
      bankCode: z.string().optional(),
      accountType: z
        .literal("mobileMoney")
        .optional()
        .describe(
          "There for mobile money only: the bank is its operator, the number a mobile number or a paybill",
        ),
      accountReference: z.string().optional().describe("The account at a paybill, masked"),
    })
    .nullable(),
});
export const ngoAnswer = z.object({ ngo: ngoShape });
const paginationShape = z.object({
  page: z.number(),
  limit: z.number(),
  total: z.number(),
  totalPages: z.number(),
});
export const ngosAnswer = z.object({
  ngos: z
    .array(z.union([ngoShape, publicNgoShape]))
    .describe("Whole organisations for admins, public fields for anyone else"),
  pagination: paginationShape,
});

const wholeNumber = (fallback: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(max))
    .default(fallback);
/** `GET /ngos/all` */
export const ngosQuery = z.strictObject({
  status: z.enum(["pending", "approved", "rejected"]).optional(),
  search: z.string().max(200).optional(),
  page: wholeNumber(1, 1_000_000),
  limit: wholeNumber(20, 100),
});
/** `GET /admin/ngos`: without page and limit at most 1,000 rows (OP-114) */
export const adminNgosQuery = z.strictObject({
  status: z.enum(["pending", "approved", "rejected"]).optional(),
  search: z.string().max(200).optional(),
  page: wholeNumber(1, 1_000_000),
  limit: wholeNumber(1_000, 1_000),
});
