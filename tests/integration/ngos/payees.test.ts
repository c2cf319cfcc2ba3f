import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import type { AppError } from "@/lib/errors";
import { encrypt } from "@/lib/auth/encryption";
import { hashPassword } from "@/lib/auth/password";
import { issueToken } from "@/lib/auth/sessions";
import { idle, type ActionState } from "@/lib/http/action-state";
import { errorText } from "@/lib/i18n/errors";
import { saveBankAction, saveMobileAction } from "@/lib/ngos/dashboard-actions";
import { openBankDetails } from "@/lib/ngos/dto";
import { ownProfile } from "@/lib/ngos/own-queries";
import { updateProfile } from "@/lib/ngos/update-profile";
import { payableBank } from "@/lib/payouts/bank";
import { PUT as completeDoor } from "@/app/api/v1/ngos/complete-profile/route";
import { PUT as updateDoor } from "@/app/api/v1/ngos/update-profile/route";
import { call } from "@/tests/support/call";
import { actorOf, makeNgo } from "@/tests/support/factories";
import { Left, seen } from "@/tests/support/next-mocks";
import { person } from "@/tests/support/people";

vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));

const password = "pull the rope";
async function organisation(country: string) {
  const made = await makeNgo({ country });
  await db.user.update({
    where: { id: made.owner.id },
    data: { passwordHash: await hashPassword(password) },
  });
  return made;
}
const stored = async (id: string) =>
  openBankDetails(await db.ngo.findUniqueOrThrow({ where: { id } }));

type Action = (before: ActionState<unknown>, form: FormData) => Promise<ActionState<unknown>>;
async function send(action: Action, cookie: string, fields: Record<string, string>) {
  seen.headers = new Headers({
    origin: env.appOrigin,
    "x-forwarded-for": "198.51.100.12",
    cookie,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name === "currentPassword" ? name : `bankDetails.${name}`, value);
  try {
    return await action(idle, form);
  } catch (error) {
    if (error instanceof Left) return "done";
    throw error;
  }
}

describe("the forms of an account", () => {
  let me: Awaited<ReturnType<typeof person>>;
  beforeEach(async () => {
    me = await person("approved");
    await db.user.update({
      where: { id: me.userId! },
      data: { passwordHash: await hashPassword(password) },
    });
  });
  const fields = (more: Record<string, string>) => ({
    accountHolderName: "Eau pour tous",
    bankName: "Banque",
    preferredCurrency: "USD",
    currentPassword: password,
    ...more,
  });
  const self = async () => actorOf(await db.user.findUniqueOrThrow({ where: { id: me.userId! } }));
  const settle = (country: string) =>
    db.ngo.update({ where: { id: me.ngoId! }, data: { country } });

  test("[RI-1] [OP-144] an Ivorian IBAN without SWIFT is stored, and can be paid", async () => {
    await settle("CI");
    expect(
      await send(saveBankAction, me.cookie!, {
        ...fields({ accountNumber: "IBAN : CI93 CI00 8011 1301 1342 9120 0589" }),
        preferredCurrency: "XOF",
      }),
    ).toBe("done");
    expect(await stored(me.ngoId!)).toEqual({
      accountHolderName: "Eau pour tous",
      bankName: "Banque",
      accountNumber: "CI93 CI00 8011 1301 1342 9120 0589",
      swiftCode: "",
      preferredCurrency: "XOF",
    });
    expect(
      payableBank(await db.ngo.findUniqueOrThrow({ where: { id: me.ngoId! } })),
    ).not.toBeNull();
  });

  test("[RI-2] a RIB shows the IBAN that follows from it, masked", async () => {
    await settle("BJ");
    const rib = "BJ061 01001 001443900007 69";
    expect(await send(saveBankAction, me.cookie!, fields({ accountNumber: rib }))).toBe("done");
    const { bank } = await ownProfile(await self());
    expect(bank).toMatchObject({ accountNumber: "••••0769", iban: "••••0769" });
    expect(JSON.stringify(bank)).not.toContain("BJ06");
    // with a wrong key: reported at the field, and nothing is stored
    expect(
      await send(saveBankAction, me.cookie!, fields({ accountNumber: rib.replace("69", "70") })),
    ).toMatchObject({
      code: "invalid",
      issues: [{ path: "bankDetails.accountNumber", message: errorText("accountChecksum", "en") }],
    });
    expect((await stored(me.ngoId!))!.accountNumber).toBe(rib);
  });

  test("[RI-5] a paybill with its account; shown masked, and changed to a mobile number", async () => {
    await settle("KE");
    const kenyan = fields({ bankName: "M-Pesa", preferredCurrency: "KES" });
    expect(
      await send(saveMobileAction, me.cookie!, {
        ...kenyan,
        accountNumber: "Paybill: 247 247",
        accountReference: "0712345678",
      }),
    ).toBe("done");
    expect(await stored(me.ngoId!)).toEqual({
      accountHolderName: "Eau pour tous",
      bankName: "M-Pesa",
      accountNumber: "247247",
      swiftCode: "",
      preferredCurrency: "KES",
      accountReference: "0712345678",
      accountType: "mobileMoney",
    });
    expect((await ownProfile(await self())).bank).toMatchObject({
      accountType: "mobileMoney",
      accountNumber: "••••7247",
      accountReference: "••••5678",
      iban: null,
    });
    expect(
      await send(saveMobileAction, me.cookie!, { ...kenyan, accountNumber: "٠٧١٢ ٣٤٥ ٦٧٨" }),
    ).toBe("done");
    expect(await stored(me.ngoId!)).toMatchObject({ accountNumber: "+254712345678" });
    expect(await stored(me.ngoId!)).not.toHaveProperty("accountReference");
    expect(
      payableBank(await db.ngo.findUniqueOrThrow({ where: { id: me.ngoId! } })),
    ).not.toBeNull();
    // back to a bank: no mobile-money data is left
    expect(
      await send(saveBankAction, me.cookie!, {
        ...fields({ accountNumber: "0099887766", bankCode: "68404" }),
      }),
    ).toBe("done");
    expect(await stored(me.ngoId!)).toEqual({
      accountHolderName: "Eau pour tous",
      bankName: "Banque",
      accountNumber: "0099887766",
      swiftCode: "",
      preferredCurrency: "USD",
      bankCode: "68404",
    });
  });

  test.each([
    ["KE", { accountNumber: "+256 772 123456" }, "mobileInvalid"],
    ["KE", { accountNumber: "0201234567" }, "mobileInvalid"], // a landline number
    ["KE", { accountNumber: "07123" + "4".repeat(9) }, "mobileInvalid"],
    ["KE", { accountNumber: "see letter" }, "mobileInvalid"],
    ["KE", { accountNumber: "0712345678", accountReference: "12" }, "paybillInvalid"],
    ["KE", { accountNumber: "0712345678", preferredCurrency: "NGN" }, "currencyHere"],
  ] as const)("[RI-5] %s %j: %s", async (country, more, message) => {
    await settle(country);
    const answer = await send(saveMobileAction, me.cookie!, {
      ...fields({ bankName: "M-Pesa" }),
      ...more,
    });
    expect(answer).toMatchObject({ status: "error", code: "invalid" });
    const params = { country: "Kenya", currencies: "USD, EUR, KES" };
    expect((answer as { error: string }).error).toBe(errorText(message, "en", params));
    expect(await stored(me.ngoId!)).toBeNull();
  });

  test.each(["a".repeat(10_000), "1".repeat(10_000), "\ud800123456"])(
    "no text brings more than a 400: %#",
    async (text) => {
      for (const action of [saveBankAction, saveMobileAction])
        for (const name of [
          "accountNumber",
          "accountReference",
          "bankName",
          "swiftCode",
          "bankCode",
        ]) {
          const answer = await send(
            action,
            me.cookie!,
            fields({ accountNumber: "0712345678", [name]: text }),
          );
          const ignored = answer === "done" || (answer as { code: string }).code === "invalid";
          expect(ignored, name).toBe(true);
        }
    },
  );
});

describe("the call", () => {
  const mobile = {
    accountType: "mobileMoney",
    accountHolderName: "Maji",
    bankName: "MTN MoMo",
    accountNumber: "0772 123 456",
    preferredCurrency: "UGX",
  };

  test("[RI-5] takes mobile money, answers it masked, and takes what it answered as unchanged", async () => {
    const { ngo, owner } = await organisation("UG");
    const token = await issueToken(owner);
    const put = (body: object) => call(updateDoor, { method: "PUT", body, token });
    const answer = await put({ bankDetails: mobile, currentPassword: password });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        data: {
          ngo: {
            bankDetails: { accountType: "mobileMoney", accountNumber: "••••3456", swiftCode: "" },
          },
        },
      },
    });
    const { ngo: shown } = answer.body.data as unknown as { ngo: { bankDetails: object } };
    const given = shown.bankDetails;
    expect(await put({ bankDetails: given })).toMatchObject({ status: 200 });
    expect(await stored(ngo.id)).toMatchObject({ accountNumber: "+256772123456" });
    expect(await db.auditLog.count({ where: { ngoId: ngo.id, action: "ngo.bank_changed" } })).toBe(
      1,
    );
    // an older program that does not know the kinds sends a bank account
    expect(
      await put({
        bankDetails: { accountNumber: "9030005874512", swiftCode: "SBICUGKX", bankName: "Stanbic" },
        currentPassword: password,
      }),
    ).toMatchObject({ status: 200 });
    expect(await stored(ngo.id)).toEqual({
      accountHolderName: "Maji",
      bankName: "Stanbic",
      accountNumber: "9030005874512",
      swiftCode: "SBICUGKX",
      preferredCurrency: "UGX",
    });
  });

  test.each([
    [{ ...mobile, accountNumber: "0414123456" }, "accountNumber"], // a landline number
    [{ ...mobile, accountNumber: "+254712345678" }, "accountNumber"],
    [{ ...mobile, accountNumber: "see attached letter" }, "accountNumber"],
    [{ ...mobile, accountNumber: "••••3456" }, "accountNumber"],
    [{ ...mobile, accountType: "cash" }, "accountType"],
    [{ ...mobile, accountReference: "x".repeat(10_000) }, "accountReference"],
    [{ accountNumber: "see attached letter", swiftCode: "SBICUGKX" }, "accountNumber"],
    [{ accountNumber: "n/a" }, "accountNumber"],
    [{ accountNumber: "1".repeat(10_000) }, "accountNumber"],
    [{ accountNumber: "\ud8001234567" }, "accountNumber"],
  ])("[RI-5] [RI-6] %j is refused at %s", async (bankDetails, field) => {
    const { ngo, owner } = await organisation("UG");
    const token = await issueToken(owner);
    expect(
      await call(updateDoor, {
        method: "PUT",
        body: { bankDetails, currentPassword: password },
        token,
      }),
    ).toMatchObject({ status: 400, body: { issues: [{ path: `bankDetails.${field}` }] } });
    expect(await stored(ngo.id)).toBeNull();
  });

  test("[RI-5] an application with mobile money, of the country that it names", async () => {
    const who = await person("incomplete");
    const body = {
      orgName: "Maji Safi",
      officialEmail: "office@maji.example",
      country: "TZ",
      phoneNumber: "+255 754 000 000",
      description: "Pumps.",
      bankDetails: { ...mobile, bankName: "M-Pesa", accountNumber: "0754 123 456" },
    };
    const put = (sent: object) =>
      call(completeDoor, { method: "PUT", body: sent, token: who.token! });
    expect(
      await put({ ...body, bankDetails: { ...body.bankDetails, accountNumber: "0712" } }),
    ).toMatchObject({ status: 200 }); // a till number
    expect(
      await put({ ...body, bankDetails: { ...body.bankDetails, accountNumber: "+254712345678" } }),
    ).toMatchObject({ status: 400, body: { issues: [{ path: "bankDetails.accountNumber" }] } });
    expect(await put(body)).toMatchObject({ status: 200 });
    expect(await stored(who.ngoId!)).toMatchObject({
      accountType: "mobileMoney",
      accountNumber: "+255754123456",
    });
  });
});

test("what was stored before the rules stays: read, masked, payable, and changed field by field", async () => {
  const { ngo, owner } = await organisation("KE");
  const old = {
    accountHolderName: "Maji",
    bankName: "Equity",
    accountNumber: "12-AB 3",
    swiftCode: "",
    preferredCurrency: "USD",
  };
  const { cipher, keyVersion } = encrypt(JSON.stringify(old), `bank:${ngo.id}`);
  const row = await db.ngo.update({
    where: { id: ngo.id },
    data: { bankCipher: cipher, bankKeyVersion: keyVersion },
  });
  expect(payableBank(row)).toEqual(old);
  await updateProfile(await actorOf(owner), {
    bankDetails: { preferredCurrency: "KES", accountNumber: "••••-AB3" },
    currentPassword: password,
  });
  expect(await stored(ngo.id)).toEqual({ ...old, preferredCurrency: "KES" });
});

test("two members who change different fields of the account at once: neither's is lost unsaid", async () => {
  const { ngo, owner } = await organisation("KE");
  const first = {
    accountHolderName: "Maji",
    bankName: "Equity",
    accountNumber: "0123456789",
    swiftCode: "",
    preferredCurrency: "USD",
  };
  const { cipher, keyVersion } = encrypt(JSON.stringify(first), `bank:${ngo.id}`);
  await db.ngo.update({
    where: { id: ngo.id },
    data: { bankCipher: cipher, bankKeyVersion: keyVersion },
  });
  const actor = await actorOf(owner);
  const changes = [{ accountNumber: "9876543210" }, { preferredCurrency: "KES" }];
  const waiting = async () => {
    const [row] = await db.$queryRaw<{ n: number }[]>`
      select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query ilike '%from ngo%'`;
    return row!.n;
  };
  let both: Promise<PromiseSettledResult<unknown>[]> | undefined;
  await db.$transaction(
    async (tx) => {
      await tx.$queryRaw`select 1 from ngo where id = ${ngo.id} for update`;
      // both read the account as it was, and wait here to write it
      both = Promise.allSettled(
        changes.map((bankDetails) =>
          updateProfile(actor, { bankDetails, currentPassword: password }),
        ),
      );
      await vi.waitFor(async () => expect(await waiting()).toBe(2), { timeout: 20_000 });
    },
    { timeout: 30_000 },
  );
  const results = await both!;
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused.map(({ reason }) => (reason as AppError).key)).toEqual(["changedMeanwhile"]);
  const done = results.findIndex(({ status }) => status === "fulfilled");
  expect(await stored(ngo.id)).toEqual({ ...first, ...changes[done] });
});
