import "server-only";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { AppError } from "@/lib/errors";
import { activeAdmins, assertActiveAdmin } from "@/lib/money-orders/order";
import { stoppedSince } from "@/lib/payouts/rules";
import { ourAccount, type OurAccount } from "@/lib/payouts/our-account";
import { listed } from "@/lib/i18n/marks";
import { site } from "@/lib/site";
import { requireAdmin, type Actor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { audit } from "@/lib/audit/record";
import { isoDay } from "@/lib/format";
import { bankSheet, pain001, payable } from "@/lib/payouts/bank-file";
import { nameOfPayout, paymentOf } from "@/lib/payouts/payment-of";
import { workbookType } from "@/lib/workbook";

/**
 * The file that an administrator takes to the bank: every reserved payout that somebody else has approved, without
 * those of organisations that were stopped since. From then on they are "sending" and in no further file, so that
 * nothing is paid twice; `again` exports those that are being sent once more. A payout whose details name no account is
 * skipped and named (`leftOut`; the console's page names it before). The person who approved a payout cannot export it: two people have seen each one
 * before the money leaves. Decrypts bank details, so each export is in the audit log.
 * @throws 401, 403, 409 payoutNothingToSend when there is none, 409 payoutsNeedSecond when all that wait need somebody
 * else, 409 payoutsUnfit when none of them names an account, 400 for pain.001 without an account of ours
 */
export async function exportPayouts(
  actor: Actor,
  input: { format: "xlsx" | "pain001"; again?: boolean; account?: Partial<OurAccount> | undefined },
): Promise<{
  fileName: string;
  contentType: string;
  body: string | Uint8Array<ArrayBuffer>;
  /** payouts that no file can carry, "#12 Maji Safi" */ leftOut: string[];
}> {
  const admin = requireAdmin(actor);
  requireFreshFactor(actor);
  const currentTime = now();
  const from = input.format === "pain001" ? await ourAccount(input.account) : null;
  const { payments, leftOut } = await db.$transaction(async (tx) => {
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
    // for a payout that left already, the approver was an administrator at that time
    const allowed = wanted.filter(
      (row) =>
        row.approvedBy !== null &&
        row.approvedBy !== admin.userId &&
        (input.again || active.has(row.approvedBy)),
    );
    if (allowed.length === 0)
      throw new AppError(
        "conflict",
        wanted.length > 0 ? "payoutsNeedSecond" : "payoutNothingToSend",
      );
    const all = allowed.map((row) => ({ row, payment: paymentOf(row) }));
    const fit = all.filter(({ payment }) => payable(payment));
    const leftOut = all
      .filter(({ payment }) => !payable(payment))
      .map(({ payment }) => nameOfPayout(payment));
    if (fit.length === 0)
      throw new AppError("conflict", "payoutsUnfit", {
        params: { payouts: listed(leftOut, admin.locale) },
      });
    for (const { row } of fit) {
      if (row.status === "reserved")
        await tx.payout.update({
          where: { id: row.id },
          data: { status: "sending", exportedBy: admin.userId },
        });
    }
    const data = {
      format: input.format,
      ...(input.again ? { again: true } : {}),
      payouts: fit.map(({ row }) => row.id),
    };
    await audit(tx, actor, "payouts.exported", "payout", null, { data });
    return { payments: fit.map(({ payment }) => payment), leftOut };
  });
  const name = `payouts-${isoDay(currentTime)}`;
  if (input.format === "xlsx")
    return {
      fileName: `${name}.xlsx`,
      contentType: workbookType,
      body: new Uint8Array(await bankSheet(payments, currentTime)),
      leftOut,
    };
  return {
    fileName: `${name}.xml`,
    contentType: "application/xml",
    body: pain001({ payments, from: { name: site.legalName, ...from! }, at: currentTime }),
    leftOut,
  };
}
