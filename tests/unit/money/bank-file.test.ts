import { describe, expect, test } from "vitest";
import { bankCsv, pain001, type BankPayment } from "@/lib/payouts/bank-file";
import { maskAccount, nextRunAfter, payoutBlock, periodOf, type PayableNgo } from "@/lib/payouts/rules";

const payment = (more: Partial<BankPayment> = {}): BankPayment => ({ payoutId: "pay_1", number: 7, ngoName: "Jirani & Co", amountCents: 128_25n, accountHolderName: "Jirani", bankName: "Bank", accountNumber: "DE89 3704 0044 0532 0130 00", swiftCode: "cobadeff", preferredCurrency: "USD", ...more });

describe("files for the bank", () => {
  test("pain.001 has the sum, the escaped names, IBAN or other account", () => {
    const xml = pain001({ payments: [payment(), payment({ number: 8, accountNumber: "0123-456", accountHolderName: "<A> & 'B'", amountCents: 1n })], from: { name: "Operator", iban: "DE02120300000000202051", bic: "BYLADEM1001" }, messageId: "M1", at: new Date("2027-01-02T03:04:05Z") });
    expect(xml.match(/<CtrlSum>128\.26<\/CtrlSum>/g)).toHaveLength(2);
    expect(xml).toContain("<IBAN>DE89370400440532013000</IBAN>");
    expect(xml).toContain("<Othr><Id>0123-456</Id></Othr>");
    expect(xml).toContain("<Nm>&#60;A&#62; &#38; &#39;B&#39;</Nm>");
    expect(xml).toContain("<BICFI>COBADEFF</BICFI>");
  });

  test("the list defuses formulas and quotes", () => {
    const csv = bankCsv([payment({ ngoName: '=1+1', accountHolderName: 'a "b", c' })]);
    expect(csv).toContain(`"'=1+1"`);
    expect(csv).toContain(`"a ""b"", c"`);
    expect(csv.trim().endsWith(",128.25")).toBe(true);
  });
});

describe("when a payout may be", () => {
  const ngo: PayableNgo = { isOperator: false, status: "approved", suspendedAt: null, bankUsable: true, payoutsHeldUntil: null, verifiedUntil: null, ownerConfirmed: true };
  const at = new Date("2027-05-31T01:59:59Z");
  test.each([
    [{}, null], [{ isOperator: true }, "operator"], [{ status: "pending" }, "not_approved"], [{ status: "frozen" }, "not_approved"], [{ suspendedAt: at }, "suspended"], [{ ownerConfirmed: false }, "email_unconfirmed"],
    [{ bankUsable: false }, "no_bank_details"], [{ payoutsHeldUntil: new Date(at.getTime() + 1) }, "held"], [{ payoutsHeldUntil: at }, null],
    [{ verifiedUntil: new Date(at.getTime() - 29 * 86_400_000) }, null], [{ verifiedUntil: new Date(at.getTime() - 31 * 86_400_000) }, "verification_expired"],
  ])("%o → %s", (more, block) => expect(payoutBlock({ ...ngo, ...more }, at)).toBe(block));

  test("the next run is at 02:00 UTC", () => {
    expect(nextRunAfter(at).toISOString()).toBe("2027-05-31T02:00:00.000Z");
    expect(nextRunAfter(new Date("2027-12-31T02:00:00Z")).toISOString()).toBe("2028-01-01T02:00:00.000Z");
    expect([periodOf(at), maskAccount("DE89 3704 0044")]).toEqual(["2027-05", "•••• 0044"]);
  });
});
