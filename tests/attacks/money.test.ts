import { beforeAll, expect } from "vitest";
import { attack, startSite } from "./support/attack";
import {
  formsOn,
  makeAdminWithFactor,
  press,
  pressOf,
  reasonIn,
  type Admin,
} from "./support/admins";
import { workbookText } from "../support/workbook";

/** One administrator alone, two together, and organisations that try to decide about themselves. */
const site = startSite({ env: { APP_MODE: "production", FILES: "disk", MAIL: "outbox" } });

async function support() {
  const [
    factories,
    money,
    people,
    { db },
    { encrypt: seal },
    { systemActor },
    settle,
    reserve,
    invariants,
    { hashPassword },
  ] = await Promise.all([
    import("@/tests/support/factories"),
    import("@/tests/support/money"),
    import("@/tests/support/people"),
    import("@/lib/db"),
    import("@/lib/auth/encryption"),
    import("@/lib/auth/actor"),
    import("@/lib/donations/settle"),
    import("@/lib/payouts/reserve-payout"),
    import("@/lib/ledger/check-invariants"),
    import("@/lib/auth/password"),
  ]);
  return {
    ...factories,
    ...money,
    ...people,
    db,
    seal,
    systemActor,
    ...settle,
    ...reserve,
    ...invariants,
    hashPassword,
  };
}
let s: Awaited<ReturnType<typeof support>>;
let a: Admin;
let b: Admin;
beforeAll(async () => {
  s = await support();
  [a, b] = [await makeAdminWithFactor(), await makeAdminWithFactor()];
});

const account = "DE89370400440532013000";

/** An approved organisation with bank details that is owed this many cents from a card donation. */
async function owed(cents: bigint) {
  const { ngo, owner } = await s.makeNgo();
  const bank = s.seal(
    JSON.stringify({
      accountHolderName: "Test",
      bankName: "Bank",
      accountNumber: account,
      swiftCode: "COBADEFF",
    }),
    `bank:${ngo.id}`,
  );
  await s.db.ngo.update({
    where: { id: ngo.id },
    data: { bankCipher: bank.cipher, bankKeyVersion: bank.keyVersion },
  });
  const campaign = await s.makeCampaign(ngo.id);
  if (cents > 0n) {
    const gift = await s.makeOpenDonation(campaign, { amountCents: cents });
    await s.settleDonation({
      donationId: gift.id,
      charge: s.paidCharge({ amountCents: cents, feeCents: 0n, donationId: gift.id }),
      cause: "test",
    });
  }
  return { ngo, owner, campaign };
}

async function credentials(user: {
  id: string;
  role: string;
  sessionEpoch: number;
}): Promise<{ cookie: string; token: string }> {
  const [{ withSession }, { issueToken }] = await Promise.all([
    import("@/tests/support/second-factor"),
    import("@/lib/auth/sessions"),
  ]);
  return { cookie: (await withSession(user)).cookie, token: await issueToken(user) };
}

const pledgeOf = (campaign: { id: string; ngoId: string }, cents: bigint) =>
  s.makeOpenDonation(campaign, {
    kind: "pledge",
    method: "daf",
    status: "pending_confirmation",
    sessionId: null,
    amountCents: cents,
  });
const latest = (ngoId: string) =>
  s.db.payout.findFirstOrThrow({ where: { ngoId }, orderBy: { number: "desc" } });
const byTheRun = async (ngoId: string) => {
  await s.reservePayout(s.systemActor("run"), { ngoId, reason: "threshold" });
  return latest(ngoId);
};
const page = "/admin/payouts";
/** The form that ends payouts, taken from a row of any page, with all of its fields replaced. */
const end = (
  by: Admin,
  payout: { id: string; number: number },
  result: "sent" | "failed" | "returned",
  reference: string,
) =>
  pressOf(site(), b, by, `${page}?search=%23${payout.number}`, 'name="result"', {
    payoutId: payout.id,
    result,
    reference,
  });
const approve = (by: Admin, payout: { id: string; number: number }) =>
  pressOf(
    site(),
    b,
    by,
    `${page}?search=%23${payout.number}`,
    `aria-label="Approve #${payout.number}"`,
    { payoutId: payout.id },
  );
/** The workbook's cells, or the reason that there is none. */
async function bankFile(
  by: { cookie?: string | undefined },
  form: Record<string, string> = { format: "xlsx" },
) {
  const answer = await site().request("/exports/payouts", {
    body: new URLSearchParams(form),
    cookie: by.cookie,
    headers: { accept: "text/csv" },
  });
  const isBook = answer.status === 200 && form["format"] === "xlsx";
  return { ...answer, text: isBook ? workbookText(answer.bytes) : answer.text };
}
const payNow = (by: Admin, ngo: { id: string; name: string }) =>
  press(site(), by, page, `aria-label="Pay out now: ${ngo.name}"`, {});
const soundBooks = async () =>
  expect((await s.checkInvariants()).filter((check) => check.rows.length > 0)).toEqual([]);

attack(
  "X20",
  "one administrator alone, large and small, by the run and by hand: nothing leaves by any form",
  async () => {
    for (const cents of [9_990_00n, 68_462_77n]) {
      for (const how of ["run", "by hand"]) {
        const { ngo } = await owed(cents);
        if (how === "by hand") expect((await payNow(a, ngo)).status).toBe(303);
        const payout = how === "run" ? await byTheRun(ngo.id) : await latest(ngo.id);
        const first = await end(a, payout, "sent", `early ${payout.number}`);
        expect([first.status, reasonIn(first)]).toEqual([
          200,
          "This payout is waiting for the approval of a second administrator",
        ]);
        const yes = await approve(a, payout);
        // a form that is not on A's own page has nowhere to show its error: the page comes back unchanged
        expect(yes.status).toBe(how === "run" ? 303 : 200);
        for (const form of [
          { format: "xlsx" },
          { format: "pain001", iban: account, bic: "COBADEFF" },
          { format: "xlsx", again: "1" },
        ]) {
          const file = await bankFile(a, form as unknown as Record<string, string>);
          expect([file.status, file.text.includes(account)]).toEqual([409, false]);
        }
        expect((await end(a, payout, "sent", `late ${payout.number}`)).status).toBe(200);
        expect((await end(a, payout, "returned", `back ${payout.number}`)).status).toBe(200);
        expect(await latest(ngo.id)).toMatchObject({
          status: "reserved",
          sentAt: null,
          exportedBy: null,
        });
      }
    }
    expect(await s.db.payout.count({ where: { status: { in: ["sending", "sent"] } } })).toBe(0);
    await soundBooks();
  },
  300_000,
);

attack(
  "N31",
  "pledges nobody paid, in many small sums: from 10,000.00 on they wait, and no payout of them leaves",
  async () => {
    const c = await makeAdminWithFactor();
    const confirm = (pledge: { id: string; ref: string }, received: string) =>
      press(
        site(),
        c,
        `/admin/pledges?search=${pledge.ref}`,
        `aria-label="Confirm ${pledge.ref}"`,
        { received },
      );
    const { ngo, campaign } = await owed(0n);
    const states: string[] = [];
    for (let i = 0; i < 5; i++) {
      const pledge = await pledgeOf(campaign, 2_500_00n);
      expect((await confirm(pledge, "2499.00")).status).toBe(303);
      states.push((await s.db.donation.findUniqueOrThrow({ where: { id: pledge.id } })).status);
    }
    expect(states).toEqual([
      "confirmed",
      "confirmed",
      "confirmed",
      "confirmed",
      "pending_confirmation",
    ]);
    // another organisation's small pledge counts towards the day's total
    const elsewhere = await pledgeOf((await owed(0n)).campaign, 50_00n);
    await confirm(elsewhere, "50.00");
    expect((await s.db.donation.findUniqueOrThrow({ where: { id: elsewhere.id } })).status).toBe(
      "pending_confirmation",
    );
    const order = await s.db.moneyOrder.findFirstOrThrow({
      where: { ngoId: ngo.id, status: "waiting" },
    });
    const own = await pressOf(site(), b, c, "/admin/pledges", order.id, { orderId: order.id });
    expect(own.status).toBe(200);
    expect((await s.db.moneyOrder.findUniqueOrThrow({ where: { id: order.id } })).status).toBe(
      "waiting",
    );
    // what was credited cannot be paid out by one person
    expect((await payNow(c, ngo)).status).toBe(303);
    const payout = await latest(ngo.id);
    expect((await approve(c, payout)).status).toBe(200);
    expect((await bankFile(c)).text).not.toContain(ngo.name);
    expect((await end(c, payout, "sent", "alone")).status).toBe(200);
    expect((await latest(ngo.id)).status).toBe("reserved");
    await soundBooks();
  },
  300_000,
);

attack(
  "N32",
  "returned: not without the bank's reference, not by one person, and nothing is due before",
  async () => {
    const { ngo } = await owed(9_990_00n);
    const payout = await byTheRun(ngo.id);
    expect((await approve(b, payout)).status).toBe(303);
    expect((await end(a, payout, "sent", `sent ${payout.number}`)).status).toBe(303);
    expect(await latest(ngo.id)).toMatchObject({
      status: "sent",
      approvedBy: b.userId,
      sentBy: a.userId,
    });
    expect((await end(a, payout, "returned", "")).status).toBe(200);
    const row = `${page}?search=%23${payout.number}`;
    const offered = async () =>
      (await formsOn(site(), b, row)).find((form) => form.html.includes('name="result"'));
    const before = (await offered())!;
    expect((await end(a, payout, "returned", "R-1")).status).toBe(303);
    // it waits for the second person: nobody's page offers it, and the earlier form is refused
    expect(await offered()).toBeUndefined();
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...before.fields, reference: "R-2" }))
      body.set(name, value);
    expect((await site().request(row, { method: "POST", body, cookie: a.cookie })).status).toBe(
      200,
    );
    const order = await s.db.moneyOrder.findFirstOrThrow({
      where: { subject: payout.id, status: "waiting" },
    });
    expect((await pressOf(site(), b, a, page, order.id, { orderId: order.id })).status).toBe(200);
    expect((await latest(ngo.id)).status).toBe("sent");
    expect(
      await formsOn(site(), a, page).then((forms) =>
        forms.some((form) => form.html.includes(`Pay out now: ${ngo.name}`)),
      ),
    ).toBe(false);
    expect((await press(site(), b, page, order.id, {})).status).toBe(303);
    expect(await latest(ngo.id)).toMatchObject({
      status: "returned",
      endAskedBy: a.userId,
      decidedBy: b.userId,
    });
    await soundBooks();
  },
);

attack("N30", "a large payout needs both, in whichever order they try", async () => {
  const { ngo } = await owed(68_462_77n);
  const payout = await byTheRun(ngo.id);
  expect((await approve(a, payout)).status).toBe(303);
  expect(
    (await approve(b, payout).catch(() => ({ status: 0 }))).status,
    "its form is gone",
  ).not.toBe(303);
  expect((await bankFile(a)).text).not.toContain(ngo.name);
  expect((await end(a, payout, "sent", "N30-1")).status).toBe(200);
  const file = await bankFile(b);
  expect([file.status, file.text.includes(ngo.name)]).toEqual([200, true]);
  expect((await end(a, payout, "sent", "N30-2")).status).toBe(200);
  expect((await end(b, payout, "sent", "N30-3")).status).toBe(303);
  expect(await latest(ngo.id)).toMatchObject({
    status: "sent",
    approvedBy: a.userId,
    exportedBy: b.userId,
    sentBy: b.userId,
  });
  await soundBooks();
});

attack(
  "N33",
  "new bank details between the payout and its approval: it goes to the account it was set aside for, the next one waits, its people are told (P9)",
  async () => {
    const { ngo, owner, campaign } = await owed(12_000_00n);
    const password = "a quiet river bend";
    await s.db.user.update({
      where: { id: owner.id },
      data: { passwordHash: await s.hashPassword(password) },
    });
    const token = await (await import("@/lib/auth/sessions")).issueToken(owner);
    const payout = await byTheRun(ngo.id);
    const bankDetails = {
      accountHolderName: "Mallory",
      bankName: "Other",
      accountNumber: "GB29NWBK60161331926819",
    };
    const change = (currentPassword: string) =>
      site().request("/api/v1/ngos/update-profile", {
        method: "PUT",
        body: { bankDetails, currentPassword },
        token,
      });
    expect((await change("a wrong one")).status).toBe(403);
    expect((await change(password)).status).toBe(200);
    expect(
      (await s.db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).payoutsHeldUntil!.getTime(),
    ).toBeGreaterThan(Date.now() + 71 * 3_600_000);
    expect(
      await s.db.job.count({
        where: { kind: "mail.bank_changed", payload: { path: ["ngoId"], equals: ngo.id } },
      }),
    ).toBeGreaterThan(0);
    expect((await approve(b, payout)).status).toBe(303);
    const file = await bankFile(a);
    expect(file.text.split("\n").find((line) => line.includes(ngo.name))).toContain(account);
    expect(file.text).not.toContain("GB29NWBK60161331926819");
    expect((await end(a, payout, "sent", "N33")).status).toBe(303);
    const gift = await s.makeOpenDonation(campaign, { amountCents: 500_00n });
    await s.settleDonation({
      donationId: gift.id,
      charge: s.paidCharge({ amountCents: 500_00n, feeCents: 0n, donationId: gift.id }),
      cause: "test",
    });
    expect((await press(site(), a, page, 'aria-label="Run payouts now"', {})).status).toBe(303);
    expect(await s.db.payout.count({ where: { ngoId: ngo.id } })).toBe(1);
    await soundBooks();
  },
);

attack(
  "B4",
  "an organisation decides nothing about itself or its money, by call or by form",
  async () => {
    const pending = await s.person("pending");
    const { ngo, owner, campaign } = await owed(500_00n);
    const own = await credentials(owner);
    const pledge = await pledgeOf(campaign, 100_00n);
    const payout = await byTheRun(ngo.id);
    for (const who of [
      { token: pending.token },
      { cookie: pending.cookie },
      { token: own.token },
      { cookie: own.cookie },
    ]) {
      for (const id of [pending.ngoId!, ngo.id]) {
        for (const what of ["approve", "reject"]) {
          expect(
            (
              await site().request(`/api/v1/ngos/${id}/${what}`, {
                method: "PUT",
                body: {},
                ...who,
              })
            ).status,
            what,
          ).toBe(403);
        }
        for (const what of ["approve", "reject", "suspend", "reinstate"]) {
          expect(
            (
              await site().request(`/api/v1/admin/ngos/${id}/${what}`, {
                method: "PUT",
                body: {},
                ...who,
              })
            ).status,
            what,
          ).toBe(403);
        }
      }
      expect((await site().request("/api/v1/admin/ngos", who)).status).toBe(403);
      if (who.cookie) expect((await bankFile(who)).status).toBe(403);
    }
    const forms: [string, string, Record<string, string>][] = [
      [`/admin/dashboard?view=${pending.ngoId}`, 'name="version"', {}],
      [`/admin/dashboard?tab=verified&view=${ngo.id}`, "Suspend", { reason: "x" }],
      [page, `aria-label="Approve #${payout.number}"`, {}],
      [page, 'name="result"', { payoutId: payout.id, result: "sent", reference: "own" }],
      [page, 'aria-label="Run payouts now"', {}],
      [page, 'name="requestKey"', { ngoId: ngo.id, amount: "100.00" }],
      [
        `/admin/pledges?search=${pledge.ref}`,
        `aria-label="Confirm ${pledge.ref}"`,
        { received: "100.00" },
      ],
    ];
    for (const who of [pending, own, {}]) {
      for (const [at, which, fields] of forms) {
        const answer = await pressOf(site(), a, who as { cookie?: string }, at, which, fields);
        expect([200, 303, 307, 403, 404], `${at} ${which}`).toContain(answer.status);
        expect(
          answer.cookies.some(
            (cookie) =>
              cookie.startsWith("flash=") &&
              cookie.length > 10 &&
              !/Expires|Max-Age=0/.test(cookie),
          ) && answer.status === 303,
          at,
        ).toBe(false);
      }
    }
    expect(await s.db.ngo.findUniqueOrThrow({ where: { id: pending.ngoId! } })).toMatchObject({
      status: "pending",
    });
    expect(await s.db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).toMatchObject({
      status: "approved",
      suspendedAt: null,
    });
    expect(await latest(ngo.id)).toMatchObject({ status: "reserved", approvedBy: null });
    expect((await s.db.donation.findUniqueOrThrow({ where: { id: pledge.id } })).status).toBe(
      "pending_confirmation",
    );
  },
);
