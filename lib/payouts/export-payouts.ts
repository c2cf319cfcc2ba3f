import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { stoppedSince, twoPersonCents } from "@/lib/payouts/rules";
import { ourAccount, type OurAccount } from "@/lib/payouts/our-account";
import { site } from "@/lib/site";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { open } from "@/lib/auth/seal";
import { audit } from "@/lib/audit/record";
import { isoDay } from "@/lib/money/money";
import { bankCsv, pain001, type BankPayment } from "@/lib/payouts/bank-file";

type BankDetails = { accountHolderName?: string; bankName?: string; accountNumber?: string; swiftCode?: string; preferredCurrency?: string };

/**
 * The payments that an admin takes to the bank: every payout that is set aside; a large one once a second person has approved
 * it, and none of an organisation that has been stopped since. They count as "sending" from then on and are in no further file,
 * so that nothing is paid twice; `again` gives those that are being sent once more. Opens bank details, so that each export is
 * in the audit log. @throws 401, 403, 409 payoutNothingToSend when there is none, 400 for pain.001 without an account of ours
 */
export async function exportPayouts(actor: Actor, input: { format: "csv" | "pain001"; again?: boolean; account?: Partial<OurAccount> | undefined }): Promise<{ fileName: string; contentType: string; body: string }> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  const at = now();
  const from = input.format === "pain001" ? await ourAccount(input.account) : null;
  const payments = await db.$transaction(async (tx) => {
    await tx.$executeRaw`select set_config('app.cause', ${`admin:${admin.userId}`}, true)`;
    await tx.$queryRaw`select id from payout where status in ('reserved', 'sending') order by id for update`;
    const wanted = await tx.payout.findMany({ where: { status: input.again ? "sending" : "reserved", OR: [{ amountCents: { lt: twoPersonCents } }, { approvedBy: { not: null } }] }, include: { ngo: true }, orderBy: { number: "asc" } });
    const rows = wanted.filter((row) => input.again || stoppedSince(row.ngo, at) === null);
    if (rows.length === 0) throw new AppError("conflict", "payoutNothingToSend");
    for (const row of rows) if (row.status === "reserved") await tx.payout.update({ where: { id: row.id }, data: { status: "sending" } });
    await audit(tx, actor, "payouts.exported", "payout", null, { data: { format: input.format, ...(input.again ? { again: true } : {}), payouts: rows.map((r) => r.id) } });
    return rows.map((row): BankPayment => {
      const bank = row.bankCipher !== null && row.bankKeyVersion !== null ? (JSON.parse(open(row.bankCipher, row.bankKeyVersion, `bank:${row.ngoId}`)) as BankDetails) : {};
      return {
        payoutId: row.id, number: row.number, ngoName: row.ngo.name, amountCents: row.amountCents, accountHolderName: bank.accountHolderName ?? "", bankName: bank.bankName ?? "",
        accountNumber: bank.accountNumber ?? "", swiftCode: bank.swiftCode ?? "", preferredCurrency: bank.preferredCurrency ?? "",
      };
    });
  });
  const name = `payouts-${isoDay(at)}`;
  if (input.format === "csv") return { fileName: `${name}.csv`, contentType: "text/csv; charset=utf-8", body: bankCsv(payments) };
  return { fileName: `${name}.xml`, contentType: "application/xml", body: pain001({ payments, from: { name: site.legalName, ...from! }, at }) };
}
