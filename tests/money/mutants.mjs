import path from "node:path";

/**
 * Planted bugs, to check that the invariants notice them. Each changes the product's source when a test loads it with
 * `?mutant=<name>`; `sql` removes the database's own guard if that alone would prevent the bug.
 */
const settle = "lib/donations/settle.ts";
const book = "lib/donations/book-settlement.ts";
export const mutants = [
  {
    name: "every-delivery-posts-again",
    file: settle,
    replace: [
      [
        '      return "already";',
        '      await postEntry(tx, { kind: "charge", key: `charge:${input.charge.id}:${Math.random()}`, occurredAt: input.charge.paidAt, lines: debitCredit(accounts.clearing, accounts.payable(donation.ngoId), input.charge.amountCents) });\n      return "already";',
      ],
    ],
  },
  {
    name: "refund-cap-ignores-open-refunds",
    file: "lib/refunds/order-refund.ts",
    replace: [['{ in: ["requested", "pending", "succeeded"] }', '"succeeded"']],
  },
  {
    name: "payout-without-locks",
    file: "lib/payouts/reserve-payout.ts",
    replace: [
      [
        "await lockAccounts(tx, Object.values(codes))",
        "new Map((await tx.ledgerAccount.findMany({ where: { code: { in: Object.values(codes) } } })).map((a) => [a.code, a]))",
      ],
      [
        "status: { in: [...openStatuses] } } })) > 0",
        "status: { in: [...openStatuses] } } })) > 1_000",
      ],
    ],
    sql: "drop index payout_one_open; drop index payout_one_monthly; drop index payout_line_transaction_id_key; alter table ledger_account drop constraint ledger_account_no_overdraft",
  },
  {
    name: "pledge-decided-twice",
    file: "lib/donations/states.ts",
    replace: [
      [
        'confirmed: { from: ["pending_confirmation"]',
        'confirmed: { from: ["pending_confirmation", "paid"]',
      ],
    ],
    sql: "alter table donation disable trigger donation_facts",
  },
  {
    name: "receipt-lost-sometimes",
    file: book,
    replace: [
      [
        'if (!donation.isDemo) jobs.push(jobRow("mail.receipt"',
        'if (!donation.isDemo && charge.amountCents % 10n !== 0n) jobs.push(jobRow("mail.receipt"',
      ],
    ],
  },
  {
    name: "fee-off-by-a-cent",
    file: "lib/donations/book-fee.ts",
    replace: [
      ["data: { feeCents: charge.feeCents }", "data: { feeCents: charge.feeCents + 1n }"],
      ["return { cents: feeCents, posting };", "return { cents: feeCents + 1n, posting };"],
    ],
  },
  {
    name: "failed-payout-keeps-its-reservation",
    file: "lib/payouts/finish-payout.ts",
    replace: [
      [
        "failed: reverse(debitCredit(payable, transit, cents))",
        "failed: debitCredit(accounts.bank, payable, cents)",
      ],
    ],
  },
  {
    name: "credited-to-another-organisation",
    file: book,
    replace: [
      [
        "debitCredit(accounts.clearing, accounts.payable(donation.ngoId), charge.amountCents)",
        "debitCredit(accounts.clearing, accounts.payable((globalThis as unknown as { anotherNgo: string }).anotherNgo), charge.amountCents)",
      ],
    ],
  },
  {
    name: "a-line-is-lost",
    file: "lib/ledger/post-entry.ts",
    replace: [["lines: lines.map((l) =>", "lines: lines.slice(0, 1).map((l) =>"]],
    sql: "alter table ledger_tx disable trigger ledger_tx_balanced; alter table ledger_entry disable trigger ledger_entry_balanced",
  },
  {
    name: "amount-from-the-browser",
    file: settle,
    replace: [['if (charge.amountCents !== donation.amountCents) return "amount";', ""]],
  },
  {
    name: "dispute-posted-per-delivery",
    file: "lib/disputes/settle.ts",
    replace: [
      ["snapshot.withdrawn !== null && !dispute.withdrawn", "snapshot.withdrawn !== null"],
      [
        "  const key = `dispute:${disputeId}`;\n  if (!(await isPosted",
        "  const key = `dispute:${disputeId}:${Math.random()}`;\n  if (!(await isPosted",
      ],
      [
        "providerTxn: move.txnId,\n      occurredAt: move.at,\n      donationId: donation.id,\n      lines: await clawbackLines",
        "occurredAt: move.at,\n      donationId: donation.id,\n      lines: await clawbackLines",
      ],
    ],
  },
  {
    name: "payout-sent-per-click",
    file: "lib/payouts/finish-payout.ts",
    replace: [
      [
        'if (result === "returned" ? payout.status !== "sent" : !open)',
        'if (result === "returned" ? payout.status !== "sent" : !open && payout.status !== "sent")',
      ],
      [
        "const key = `payout:${payout.id}:${keys[input.result]}`",
        "const key = `payout:${payout.id}:${keys[input.result]}:${Math.random()}`",
      ],
    ],
  },
  {
    name: "refund-failure-not-taken-back",
    file: "lib/refunds/settle-refund.ts",
    replace: [
      [
        'kind: "refund_failed",\n    key: `refund_failed:${refund.providerId}`',
        'kind: "correction",\n    key: `refund_failed:${refund.providerId}:${(globalThis as unknown as { never: undefined }).never}`',
      ],
      [
        "clawbackUndoneLines(donation.ngoId, refund.amountCents, accounts.clearing)",
        "clawbackUndoneLines(donation.ngoId, refund.amountCents, accounts.suspense)",
      ],
    ],
  },
  {
    name: "totals-forget-refunds",
    file: "lib/refunds/settle-refund.ts",
    replace: [
      [
        "await addToTotals(tx, donation.id, {\n    cents: (await countedCents(tx, donation.id)) - before,\n  });\n}\n",
        "void countedCents; void addToTotals; void before;\n}\n",
      ],
    ],
  },
];

/**
 * Vite plugin: a module imported as `…?mutant=<name>` passes the query on to its imports of money modules, and the
 * mutant's file is changed while loading.
 */
export function plantMutants(root) {
  const name = (id) => /[?&]mutant=([\w-]+)/.exec(id ?? "")?.[1];
  const money = [
    /^lib\/(checkout|disputes|donations|ledger|payouts|pledges|refunds)\//,
    /^tests\/money\/run-scenario/,
  ].map((p) => (id) => p.test(path.relative(root, id)));
  return {
    name: "plant-mutants",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const mutant = name(source) ?? name(importer);
      if (!mutant) return null;
      const found = await this.resolve(source.split("?")[0], importer?.split("?")[0], {
        ...options,
        skipSelf: true,
      });
      return found && money.some((is) => is(found.id))
        ? { ...found, id: `${found.id}?mutant=${mutant}` }
        : found;
    },
    transform(code, id) {
      const mutant = mutants.find((m) => m.name === name(id));
      if (!mutant || path.relative(root, id.split("?")[0]) !== mutant.file) return null;
      return mutant.replace.reduce((text, [find, by]) => {
        if (!text.includes(find))
          throw new Error(`The mutant ${mutant.name} no longer fits ${mutant.file}: ${find}`);
        return text.replace(find, () => by);
      }, code);
    },
  };
}
