import { afterAll, describe, expect, test } from "vitest";
import { db } from "@/lib/db";
import { encrypt } from "@/lib/auth/encryption";
import { donationFilter } from "@/lib/donations/donation-filter";
import { donationsTable, donorsTable } from "@/lib/donations/exports";
import { settleDonation } from "@/lib/donations/settle";
import { payOutNow } from "@/lib/payouts/reserve-payout";
import { statementTable } from "@/lib/payouts/statement-files";
import { allGiftsTable } from "@/lib/recorded-gifts/all-gifts";
import type { Table } from "@/lib/table";
import { workbook } from "@/lib/workbook";
import { allGiftsCsv, donationsCsv, donorsCsv, statementCsv } from "@/tests/support/exports";
import { readWorkbook } from "@/tests/support/workbook";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNgo,
  ngoActorOf,
  randomText,
} from "@/tests/support/factories";
import { makeOpenDonation, paidCharge } from "@/tests/support/money";

/** Text that a spreadsheet could run as a formula, in every file that people download. */
const signs = ["=", "+", "-", "@", "\t", "\r"];
const typed = signs.map((sign) => `${sign}1+1`);

afterAll(() => db.$disconnect());

/** A file's cells as a spreadsheet parses them; quotes in a cell are doubled. */
const cellsOf = (csv: string): string[] =>
  [...csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, bare = ""]) => quoted?.replaceAll('""', '"') ?? bare,
  );
const collect = async (pieces: AsyncGenerator<string>) => {
  let all = "";
  for await (const piece of pieces) all += piece;
  return all;
};

async function world() {
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
  for (const text of typed) {
    const donorEmail = `${randomText()}@formula.example`;
    const donation = await makeOpenDonation(await makeCampaign(ngo.id, { title: text }), {
      donorName: text,
      donorEmail,
      donorKey: donorEmail,
      message: text,
      amountCents: 200_00n,
    });
    const charge = paidCharge({ amountCents: 200_00n, donationId: donation.id });
    expect(await settleDonation({ donationId: donation.id, charge, cause: "test" })).toBe(
      "applied",
    );
  }
  return { ngo, actor: await ngoActorOf(owner) };
}

describe("[DASH-073, OP-111] no cell of a file begins as a formula", () => {
  test("donors, donations, the full export and a payout's statement", async () => {
    const { ngo, actor } = await world();
    const { payoutId } = await payOutNow(await actorOf(await makeAdmin()), { ngoId: ngo.id });
    const files = {
      donors: [await collect(donorsCsv(actor, "")), 1],
      donations: [await collect(donationsCsv(actor, donationFilter({}))), 2],
      full: [await collect(allGiftsCsv(actor, donationFilter({}))), 3],
      statement: [(await statementCsv(actor, payoutId)).body, 2],
    } as const;
    for (const [name, [csv, times]] of Object.entries(files)) {
      const cells = cellsOf(csv.replace("\ufeff", ""));
      for (const text of typed) {
        expect(cells, name).not.toContain(text);
        expect(
          cells.filter((cell) => cell === `'${text}`),
          `${name} ${JSON.stringify(text)}`,
        ).toHaveLength(times);
      }
    }
  });

  test("[OP-139] in a workbook they are the text that was typed, amounts numbers and dates days", async () => {
    const { ngo, actor } = await world();
    const { payoutId } = await payOutNow(await actorOf(await makeAdmin()), { ngoId: ngo.id });
    const { table: statement } = await statementTable(actor, payoutId);
    const files: [Table, number][] = [
      [donorsTable(actor, ""), 1],
      [donationsTable(actor, donationFilter({})), 2],
      [allGiftsTable(actor, donationFilter({})), 3],
      [statement, 2],
    ];
    for (const [table, times] of files) {
      const [head = [], ...rows] = readWorkbook(await workbook(table));
      expect(head.map(({ text }) => text)).toEqual(
        table.columns.map(({ name, isDay }) => (isDay ? `${name} (UTC)` : name)),
      );
      const cells = rows.flat();
      for (const text of typed)
        expect(
          cells.filter((cell) => cell.kind === "text" && cell.text === text),
          `${table.sheet} ${JSON.stringify(text)}`,
        ).toHaveLength(times);
      expect(new Set(cells.map(({ kind }) => kind))).toEqual(new Set(["text", "number"]));
      const amounts = cells.filter(({ format }) => format === "0.00");
      expect(amounts.filter(({ text }) => text === "200")).toHaveLength(6);
      expect(cells.filter(({ format }) => format === "yyyy-mm-dd").length).toBeGreaterThan(5);
    }
  });
});
