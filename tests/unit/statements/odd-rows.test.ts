import { describe, expect, test } from "vitest";
import { parseStatement } from "@/lib/statements/parse-statement";

const read = (file: string, currency = "KES") =>
  parseStatement(Buffer.from(file), { currency, today: "2026-11-23" });
/** The rows that are preselected, those shown unselected, and those that cannot be gifts, by reference. */
async function sorted(file: string, currency?: string) {
  const { entries, paidOut } = await read(file, currency);
  const named = (which: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter(which).map((entry) => entry.reference ?? entry.fault);
  return {
    ticked: named((entry) => entry.fault === null && !entry.doubtful),
    doubtful: named((entry) => entry.fault === null && entry.doubtful),
    faults: named((entry) => entry.fault !== null),
    paidOut,
  };
}

describe("one column of amounts, with what each row is in words", () => {
  test.each([
    [
      "MTN MoMo in English",
      "UGX",
      "Transaction ID\tDate\tTransaction Type\tAmount\tStatus",
      [
        "GIFT000001\t2026-03-01\tTransfer\t50000\tTransaction Successful",
        "OUT0000001\t2026-03-01\tWithdrawal\t20000\tSuccessful",
        "OUT0000002\t2026-03-01\tCash Out\t20000\tSuccessful",
        "OUT0000003\t2026-03-01\tCashout at agent\t20000\tSuccessful",
        "OUT0000004\t2026-03-01\tAgent withdrawal\t20000\tSuccessful",
        "OUT0000005\t2026-03-01\tAirtime purchase\t500\tSuccessful",
        "ODD0000001\t2026-03-01\tTransaction fee\t330\tSuccessful",
        "ODD0000002\t2026-03-01\tOpening balance\t99000\tSuccessful",
        "ODD0000003\t2026-03-01\tCommission\t120\tSuccessful",
        "FAULT00001\t2026-03-01\tTransfer\t7000\tUnsuccessful",
      ],
      5,
    ],
    [
      "Airtel Money in French",
      "XAF",
      "ID transaction;Date et heure;Type;Montant;Statut",
      [
        "GIFT000001;01/03/2026 08:00;Dépôt;25 000,50;Opération effectuée",
        "OUT0000001;01/03/2026 08:00;Retrait d’argent;10 000;Réussie",
        "OUT0000002;01/03/2026 08:00;Envoyé à Paul;10 000;Réussie",
        "OUT0000003;01/03/2026 08:00;Débité;10 000;Réussie",
        "ODD0000001;01/03/2026 08:00;Frais de transaction;250;Réussie",
        "ODD0000002;01/03/2026 08:00;Solde initial;75 000;Réussie",
        "ODD0000003;01/03/2026 08:00;Opération annulée;5 000;Réussie",
        "FAULT00001;01/03/2026 08:00;Dépôt;5 000;Échouée",
      ],
      3,
    ],
    [
      "M-Pesa in Portuguese",
      "MZN",
      "ID da transação;Data e hora;Tipo;Valor;Estado",
      [
        'GIFT000001;1-mar-26;Pagamento;"1.500,00 MT";Transação efectuada',
        "OUT0000001;1-mar-26;Levantamento;500,00 MT;Concluído",
        "OUT0000002;1-mar-26;Débito;500,00 MT;Concluído",
        "ODD0000001;1-mar-26;Taxa de transação;12,50 MT;Concluído",
        "ODD0000002;1-mar-26;Estorno;500,00 MT;Concluído",
        "ODD0000003;1-mar-26;Saldo final;9.000,00 MT;Concluído",
        "FAULT00001;1-mar-26;Pagamento;500,00 MT;Cancelado",
      ],
      2,
    ],
  ])(
    "[IMP-087] %s: withdrawals, charges and balances are no gifts",
    async (_name, currency, head, rows, out) => {
      expect(await sorted([head, ...rows].join("\r\n"), currency)).toEqual({
        ticked: ["GIFT000001"],
        doubtful: ["ODD0000001", "ODD0000002", "ODD0000003"],
        faults: ["FAULT00001"],
        paidOut: out,
      });
    },
  );

  test.each([
    ["Credit", ["5000", ""], ["5000", "0"]],
    ["Money in", ["5000", "0.00"], ["5000", ""]],
  ])(
    "an amount beside the columns of %s and Debit says nothing of its own",
    async (credit, ...gifts) => {
      const file = [
        `Receipt No.;Date;Amount;${credit};Debit`,
        ...gifts.map(([came, went], i) => `IN${i};2026-01-01;5000;${came};${went}`),
        "OUT0;2026-01-01;700;;700",
        "OUT1;2026-01-01;700;0;700",
      ];
      expect(await sorted(file.join("\n"))).toMatchObject({
        ticked: gifts.map((_gift, i) => `IN${i}`),
        paidOut: 2,
      });
      const noCredit = ["Receipt No.;Date;Amount;Debit", "IN;2026-01-01;50;", "OUT;2026-01-01;7;7"];
      expect(await sorted(noCredit.join("\n"))).toMatchObject({ ticked: ["IN"], paidOut: 1 });
    },
  );

  test("debit and credit beside the amount: DR, (…) and a minus behind it went out", async () => {
    const rows = ["5,000.00 CR", "5,000.00 DR", "(5,000.00)", "5,000.00-", "KES 5,000.00"];
    const file = [
      "Receipt No.;Date;Amount",
      ...rows.map((cell, i) => `REF${i};2026-01-01;${cell}`),
    ];
    expect(await sorted(file.join("\n"))).toMatchObject({ ticked: ["REF0", "REF4"], paidOut: 3 });
  });
});

describe("what was taken back in the same file is not ticked", () => {
  const mpesa = (...rows: string[]) =>
    [
      "Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Balance,Linked Transaction ID",
      ...rows,
    ].join("\n");
  const paid = (reference: string) =>
    `${reference},2026-10-20 10:00:00,Pay Bill from 2547 - JANE,Completed,700.00,,1000,`;

  test.each([
    [
      "in its words",
      "TJK0000009,2026-10-21 10:00:00,Reversal of TJK0000001.,Completed,,-700.00,300,",
    ],
    [
      "in a column of its own",
      "TJK0000009,2026-10-21,Pay Bill Reversal,Completed,,700.00,300,tjk0000001",
    ],
    ["by its own reference", "TJK0000001,2026-10-21,Transaction reversed,Completed,,-700.00,300,"],
    ["by the same amount", "TJK0000001,2026-10-21,Pay Bill,Completed,,-700.00,300,"],
  ])("%s, before or after it", async (_how, reversal) => {
    for (const rows of [
      [paid("TJK0000001"), reversal, paid("TJK0000002")],
      [reversal, paid("TJK0000001"), paid("TJK0000002")],
    ])
      expect(await sorted(mpesa(...rows))).toEqual({
        ticked: ["TJK0000002"],
        doubtful: ["TJK0000001"],
        faults: [],
        paidOut: 1,
      });
  });

  test("a charge that has the payment’s own reference takes nothing back", async () => {
    const charge = "TJK0000001,2026-10-20,Pay merchant Charge,Completed,,-13.00,987,";
    expect((await sorted(mpesa(paid("TJK0000001"), charge))).ticked).toEqual(["TJK0000001"]);
  });
});

test.each([
  ["20261020", "2026-10-20"],
  ["20261020101112", "2026-10-20"],
  ["1er juillet 2026", "2026-07-01"],
  ["3 de março de 2026", "2026-03-03"],
  ["3 de fevereiro de 2026 às 10:00", "2026-02-03"],
  ["3rd March 2026", "2026-03-03"],
  ["Tue, 20 Oct 2026 10:11:12", "2026-10-20"],
  ["mardi 20 octobre 2026", "2026-10-20"],
  ["20.10.26 10:11", "2026-10-20"],
  ["2026/10/20T10:11:12Z", "2026-10-20"],
  ["20th of October 2026", "2026-10-20"],
  ["20 Oct'26", "2026-10-20"],
  ["20OCT2026", "2026-10-20"],
  ["10:11 20/10/2026", "2026-10-20"],
  ["03:11:12 PM, 20 Oct 2026", "2026-10-20"],
  ["\u200e20\u00a0Oct\u00a02026\u200f", "2026-10-20"],
  ["20 Maart 2026", "2026-03-20"],
  ["20 Foo 2026", null],
  ["12.30 2026", null],
  ["20261320", null],
  ["19991020", null],
  ["46315.42", null],
  ["32 March 2026", null],
])("the day %s is %s", async (cell, day) => {
  const [entry] = (await read(`Receipt No.;Completion Time;Paid In\nREF1;${cell};10`)).entries;
  expect(entry).toMatchObject({ day, fault: day === null ? "noDay" : null });
});

test.each([
  ["500/=", "KES", 50_000n, null],
  ["1 500/-", "KES", 150_000n, null],
  ["Cr 500", "KES", 50_000n, null],
  ["R 1 000,50", "ZAR", 100_050n, null],
  ["₦500", "NGN", 50_000n, null],
  ["GH₵ 500", "GHS", 50_000n, null],
  ["500 Birr", "ETB", 50_000n, null],
  ["5 000 Francs CFA", "XOF", 500_000n, null],
  ["€500", "KES", 50_000n, "otherCurrency"],
  ["US$ 500", "KES", 50_000n, "otherCurrency"],
  ["500/3", "KES", null, "noAmount"],
])("an amount written %s in %s", async (cell, currency, original, fault) => {
  const file = `Transaction ID;Date;Amount\nREF1;20/10/2026;${cell}`;
  expect((await read(file, currency)).entries).toMatchObject([{ original, fault }]);
});

test.each(["Dr 500", "500 DR", "-500/-"])("%s went out", async (cell) => {
  const { entries, paidOut } = await read(`Transaction ID;Date;Amount\nREF1;20/10/2026;${cell}`);
  expect([entries, paidOut]).toEqual([[], 1]);
});

describe("headings of other programs", () => {
  test.each([
    "TransID,TransTime,TransAmount,FirstName",
    "Trans. ID,Trans. Date,Trans. Amt,Payer",
    "Mpesa Code,Date,Amount KES,Full Name",
    "M-PESA Ref,Paid On,Amount (KES),Paid By",
    "Txn Ref,Txn Date,Credit,Name",
    "Transaction Reference Number,Posting Date,Amount Credited,Customer",
    "Transaction ID,Transfer Date,Transaction Amount,Sender Name",
    "Identifiant de la transaction,Date de transfert,Montant KES,Correspondant",
    "Referência,Data da operação,Valor,Nome completo",
    "Verwysing,Datum,Bedrag,Naam",
    "\u200eTransaction ID,\u202aDate\u202c,Amount,Name",
  ])("%s", async (head) => {
    const { entries } = await read(`${head}\nREF1,20261020,500,Jane Doe`);
    expect(entries).toMatchObject([
      { reference: "REF1", day: "2026-10-20", original: 50_000n, name: "Jane Doe", fault: null },
    ]);
  });

  test("a currency behind the heading counts as one in brackets does", async () => {
    const file = "Transaction ID,Date,Amount USD\nREF1,20/10/2026,500";
    await expect(read(file)).rejects.toMatchObject({ key: "statementCurrency" });
  });

  test.each(["Transaction ID,Amount,Name", "Datum,Naam,Bedrag", "Date,Amount,Phone"])(
    "%s leads to no payment",
    (head) =>
      expect(read(`${head}\nREF1,20/10/2026,500`)).rejects.toMatchObject({
        key: "statementNoHeading",
      }),
  );
});

test("a status in other letters is not known to be complete; a dash is none", async () => {
  const rows = ["A1,20/10/2026,500,فشلت", "A2,20/10/2026,500,ተሳክቷል", "A3,20/10/2026,500,-"];
  expect(await sorted(`Transaction ID,Date,Amount,Status\n${rows.join("\n")}`)).toMatchObject({
    ticked: ["A3"],
    faults: ["A1", "A2"],
  });
});

test("what keeps a reference as text in a spreadsheet is no part of it", async () => {
  const rows = ["'0012345", '="0012346"', "0012345", "=A1"];
  const file = `Transaction ID;Date;Amount\n${rows.map((id) => `${id};20/10/2026;500`).join("\n")}`;
  expect(await sorted(file)).toMatchObject({
    ticked: ["0012345", "0012346", "=A1"],
    faults: ["0012345"],
  });
});
