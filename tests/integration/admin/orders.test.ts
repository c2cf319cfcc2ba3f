import { beforeAll, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/db";
import { newId } from "@/lib/ids";
import { now } from "@/lib/clock";
import type { UserActor } from "@/lib/auth/actor";
import { auditRows, auditSorts } from "@/lib/audit/queries";
import { campaignSorts, consoleCampaigns } from "@/lib/campaigns/console-queries";
import { contactMessages, messageSorts } from "@/lib/contact/queries";
import { markAnswered } from "@/lib/contact/mark-answered";
import { consoleDonations } from "@/lib/donations/console-queries";
import { listPledges } from "@/lib/pledges/queries";
import { mailSorts, outbox } from "@/lib/email/outbox-queries";
import { failedJobs, jobSorts } from "@/lib/worker/failed-jobs-queries";
import { consoleNgos, ngoSorts, verifiedSorts } from "@/lib/ngos/console-list";
import { sumSorts, readList } from "@/lib/listing/address";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeDonationRow,
  makeNgo,
  randomText,
  visitor,
} from "../../support/factories";

vi.mock("server-only", () => ({}));

const word = `orders${randomText(5).toLowerCase()}`;
const page = { search: word, page: 1, limit: 1000 };
const day = (n: number) => new Date(Date.UTC(2026, 0, n));
let admin: UserActor;

/** Three of everything, so that no order can be another one reversed by chance. */
beforeAll(async () => {
  admin = await actorOf(await makeAdmin());
  const ngos = [];
  for (const [i, [name, more]] of (
    [
      ["Beta", { status: "approved", verifiedUntil: day(300) }],
      ["alpha", { status: "approved", verifiedUntil: day(900) }],
      ["Gamma", { status: "pending", profileComplete: true, submittedAt: day(2) }],
      ["delta", { status: "pending", profileComplete: true, submittedAt: day(1) }],
    ] as const
  ).entries())
    ngos.push((await makeNgo({ name: `${name} ${word}`, createdAt: day(10 + i), ...more })).ngo);
  const campaigns = [];
  for (const [i, [title, raised, donors]] of (
    [
      ["Middle", 200n, 9],
      ["after all", 300n, 1],
      ["Zero", 100n, 5],
    ] as const
  ).entries())
    campaigns.push(
      await makeCampaign(ngos[0]!.id, {
        title: `${title} ${word}`,
        raisedCents: raised,
        donorCount: donors,
        createdAt: day(20 + i),
      }),
    );
  for (const [i, cents] of [5_000n, 9_000n, 7_000n].entries()) {
    await makeDonationRow(campaigns[0]!, {
      donorName: `Giver ${word}`,
      amountCents: cents,
      settledAt: day(30 + i),
      createdAt: day(30 + i),
    });
    await makeDonationRow(campaigns[0]!, {
      donorName: `Promiser ${word}`,
      kind: "pledge",
      method: "daf",
      status: "pending_confirmation",
      amountCents: cents,
      createdAt: day(40 + i),
      settledAt: null,
    });
    await db.contactMessage.create({
      data: {
        id: newId("message"),
        name: ["Bea", "aaron", "Cleo"][i]!,
        email: "asks@test.example",
        subject: word,
        message: "Words.",
        createdAt: day(50 + i),
      },
    });
    await db.emailMessage.create({
      data: {
        id: newId("email"),
        dedupeKey: `${word}:${i}`,
        kind: ["b_kind", "a_kind", "c_kind"][i]!,
        toAddress: ["m@test.example", "z@test.example", "a@test.example"][i]!,
        subject: word,
        html: "",
        text: "",
        createdAt: day(60 + i),
      },
    });
    await db.auditLog.create({
      data: {
        at: day(70 + i),
        actorLabel: `${["mia", "zoe", "ann"][i]!}-${word}`,
        action: ["b.did", "c.did", "a.did"][i]!,
        entity: "test",
      },
    });
    await db.job.create({
      data: {
        kind: ["mail.refund", "mail.receipt", "payments.poll"][i]!,
        dedupeKey: `${word}:${i}`,
        status: "dead",
        attempts: [4, 12, 8][i]!,
        createdAt: day(80 + i),
      },
    });
  }
});

/** The values by which each order sorts. */
const lists: Record<string, Record<string, () => Promise<(string | number)[]>>> = {
  organisations: Object.fromEntries(
    ngoSorts.map((sort) => [
      sort,
      async () =>
        (await consoleNgos(admin, { ...page, verified: false, sort })).ngos.map(
          (n) => n.name.split(" ")[0]!,
        ),
    ]),
  ),
  "verified ones": Object.fromEntries(
    verifiedSorts.map((sort) => [
      sort,
      async () =>
        (await consoleNgos(admin, { ...page, verified: true, sort })).ngos.map(
          (n) => n.name.split(" ")[0]!,
        ),
    ]),
  ),
  campaigns: Object.fromEntries(
    campaignSorts.map((sort) => [
      sort,
      async () =>
        (await consoleCampaigns(admin, { ...page, sort })).campaigns.map(
          (c) => c.title.split(" ")[0]!,
        ),
    ]),
  ),
  gifts: Object.fromEntries(
    sumSorts.map((sort) => [
      sort,
      async () =>
        (await consoleDonations(admin, { ...page, wished: false, sort })).gifts.map((g) =>
          Number(g.amountCents),
        ),
    ]),
  ),
  pledges: Object.fromEntries(
    sumSorts.map((sort) => [
      sort,
      async () =>
        (await listPledges(admin, { ...page, all: false, sort })).pledges.map((p) =>
          Number(p.amountCents),
        ),
    ]),
  ),
  messages: Object.fromEntries(
    messageSorts.map((sort) => [
      sort,
      async () => (await contactMessages(admin, { ...page, sort })).messages.map((m) => m.name),
    ]),
  ),
  mails: Object.fromEntries(
    mailSorts.map((sort) => [
      sort,
      async () =>
        (await outbox(admin, { ...page, sort })).mails.map((m) => `${m.to[0]}${m.kind[0]}`),
    ]),
  ),
  audit: Object.fromEntries(
    auditSorts.map((sort) => [
      sort,
      async () => (await auditRows(admin, { ...page, sort })).rows.map((r) => r.who.split("-")[0]!),
    ]),
  ),
  jobs: Object.fromEntries(
    jobSorts.map((sort) => [
      sort,
      async () => (await failedJobs(admin, { ...page, sort })).jobs.map((j) => j.attempts),
    ]),
  ),
};
const expected: Record<string, Record<string, (string | number)[]>> = {
  organisations: {
    new: ["delta", "Gamma", "alpha", "Beta"],
    old: ["Beta", "alpha", "Gamma", "delta"],
    name: ["alpha", "Beta", "delta", "Gamma"],
    nameDown: ["Gamma", "delta", "Beta", "alpha"],
    waiting: ["delta", "Gamma", "Beta", "alpha"],
  },
  "verified ones": {
    new: ["alpha", "Beta"],
    old: ["Beta", "alpha"],
    name: ["alpha", "Beta"],
    nameDown: ["Beta", "alpha"],
    ending: ["Beta", "alpha"],
    endingDown: ["alpha", "Beta"],
  },
  campaigns: {
    new: ["Zero", "after", "Middle"],
    old: ["Middle", "after", "Zero"],
    title: ["after", "Middle", "Zero"],
    raised: ["after", "Middle", "Zero"],
    donors: ["Middle", "Zero", "after"],
  },
  gifts: {
    new: [7000, 9000, 5000],
    old: [5000, 9000, 7000],
    most: [9000, 7000, 5000],
    least: [5000, 7000, 9000],
  },
  pledges: {
    new: [7000, 9000, 5000],
    old: [5000, 9000, 7000],
    most: [9000, 7000, 5000],
    least: [5000, 7000, 9000],
  },
  messages: {
    new: ["Cleo", "aaron", "Bea"],
    old: ["Bea", "aaron", "Cleo"],
    name: ["aaron", "Bea", "Cleo"],
  },
  mails: {
    new: ["ac", "za", "mb"],
    old: ["mb", "za", "ac"],
    to: ["ac", "mb", "za"],
    kind: ["za", "mb", "ac"],
  },
  audit: {
    new: ["ann", "zoe", "mia"],
    old: ["mia", "zoe", "ann"],
    who: ["ann", "mia", "zoe"],
    action: ["ann", "mia", "zoe"],
  },
  jobs: { new: [8, 12, 4], old: [4, 12, 8], kind: [12, 4, 8], tries: [12, 8, 4] },
};

describe.each(Object.keys(lists))("[ADM-036, ADM-042] %s", (list) => {
  it("in every order that the console offers, and found by the search alone", async () => {
    const got: Record<string, (string | number)[]> = {};
    for (const [sort, ask] of Object.entries(lists[list]!)) got[sort] = await ask();
    expect(got).toEqual(expected[list]);
  });
});

it("a page of an order begins where the one before it ended", async () => {
  const first = await listPledges(admin, {
    search: word,
    all: false,
    sort: "most",
    page: 1,
    limit: 2,
  });
  const second = await listPledges(admin, {
    search: word,
    all: false,
    sort: "most",
    page: 2,
    limit: 2,
  });
  expect(
    [first.total, ...first.pledges, ...second.pledges].map((p) =>
      typeof p === "number" ? p : Number(p.amountCents),
    ),
  ).toEqual([3, 9000, 7000, 5000]);
});

it("wildcards of the search are letters, whatever list is asked", async () => {
  for (const search of ["%", "_", "\\", "%%%", "\u0000"]) {
    const found = [
      (await consoleCampaigns(admin, { ...page, search: `${word}${search}` })).total,
      (await listPledges(admin, { ...page, all: true, search: `${search}${word}${search}` })).total,
      (await contactMessages(admin, { ...page, search: `${word}${search}` })).total,
      (await failedJobs(admin, { ...page, search: `${word}${search}` })).found,
      (await auditRows(admin, { ...page, search: `${word}${search}` })).total,
      (
        await consoleDonations(admin, {
          ...page,
          wished: false,
          sort: "new",
          search: `${word}${search}`,
        })
      ).total,
    ];
    if (search !== "\u0000") expect(found, search).toEqual([0, 0, 0, 0, 0, 0]);
  }
});

it("[ADM-040] a message is marked answered once, can be reopened, and only by an administrator", async () => {
  const { messages } = await contactMessages(admin, { ...page, view: "open", sort: "old" });
  const { id } = messages[0]!;
  await expect(markAnswered(visitor, { messageId: id, answered: true })).rejects.toMatchObject({
    code: "unauthenticated",
  });
  for (let i = 0; i < 2; i++) await markAnswered(admin, { messageId: id, answered: true });
  expect((await contactMessages(admin, { ...page, view: "open" })).total).toBe(2);
  expect(await db.auditLog.count({ where: { entityId: id, action: "message.answered" } })).toBe(1);
  expect(
    (await db.contactMessage.findUniqueOrThrow({ where: { id } })).answeredAt!.getTime(),
  ).toBeLessThanOrEqual(now().getTime());
  await markAnswered(admin, { messageId: id, answered: false });
  expect((await contactMessages(admin, { ...page, view: "open" })).total).toBe(3);
  await expect(
    markAnswered(admin, { messageId: "msg_none", answered: true }),
  ).rejects.toMatchObject({ code: "not_found" });
});

it("the address holds a list's search and order, except defaults and unknown values", () => {
  const sorts = ["new", "old"] as const;
  const list = readList(
    "/admin/x",
    { search: " wells ", sort: "old", page: "3", show: "open", other: "1" },
    sorts,
    { show: "open" },
  );
  expect(list).toMatchObject({ search: "wells", sort: "old", page: 3 });
  expect(list.href()).toBe("/admin/x?show=open&search=wells&sort=old&page=3");
  expect(list.href({ sort: "new", page: "1" })).toBe("/admin/x?show=open&search=wells");
  expect(
    readList("/admin/x", { sort: "secret; drop", page: "-4", search: ["a", "b"] }, sorts),
  ).toMatchObject({ sort: "new", page: 1, search: "a" });
  expect(readList("/admin/x", {}, sorts).href()).toBe("/admin/x");
});
