import { expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { idle } from "@/lib/http/action-state";
import { backTo } from "@/lib/http/back";
import { cancelPledgeAction } from "@/lib/pledges/actions";
import { retryFailedAction } from "@/lib/worker/actions";
import { runPayoutsAction } from "@/lib/payouts/actions";
import { makeCampaign, makeNgo, randomText } from "@/tests/support/factories";
import { makeOpenDonation } from "@/tests/support/money";
import { person } from "@/tests/support/people";
import { Left, seen } from "@/tests/support/next-mocks";

vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));

const act = async (
  action: (state: typeof idle, form: FormData) => Promise<unknown>,
  fields: Record<string, string>,
) => {
  seen.headers = new Headers({
    origin: env.appOrigin,
    "x-forwarded-for": "198.51.100.7",
    cookie: (await person("admin")).cookie!,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  try {
    return await action(idle, form);
  } catch (error) {
    if (error instanceof Left) return error.to;
    throw error;
  }
};

test("after an action in the console the list keeps its search, order and page", async () => {
  const campaign = await makeCampaign((await makeNgo()).ngo.id);
  const pledge = await makeOpenDonation(campaign, {
    kind: "pledge",
    method: "daf",
    status: "pending_confirmation",
    sessionId: null,
  });
  expect(
    await act(cancelPledgeAction, {
      donationId: pledge.id,
      back: "/admin/pledges?show=all&search=a%26b&sort=most&page=3",
    }),
  ).toBe("/admin/pledges?show=all&search=a%26b&sort=most&page=3");
  expect(await act(runPayoutsAction, { back: "/admin/payouts?show=open" })).toBe(
    "/admin/payouts?show=open",
  );
  const job = await db.job.create({
    data: {
      kind: "mail.receipt",
      dedupeKey: randomText(),
      status: "dead",
      payload: { donationId: "don_none" },
    },
  });
  expect(await act(retryFailedAction, { id: String(job.id), back: "/admin/jobs?sort=tries" })).toBe(
    "/admin/jobs?sort=tries",
  );
  await db.job.delete({ where: { id: job.id } });
});

test.each([
  "",
  "/admin/jobs",
  "https://evil.example/admin/jobs?x",
  "//evil.example",
  "/admin/jobs/../../x?y",
  "/admin/jobsx?y",
  "/admin/jobs?a\r\nb",
  "/admin/jobs?a\\b",
  "/admin/jobs?a#b",
  "/admin/payouts?x",
])("what is not the list's own address (%j) leads to the list as it begins", (sent) => {
  expect(backTo(sent, "/admin/jobs")).toBe("/admin/jobs");
});
