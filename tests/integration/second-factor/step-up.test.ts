import { afterEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { setClockForTests } from "@/lib/clock";
import { env } from "@/lib/env";
import { systemActor, type Actor, type UserActor } from "@/lib/auth/actor";
import { requireFreshFactor } from "@/lib/auth/fresh-factor";
import { issueToken } from "@/lib/auth/sessions";
import { hashPassword } from "@/lib/auth/password";
import { confirmPledge } from "@/lib/pledges/confirm";
import { decideSuspense } from "@/lib/suspense/decide";
import { suspenseWays } from "@/lib/suspense/ways";
import { recordDonation } from "@/lib/pledges/record";
import { orderRefund } from "@/lib/refunds/order-refund";
import { idle, type ActionState } from "@/lib/http/action-state";
import { approveName } from "@/lib/ngos/approve-name";
import { approveNgo } from "@/lib/ngos/approve-ngo";
import { approveRenewal } from "@/lib/ngos/approve-renewal";
import { suspendNgoAction } from "@/lib/ngos/console-actions";
import { reinstateNgo } from "@/lib/ngos/reinstate-ngo";
import { rejectNgo } from "@/lib/ngos/reject-ngo";
import { suspendNgo } from "@/lib/ngos/suspend-ngo";
import { updateProfile } from "@/lib/ngos/update-profile";
import { approveOrder } from "@/lib/order-approval/decide";
import { approvePayout, approvePayouts } from "@/lib/payouts/approve-payout";
import { exportPayouts } from "@/lib/payouts/export-payouts";
import { finishPayout } from "@/lib/payouts/finish-payout";
import { makeGrant } from "@/lib/payouts/make-grant";
import { payOutNow } from "@/lib/payouts/reserve-payout";
import { runPayouts } from "@/lib/payouts/run-payouts";
import { clearMemberFactors } from "@/lib/second-factor/reset-factors";
import {
  disableAdministrator,
  enableAdministrator,
  endAdministratorSessions,
} from "@/lib/users/change-administrator";
import { handOver } from "@/lib/users/change-member";
import { PUT as suspendCall } from "@/app/api/v1/admin/ngos/[id]/suspend/route";
import { GET as adminNgos } from "@/app/api/v1/admin/ngos/route";
import { POST as exportHandler } from "@/app/exports/payouts/route";
import { actorOf, makeAdmin, makeMember, makeNgo, visitor } from "@/tests/support/factories";
import { call } from "@/tests/support/call";
import { Left, seen } from "@/tests/support/next-mocks";
import { ageFactor, digits, reread, setUpApp, withSession } from "@/tests/support/second-factor";

vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));
afterEach(() => setClockForTests(null));

const password = "a quiet river";

/**
 * Every administrator verb that moves money or changes people's rights. With ids of nothing: who asks is checked first.
 */
const verbs: Record<string, (actor: Actor) => Promise<unknown>> = {
  approvePayout: (a) => approvePayout(a, { payoutId: "pay_none" }),
  "finishPayout sent": (a) => finishPayout(a, { payoutId: "pay_none", result: "sent" }),
  "finishPayout failed": (a) => finishPayout(a, { payoutId: "pay_none", result: "failed" }),
  "finishPayout returned": (a) => finishPayout(a, { payoutId: "pay_none", result: "returned" }),
  "exportPayouts csv": (a) => exportPayouts(a, { format: "xlsx" }),
  "exportPayouts pain001": (a) => exportPayouts(a, { format: "pain001" }),
  "exportPayouts again": (a) => exportPayouts(a, { format: "xlsx", again: true }),
  runPayouts: (a) => runPayouts(a),
  payOutNow: (a) => payOutNow(a, { ngoId: "ngo_none" }),
  makeGrant: (a) => makeGrant(a, { ngoId: "ngo_none", amountCents: 500 }),
  confirmPledge: (a) => confirmPledge(a, { donationId: "don_none" }),
  orderRefund: (a) => orderRefund(a, { donationId: "don_none" }),
  suspendNgo: (a) => suspendNgo(a, { id: "ngo_none" }),
  reinstateNgo: (a) => reinstateNgo(a, { id: "ngo_none" }),
  approveNgo: (a) => approveNgo(a, { id: "ngo_none" }),
  approveRenewal: (a) => approveRenewal(a, { id: "ngo_none" }),
  approveName: (a) => approveName(a, { id: "ngo_none", name: "x" }),
  approvePayouts: (a) => approvePayouts(a, { payoutIds: ["pay_none"] }),
  approveOrder: (a) => approveOrder(a, { orderId: "ord_none" }),
  decideSuspense: (a) =>
    decideSuspense(a, { chargeId: "ch_none", way: suspenseWays[0], reason: "x" }),
  recordDonation: (a) =>
    recordDonation(a, {
      campaignId: "cmp_none",
      amountCents: 500,
      donorName: "A",
      donorEmail: null,
      method: "check",
      message: null,
      showName: false,
      requestKey: "k",
    } as never),
  disableAdministrator: (a) => disableAdministrator(a, { userId: "usr_none", reason: "x" }),
  enableAdministrator: (a) => enableAdministrator(a, { userId: "usr_none" }),
  endAdministratorSessions: (a) => endAdministratorSessions(a, { userId: "usr_none" }),
  clearMemberFactors: (a) => clearMemberFactors(a, { userId: "usr_none" }),
};

const given = (actor: UserActor, confirmedAt: Date | null): UserActor => ({
  ...actor,
  secondFactor: { ...actor.secondFactor, confirmedAt },
});

describe.each(Object.entries(verbs))("%s", (_name, verb) => {
  test("[OP-127] 403 step_up_required when the factor was never given, or over ten minutes ago; others keep their own refusals", async () => {
    const admin = await actorOf(await makeAdmin());
    for (const at of [
      null,
      new Date(Date.now() - 10 * 60_000 - 1_000),
      new Date(0),
      new Date(Date.now() + 3_600_000),
    ]) {
      await expect(verb(given(admin, at))).rejects.toMatchObject({ code: "step_up_required" });
    }
    const within = await verb(given(admin, new Date(Date.now() - 9 * 60_000))).then(
      () => "done",
      (error: { code: string }) => error.code,
    );
    expect(within).not.toBe("step_up_required");
    await expect(verb(visitor)).rejects.toMatchObject({ code: "unauthenticated" });
    const { owner } = await makeNgo();
    await expect(verb(await actorOf(owner))).rejects.toMatchObject({ code: "forbidden" });
  });

  test("in production mode an administrator without a factor: 403 second_factor_setup_required, also with a fresh password", async () => {
    const admin = await actorOf(await makeAdmin());
    await expect(
      verb({ ...admin, secondFactor: { ...admin.secondFactor, missing: true } }),
    ).rejects.toMatchObject({ code: "second_factor_setup_required" });
  });
});

test("rejecting asks for nothing more; jobs are exempt; a skipped demo session passes", async () => {
  const admin = given(await actorOf(await makeAdmin()), null);
  await expect(rejectNgo(admin, { id: "ngo_none" })).rejects.toMatchObject({ code: "not_found" });
  requireFreshFactor(systemActor("payouts.daily"));
  requireFreshFactor({ ...admin, secondFactor: { ...admin.secondFactor, skipped: true } });
  expect(() => requireFreshFactor(visitor)).toThrow();
});

test("an organisation's member: bank details and team ask for the factor again only of who has one", async () => {
  const { ngo, owner } = await makeNgo();
  const mate = await makeMember(ngo.id);
  await db.user.update({
    where: { id: owner.id },
    data: { passwordHash: await hashPassword(password) },
  });
  const { actor, sessionId } = await withSession(owner);
  const bank = {
    bankDetails: { accountHolderName: "Maji", accountNumber: "12345678" },
    currentPassword: password,
  };
  await updateProfile(given(actor, null), bank);
  const { secret } = await setUpApp(actor);
  expect(secret).toBeTruthy();
  await ageFactor(sessionId);
  const stale = await reread(owner, sessionId);
  await expect(
    updateProfile(stale, { ...bank, bankDetails: { accountNumber: "99999999" } }),
  ).rejects.toMatchObject({ code: "step_up_required" });
  await expect(handOver(stale, { userId: mate.id })).rejects.toMatchObject({
    code: "step_up_required",
  });
  await updateProfile(stale, { description: "Words need nothing more." });
  await updateProfile(given(stale, new Date()), {
    ...bank,
    bankDetails: { accountNumber: "99999999" },
  });
});

describe("through forms, calls and handlers", () => {
  const send = async (action: unknown, fields: Record<string, string>, cookie: string) => {
    seen.headers = new Headers({
      origin: env.appOrigin,
      referer: `${env.appOrigin}/admin/dashboard?view=x`,
      "x-forwarded-for": "198.51.100.9",
      cookie,
    });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    try {
      return await (action as (p: ActionState, f: FormData) => Promise<ActionState>)(idle, form);
    } catch (error) {
      if (error instanceof Left) return { status: "left", to: error.to } as const;
      throw error;
    }
  };

  test("the form says what is asked, keeps what was typed, and takes the code with its next sending", async () => {
    const { ngo } = await makeNgo();
    const admin = await makeAdmin();
    const session = await withSession(admin);
    const { secret } = await setUpApp(session.actor);
    await ageFactor(session.sessionId);
    const fields = {
      id: ngo.id,
      reason: "A long reason that took a while.",
      back: "/admin/dashboard",
    };
    const first = await send(suspendNgoAction, fields, session.cookie);
    expect(first).toMatchObject({
      status: "error",
      code: "step_up_required",
      values: { reason: fields.reason },
      stepUp: {
        field: "stepUp",
        kind: "code",
        href: `/account/confirm?next=${encodeURIComponent("/admin/dashboard?view=x")}`,
      },
    });
    expect(
      await send(suspendNgoAction, { ...fields, stepUp: "000000" }, session.cookie),
    ).toMatchObject({
      status: "error",
      code: "step_up_required",
      error: "This code is not correct, or has already been used",
    });
    expect((await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).suspendedAt).toBeNull();
    expect(
      await send(suspendNgoAction, { ...fields, stepUp: digits(secret) }, session.cookie),
    ).toMatchObject({ status: "left" });
    expect((await db.ngo.findUniqueOrThrow({ where: { id: ngo.id } })).suspensionReason).toBe(
      fields.reason,
    );
    expect(
      (await reread(admin, session.sessionId)).secondFactor.confirmedAt!.getTime(),
    ).toBeGreaterThan(Date.now() - 60_000);
  });

  test("an administrator of the demo without a factor gives the password", async () => {
    const { ngo } = await makeNgo();
    const admin = await makeAdmin({ passwordHash: await hashPassword(password) });
    const session = await withSession(admin);
    await ageFactor(session.sessionId);
    const fields = { id: ngo.id, back: "/admin/dashboard" };
    expect(await send(suspendNgoAction, fields, session.cookie)).toMatchObject({
      code: "step_up_required",
      stepUp: { kind: "password" },
    });
    expect(
      await send(suspendNgoAction, { ...fields, stepUp: "wrong wrong" }, session.cookie),
    ).toMatchObject({ code: "step_up_required" });
    expect(
      await send(suspendNgoAction, { ...fields, stepUp: password }, session.cookie),
    ).toMatchObject({ status: "left" });
  });

  test("a token counts by the login that issued it, for ten minutes", async () => {
    const admin = await makeAdmin();
    const [{ ngo: one }, { ngo: two }] = [await makeNgo(), await makeNgo()];
    const token = await issueToken(admin);
    expect(
      (await call(suspendCall, { method: "PUT", params: { id: one.id }, body: {}, token })).status,
    ).toBe(200);
    await db.apiToken.updateMany({
      where: { userId: admin.id },
      data: { secondFactorAt: new Date(Date.now() - 11 * 60_000) },
    });
    const late = await call(suspendCall, {
      method: "PUT",
      params: { id: two.id },
      body: {},
      token,
    });
    expect([late.status, late.body.code]).toEqual([403, "step_up_required"]);
    // a token from before second factors existed
    await db.apiToken.updateMany({ where: { userId: admin.id }, data: { secondFactorAt: null } });
    expect(
      (await call(suspendCall, { method: "PUT", params: { id: two.id }, body: {}, token })).body
        .code,
    ).toBe("step_up_required");
    expect((await call(adminNgos, { token })).status).toBe(200); // reading needs nothing more
  });

  test("the file for the bank: a program gets 403, a person the page that asks", async () => {
    const admin = await makeAdmin();
    const session = await withSession(admin);
    await ageFactor(session.sessionId);
    const ask = (accept: string) => {
      const headers = new Headers({ origin: env.appOrigin, cookie: session.cookie, accept });
      seen.headers = headers;
      return exportHandler(
        new Request(`${env.appOrigin}/exports/payouts`, { method: "POST", headers }),
      );
    };
    expect((await ask("text/csv")).status).toBe(403);
    const page = await ask("text/html");
    expect([page.status, page.headers.get("location")]).toEqual([
      303,
      "/account/confirm?next=%2Fadmin%2Fpayouts",
    ]);
  });
});
