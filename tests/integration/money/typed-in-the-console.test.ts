import { expect, test, vi } from "vitest";
import { env } from "@/lib/env";
import { idle } from "@/lib/http/action-state";
import { payMatchAction } from "@/lib/matches/actions";
import { makeGrantAction } from "@/lib/payouts/actions";
import { confirmPledgeAction } from "@/lib/pledges/actions";
import { recordDonationAction } from "@/lib/pledges/record-actions";
import { orderRefundAction } from "@/lib/refunds/actions";
import { seen } from "@/tests/support/next-mocks";
import { person } from "@/tests/support/people";
import { actionFields } from "../access/actions-sent";

vi.mock("next/cache", () => import("@/tests/support/next-mocks"));
vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));

const forms = { recordDonationAction, orderRefundAction, makeGrantAction, payMatchAction };

test.each([
  ...Object.entries(forms).map(([name, action]) => [name, action, "amount"] as const),
  ["confirmPledgeAction", confirmPledgeAction, "received"] as const,
])(
  "%s reads its amount in the language of the page: 1,250 is asked back in French",
  async (...row) => {
    const [name, action, field] = row;
    const { cookie } = await person("admin");
    seen.headers = new Headers({
      origin: env.appOrigin,
      "x-forwarded-for": "198.51.100.7",
      cookie: cookie ?? "",
    });
    const form = new FormData();
    for (const [key, value] of Object.entries(actionFields[name]?.() ?? {})) form.set(key, value);
    form.set(field, "1,250");
    form.set("amountLanguage", "fr");
    const state = await action(idle, form);
    expect(state).toMatchObject({ status: "error", issues: [{ path: field }] });
    expect(JSON.stringify(state)).toContain("1\u00a0250\u00a0$");
  },
);
