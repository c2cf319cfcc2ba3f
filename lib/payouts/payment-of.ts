import "server-only";
import { db } from "@/lib/db";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { decrypt } from "@/lib/auth/encryption";
import type { BankDetails } from "@/lib/ngos/dto";
import { payable, type BankPayment } from "@/lib/payouts/bank-file";
import type { Prisma } from "@/prisma/generated/client";

/** What a payment needs of its payout. */
const stored = {
  id: true,
  number: true,
  ngoId: true,
  amountCents: true,
  bankCipher: true,
  bankKeyVersion: true,
  ngo: { select: { name: true, country: true } },
} as const satisfies Prisma.PayoutSelect;
type Stored = Prisma.PayoutGetPayload<{ select: typeof stored }>;

const noBank: BankDetails = {
  accountHolderName: "",
  bankName: "",
  accountNumber: "",
  swiftCode: "",
  preferredCurrency: "",
};

/** The bank details that a payout was reserved for; fields introduced later are empty. */
export function paymentOf(row: Stored): BankPayment {
  const sealed = row.bankCipher !== null && row.bankKeyVersion !== null;
  const bank = sealed
    ? (JSON.parse(
        decrypt(row.bankCipher!, row.bankKeyVersion!, `bank:${row.ngoId}`),
      ) as Partial<BankDetails>)
    : {};
  return {
    payoutId: row.id,
    number: row.number,
    ngoName: row.ngo.name,
    country: row.ngo.country,
    amountCents: row.amountCents,
    bank: { ...noBank, ...bank },
  };
}

/** As an administrator knows it: "#12 Maji Safi". */
export const nameOfPayout = ({ number, ngoName }: BankPayment): string => `#${number} ${ngoName}`;

/**
 * Payouts on their way that no bank file can carry: their details, reserved before accounts were checked, name no account.
 * A download has no room for a message, so the page names them before. @returns their names. @throws 401, 403
 */
export async function unfitPayouts(actor: Actor): Promise<string[]> {
  requireAdmin(actor);
  const rows = await db.payout.findMany({
    where: { status: { in: ["reserved", "sending"] } },
    select: stored,
    orderBy: { number: "asc" },
  });
  return rows
    .map(paymentOf)
    .filter((payment) => !payable(payment))
    .map(nameOfPayout);
}
