import { afterAll, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { settleDonation } from "@/lib/donations/settle";
import { env } from "@/lib/env";
import { idle, type ActionState } from "@/lib/http/action-state";
import { suspendNgoAction } from "@/lib/ngos/console-actions";
import { requestRefundAction } from "@/lib/refunds/actions";
import { disableAdministratorAction } from "@/lib/users/security-actions";
import { makeAdmin, makeCampaign } from "@/tests/support/factories";
import { makeOpenDonation, paidCharge } from "@/tests/support/money";
import { Left, seen } from "@/tests/support/next-mocks";
import { person, type Person } from "@/tests/support/people";

vi.mock("next/cache", () => import("@/tests/support/next-mocks"));
vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));
afterAll(() => db.$disconnect());

type Action = (before: ActionState<unknown>, form: FormData) => Promise<ActionState<unknown>>;

async function press(action: Action, who: Person, fields: Record<string, string>) {
  const cookie = who.cookie ?? "";
  seen.headers = new Headers({ origin: env.appOrigin, "x-forwarded-for": "198.51.100.7", cookie });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return action(idle, form).catch((error: unknown) => {
    if (error instanceof Left) return "done";
    throw error;
  });
}

async function paidGift(ngoId: string) {
  const gift = await makeOpenDonation(await makeCampaign(ngoId));
  const charge = paidCharge({ donationId: gift.id });
  await settleDonation({ donationId: gift.id, charge, cause: "test" });
  return gift.id;
}

// a browser counts a line's end as one character and sends two
const lines = (count: number) => Array.from({ length: count }, () => "Given twice");

test("a reason of as many characters as its field takes, in lines, is taken and cleaned", async () => {
  const owner = await person("approved");
  const donationId = await paidGift(owner.ngoId!);
  const typed = lines(41).join("\n").padEnd(500, "!");
  const sent = typed.replaceAll("\n", "\r\n");
  expect(await press(requestRefundAction, owner, { donationId, reason: sent })).toBe("done");
  const wish = await db.refundWish.findFirstOrThrow({ where: { donationId } });
  expect(wish.reason).toBe(typed);
});

test("a reason of unseen marks is none, and NUL is told at the field", async () => {
  const owner = await person("approved");
  const donationId = await paidGift(owner.ngoId!);
  for (const [reason, message] of [
    ["\u200b\u2060", "Please give a reason"],
    ["a\u0000b", "This text has characters that cannot be stored"],
  ])
    expect(await press(requestRefundAction, owner, { donationId, reason: reason! })).toMatchObject({
      issues: [{ path: "reason", message }],
    });
});

test("marks that turn a line around are not kept in an administrator's reason", async () => {
  const { ngoId } = await person("approved");
  const admin = await person("admin");
  const other = await makeAdmin();
  await makeAdmin(); // two must stay
  const reason = "Under \u202ereview";
  expect(await press(suspendNgoAction, admin, { id: ngoId!, reason })).toBe("done");
  const ngo = await db.ngo.findUniqueOrThrow({ where: { id: ngoId! } });
  expect(ngo.suspensionReason).toBe("Under review");
  expect(await press(disableAdministratorAction, admin, { userId: other.id, reason })).toBe("done");
  const { disabledReason } = await db.user.findUniqueOrThrow({ where: { id: other.id } });
  expect(disabledReason).toBe("Under review");
});
