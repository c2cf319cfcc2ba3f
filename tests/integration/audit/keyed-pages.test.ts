import { afterAll, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { violationsIn } from "@/lib/policy-reports/parse-report";
import { chooseUpdatesAction } from "@/lib/updates/donor-actions";
import { makeCampaign, makeDonationRow } from "@/tests/support/factories";
import { linkOf } from "@/tests/support/links";
import { seen } from "@/tests/support/next-mocks";
import { person } from "@/tests/support/people";

vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));
afterAll(() => db.$disconnect());

test("I7: a refused form on a page whose address contains a key is logged without the key", async () => {
  const member = await person("approved");
  const campaign = await makeCampaign(member.ngoId!);
  const { id } = await makeDonationRow({ ...campaign, ngoId: member.ngoId! });
  const token = linkOf({ kind: "donation", id, linkVersion: 1 });
  seen.headers = new Headers({
    cookie: member.cookie!,
    origin: "https://evil.example",
    referer: `http://localhost:3000/gifts/${token}?done=updates`,
  });
  const form = new FormData();
  form.set("token", token);
  form.set("wants", "true");
  const state = await chooseUpdatesAction({ status: "idle" }, form);
  expect(state).toMatchObject({ status: "error", code: "foreign_origin" });
  const rows = await db.securityEvent.findMany({ where: { actorId: member.userId! } });
  expect(rows.map(({ detail }) => detail)).toEqual(["403 form /gifts/…"]);
});

test.each(["gifts", "gifts/mine", "supporter", "volunteer", "publish-update", "stop-updates"])(
  "a browser's report about /%s is kept without the key",
  (at) => {
    const report = {
      "csp-report": {
        "document-uri": `http://localhost:3000/fr/${at}/s3cret.key`,
        "blocked-uri": "inline",
        "effective-directive": "script-src-elem",
      },
    };
    const [violation] = violationsIn(report, ["http://localhost:3000"]);
    expect(violation!.page).toBe(`/fr/${at.split("/")[0]}/…`);
  },
);
