import { describe, expect, test } from "vitest";
import { parseStatement } from "@/lib/statements/parse-statement";
import { maxRows } from "@/lib/statements/rules";
import { statementMaxBytes } from "@/lib/upload-limits";

const today = "2026-11-23";
const read = (file: string | Buffer, currency = "KES") =>
  parseStatement(Buffer.from(file), { currency, today });
/** A short summary of a parsed row. */
const short = async (file: string | Buffer, currency?: string) =>
  (await read(file, currency)).entries.map((entry) => [
    entry.reference,
    entry.day,
    entry.original,
    entry.name,
    entry.fault,
  ]);
const refused = (file: string | Buffer, currency?: string) =>
  read(file, currency).then(
    () => "taken",
    (error: { issues?: { path: string; message: string }[] }) =>
      `${error.issues?.[0]?.path}: ${error.issues?.[0]?.message}`,
  );

const mpesa = `Short Code,400222,,,,,,,,,,,
Organization Name,Loima Water Trust,,,,,,,,,,,
Account,Utility Account,,,,,,,,,,,
Time Period,01-10-2026 00:00:00 - 31-10-2026 23:59:59,,,,,,,,,,,

Receipt No.,Completion Time,Initiation Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Balance Confirmed,Reason Type,Other Party Info,Linked Transaction ID,A/C No.
TJK1A2B3C4,20-10-2026 10:11:12,20-10-2026 10:11:11,Pay Bill from 254712***678 - JANE DOE Acc. Pumps,Completed,"5,000.00",,"105,000.00",true,Pay Bill Online,254712345678 - JANE DOE,,Pumps
TJK1A2B3C5,20-10-2026 11:00:00,20-10-2026 11:00:00,Pay Utility,Completed,,"-2,000.00","103,000.00",true,Pay Bill,,,
TJK1A2B3C6,03-10-2026 09:00:00,03-10-2026 09:00:00,Pay Bill,Failed,250.00,,"103,000.00",true,Pay Bill Online,2547****999 - PETER,,Pumps
TJK1A2B3C7,05-10-2026 09:00:00,05-10-2026 09:00:00,Reversal of TJK1A2B3AA,Completed,700.00,,"103,700.00",true,Reversal,254700000001 - A B,,
tjk1a2b3c4,20-10-2026 10:11:12,20-10-2026 10:11:11,Pay Bill,Completed,"5,000.00",,,true,,254712345678 - JANE DOE,,
`;

describe("a statement of M-Pesa", () => {
  test("its rows below the lines about the account: only what came in, and why a row does not count", async () => {
    const { method, entries, paidOut } = await read(mpesa);
    expect([method, paidOut]).toEqual(["mpesa", 1]);
    expect(entries).toMatchObject([
      {
        line: 7,
        reference: "TJK1A2B3C4",
        day: "2026-10-20",
        original: 500_000n,
        name: "JANE DOE",
        fault: null,
        doubtful: false,
      },
      { line: 9, fault: "notCompleted", name: "PETER" },
      { line: 10, fault: null, doubtful: true, original: 70_000n },
      { line: 11, fault: "twice" },
    ]);
    expect(entries[0]!.details).toBe("Pay Bill from 254712***678 - JANE DOE Acc. Pumps · Pumps");
  });

  test("is the same from any encoding, with any line end", async () => {
    const expected = await short(mpesa);
    const utf16 = Buffer.from(`\ufeff${mpesa}`, "utf16le");
    for (const file of [
      `\ufeff${mpesa}`,
      mpesa.replaceAll("\n", "\r\n"),
      mpesa.replaceAll("\n", "\r"),
      utf16,
      Buffer.from(utf16).swap16(),
      Buffer.from(mpesa, "utf16le"),
      `sep=,\n${mpesa}`,
    ])
      expect(await short(file)).toEqual(expected);
  });
});

describe("other providers, languages and separators", () => {
  test("[IMP-068] Airtel Money in French: semicolons, decimal comma, thousands by spaces, Windows-1252", async () => {
    const text = [
      "Relevé Airtel Money;;;;;",
      "Numéro de transaction;Date et heure;Libellé;Montant reçu (XAF);Montant débité;Expéditeur;Statut",
      "CI260311.1201.A00001;11/03/2026 12:01;Don école;25 000,50;;Aïcha Koné;Réussie",
      "CI260312.1201.A00002;12/03/2026 12:01;Achat;;1 000;Boutique;Réussie",
      "CI260313.1201.A00003;13/03/2026 12:01;Don;1.250.000;;242066000111;Échouée",
    ].join("\r\n");
    const file = Buffer.from(text, "latin1");
    expect((await read(file, "XAF")).method).toBe("airtel_money");
    expect(await short(file, "XAF")).toEqual([
      ["CI260311.1201.A00001", "2026-03-11", 2_500_050n, "Aïcha Koné", null],
      ["CI260313.1201.A00003", "2026-03-13", 125_000_000n, null, "notCompleted"],
    ]);
  });

  test("MTN MoMo: tabs, amounts with a sign, a column of currencies", async () => {
    const text = [
      "Id\tExternal id\tDate\tStatus\tType\tFrom\tFrom name\tTo name\tAmount\tCurrency",
      "9876543210\tx1\t2026-05-03 08:00:00\tSuccessful\tTransfer\tFRI:256772123456/MSISDN\tOkello Mary\tWater Trust\t50000\tUGX",
      "9876543211\tx2\t2026-05-04 08:00:00\tSuccessful\tTransfer\tFRI:256772123456/MSISDN\tWater Trust\tShop\t-10000\tUGX",
      "9876543212\tx3\t2026-05-05 08:00:00\tSuccessful\tPayment\tFRI:256772123457/MSISDN\t\tWater Trust\t20\tUSD",
      "9.87654E+15\tx4\t2026-05-06 08:00:00\tSuccessful\tPayment\t\tA B\tWater Trust\t30000\tUGX",
      "9876543214\tx5\t2026-05-07 08:00:00\tSuccessful\tDebit\t\tA B\tShop\t30000\tUGX",
    ].join("\n");
    const { method, entries, paidOut } = await read(text, "UGX");
    expect([method, paidOut]).toEqual(["mtn_momo", 2]);
    expect(entries).toMatchObject([
      {
        reference: "9876543210",
        day: "2026-05-03",
        original: 5_000_000n,
        name: "Okello Mary",
        fault: null,
      },
      { fault: "otherCurrency", currency: "USD" },
      { fault: "roundedReference", reference: null },
    ]);
  });

  test("Swahili and Portuguese headings", async () => {
    const swahili =
      "Namba ya risiti;Tarehe;Maelezo;Pesa zilizoingia;Pesa zilizotoka;Jina la mtumaji;Hali\nAB12;03 Machi 2026;Mchango;Tsh 10,000;;Juma Ali;Imekamilika\n";
    expect(await short(swahili, "TZS")).toEqual([
      ["AB12", "2026-03-03", 1_000_000n, "Juma Ali", null],
    ]);
    const portuguese =
      'Nº do recibo,Data e hora,Descrição,Entrada,Saída,Remetente,Estado\nXY9,1-fev-26,Doação,"1.500,00 MT",,Luísa Mondlane,Concluído\n';
    expect(await short(portuguese, "MZN")).toEqual([
      ["XY9", "2026-02-01", 150_000n, "Luísa Mondlane", null],
    ]);
  });
});

describe("days and amounts", () => {
  const statement = (...rows: string[]) =>
    ["Receipt No.;Completion Time;Paid In", ...rows].join("\n");

  test("the column says whether the day or the month is first; where it says both, an unclear one is not guessed", async () => {
    const days = async (...cells: string[]) =>
      (await read(statement(...cells.map((cell, i) => `R${i};${cell};10`)))).entries.map(
        ({ day, fault }) => fault ?? day,
      );
    expect(await days("03/04/2026", "13/04/2026")).toEqual(["2026-04-03", "2026-04-13"]);
    expect(await days("03/04/2026", "04/13/2026")).toEqual(["2026-03-04", "2026-04-13"]);
    expect(await days("03/04/2026 10:00 AM")).toEqual(["2026-04-03"]);
    expect(await days("03/04/2026", "04/13/2026", "13/04/2026", "05/05/2026")).toEqual([
      "unclearDay",
      "2026-04-13",
      "2026-04-13",
      "2026-05-05",
    ]);
    expect(await days("2026-02-30", "31/06/2026", "soon", "", "01/01/1999")).toEqual(
      Array(5).fill("noDay"),
    );
    expect(await days("2026-11-23", "2026-11-24", "2026-11-23T23:59:59+03:00")).toEqual([
      "2026-11-23",
      "future",
      "2026-11-23",
    ]);
    expect(await days("Oct 3, 2026", "3 juillet 2026", "3-JUN-26", "3 août 2026")).toEqual([
      "2026-10-03",
      "2026-07-03",
      "2026-06-03",
      "2026-08-03",
    ]);
  });

  test.each([
    ["1,000", 100_000n],
    ["1.000", "unclearAmount"],
    ["12.345", "unclearAmount"],
    ["1.250.000", 125_000_000n],
    ["1 000", 100_000n],
    ["1,000.00", 100_000n],
    ["1.000,00", 100_000n],
    ["1 000,5", 100_050n],
    ["1,000,000", 100_000_000n],
    ["12.5", 1_250n],
    ["500.0000", 50_000n],
    ["KES 1,000.00", 100_000n],
    ["Ksh.1,000", 100_000n],
    ["+250", 25_000n],
    ["0.500", "noAmount"],
    ["1.234,567", "noAmount"],
    ["1,00,000", "noAmount"],
    ["10 or 20", "noAmount"],
    ["1e5", "noAmount"],
    ["９９", 9_900n],
    ["٥٬٠٠٠٫٥٠", 500_050n],
    ["٥٠٠٠", 500_000n],
    ["\u200f۱۲۳٫۵۰\u200f", 12_350n],
    ["١.٢٣٤٫٥٠", 123_450n],
    ["١٢٫٣٤٥", "unclearAmount"],
    ["99999999999", "noAmount"],
    ["=2+3", "noAmount"],
    ["UGX 500", "otherCurrency"],
    ["$5", "otherCurrency"],
  ])("%s is %s", async (cell, expected) => {
    const [entry] = (await read(statement(`R1;2026-01-01;${cell}`))).entries;
    expect(entry?.fault ?? entry?.original).toBe(expected);
  });

  test.each([
    ["the other amounts: a point parts decimals", ["500.00", "12.345"], "KES", [50_000n, null]],
    ["a comma parts decimals", ["500,00", "12.345"], "KES", [50_000n, 1_234_500n]],
    ["and no comma parts thousands then", ["500,00", "12,345"], "KES", [50_000n, null]],
    ["a point parts thousands", ["1.250.000", "12.345"], "KES", [125_000_000n, 1_234_500n]],
    ["three decimals are no thousands", ["1250.500", "500.000"], "KES", [null, null]],
    ["both ways contradict each other", ["1,5", "1.5", "12,345"], "KES", [150n, 150n, null]],
    ["a currency without decimals", ["12.345", "12,345"], "UGX", [1_234_500n, 1_234_500n]],
    ["one with three", ["12.345", "12,345"], "TND", [null, null]],
  ])("[IMP-066] 12.345 is read by %s", async (_how, cells, currency, expected) => {
    const rows = cells.map((cell, i) => `R${i};2026-01-01;${cell}`);
    const { entries } = await read(statement(...rows), currency);
    expect(entries.map((entry) => entry.original)).toEqual(expected);
    expect(entries.every((entry) => (entry.original === null) === (entry.fault !== null))).toBe(
      true,
    );
  });

  test.each([
    ["French", "Numéro de transaction;Date et heure;Montant reçu", "12.345", 1_234_500n],
    ["French", "Numéro de transaction;Date et heure;Montant reçu", "12,345", "unclearAmount"],
    ["Portuguese", "Nº do recibo;Data e hora;Entrada", "12.345", 1_234_500n],
    ["Swahili", "Namba ya risiti;Tarehe;Pesa zilizoingia", "12,345", 1_234_500n],
    ["Swahili", "Namba ya risiti;Tarehe;Pesa zilizoingia", "12.345", "unclearAmount"],
  ])("headings in %s say what %3$s is", async (_language, head, cell, expected) => {
    const [entry] = (await read(`${head}\nR1;2026-01-01;${cell}`, "KES")).entries;
    expect(entry?.fault ?? entry?.original).toBe(expected);
  });

  test("the balance beside it says how amounts are written, and a payment that went out is none, however it is read", async () => {
    const { entries, paidOut } = await read(
      "Receipt No.;Completion Time;Paid In;Balance\nR1;2026-01-01;12.345;99.345,50\nR2;2026-01-01;-12.345;1",
    );
    expect([entries.map((entry) => entry.original), paidOut]).toEqual([[1_234_500n], 1]);
    const unclear = "Receipt No.;Date;Amount;Debit\nR1;2026-01-01;12.345;12.345";
    expect(await read(unclear)).toMatchObject({ entries: [], paidOut: 1 });
  });

  test("digits of other scripts are the same payment: its reference, its day, and no telephone number in a name", async () => {
    const rows = ["٩٨٧٦٥٤٣٢١;٢٠٢٦-٠٣-٠١;٥٠٠", "987654321;2026-03-01;500"];
    expect(await short(statement(...rows))).toEqual([
      ["987654321", "2026-03-01", 50_000n, null, null],
      ["987654321", "2026-03-01", 50_000n, null, "twice"],
    ]);
    const named =
      "Receipt No.;Date;Paid In;Other Party Info\nR1;2026-01-01;5;٢٥٤٧١٢٣٤٥٦٧٨ - آمنة علي";
    expect((await read(named)).entries[0]!.name).toBe("آمنة علي");
  });

  test("nothing, zero and money that went out are no rows", async () => {
    const rows = ["", "0", "0.00", "-500", "(500)", "-"].map(
      (cell, i) => `R${i};2026-01-01;${cell}`,
    );
    expect(await read(statement(...rows))).toMatchObject({ entries: [], paidOut: 6 });
  });
});

describe("what is no statement", () => {
  test("says what is wrong, at its field", async () => {
    const nothing = "statement: statementNoHeading";
    expect(await refused(Buffer.from("PK\u0003\u0004 a workbook"))).toBe(
      "statement: statementNotText",
    );
    expect(await refused("%PDF-1.7 …")).toBe("statement: statementNotText");
    expect(await refused(Buffer.from([1, 0, 0, 0, 7, 0, 0, 0, 0, 3]))).toBe(
      "statement: statementNotText",
    );
    for (const text of ["", "Hello", "a,b,c\n1,2,3", "Name,Date,Amount\nA,2026-01-01,5"])
      expect(await refused(text)).toBe(nothing);
    expect(await refused("Receipt No.,Date,Paid In (UGX)\nR1,2026-01-01,5")).toBe(
      "currency: statementCurrency",
    );
    const many = `Receipt No.,Date,Paid In\n${"R,2026-01-01,5\n".repeat(maxRows + 1)}`;
    expect(await refused(many)).toBe("statement: statementTooLong");
    expect(
      (await read(`Receipt No.,Date,Paid In\n${"R,2026-01-01,5\n".repeat(maxRows)}`)).entries,
    ).toHaveLength(maxRows);
  });

  test("a quote that nobody closed swallows no file", async () => {
    const open = `Receipt No.,Date,Paid In\nR1,2026-01-01,"5\n${"R2,2026-01-01,5\n".repeat(4_000)}`;
    expect(await refused(open)).toBe("statement: statementUnreadable");
  });

  test("hostile cells stay text: formulas, directions, too long, half characters", async () => {
    const { entries } = await read(
      `Receipt No.;Date;Paid In;Other Party Info\n=HYPERLINK("x");2026-01-01;5;"\u202eevil ${"x".repeat(4_000)}"\n${"Z".repeat(70)};2026-01-01;5;A\n`,
    );
    expect(entries[0]).toMatchObject({ reference: '=HYPERLINK("x")', fault: null });
    expect(entries[0]!.name).not.toContain("\u202e");
    expect(entries[0]!.name!.length).toBeLessThanOrEqual(120);
    expect(entries[1]).toMatchObject({ reference: null, fault: "noReference" });
  });

  test("while the largest file is read, others have their turn", async () => {
    const row = `R,2026-01-01,5,"${"a,".repeat(170)}"\n`;
    const file = `Receipt No.,Date,Paid In,Details\n${row.repeat(maxRows)}`;
    expect(file.length).toBeLessThan(statementMaxBytes);
    let turns = 0;
    const count = setInterval(() => (turns += 1), 0);
    await read(file);
    clearInterval(count);
    expect(turns).toBeGreaterThan(20);
  });
});
