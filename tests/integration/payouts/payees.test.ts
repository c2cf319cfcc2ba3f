import { afterAll, afterEach, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { encrypt } from "@/lib/auth/encryption";
import { settleDonation } from "@/lib/donations/settle";
import { exportPayouts } from "@/lib/payouts/export-payouts";
import { ourAccount } from "@/lib/payouts/our-account";
import { unfitPayouts } from "@/lib/payouts/payment-of";
import { payOutNow } from "@/lib/payouts/reserve-payout";
import { POST as exportDoor } from "@/app/exports/payouts/route";
import { actorOf, makeAdmin, makeCampaign, makeNgo } from "@/tests/support/factories";
import { expectSoundBooks, makeOpenDonation, paidCharge } from "@/tests/support/money";
import { seen } from "@/tests/support/next-mocks";
import { withSession } from "@/tests/support/second-factor";
import { ended, payOutApproved } from "@/tests/support/second-person";
import { workbookRows } from "@/tests/support/workbook";

vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));

afterEach(() => expectSoundBooks());
afterAll(() => db.$disconnect());

const sealed = (ngoId: string, bank: Record<string, string>) => {
  const { cipher, keyVersion } = encrypt(
    JSON.stringify({
      accountHolderName: "Jirani",
      bankName: "Bank",
      swiftCode: "",
      preferredCurrency: "USD",
      ...bank,
    }),
    `bank:${ngoId}`,
  );
  return { bankCipher: cipher, bankKeyVersion: keyVersion };
};
async function owed(country: string, bank: Record<string, string>) {
  const { ngo } = await makeNgo({ country });
  await db.ngo.update({ where: { id: ngo.id }, data: sealed(ngo.id, bank) });
  const gift = await makeOpenDonation(await makeCampaign(ngo.id), { amountCents: 250_00n });
  const charge = paidCharge({ amountCents: 250_00n, feeCents: 0n, donationId: gift.id });
  await settleDonation({ donationId: gift.id, charge, cause: "test" });
  return ngo;
}
const rowOf = (body: string | Uint8Array, name: string) =>
  workbookRows(body).find((row) => row["Organisation"] === name);

test("[RI-3] [RI-5] bank accounts without SWIFT and mobile money leave in the workbook and in pain.001", async () => {
  const by = await actorOf(await makeAdmin());
  const ngo = await owed("CI", { accountNumber: "CI008 01113 011342912005 89" });
  const mobile = await owed("KE", {
    accountType: "mobileMoney",
    bankName: "M-Pesa",
    accountNumber: "247247",
    accountReference: "0712345678",
  });
  const nigerian = await owed("NG", { accountNumber: "0016563228", bankCode: "058" });
  const payouts = [];
  for (const { id } of [ngo, mobile, nigerian])
    payouts.push((await payOutApproved(by, { ngoId: id })).payoutId);
  expect(
    (await db.payout.findMany({ where: { id: { in: payouts } }, orderBy: { number: "asc" } })).map(
      (payout) => payout.bankMasked,
    ),
  ).toEqual(["•••• 0589", "M-Pesa •••• 7247", "•••• 3228"]);
  const { body, leftOut } = await exportPayouts(by, { format: "xlsx" });
  expect(leftOut).toEqual([]);
  expect(rowOf(body, ngo.name)).toMatchObject({
    Kind: "Bank account",
    "Account number": "CI0080111301134291200589",
    IBAN: "CI93CI0080111301134291200589",
    Country: "CI",
    "Amount USD": "250",
  });
  expect(rowOf(body, mobile.name)).toMatchObject({
    Kind: "Paybill or till",
    "Bank or operator": "M-Pesa",
    "Account number": "247247",
    "Account at paybill": "0712345678",
    IBAN: "",
  });
  expect(rowOf(body, nigerian.name)).toMatchObject({
    "Account number": "0016563228",
    "Bank code": "058",
  });
  const xml = await exportPayouts(by, {
    format: "pain001",
    again: true,
    account: { iban: "IBAN: DE89 3704 0044 0532 0130 00", bic: "COBADEFF" },
  });
  expect(xml.body).toContain("<Prtry>PAYBILL</Prtry>");
  expect(xml.body).toContain("<DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct>");
  for (const payoutId of payouts) await ended(by, { payoutId, result: "failed" });
});

test("[RI-6] a payout whose details were words from before the rule stays where it is and is named; the others leave", async () => {
  const admin = await makeAdmin();
  const by = await actorOf(admin);
  const words = await owed("KE", { accountNumber: "0099887766" });
  const fine = await owed("KE", { accountNumber: "0099887766", bankCode: "68404" });
  const old = await payOutApproved(by, { ngoId: words.id });
  const other = await payOutApproved(by, { ngoId: fine.id });
  await db.payout.update({
    where: { id: old.payoutId },
    data: sealed(words.id, { accountNumber: "see attached letter" }),
  });
  const session = await withSession(admin);
  seen.headers = new Headers({ origin: env.appOrigin, cookie: session.cookie });
  // a download shows no message, so the page names it before the file is asked for
  const named = async () => (await unfitPayouts(by)).map((name) => name.replace(/^#\d+ /, ""));
  expect(await named()).toContain(words.name);
  expect(await named()).not.toContain(fine.name);
  const answer = await exportDoor(
    new Request(`${env.appOrigin}/exports/payouts`, { method: "POST", headers: seen.headers }),
  );
  expect([answer.status, answer.headers.get("content-disposition")]).toEqual([
    200,
    expect.stringMatching(/filename="payouts-[\d-]+\.xlsx"/),
  ]);
  const flash = seen.set.find(({ name }) => name === "flash")!;
  expect(Buffer.from(flash.value, "base64url").toString()).toContain(words.name);
  const body = new Uint8Array(await answer.arrayBuffer());
  expect(rowOf(body, fine.name)).toMatchObject({ "Account number": "0099887766" });
  expect(rowOf(body, words.name)).toBeUndefined();
  const state = async (id: string) => (await db.payout.findUniqueOrThrow({ where: { id } })).status;
  expect([await state(old.payoutId), await state(other.payoutId)]).toEqual(["reserved", "sending"]);
  // if it is the only one, the message says so and nothing is sent
  await expect(exportPayouts(by, { format: "xlsx" })).rejects.toMatchObject({
    code: "conflict",
    key: "payoutsUnfit",
    params: { payouts: expect.stringContaining(words.name) },
  });
  for (const { payoutId } of [old, other]) await ended(by, { payoutId, result: "failed" });
  expect(await named()).not.toContain(words.name);
  const member = await actorOf((await makeNgo()).owner);
  await expect(unfitPayouts(member)).rejects.toMatchObject({ code: "forbidden" });
  // and no payout is created for an account number made of words
  await db.ngo.update({
    where: { id: words.id },
    data: sealed(words.id, { accountNumber: "see attached letter" }),
  });
  await expect(payOutNow(by, { ngoId: words.id })).rejects.toMatchObject({ key: "payoutNotDue" });
});

test.each([
  ["see attached letter", "COBADEFF", "iban"],
  ["n/a", "COBADEFF", "iban"],
  ["IBAN DE89370400440532013001", "COBADEFF", "iban"],
  ["1".repeat(10_000), "COBADEFF", "iban"],
  ["\ud800123456", "COBADEFF", "iban"],
  ["DE89370400440532013000", "our bank", "bic"],
])("[RI-6] our own account: %j at %s is refused at %s", async (iban, bic, path) => {
  await expect(ourAccount({ iban, bic })).rejects.toMatchObject({
    code: "invalid",
    issues: [{ path }],
  });
});

test.each([
  ["IBAN: DE89 3704 0044 0532 0130 00", "DE89370400440532013000"],
  ["A/C No. 0123-4567 89", "0123456789"],
  ["\u202aCompte n° ٠١٢٣٤٥٦٧٨٩\u202c", "0123456789"],
  ["AC0123456789", "AC0123456789"],
  ["CI93 CI00 8011 1301 1342 9120 0589", "CI93CI0080111301134291200589"],
])("[RI-6] our own account: %j is %s", async (iban, kept) => {
  expect(await ourAccount({ iban, bic: "SWIFT: cobadeff" })).toEqual({
    iban: kept,
    bic: "COBADEFF",
  });
});
