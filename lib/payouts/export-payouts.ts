import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { activeAdmins, assertActiveAdmin } from "@/lib/money-orders/order";
import { stoppedSince } from "@/lib/payouts/rules";
import { ourAccount, type OurAccount } from "@/lib/payouts/our-account";
import { site } from "@/lib/site";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { decrypt } from "@/lib/auth/encryption";
import { audit } from "@/lib/audit/record";
import { isoDay } from "@/lib/money/money";
import { bankCsv, pain001, type BankPayment } from "@/lib/payouts/bank-file";

type BankDetails = {
  accountHolderName?: string;
  bankName?: string;
  accountNumber?: string;
  swiftCode?: string;
  preferredCurrency?: string;
  bankCode?: string;
};

/**
 * The file that an administrator takes to the bank: every reserved payout that somebody else has
 * approved, without those of organisations that were stopped since. They count as "sending" from
 * then on and are in no further file, so that nothing is paid twice; `again` gives those that are
 * being sent once more. The person who approved a payout cannot export it: two people have seen
 * each one before the money leaves. Decrypts bank details, so each export is in the audit log.
 * @throws 401, 403, 409 payoutNothingToSend when there is none, 409 payoutsNeedSecond when all that
 *   wait need somebody else, 400 for pain.001 without an account of ours
 */
export async function exportPayouts(
  actor: Actor,
  input: { format: "csv" | "pain001"; again?: boolean; account?: Partial<OurAccount> | undefined },
): Promise<{ fileName: string; contentType: string; body: string }> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  const currentTime = now();
  const from = input.format === "pain001" ? await ourAccount(input.account) : null;
  const payments = await db.$transaction(async (tx) => {
    await tx.$executeRaw`select set_config('app.cause', ${`admin:${admin.userId}`}, true)`;
    await tx.$queryRaw`select id from payout where status in ('reserved', 'sending') order by id for update`;
    await assertActiveAdmin(tx, admin.userId);
    const waiting = await tx.payout.findMany({
      where: { status: input.again ? "sending" : "reserved" },
      include: { ngo: true },
      orderBy: { number: "asc" },
    });
    const wanted = waiting.filter(
      (row) => input.again || stoppedSince(row.ngo, currentTime) === null,
    );
    const active = await activeAdmins(
      tx,
      wanted.map((row) => row.approvedBy),
    );
    // of a payout that left already, the approver was an administrator at that time
    const rows = wanted.filter(
      (row) =>
        row.approvedBy !== null &&
        row.approvedBy !== admin.userId &&
        (input.again || active.has(row.approvedBy)),
    );
    if (rows.length === 0)
      throw new AppError(
        "conflict",
        wanted.length > 0 ? "payoutsNeedSecond" : "payoutNothingToSend",
      );
    for (const row of rows) {
      if (row.status === "reserved")
        await tx.payout.update({
          where: { id: row.id },
          data: { status: "sending", exportedBy: admin.userId },
        });
    }
    const data = {
      format: input.format,
      ...(input.again ? { again: true } : {}),
      payouts: rows.map((r) => r.id),
    };
    await audit(tx, actor, "payouts.exported", "payout", null, { data });
    return rows.map((row): BankPayment => {
      const bank =
        row.bankCipher !== null && row.bankKeyVersion !== null
          ? (JSON.parse(
              decrypt(row.bankCipher, row.bankKeyVersion, `bank:${row.ngoId}`),
            ) as BankDetails)
          : {};
      return {
        payoutId: row.id,
        number: row.number,
        ngoName: row.ngo.name,
        amountCents: row.amountCents,
        accountHolderName: bank.accountHolderName ?? "",
        bankName: bank.bankName ?? "",
        accountNumber: bank.accountNumber ?? "",
        swiftCode: bank.swiftCode ?? "",
        bankCode: bank.bankCode ?? "",
        preferredCurrency: bank.preferredCurrency ?? "",
      };
    });
  });
  const name = `payouts-${isoDay(currentTime)}`;
  if (input.format === "csv")
    return {
      fileName: `${name}.csv`,
      contentType: "text/csv; charset=utf-8",
      body: bankCsv(payments),
    };
  return {
    fileName: `${name}.xml`,
    contentType: "application/xml",
    body: pain001({ payments, from: { name: site.legalName, ...from! }, at: currentTime }),
  };
}
