import { randomBytes } from "node:crypto";
import { beforeAll, expect } from "vitest";
import { attack, startSite } from "./support/attack";
import { formsOn, makeAdminWithFactor, press, pressOf, type Admin } from "./support/admins";

/**
 * What one insider can read or get past the others: links in mails, changed applications, money that fits no donation,
 * account numbers.
 */
const site = startSite({ env: { APP_MODE: "production", FILES: "disk", MAIL: "outbox" } });

async function support() {
  const [factories, people, mails, { db }, invariants, { hashPassword }, { issueToken }] =
    await Promise.all([
      import("@/tests/support/factories"),
      import("@/tests/support/people"),
      import("@/tests/support/mails"),
      import("@/lib/db"),
      import("@/lib/ledger/check-invariants"),
      import("@/lib/auth/password"),
      import("@/lib/auth/sessions"),
    ]);
  return { ...factories, ...people, ...mails, db, ...invariants, hashPassword, issueToken };
}
let s: Awaited<ReturnType<typeof support>>;
let a: Admin;
let b: Admin;
beforeAll(async () => {
  s = await support();
  [a, b] = [await makeAdminWithFactor(), await makeAdminWithFactor()];
});

/**
 * Patterns of secrets that open an account or a donation: a long random string in an address's path, or six digits on
 * their own.
 */
const working = /\/(?:reset-password|confirm-email|invitations?|gifts|pledges?)\/[\w.~-]{20,}/;

attack(
  "X9",
  "no page that an administrator can open holds another administrator's reset link, or anybody's",
  async () => {
    const { ngo } = await s.makeNgo();
    const campaign = await s.makeCampaign(ngo.id);
    const donor = s.randomEmail("donor");
    const pledge = { amount: 2500, donorName: "Donor", donorEmail: donor, paymentMethod: "crypto" };
    expect(
      (await site().request(`/api/v1/campaigns/${campaign.slug}/donate`, { body: pledge })).status,
    ).toBe(200);
    const asked = await press(site(), { cookie: "x=1" }, "/reset-password", 'name="email"', {
      email: b.email,
    });
    expect(asked.status).toBe(200);
    const newcomer = s.randomEmail("new");
    expect(
      (
        await site().request("/api/v1/ngos/register", {
          body: { name: "Newcomer", email: newcomer, password: "a quiet river bend" },
        })
      ).status,
    ).toBe(201);
    const to = { in: [b.email, donor, newcomer] };
    await site().until(
      "the mails are made",
      async () =>
        (
          await s.db.emailMessage.groupBy({
            by: ["toAddress"],
            where: { toAddress: to, kind: { not: "second_factor" } },
          })
        ).length === 3,
      60,
    );
    const rows = (await s.db.emailMessage.findMany({ where: { toAddress: to } })).map((row) => ({
      row,
      whole: s.opened(row),
    }));
    const reset = rows.find(
      (mail) => mail.row.toAddress === b.email && mail.row.kind === "reset_password",
    )!;
    expect(reset.whole.text, "the attack knows what to look for").toMatch(working);
    const secrets = rows.flatMap(({ whole }) =>
      [...`${whole.text} ${whole.html}`.matchAll(/\/([\w.~-]{30,})/g)].map(([, token]) => token!),
    );
    expect(secrets.length).toBeGreaterThan(1);
    const clean = (text: string, where: string) => {
      expect(text, where).not.toMatch(working);
      for (const secret of secrets)
        expect(text.includes(secret), `${where} ${secret.slice(0, 6)}`).toBe(false);
    };
    const pages = [
      "/admin/outbox",
      "/admin/jobs",
      "/admin/audit",
      "/admin/audit?show=security",
      "/admin/messages",
      "/admin/administrators",
      "/admin/gifts",
      "/admin/ledger",
    ];
    const searched = [b.email, donor, "reset"].flatMap((word) =>
      ["outbox", "jobs", "audit", "gifts"].map(
        (name) => `/admin/${name}?search=${encodeURIComponent(word)}`,
      ),
    );
    const views = rows.map(({ row }) => `/admin/outbox?view=${row.id}`);
    const files = rows.flatMap(({ row }) =>
      [0, 1, 2, -1].map((n) => `/admin/outbox/${row.id}/${n}`),
    );
    const calls = [
      "/api/v1/admin/ngos",
      "/api/v1/admin/campaigns",
      `/media/mail/${"0".repeat(32)}-0`,
    ];
    for (const at of [...pages, ...searched, ...views, ...files, ...calls]) {
      const answer = await site().request(at, { cookie: a.cookie });
      expect(answer.status, at).toBeLessThan(500);
      clean(answer.text, at);
      if (views.includes(at)) expect(answer.text).toContain("[link]");
    }
    // searching for the link's own text does not find it either
    const found = await site().request(`/admin/outbox?search=${encodeURIComponent(secrets[0]!)}`, {
      cookie: a.cookie,
    });
    expect(found.text).not.toContain("view=eml_");
    // and the log does not contain it
    clean(site().log(), "the server's log");
  },
  240_000,
);

attack(
  "X10",
  "an application that was changed after it was looked at is approved by no call and no form",
  async () => {
    const { ngo, owner } = await s.makeNgo({
      status: "pending",
      name: `Okavango Reading Rooms ${s.randomText(3)}`,
      country: "BW",
      phoneNumber: "+26771000107",
      description: "Reading rooms.",
    });
    const file = {
      storageKey: `test/${s.randomText()}`,
      fileName: "a.pdf",
      contentType: "application/pdf",
      byteSize: 1,
      sha256: "0",
    };
    const id = (await import("@/lib/ids")).newId("document");
    await s.db.ngoDocument.create({
      data: { id, ngoId: ngo.id, kind: "registrationCertificate", uploadedBy: owner.id, ...file },
    });
    await s.db.ngo.update({
      where: { id: ngo.id },
      data: { submittedAt: new Date(Date.now() - 60_000) },
    });
    const token = await s.issueToken(owner);
    const view = `/admin/dashboard?view=${ngo.id}`;
    const seen = (await formsOn(site(), a, view)).find(
      (form) => form.html.includes('name="version"') && form.html.includes("Approve"),
    )!;
    const version = seen.fields["version"]!;
    expect(version).not.toBe("");
    const yes = () => {
      const body = new FormData();
      for (const [name, value] of Object.entries(seen.fields)) body.set(name, value);
      body.set("unopened", "yes"); // confirmed already: this case is about the version
      return site().request(view, {
        body,
        cookie: a.cookie,
        headers: { referer: site().url + view },
      });
    };
    const call = (body: object) =>
      site().request(`/api/v1/ngos/${ngo.id}/approve`, { method: "PUT", body, token: a.token });
    const change = { name: "Botswana Relief Official", country: "ZA" };
    expect(
      (await site().request("/api/v1/ngos/update-profile", { method: "PUT", token, body: change }))
        .status,
    ).toBe(200);
    expect((await yes()).status).toBe(200);
    expect((await call({})).status).toBe(409);
    expect((await call({ version })).status).toBe(409);
    const { submitAgain } = await import("@/lib/ngos/submit-again");
    await submitAgain(await s.ngoActorOf(owner));
    // it waits again, as a new version: approving from the earlier page must fail
    const refused = await yes();
    expect([
      refused.status,
      refused.text.includes("This application has changed since you looked at it"),
    ]).toEqual([200, true]);
    for (const other of [version, "", "now", "2026-01-01T00:00:00.000Z"])
      expect((await call({ version: other })).status, other).toBeGreaterThanOrEqual(400);
    expect(await s.db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).toMatchObject({
      status: "pending",
    });
    expect((await call({ version: "2026", name: "x" })).status).toBe(400);
    expect(
      (
        await site().request("/api/v1/ngos/ngo_00000000000000000000/approve", {
          method: "PUT",
          body: {},
          token: a.token,
        })
      ).status,
    ).toBe(404);
    // the current version may be approved after looking at the certificate; otherwise only after confirming
    const state = async () => (await s.db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).status;
    expect((await press(site(), a, view, 'name="version"', {})).status).toBe(303);
    expect(await state()).toBe("pending");
    expect((await press(site(), a, view, 'name="version"', { unopened: "yes" })).status).toBe(303);
    expect(await state()).toBe("approved");
  },
);

attack(
  "N34",
  "an account number that grows in a bank file's letters is refused, by call and by form",
  async () => {
    const { ngo, owner } = await s.makeNgo();
    const password = "a quiet river bend";
    await s.db.user.update({
      where: { id: owner.id },
      data: { passwordHash: await s.hashPassword(password) },
    });
    const token = await s.issueToken(owner);
    const session = await (await import("@/tests/support/second-factor")).withSession(owner);
    const before = await s.db.ngo.findUniqueOrThrow({ where: { id: ngo.id } });
    for (const number of [
      "ß".repeat(34),
      "ﬃ".repeat(12),
      "Щ".repeat(34),
      "1".repeat(35),
      "京".repeat(30),
      "½".repeat(20),
    ]) {
      const fields = {
        "bankDetails.accountHolderName": "A",
        "bankDetails.bankName": "B",
        "bankDetails.accountNumber": number,
        "bankDetails.swiftCode": "KCBLKENX",
        "bankDetails.preferredCurrency": "USD",
        currentPassword: password,
      };
      const bankDetails = {
        accountHolderName: "A",
        bankName: "B",
        accountNumber: number,
        preferredCurrency: "USD",
      };
      const answer = await site().request("/api/v1/ngos/update-profile", {
        method: "PUT",
        body: { bankDetails, currentPassword: password },
        token,
      });
      expect([number, answer.status]).toEqual([number, 400]);
      expect(answer.text).toContain("bankDetails.accountNumber");
      const form = await press(
        site(),
        session,
        "/dashboard?tab=profile",
        'name="bankDetails.accountNumber"',
        fields,
      );
      expect([number, form.status]).toEqual([number, 200]);
    }
    expect(await s.db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).toMatchObject({
      bankCipher: before.bankCipher,
      bankChangedAt: before.bankChangedAt,
    });
  },
);

type Client = ReturnType<ReturnType<typeof site>["sandbox"]["client"]>;

/** A paid session at the provider for one of our donations, with an amount different from the donation's. */
async function paidOtherwise(cents: number, own: boolean) {
  const { ngo, owner } = await s.makeNgo();
  const campaign = await s.makeCampaign(ngo.id);
  const body = {
    items: [{ amount: 2500 }],
    donorName: "A",
    donorEmail: s.randomEmail("d10"),
    campaignId: campaign.id,
  };
  const begun = await site().request("/api/v1/payment/create-checkout-session", { body });
  expect(begun.status).toBe(200);
  const gift = await s.db.donation.findFirstOrThrow({ where: { campaignId: campaign.id } });
  const client: Client = site().sandbox.client();
  const metadata = { donation_id: gift.id };
  const session = await client.checkout.sessions.create({
    mode: "payment",
    submit_type: "donate",
    client_reference_id: gift.id,
    customer_email: gift.donorEmail!,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: "usd", unit_amount: cents, product_data: { name: "x" } },
      },
    ],
    success_url: `${site().url}/x?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site().url}/y`,
    expires_at: Math.floor(Date.now() / 1000) + 3_600,
  });
  if (own) await s.db.donation.update({ where: { id: gift.id }, data: { sessionId: session.id } });
  await site().sandbox.pay(session.id);
  const parked = () =>
    s.db.auditLog.findFirst({
      where: { action: "money.suspense", data: { path: ["claimed"], equals: gift.id } },
    });
  await site().until("it lies in suspense", async () => (await parked()) !== null, 60);
  return { ngo, owner, campaign, gift, chargeId: (await parked())!.entityId! };
}

async function owedNgo(cents: bigint) {
  const [{ encrypt: seal }, money, settle] = await Promise.all([
    import("@/lib/auth/encryption"),
    import("@/tests/support/money"),
    import("@/lib/donations/settle"),
  ]);
  const { ngo } = await s.makeNgo();
  await fund(ngo.id);
  return ngo;
  async function fund(ngoId: string) {
    const bank = seal(
      JSON.stringify({
        accountHolderName: "T",
        bankName: "B",
        accountNumber: "DE89370400440532013000",
        swiftCode: "COBADEFF",
      }),
      `bank:${ngoId}`,
    );
    await s.db.ngo.update({
      where: { id: ngoId },
      data: { bankCipher: bank.cipher, bankKeyVersion: bank.keyVersion },
    });
    const gift = await money.makeOpenDonation(await s.makeCampaign(ngoId), { amountCents: cents });
    await settle.settleDonation({
      donationId: gift.id,
      charge: money.paidCharge({ amountCents: cents, feeCents: 0n, donationId: gift.id }),
      cause: "test",
    });
  }
}

const ledger = "/admin/ledger";

attack(
  "D10",
  "a paid session of another amount stops nobody else's payout, and the console has the three ways out",
  async () => {
    const entry = await paidOtherwise(2_000, true);
    const other = await owedNgo(300_00n);
    expect(
      (await press(site(), a, "/admin/payouts", 'aria-label="Run payouts now"', {})).status,
    ).toBe(303);
    expect(await s.db.payout.count({ where: { ngoId: other.id } })).toBe(1);
    expect(
      (await s.db.donation.findUniqueOrThrow({ where: { id: entry.gift.id } })).settledAt,
    ).toBeNull();
    const shown = (await formsOn(site(), a, ledger)).find((form) =>
      form.html.includes(entry.chargeId),
    )!;
    for (const way of ["return", "attach", "keep"]) expect(shown.html).toContain(`value="${way}"`);
    // without a reason, or by an organisation, no decision is possible
    const decide = (by: { cookie: string }, fields: Record<string, string>) =>
      pressOf(site(), b, by, ledger, entry.chargeId, fields);
    expect((await decide(a, { way: "keep", reason: " " })).status).toBe(200);
    const ngo = await (await import("@/tests/support/second-factor")).withSession(entry.owner);
    expect(
      (await decide(ngo, { way: "attach", reason: "mine", gift: entry.gift.ref })).status,
    ).not.toBe(303);
    expect(
      (
        await decide(a, {
          way: "attach",
          reason: "the donor changed the amount",
          gift: entry.gift.ref,
        })
      ).status,
    ).toBe(303);
    expect(await s.db.donation.findUniqueOrThrow({ where: { id: entry.gift.id } })).toMatchObject({
      status: "succeeded",
      amountCents: 20_00n,
    });
    expect((await s.checkInvariants()).filter((check) => check.rows.length > 0)).toEqual([]);
  },
  240_000,
);

attack(
  "P3",
  "a signed event that names somebody else's gift credits nobody: suspense; above the threshold two people decide",
  async () => {
    const entry = await paidOtherwise(12_000_00, false);
    expect(await s.db.donation.findUniqueOrThrow({ where: { id: entry.gift.id } })).toMatchObject({
      settledAt: null,
      amountCents: 25_00n,
    });
    const press1 = (by: Admin, way: string) =>
      pressOf(site(), b, by, ledger, entry.chargeId, {
        way,
        reason: "looked up",
        gift: entry.gift.ref,
      });
    expect((await press1(a, "keep")).status).toBe(303);
    const order = await s.db.moneyOrder.findFirstOrThrow({
      where: { subject: entry.chargeId, status: "waiting" },
    });
    expect((await press1(a, "return")).status, "one decision at a time").toBe(200);
    expect((await pressOf(site(), b, a, ledger, order.id, { orderId: order.id })).status).toBe(200);
    expect((await s.db.moneyOrder.findUniqueOrThrow({ where: { id: order.id } })).status).toBe(
      "waiting",
    );
    expect((await press(site(), b, ledger, order.id, {})).status).toBe(303);
    expect(await s.db.moneyOrder.findUniqueOrThrow({ where: { id: order.id } })).toMatchObject({
      status: "done",
      decidedBy: b.userId,
    });
    expect(
      (await s.db.donation.findUniqueOrThrow({ where: { id: entry.gift.id } })).settledAt,
    ).toBeNull();
    expect((await s.checkInvariants()).filter((check) => check.rows.length > 0)).toEqual([]);
  },
  240_000,
);

attack(
  "D10b",
  "odd decisions about suspense are refused, never a fault of the server",
  async () => {
    const entry = await paidOtherwise(1_900, true);
    const odd = [
      "",
      "ch_none",
      "\u0000",
      "x".repeat(260),
      "' or 1=1 --",
      `${entry.chargeId}\n`,
      "__proto__",
      randomBytes(40).toString("hex"),
    ];
    for (const chargeId of odd) {
      for (const way of ["return", "attach", "keep", "burn", ""]) {
        const answer = await pressOf(site(), a, b, ledger, entry.chargeId, {
          chargeId,
          way,
          reason: "odd",
          gift: chargeId,
        });
        expect(answer.status, JSON.stringify([chargeId, way])).toBe(200);
      }
    }
    const { chargeId } = entry;
    for (const gift of ["DN-NONE", "\u0000", "don_x", "%", "x".repeat(65), entry.ngo.id]) {
      expect(
        (
          await pressOf(site(), a, b, ledger, chargeId, {
            chargeId,
            way: "attach",
            reason: "odd",
            gift,
          })
        ).status,
        gift,
      ).toBe(200);
    }
    for (const who of [undefined, a.cookie])
      expect((await site().request(ledger, { cookie: who })).status).toBeLessThan(500);
    expect(await s.db.moneyOrder.count({ where: { subject: chargeId } })).toBe(0);
    expect((await site().request(`/api/v1/campaigns/${entry.campaign.slug}`)).status).toBe(200);
  },
  240_000,
);
