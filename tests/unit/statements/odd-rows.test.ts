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
  ["20261320", null],
  ["19991020", null],
  ["46315.42", null],
  ["32 March 2026", null],
])("the day %s is %s", async (cell, day) => {
  const [entry] = (await read(`Receipt No.;Completion Time;Paid In\nREF1;${cell};10`)).entries;
  expect(entry).toMatchObject({ day, fault: day === null ? "noDay" : null });
});
