import { afterAll, afterEach, describe, expect, test } from "vitest";
import { hours, now, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { seenOf } from "@/lib/forms/seen";
import { looksLikeId } from "@/lib/ids";
import { env } from "@/lib/env";
import { deleteCampaign } from "@/lib/campaigns/delete-campaign";
import { publicCampaign } from "@/lib/campaigns/queries";
import { allGiftsCsv, donationsCsv } from "@/tests/support/exports";
import { donationFilter } from "@/lib/donations/donation-filter";
import { donorPage } from "@/lib/donor-notes/queries";
import { recordedInput, type RecordedInput } from "@/lib/recorded-gifts/form-schemas";
import { ownRecordedGift, ownRecordedGifts, recordedTotals } from "@/lib/recorded-gifts/queries";
import {
  changeRecordedGift,
  deleteRecordedGift,
  recordGift,
} from "@/lib/recorded-gifts/record-gift";
import { editedFields } from "@/lib/recorded-gifts/rules";
import { thankDonor } from "@/lib/recorded-gifts/thank-donor";
import { leaveUpdates, mailsToLeave } from "@/lib/updates/leave";
import { runDueJobs } from "@/lib/worker/run";
import { GET } from "@/app/api/v1/campaigns/[idOrSlug]/recorded-gifts/route";
import { call } from "@/tests/support/call";
import {
  makeCampaign,
  makeDonationRow,
  makeNgo,
  ngoActorOf,
  randomEmail,
  randomText,
  visitor,
} from "@/tests/support/factories";
import { openMailServer } from "@/tests/support/mail-server";
import { mailsTo } from "@/tests/support/mails";

const scale = env.rateLimitScale;
afterEach(() => {
  setClockForTests(null);
  Object.assign(env, { rateLimitScale: scale, SMTP_URL: undefined });
  globalThis.harambeeMail?.close();
  globalThis.harambeeMail = undefined;
});
afterAll(() => db.$disconnect());

async function world(fields: Record<string, unknown> = {}) {
  const { ngo, owner } = await makeNgo({ country: "Kenya", ...fields });
  const campaign = await makeCampaign(ngo.id);
  return { ngo, owner, actor: await ngoActorOf(owner), campaign };
}
type World = Awaited<ReturnType<typeof world>>;

const typed = (w: World, more: Partial<RecordedInput> = {}): RecordedInput => ({
  id: "",
  campaignId: w.campaign.id,
  method: "mpesa",
  receivedOn: "2026-03-04",
  original: 500_000n,
  currency: "KES",
  rateMicros: 129_250_000n,
  donorName: "Jane Doe",
  donorEmail: null,
  reference: `R${randomText(6)}`,
  note: null,
  ...more,
});
const sums = async (w: World) => {
  const row = await db.campaign.findUniqueOrThrow({ where: { id: w.campaign.id } });
  return [row.recordedCents, row.recordedCount, row.raisedCents, row.giftCount];
};
const code = (call: Promise<unknown>) =>
  call.then(
    () => "ok",
    (error: { code?: string; key?: string }) => `${error.code} ${error.key}`,
  );
async function collect(pieces: AsyncGenerator<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

describe("a gift that the organisation received itself", () => {
  test("[IMP-063] is worth what the organisation's rate says, beside what was raised and in no part of the ledger", async () => {
    const w = await world();
    const entries = await db.ledgerEntry.count();
    await recordGift(w.actor, typed(w));
    // 5,000.00 KES at 129.25 are 38.684…: rounded half up
    expect(await sums(w)).toEqual([3_868n, 1, 0n, 0]);
    expect(await db.ledgerEntry.count()).toBe(entries);
    expect(await publicCampaign(w.campaign.slug)).toMatchObject({
      raisedCents: 0,
      donors: 0,
      recordedCents: 3_868,
    });
    const answer = await call(GET, { params: { idOrSlug: w.campaign.slug } });
    expect(answer.body.data).toEqual({ recorded: { amount: 38.68, gifts: 1 } });
    expect(await recordedTotals(w.actor)).toEqual({ gifts: 1, cents: 3_868n });
  });

  test("the sums follow when it is changed, moved to another campaign and deleted; the audit log keeps the money and nobody's name", async () => {
    const w = await world();
    const { id } = await recordGift(w.actor, typed(w, { donorEmail: "jane@secret.example" }));
    const dollars = { currency: "USD", rateMicros: 1_000_000n, original: 2_500n };
    await changeRecordedGift(w.actor, typed(w, { id, ...dollars }));
    expect(await sums(w)).toEqual([2_500n, 1, 0n, 0]);
    const other = await makeCampaign(w.ngo.id);
    await changeRecordedGift(w.actor, typed(w, { id, ...dollars, campaignId: other.id }));
    expect(await sums(w)).toEqual([0n, 0, 0n, 0]);
    expect(await sums({ ...w, campaign: other })).toEqual([2_500n, 1, 0n, 0]);
    await deleteRecordedGift(w.actor, { id });
    expect(await sums({ ...w, campaign: other })).toEqual([0n, 0, 0n, 0]);
    const lines = await db.auditLog.findMany({
      where: { entityId: id },
      orderBy: { at: "asc" },
    });
    expect(lines.map((line) => line.action)).toEqual([
      "recorded_gift.recorded",
      "recorded_gift.changed",
      "recorded_gift.changed",
      "recorded_gift.deleted",
    ]);
    expect(lines.at(-1)!.data).toMatchObject({ cents: 2_500, method: "mpesa", day: "2026-03-04" });
    expect(JSON.stringify(lines.map((line) => line.data))).not.toMatch(/\bjane/i);
  });

  test("[IMP-064] one payment is recorded once, however its reference is written, also by two at once; another provider's is another", async () => {
    const w = await world();
    const reference = `TJ${randomText(4)}`;
    const both = await Promise.all([
      code(recordGift(w.actor, typed(w, { reference }))),
      code(recordGift(w.actor, typed(w, { reference: reference.toUpperCase() }))),
    ]);
    expect(both.sort()).toEqual(["conflict recordedTwice", "ok"]);
    expect(await sums(w)).toEqual([3_868n, 1, 0n, 0]);
    await recordGift(w.actor, typed(w, { reference, method: "airtel_money" }));
    const cash = typed(w, { reference: null, method: "cash" });
    await recordGift(w.actor, cash);
    await recordGift(w.actor, cash);
    expect((await sums(w))[1]).toBe(4);
    const elsewhere = await world();
    await recordGift(elsewhere.actor, typed(elsewhere, { reference }));
  });

  test("[IMP-063] a form sent twice records one gift in cash, also at once; with other details it is refused, and loses none", async () => {
    const [w, elsewhere] = [await world(), await world()];
    const requestKey = `req_${randomText(12)}`;
    const cash = typed(w, { method: "cash", reference: null, requestKey });
    const both = await Promise.all([recordGift(w.actor, cash), recordGift(w.actor, cash)]);
    expect(both[0]).toEqual(both[1]);
    expect(looksLikeId("recordedGift", both[0].id)).toBe(true);
    expect(await sums(w)).toEqual([3_868n, 1, 0n, 0]);
    for (const other of [
      { original: 600_000n },
      { donorName: "Otieno" },
      { receivedOn: "2026-03-05" },
      { campaignId: (await makeCampaign(w.ngo.id)).id },
    ])
      expect(await code(recordGift(w.actor, { ...cash, ...other })), Object.keys(other)[0]).toBe(
        "conflict formSentBefore",
      );
    expect((await sums(w))[1]).toBe(1);
    // the next page has another key, and another organisation's is its own
    await recordGift(w.actor, { ...cash, requestKey: `req_${randomText(12)}` });
    await recordGift(elsewhere.actor, { ...cash, campaignId: elsewhere.campaign.id });
    expect([(await sums(w))[1], (await sums(elsewhere))[1]]).toEqual([2, 1]);
  });

  test("a gift that somebody else corrected, while its form was open, is not overwritten; thanks are no correction", async () => {
    const w = await world();
    const { id } = await recordGift(w.actor, typed(w, { donorName: "Jane", note: null }));
    const row = () => db.recordedGift.findUniqueOrThrow({ where: { id } });
    const shown = async () => {
      const gift = await row();
      return editedFields({ ...gift, original: gift.originalAmount });
    };
    const seen = seenOf(await shown());
    await db.recordedGift.update({ where: { id }, data: { thankedAt: now() } });
    const first = typed(w, { id, donorName: "Jane", note: "From one", seen });
    await changeRecordedGift(w.actor, first);
    await changeRecordedGift(w.actor, first); // sent again, because its answer was lost
    for (const more of [{ note: "From two" }, { original: 600_000n }, { donorName: null }])
      expect(await code(changeRecordedGift(w.actor, typed(w, { id, ...more, seen })))).toBe(
        "conflict changedMeanwhile",
      );
    expect(await row()).toMatchObject({ donorName: "Jane", note: "From one" });
    await changeRecordedGift(
      w.actor,
      typed(w, { id, note: "From two", seen: seenOf(await shown()) }),
    );
    expect(await row()).toMatchObject({ note: "From two" });
  });

  test("a suspended organisation records, changes, deletes and thanks nothing", async () => {
    const w = await world();
    const { id } = await recordGift(w.actor, typed(w, { donorEmail: randomEmail() }));
    await db.ngo.update({
      where: { id: w.ngo.id },
      data: { suspendedAt: now(), suspensionReason: "Checks" },
    });
    const actor = await ngoActorOf(w.owner);
    for (const act of [
      () => recordGift(actor, typed(w)),
      () => changeRecordedGift(actor, typed(w, { id })),
      () => deleteRecordedGift(actor, { id }),
      () => thankDonor(actor, { id, language: "en" }),
    ])
      expect(await code(act())).toBe("ngo_suspended ngoSuspended");
    expect((await ownRecordedGifts(actor, { campaignId: "", page: 1 })).total).toBe(1);
  });

  test("another organisation's gift and campaign do not exist", async () => {
    const [w, other] = [await world(), await world()];
    const { id } = await recordGift(w.actor, typed(w));
    expect(await code(recordGift(other.actor, typed(w)))).toBe("not_found campaignNotFound");
    expect(await code(changeRecordedGift(other.actor, typed(other, { id })))).toBe(
      "not_found recordedNotFound",
    );
    expect(await code(changeRecordedGift(w.actor, typed(other, { id })))).toBe(
      "not_found campaignNotFound",
    );
    expect(await code(deleteRecordedGift(other.actor, { id }))).toBe("not_found recordedNotFound");
    expect(await code(thankDonor(other.actor, { id, language: "en" }))).toBe(
      "not_found recordedNotFound",
    );
    expect(await ownRecordedGift(other.actor, id)).toBeNull();
    expect(
      (await ownRecordedGifts(other.actor, { campaignId: w.campaign.id, page: 1 })).total,
    ).toBe(0);
    // and the database itself refuses a gift of one organisation for another's campaign
    const row = await db.recordedGift.findUniqueOrThrow({ where: { id } });
    await expect(
      db.recordedGift.update({ where: { id: row.id }, data: { campaignId: other.campaign.id } }),
    ).rejects.toThrow(/another organisation/);
    expect(await code(recordGift(visitor, typed(w)))).toBe("unauthenticated pleaseLogIn");
  });

  test("the database refuses a value that is not amount and rate", async () => {
    const w = await world();
    const { id } = await recordGift(w.actor, typed(w));
    await expect(
      db.recordedGift.update({ where: { id }, data: { usdCents: 3_869n } }),
    ).rejects.toThrow(/recorded_gift_value/);
    await expect(
      db.recordedGift.update({ where: { id }, data: { currency: "USD" } }),
    ).rejects.toThrow(/recorded_gift_dollars/);
  });

  test("a campaign with one is archived, not deleted, and its gift stays", async () => {
    const w = await world();
    await recordGift(w.actor, typed(w));
    expect(await deleteCampaign(w.actor, w.campaign.id)).toMatchObject({ archived: true });
    expect(await db.recordedGift.count({ where: { campaignId: w.campaign.id } })).toBe(1);
    expect(await code(recordGift(w.actor, typed(w)))).toBe("not_found campaignNotFound");
  });
});

describe("what is typed", () => {
  const form = (more: Record<string, string> = {}) => {
    const result = recordedInput.safeParse({
      campaignId: "cmp_x",
      method: "cash",
      receivedOn: "2026-03-04",
      amount: "5,000",
      currency: "KES",
      rate: "129.25",
      donorName: "",
      donorEmail: "",
      reference: "",
      note: "",
      ...more,
    });
    return result.success
      ? result.data
      : result.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join();
  };

  test("becomes a gift; anonymous without a name", () => {
    expect(form()).toMatchObject({
      original: 500_000n,
      rateMicros: 129_250_000n,
      donorName: null,
      donorEmail: null,
      reference: null,
    });
    expect(form({ currency: "USD", rate: "" })).toMatchObject({ rateMicros: 1_000_000n });
    expect(form({ currency: "USD", rate: "5" })).toMatchObject({ rateMicros: 1_000_000n });
  });

  test.each([
    [{ rate: "" }, "rate: recordedRate"],
    [{ rate: "3,700" }, "rate: recordedRate"],
    [{ rate: "0" }, "rate: recordedRate"],
    [{ rate: "1e3" }, "rate: recordedRate"],
    [{ amount: "0" }, "amount: recordedAmount"],
    [{ amount: "-5" }, "amount: recordedAmount"],
    [{ amount: "0.01", rate: "3700" }, "amount: recordedWorth"],
    [{ amount: "999999999", rate: "1" }, "amount: recordedWorth"],
    [{ currency: "XXX" }, "currency: recordedCurrency"],
    [{ method: "card" }, "method: recordedMethod"],
    [{ receivedOn: "2026-02-30" }, "receivedOn: recordedDay"],
    [{ receivedOn: "1999-12-31" }, "receivedOn: recordedDay"],
    [{ donorEmail: "jane@" }, "donorEmail: validEmail"],
  ])("%j is refused at its field", (more, expected) => expect(form(more)).toBe(expected));

  test("a day that has not come is refused, today is not", () => {
    setClockForTests(new Date("2026-03-04T12:00:00Z"));
    expect(form({ receivedOn: "2026-03-05" })).toBe("receivedOn: recordedDay");
    expect(form()).toMatchObject({ receivedOn: "2026-03-04" });
    // in Nairobi it is already the fifth
    setClockForTests(new Date("2026-03-04T21:30:00Z"));
    expect(form({ receivedOn: "2026-03-05" })).toMatchObject({ receivedOn: "2026-03-05" });
  });
});

describe("thanks", () => {
  test("[IMP-065] go once a gift, say that they are no tax receipt, and are refused without an address", async () => {
    const w = await world();
    const donorEmail = randomEmail();
    const { id } = await recordGift(w.actor, typed(w, { donorEmail }));
    expect(await code(thankDonor(w.actor, { id, language: "fr" }))).toBe("ok");
    expect(await code(thankDonor(w.actor, { id, language: "en" }))).toBe(
      "conflict recordedThanked",
    );
    await changeRecordedGift(w.actor, typed(w, { id, donorEmail: randomEmail() }));
    expect(await code(thankDonor(w.actor, { id, language: "en" }))).toBe(
      "conflict recordedThanked",
    );
    await changeRecordedGift(w.actor, typed(w, { id, donorEmail }));
    await runDueJobs();
    await runDueJobs();
    const mails = await db.emailMessage.findMany({ where: { dedupeKey: `recorded_thanks:${id}` } });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ locale: "fr", toAddress: donorEmail });
    expect(mails[0]!.text).toContain("Ceci n’est pas un reçu fiscal");
    expect(mails[0]!.text).toContain("5\u00a0000\u00a0KES");
    const anonymous = await recordGift(w.actor, typed(w));
    expect(await code(thankDonor(w.actor, { id: anonymous.id, language: "en" }))).toBe(
      "conflict recordedNoEmail",
    );
  });

  test("print a name and a payment's reference, and no sentence that a member typed for a stranger's mailbox", async () => {
    const w = await world();
    const mailOf = async (fields: Record<string, string>) => {
      const donorEmail = randomEmail();
      const { id } = await recordGift(w.actor, typed(w, { donorEmail, ...fields }));
      await thankDonor(w.actor, { id, language: "en" });
      await runDueJobs();
      const [mail] = await mailsTo(donorEmail);
      return `${mail!.subject} ${mail!.html} ${mail!.text}`;
    };
    const usual = await mailOf({ donorName: "Wanjiru Kamau", reference: "QK12ABC3/7-X" });
    expect(usual).toContain("Dear Wanjiru Kamau,");
    expect(usual).toContain("QK12ABC3/7-X");
    const odd = await mailOf({
      donorName: "Claim your prize at evil.example today",
      reference: "call 0700 000 000 or evil.example",
    });
    expect(odd).not.toMatch(/evil|prize|0700/);
    expect(odd).toContain("has received your gift");
  });

  test("[IMP-094] its link and one click leave the thank-yous of its organisation alone, also when the gift is gone", async () => {
    const server = await openMailServer({ of: () => "takes" });
    Object.assign(env, { SMTP_URL: server.url });
    const [w, other] = [await world(), await world()];
    const donorEmail = randomEmail("Wanjiru");
    const thank = async (from: World) => {
      const { id } = await recordGift(from.actor, typed(from, { donorEmail }));
      return { id, asked: await code(thankDonor(from.actor, { id, language: "en" })) };
    };
    const first = await thank(w);
    const waits = await thank(w);
    await db.job.updateMany({
      where: { dedupeKey: `recorded_thanks:${waits.id}` },
      data: { nextAt: new Date(now().getTime() + hours(1)) },
    });
    await runDueJobs();
    const [mail] = await mailsTo(donorEmail);
    expect(mail!.text).toContain(`Stop thank-yous from ${w.ngo.name}`);
    const { head } = server.taken.find(({ to }) => to === donorEmail)!;
    const token = /\/unsubscribe\/([\w.-]+)>/.exec(head)![1]!;
    expect(head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    await server.close();
    Object.assign(env, { SMTP_URL: undefined });
    expect(Buffer.from(token.split(".")[0]!, "base64url").toString()).not.toMatch(/wanjiru/i);
    // neither another address nor no gift at all takes the link from its reader
    await deleteRecordedGift(w.actor, { id: first.id });
    expect(await mailsToLeave(token)).toMatchObject({ mail: "thanks", left: false });
    expect(await mailsToLeave(`${token.slice(0, -2)}AA`)).toBeNull();
    await leaveUpdates(visitor, { token, all: false });
    expect(await mailsToLeave(token)).toMatchObject({ left: true, leftAll: false });
    setClockForTests(new Date(now().getTime() + hours(2)));
    await runDueJobs();
    expect(await mailsTo(donorEmail)).toHaveLength(1);
    expect((await thank(w)).asked).toBe("conflict thanksNotNow");
    expect((await thank(other)).asked).toBe("ok");
    await leaveUpdates(visitor, { token, all: true });
    expect((await thank(other)).asked).toBe("conflict thanksNotNow");
  });

  test("two at once are one mail", async () => {
    const w = await world();
    const donorEmail = randomEmail();
    const { id } = await recordGift(w.actor, typed(w, { donorEmail }));
    const both = await Promise.all(
      ["a", "b", "c"].map(() => code(thankDonor(w.actor, { id, language: "en" }))),
    );
    expect(both.filter((one) => one === "ok")).toHaveLength(1);
    await runDueJobs();
    expect(await mailsTo(donorEmail)).toHaveLength(1);
  });

  test("one reader gets two a day, whichever organisation asks", async () => {
    Object.assign(env, { rateLimitScale: 1 });
    const donorEmail = randomEmail();
    const asked: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      const w = await world();
      const { id } = await recordGift(w.actor, typed(w, { donorEmail }));
      asked.push(await code(thankDonor(w.actor, { id, language: "en" })));
    }
    expect(asked).toEqual(["ok", "ok", "rate_limited recordedThanksMany"]);
    await runDueJobs();
    expect(await mailsTo(donorEmail)).toHaveLength(2);
  });

  test("an organisation thanks sixty an hour at most", async () => {
    Object.assign(env, { rateLimitScale: 0.05 });
    const w = await world();
    const asked: string[] = [];
    for (let i = 0; i < 4; i += 1) {
      const { id } = await recordGift(w.actor, typed(w, { donorEmail: randomEmail() }));
      asked.push(await code(thankDonor(w.actor, { id, language: "en" })));
    }
    expect(asked).toEqual(["ok", "ok", "ok", "rate_limited tooManyAttempts"]);
  });
});

describe("files and the donor's page", () => {
  test("the full file holds it with its kind below the donations, as the filters say; the agreed file does not", async () => {
    const w = await world();
    await makeDonationRow(w.campaign, {
      donorName: "Card Donor",
      settledAt: new Date("2026-03-01"),
    });
    await recordGift(
      w.actor,
      typed(w, { reference: "REF1", donorName: "=Evil", note: "For the pump" }),
    );
    const full = (more: Record<string, string> = {}) =>
      collect(allGiftsCsv(w.actor, donationFilter(more)));
    const line = `2026-03-04,REF1,${w.campaign.title},"'=Evil",,38.68,,,mpesa,once,recorded,For the pump,,recorded by the organisation,KES 5000.00`;
    expect((await full()).split("\r\n")).toContain(line);
    expect((await full()).split("\r\n")).toHaveLength(4);
    expect(await full({ search: "ref1" })).toContain("REF1");
    expect(await full({ from: "2026-03-04", to: "2026-03-04" })).toContain("REF1");
    for (const filter of [
      { from: "2026-03-05" },
      { to: "2026-03-03" },
      { status: "completed" },
      { method: "card" },
      { rhythm: "monthly" },
      { search: "nobody" },
      { campaign: "cmp_other" },
    ])
      expect(await full(filter as never)).not.toMatch(/\bREF1\b/);
    expect(await collect(donationsCsv(w.actor, donationFilter({})))).not.toMatch(/\bREF1\b/);
    const bites = await collect(allGiftsCsv(w.actor, donationFilter({}), 1));
    expect(bites.split("\r\n").sort()).toEqual((await full()).split("\r\n").sort());
  });

  test("the donor's page shows it by the address, in no figure", async () => {
    const w = await world();
    const donorEmail = randomEmail();
    const gift = await makeDonationRow(w.campaign, { donorEmail, donorKey: donorEmail });
    await recordGift(w.actor, typed(w, { donorEmail: donorEmail.toUpperCase() }));
    await recordGift(w.actor, typed(w, { donorEmail: randomEmail() }));
    const page = await donorPage(w.actor, { key: gift.id, page: 1, sort: "new" });
    expect(page.recorded.map((one) => one.usdCents)).toEqual([3_868n]);
    expect(page.donor).toMatchObject({ gifts: 1, totalCents: 25_00n });
  });
});
