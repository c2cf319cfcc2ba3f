import { afterAll, afterEach, expect, test } from "vitest";
import { hours, now, nowMs, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { donationFilter } from "@/lib/donations/donation-filter";
import { allGiftsCsv } from "@/tests/support/exports";
import { ownRecordedGifts } from "@/lib/recorded-gifts/queries";
import {
  changeRecordedGift,
  deleteRecordedGift,
  recordGift,
} from "@/lib/recorded-gifts/record-gift";
import { chosenRows } from "@/lib/statements/form-schemas";
import { statementPage, waitingStatements } from "@/lib/statements/queries";
import { discardStatement, recordRows } from "@/lib/statements/record-rows";
import { maxRows, maxStatements, rowsPerPage } from "@/lib/statements/rules";
import { storeStatement } from "@/lib/statements/store-statement";
import { forgetStatements } from "@/lib/statements/forget";
import { statementMaxBytes } from "@/lib/upload-limits";
import { makeCampaign, makeNgo, ngoActorOf, randomText } from "@/tests/support/factories";

afterEach(() => setClockForTests(null));
afterAll(() => db.$disconnect());

async function world() {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  return { ngo, owner, actor: await ngoActorOf(owner), campaign };
}
type World = Awaited<ReturnType<typeof world>>;

const head =
  "Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Other Party Info";
const mark = () => randomText(4).toUpperCase();
function send(w: World, rows: string[], more: object = {}) {
  const bytes = Buffer.from([head, ...rows].join("\n"));
  return storeStatement(
    w.actor,
    { campaignId: w.campaign.id, method: null, currency: "KES", rateMicros: 100_000_000n, ...more },
    { fileName: "march.csv", byteSize: bytes.length, read: async () => bytes },
  );
}
const row = (reference: string, paid = "1000.00", name = "254700000001 - JANE DOE") =>
  `${reference},2026-03-04 10:00:00,Pay Bill,Completed,${paid},,${name}`;
const chosen = (id: string, lines: number[], name: string | null = "Jane") => ({
  id,
  page: 1,
  rows: lines.map((line) => ({ line, name })),
});
const code = (call: Promise<unknown>) =>
  call.then(
    () => "ok",
    (error: { code?: string; key?: string }) => `${error.code} ${error.key}`,
  );
const recorded = async (w: World) => {
  const { total, cents } = await ownRecordedGifts(w.actor, { campaignId: "", page: 1 });
  return [total, cents];
};

test("[IMP-066] nothing counts before somebody chose it; the same statement twice adds nothing", async () => {
  const w = await world();
  const m = mark();
  const rows = [row(`${m}1`), row(`${m}2`), `${m}3,2026-03-04,Out,Completed,,-50.00,Shop`, row("")];
  const { id } = await send(w, rows);
  expect(await recorded(w)).toEqual([0, 0n]);
  const first = await statementPage(w.actor, { id, page: 1 });
  expect(first.counts).toEqual({ open: 2, known: 0, unread: 1, paidOut: 1, openCents: 2_000n });
  expect(first.rows.map(({ line, fault, name }) => [line, fault, name])).toEqual([
    [2, null, "JANE DOE"],
    [3, null, "JANE DOE"],
    [5, "noReference", "JANE DOE"],
  ]);
  expect(await recordRows(w.actor, chosen(id, [2, 5, 99]))).toEqual({ recorded: 1 });
  expect(await recorded(w)).toEqual([1, 1_000n]);
  expect(await recordRows(w.actor, chosen(id, [2]))).toEqual({ recorded: 0 });

  const again = await send(
    w,
    rows.map((line) => line.toLowerCase()),
  );
  const second = await statementPage(w.actor, { id: again.id, page: 1 });
  expect(second.counts).toMatchObject({ open: 1, known: 1 });
  expect(second.rows.map(({ known }) => known)).toEqual([true, false, false]);
  expect(await recordRows(w.actor, chosen(again.id, [2, 3], null))).toEqual({ recorded: 1 });
  expect(await recorded(w)).toEqual([2, 2_000n]);
  const [gift] = (await ownRecordedGifts(w.actor, { campaignId: "", page: 1 })).gifts.filter(
    (one) => one.donorName === null,
  );
  expect(gift).toMatchObject({ method: "mpesa", fromStatement: true, currency: "KES" });
  const log = await db.auditLog.findMany({
    where: { ngoId: w.ngo.id, action: "statement.recorded" },
    orderBy: { at: "asc" },
  });
  expect(log.map((line) => line.data)).toMatchObject([{ n: 1, cents: 1_000 }, { n: 1 }]);
});

test("ten confirm at once: each payment once, and the campaign's sum is theirs", async () => {
  const w = await world();
  const rows = Array.from({ length: 20 }, () => row(mark()));
  const sent = await Promise.all([send(w, rows), send(w, rows)]);
  const lines = rows.map((_row, i) => i + 2);
  const made = await Promise.all(
    Array.from({ length: 10 }, (_, i) => recordRows(w.actor, chosen(sent[i % 2]!.id, lines))),
  );
  expect(made.reduce((sum, one) => sum + one.recorded, 0)).toBe(20);
  expect(await recorded(w)).toEqual([20, 20_000n]);
  const row_ = await db.campaign.findUniqueOrThrow({ where: { id: w.campaign.id } });
  expect([row_.recordedCents, row_.recordedCount]).toEqual([20_000n, 20]);
});

test("a gift that was recorded by hand is known in the statement", async () => {
  const w = await world();
  const reference = mark();
  await recordGift(w.actor, {
    id: "",
    campaignId: w.campaign.id,
    method: "mpesa",
    receivedOn: "2026-03-04",
    original: 1_00n,
    currency: "USD",
    rateMicros: 1_000_000n,
    donorName: null,
    donorEmail: null,
    reference: reference.toLowerCase(),
    note: null,
  });
  const { id } = await send(w, [row(reference)]);
  expect((await statementPage(w.actor, { id, page: 1 })).counts).toMatchObject({
    open: 0,
    known: 1,
  });
  expect(await recordRows(w.actor, chosen(id, [2]))).toEqual({ recorded: 0 });
});

test("[IMP-086] two statements that overlap, and one read as another provider’s, add each payment once", async () => {
  const w = await world();
  const references = Array.from({ length: 30 }, () => mark());
  const rows = references.map((reference) => row(reference));
  const [first, second] = await Promise.all([
    send(w, rows.slice(0, 20)),
    send(w, rows.slice(10), { currency: "KES" }),
  ]);
  // nothing in it identifies a person
  const bare = [
    "Transaction ID;Date;Amount",
    ...references.map((reference) => `${reference};04/03/2026;1000`),
    `${references[0]};05/03/2026;1000`,
  ].join("\n");
  const third = await storeStatement(
    w.actor,
    { campaignId: w.campaign.id, method: "mtn_momo", currency: "KES", rateMicros: 100_000_000n },
    { fileName: "a.csv", byteSize: bare.length, read: async () => Buffer.from(bare) },
  );
  const lines = Array.from({ length: 31 }, (_, i) => i + 2);
  const made = await Promise.all(
    [first, second, third].map(({ id }) => recordRows(w.actor, chosen(id, lines))),
  );
  expect(made.reduce((sum, one) => sum + one.recorded, 0)).toBe(30);
  expect(await recorded(w)).toEqual([30, 30_000n]);
  for (const { id } of [first, second, third])
    expect((await statementPage(w.actor, { id, page: 1 })).counts.open).toBe(0);
});

test("a gift that was typed as other mobile money is known in the statement; another amount is another payment", async () => {
  const w = await world();
  const [same, other] = [mark(), mark()];
  const typed = (reference: string, original: bigint) =>
    recordGift(w.actor, {
      ...{ id: "", campaignId: w.campaign.id, method: "mobile_money", receivedOn: "2026-03-04" },
      ...{ original, currency: "KES", rateMicros: 100_000_000n, reference },
      ...{ donorName: null, donorEmail: null, note: null },
    });
  await typed(same, 1_000_00n);
  await typed(other, 1_001_00n);
  const { id } = await send(w, [row(same), row(other)]);
  const { rows, counts } = await statementPage(w.actor, { id, page: 1 });
  expect(rows.map(({ known }) => known)).toEqual([true, false]);
  expect(counts).toMatchObject({ known: 1, open: 1, openCents: 1_000n });
  expect(await recordRows(w.actor, chosen(id, [2, 3]))).toEqual({ recorded: 1 });
});

test("a name or a reference that a spreadsheet would run as a formula leaves the product as text", async () => {
  const w = await world();
  const reference = `=CMD(${mark()})`;
  const { id } = await send(w, [row(reference, "1000.00", "=cmd|' /C calc'!A0")]);
  const { rows } = await statementPage(w.actor, { id, page: 1 });
  expect(await recordRows(w.actor, chosen(id, [2], rows[0]!.name))).toEqual({ recorded: 1 });
  let file = "";
  const all = donationFilter({});
  for await (const piece of allGiftsCsv(w.actor, all)) file += piece;
  const line = file.split("\r\n").find((one) => one.includes("CMD("))!;
  expect(line).toContain(`"'${reference}"`);
  expect(line).toContain(`"'=cmd|' C calc'!A0"`);
});

test("what a statement says of the money is not changed afterwards; a deleted gift can be recorded again", async () => {
  const w = await world();
  const { id } = await send(w, [row(mark())]);
  await recordRows(w.actor, chosen(id, [2]));
  const [gift] = (await ownRecordedGifts(w.actor, { campaignId: "", page: 1 })).gifts;
  await changeRecordedGift(w.actor, {
    id: gift!.id,
    campaignId: w.campaign.id,
    method: "cash",
    receivedOn: "2026-01-01",
    original: 9_999_00n,
    currency: "USD",
    rateMicros: 1_000_000n,
    donorName: "Jane D.",
    donorEmail: null,
    reference: "X",
    note: "Thanks",
  });
  const { thankedAt: _at, ...before } = gift!;
  const [after] = (await ownRecordedGifts(w.actor, { campaignId: "", page: 1 })).gifts;
  expect(after).toMatchObject({ ...before, donorName: "Jane D.", note: "Thanks" });
  await deleteRecordedGift(w.actor, { id: gift!.id });
  expect(await recordRows(w.actor, chosen(id, [2]))).toEqual({ recorded: 1 });
});

test("[IMP-067] rows in another currency, and of no worth, are named and never counted", async () => {
  const w = await world();
  const m = mark();
  const { id } = await send(w, [row(`${m}1`, "UGX 500"), row(`${m}2`, "0.40"), row(`${m}3`)]);
  const { rows, counts } = await statementPage(w.actor, { id, page: 1 });
  expect(rows.map(({ fault, currency }) => [fault, currency])).toEqual([
    ["otherCurrency", "UGX"],
    ["worth", "KES"],
    [null, "KES"],
  ]);
  expect(counts.unread).toBe(2);
  expect(await recordRows(w.actor, chosen(id, [2, 3, 4]))).toEqual({ recorded: 1 });
});

test("another organisation's statement does not exist, nor one of yesterday; its rows are deleted", async () => {
  const [w, other] = [await world(), await world()];
  const { id } = await send(w, [row(mark())]);
  const tries = (actor: World["actor"]) =>
    Promise.all([
      code(statementPage(actor, { id, page: 1 })),
      code(recordRows(actor, chosen(id, [2]))),
      code(discardStatement(actor, { id })),
    ]);
  const gone = Array(3).fill("not_found statementNotFound");
  expect(await tries(other.actor)).toEqual(gone);
  expect(await waitingStatements(other.actor)).toEqual([]);
  expect(await code(send({ ...other, campaign: w.campaign }, [row(mark())]))).toBe(
    "not_found campaignNotFound",
  );
  expect(await waitingStatements(w.actor)).toHaveLength(1);
  setClockForTests(new Date(nowMs() + hours(24)));
  expect(await tries(w.actor)).toEqual(gone);
  expect(await forgetStatements()).toBeGreaterThan(0);
  expect(await db.statementRow.count({ where: { statementId: id } })).toBe(0);
});

test("a suspended organisation reads and records no statement", async () => {
  const w = await world();
  const { id } = await send(w, [row(mark())]);
  await db.ngo.update({
    where: { id: w.ngo.id },
    data: { suspendedAt: now(), suspensionReason: "Checks" },
  });
  const actor = await ngoActorOf(w.owner);
  expect(await code(send({ ...w, actor }, [row(mark())]))).toBe("ngo_suspended ngoSuspended");
  expect(await code(recordRows(actor, chosen(id, [2])))).toBe("ngo_suspended ngoSuspended");
  expect(await code(discardStatement(actor, { id }))).toBe("ngo_suspended ngoSuspended");
});

test("five wait at most; a finished one makes room, its gifts stay", async () => {
  const w = await world();
  const { id } = await send(w, [row(mark())]);
  await recordRows(w.actor, chosen(id, [2]));
  for (let i = 1; i < maxStatements; i += 1) await send(w, [row(mark())]);
  expect(await code(send(w, [row(mark())]))).toBe("conflict statementsFull");
  await discardStatement(w.actor, { id });
  expect(await code(send(w, [row(mark())]))).toBe("ok");
  expect(await recorded(w)).toEqual([1, 1_000n]);
});

test("the largest statement is taken, page by page", async () => {
  const w = await world();
  const m = mark();
  const { id } = await send(
    w,
    Array.from({ length: maxRows }, (_, i) => row(`${m}${i}`)),
  );
  const last = await statementPage(w.actor, { id, page: 9_999 });
  expect([last.page, last.pages, last.rows.length]).toEqual([
    maxRows / rowsPerPage,
    maxRows / rowsPerPage,
    rowsPerPage,
  ]);
  expect(last.counts.open).toBe(maxRows);
});

test("a file that is too large is refused before it is read", async () => {
  const w = await world();
  const file = {
    fileName: "all.csv",
    byteSize: statementMaxBytes + 1,
    read: () => Promise.reject(new Error("was read")),
  };
  const input = {
    campaignId: w.campaign.id,
    method: null,
    currency: "KES",
    rateMicros: 1_000_000n,
  };
  expect(await code(storeStatement(w.actor, input, file))).toBe("too_large statementTooLarge");
  expect(await code(storeStatement(w.actor, input, undefined))).toBe("invalid statementNeeded");
});

test("a posted page is read row by row: what is checked, with its name", () => {
  const read = (form: Record<string, unknown>) => {
    const result = chosenRows.safeParse(form);
    return result.success ? result.data : result.error.issues[0]!.message;
  };
  expect(
    read({
      id: "stm_x",
      page: "2",
      "row-7": "on",
      "name-7": " Jane ",
      "row-9": "on",
      "name-8": "B",
    }),
  ).toEqual({
    id: "stm_x",
    page: 2,
    rows: [
      { line: 7, name: "Jane" },
      { line: 9, name: null },
    ],
  });
  const many = Object.fromEntries(
    Array.from({ length: rowsPerPage + 1 }, (_, i) => [`row-${i + 1}`, "on"]),
  );
  expect(read({ id: "stm_x", ...many })).toBe("tooManyFields");
  expect(read({ id: "stm_x", "row-1": "on", "name-1": "x".repeat(121) })).toBe("recordedName");
  expect(read({ "row-1": "on" })).toBe("notFound");
});

test("[IMP-066] a row that a comma nobody quoted parts is no gift of a part of it", async () => {
  const w = await world();
  const m = mark();
  const { id } = await send(w, [
    row(`${m}1`, '"1,234.56"'),
    row(`${m}2`, "1,234.56"),
    row(`${m}3`, "0,50"),
    `${row(`${m}4`)},,`, // empty cells at the end do not count
  ]);
  const { rows } = await statementPage(w.actor, { id, page: 1 });
  expect(rows.map(({ line, fault, original }) => [line, fault, original])).toEqual([
    [2, null, 1_234_56n],
    [3, "noAmount", null],
    [4, "noAmount", null],
    [5, null, 1_000_00n],
  ]);
  expect(await recordRows(w.actor, chosen(id, [2, 3, 4, 5]))).toEqual({ recorded: 2 });
});
