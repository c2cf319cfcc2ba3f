import { afterAll, afterEach, describe, expect, test } from "vitest";
import { PDFDocument } from "pdf-lib";
import { db } from "@/lib/db";
import { setClockForTests } from "@/lib/clock";
import { encrypt } from "@/lib/auth/encryption";
import { systemActor } from "@/lib/auth/actor";
import { settleDonation } from "@/lib/donations/settle";
import { approvePayout } from "@/lib/payouts/approve-payout";
import { exportPayouts } from "@/lib/payouts/export-payouts";
import { finishPayout } from "@/lib/payouts/finish-payout";
import { listPayouts } from "@/lib/payouts/queries";
import { payOutNow, reservePayout } from "@/lib/payouts/reserve-payout";
import { statementPdf } from "@/lib/payouts/statement-files";
import { statementCsv } from "@/tests/support/exports";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  ngoActorOf,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { expectSoundBooks, makeOpenDonation, paidCharge } from "@/tests/support/money";
import { approved, payOutApproved } from "@/tests/support/second-person";
import { workbookText } from "@/tests/support/workbook";

afterEach(async () => {
  setClockForTests(null);
  await expectSoundBooks();
});
afterAll(() => db.$disconnect());

async function owed(cents: bigint, gift: Record<string, unknown> = {}, feeCents = 0n) {
  const { ngo, owner } = await makeNgo();
  const bank = encrypt(
    JSON.stringify({
      accountHolderName: "Test & Sons",
      bankName: "Bank",
      accountNumber: "DE89370400440532013000",
      swiftCode: "COBADEFF",
      preferredCurrency: "USD",
    }),
    `bank:${ngo.id}`,
  );
  await db.ngo.update({
    where: { id: ngo.id },
    data: { bankCipher: bank.cipher, bankKeyVersion: bank.keyVersion },
  });
  const donation = await makeOpenDonation(await makeCampaign(ngo.id), {
    amountCents: cents,
    ...gift,
  });
  await settleDonation({
    donationId: donation.id,
    charge: paidCharge({ amountCents: cents, feeCents, donationId: donation.id }),
    cause: "test",
  });
  return { ngo, owner, donation };
}
const admins = async () => Promise.all([1, 2, 3].map(async () => actorOf(await makeAdmin())));
const payout = (id: string) => db.payout.findUniqueOrThrow({ where: { id } });

describe("two people for large payouts", () => {
  test("from $10,000.00 on nothing is sent without the yes of somebody else, and that person does not send it", async () => {
    const [maker, second, third] = await admins();
    const { ngo } = await owed(10_000_00n);
    const { payoutId } = await payOutNow(maker!, { ngoId: ngo.id });
    await expect(finishPayout(maker!, { payoutId, result: "sent" })).rejects.toMatchObject({
      key: "payoutUnapproved",
    });
    await expect(approvePayout(maker!, { payoutId })).rejects.toMatchObject({
      key: "payoutOwnApproval",
    });
    const tried = await Promise.allSettled(
      [second!, third!].map((admin) => approvePayout(admin, { payoutId })),
    );
    expect(tried.filter((r) => r.status === "fulfilled")).toHaveLength(1);
    expect(tried.find((r) => r.status === "rejected")).toMatchObject({
      reason: { code: "already_decided", key: "payoutDecided" },
    });
    const approver = [second!, third!][tried.findIndex((r) => r.status === "fulfilled")]!;
    await expect(finishPayout(approver, { payoutId, result: "sent" })).rejects.toMatchObject({
      key: "payoutOwnApproval",
    });
    await finishPayout(maker!, { payoutId, result: "sent", reference: randomText() });
    expect(await payout(payoutId)).toMatchObject({
      status: "sent",
      approvedBy: approver.userId,
      decidedBy: maker!.userId,
    });
  });

  test("the smallest needs somebody else too; the database refuses one that nobody approved", async () => {
    const [maker, second] = await admins();
    const less = await owed(100_00n);
    const small = await payOutNow(maker!, { ngoId: less.ngo.id });
    await expect(
      finishPayout(maker!, { payoutId: small.payoutId, result: "sent" }),
    ).rejects.toMatchObject({ key: "payoutUnapproved" });
    await approvePayout(second!, { payoutId: small.payoutId });
    await finishPayout(maker!, {
      payoutId: small.payoutId,
      result: "sent",
      reference: randomText(),
    });
    const large = await reservePayout(systemActor("test"), {
      ngoId: (await owed(10_000_00n)).ngo.id,
      reason: "manual",
    });
    await expect(
      db.payout.update({ where: { id: large!.payoutId }, data: { status: "sending" } }),
    ).rejects.toThrow();
    expect((await payout(large!.payoutId)).status).toBe("reserved");
  });

  test("the bank file leaves an unapproved one out and holds it once approved; ISO 20022 needs an account of ours that can exist", async () => {
    const [maker, second] = await admins();
    const { ngo } = await owed(12_345_67n);
    const { payoutId } = await payOutNow(maker!, { ngoId: ngo.id });
    await owed(150_00n).then(({ ngo: other }) => payOutApproved(maker!, { ngoId: other.id }));
    expect(workbookText((await exportPayouts(maker!, { format: "xlsx" })).body)).not.toContain(
      "12345.67",
    );
    expect((await payout(payoutId)).status).toBe("reserved");
    await approvePayout(second!, { payoutId });
    await expect(
      exportPayouts(maker!, { format: "pain001", account: { iban: "GB00TEST", bic: "NOPE" } }),
    ).rejects.toMatchObject({ issues: [{ path: "iban" }, { path: "bic" }] });
    expect((await payout(payoutId)).status).toBe("reserved");
    const file = await exportPayouts(maker!, {
      format: "pain001",
      account: { iban: "de89 3704 0044 0532 0130 00", bic: "cobadeff" },
    });
    expect(file.fileName).toMatch(/^payouts-\d{4}-\d{2}-\d{2}\.xml$/);
    expect(file.body).toContain('<InstdAmt Ccy="USD">12345.67</InstdAmt>');
    expect(file.body).toContain(
      "<DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct>",
    );
    expect(file.body).toContain("<Nm>Test + Sons</Nm>");
    expect(await payout(payoutId)).toMatchObject({ status: "sending" });
    // not in another file, unless requested; our account is remembered, and the same payments have the same message id
    await exportPayouts(maker!, { format: "pain001" }).then(
      (more) => expect(more.body).not.toContain("12345.67"),
      (error: { key: string }) =>
        expect(["payoutNothingToSend", "payoutsNeedSecond"]).toContain(error.key),
    );
    const again = await exportPayouts(maker!, { format: "pain001", again: true });
    expect(again.body).toContain('<InstdAmt Ccy="USD">12345.67</InstdAmt>');
    expect(again.body).toContain(
      "<DbtrAgt><FinInstnId><BICFI>COBADEFF</BICFI></FinInstnId></DbtrAgt>",
    );
    const id = (body: unknown) => /<MsgId>(.*?)<\/MsgId>/.exec(String(body))![1];
    expect(id((await exportPayouts(maker!, { format: "pain001", again: true })).body)).toBe(
      id(again.body),
    );
  });
});

describe("statement files", () => {
  test("[GIVE-092, GIVE-096] CSV and PDF of a payout: every gift, fee, net and the sum; formulas defused; only for its own people", async () => {
    const [admin] = await admins();
    const { ngo, owner, donation } = await owed(200_00n, { donorName: "=1+1" }, 6_10n);
    const { payoutId } = await payOutNow(admin!, { ngoId: ngo.id });
    const actor = await ngoActorOf(owner);
    const { body, fileName } = await statementCsv(actor, payoutId);
    const number = (await payout(payoutId)).number;
    expect(fileName).toBe(`payout-${number}.csv`);
    const lines = body.split("\r\n");
    expect(lines[0]).toBe("\ufeffPayout,Date (UTC),Kind,Donation ID,Donor,Campaign,Gift,Fee,Net");
    expect(lines[1]).toMatch(
      new RegExp(
        `^${number},\\d{4}-\\d{2}-\\d{2},gift,${donation.ref},"'=1\\+1",.*,200\\.00,-6\\.10,193\\.90$`,
      ),
    );
    expect(lines[2]).toMatch(/,total,,,,200\.00,-6\.10,193\.90$/);
    expect(lines.slice(3)).toEqual([""]);
    const pdf = await statementPdf(admin!, payoutId, "af");
    expect((await PDFDocument.load(pdf.bytes)).getTitle()).toContain(String(number));
    const { owner: other } = await makeNgo();
    await expect(statementCsv(await ngoActorOf(other), payoutId)).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(statementPdf(visitor, payoutId, "en")).rejects.toMatchObject({
      code: "unauthenticated",
    });
  });

  test("[ADM-038, ADM-042] payouts are found by organisation, number or reference, ordered and paged", async () => {
    const [admin] = await admins();
    const { ngo } = await owed(321_00n);
    const { payoutId } = await payOutNow(admin!, { ngoId: ngo.id });
    const reference = `50%_${randomText()}`;
    const page = { page: 1, limit: 20 };
    expect(
      (
        await listPayouts(admin!, {
          search: `#${(await payout(payoutId)).number}`,
          open: true,
          ...page,
        })
      ).payouts.map((p) => p.id),
    ).toContain(payoutId);
    await approved(payoutId);
    await finishPayout(admin!, { payoutId, result: "sent", reference });
    expect(
      (await listPayouts(admin!, { search: reference.toUpperCase(), ...page })).payouts.map(
        (p) => p.id,
      ),
    ).toEqual([payoutId]);
    expect((await listPayouts(admin!, { search: reference, open: true, ...page })).total).toBe(0);
    const most = (await listPayouts(admin!, { sort: "most", ...page })).payouts.map(
      (p) => p.amountCents,
    );
    expect(most).toEqual([...most].sort((a, b) => Number(b - a)));
    const again = await owed(100_00n);
    const next = await payOutApproved(admin!, { ngoId: again.ngo.id });
    await expect(
      finishPayout(admin!, { payoutId: next.payoutId, result: "sent", reference }),
    ).rejects.toMatchObject({ issues: [{ path: "reference" }] });
  });
});
