import { afterAll, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { idle, type ActionState } from "@/lib/http/action-state";
import { proposeMatchAction } from "@/lib/matches/actions";
import { makeCampaign } from "@/tests/support/factories";
import { Left, seen } from "@/tests/support/next-mocks";
import { plainPdf } from "@/tests/support/pdf";
import { person } from "@/tests/support/people";

vi.mock("next/cache", () => import("@/tests/support/next-mocks"));
vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => db.$disconnect());

const promise = () =>
  new File([Uint8Array.from(plainPdf())], "promise.pdf", { type: "application/pdf" });

test("[IMP-031] a proposal without its promise is told so together with everything else that is wrong", async () => {
  const me = await person("approved");
  const campaign = await makeCampaign(me.ngoId!);
  seen.headers = new Headers({
    origin: env.appOrigin,
    "x-forwarded-for": "198.51.100.7",
    cookie: me.cookie!,
  });
  const send = async (change: Record<string, string | File>): Promise<ActionState<unknown>> => {
    const form = new FormData();
    const whole = {
      ...{ campaign: campaign.id, kind: "match", sponsorName: "Baobab", percent: "100" },
      ...{ sponsorEmail: "sponsor@test.example", cap: "1000" },
      ...{ starts: "2090-01-01", ends: "2090-02-01" },
      ...change,
    };
    for (const [name, value] of Object.entries(whole)) form.set(name, value);
    return proposeMatchAction(idle, form).catch((error: unknown) => {
      if (error instanceof Left) return { status: "ok" as const, at: 0 };
      throw error;
    });
  };
  const wrong = async (change: Record<string, string | File>) => {
    const state = await send(change);
    return state.status === "error" ? state.issues.map(({ path }) => path).sort() : state.status;
  };
  const all = { sponsorName: "", sponsorEmail: "x", cap: "-1", percent: "0", ends: "2089-01-01" };
  expect(await wrong(all)).toEqual(
    ["additionalDocument", "cap", "ends", "percent", "sponsorEmail", "sponsorName"].sort(),
  );
  expect(await wrong({})).toEqual(["additionalDocument"]);
  expect(await wrong({ kind: "threshold", donorsWanted: "", starts: "never" })).toEqual([
    "additionalDocument",
    "donorsWanted",
    "starts",
  ]);
  // a text file in its place is not a written promise
  expect(await wrong({ additionalDocument: "promise.pdf" })).toEqual(["additionalDocument"]);
  expect(await db.match.count({ where: { campaignId: campaign.id } })).toBe(0);
  expect(await wrong({ ...all, additionalDocument: promise() })).not.toContain(
    "additionalDocument",
  );
  expect(await wrong({ additionalDocument: promise() })).toBe("ok");
  expect(await db.match.count({ where: { campaignId: campaign.id } })).toBe(1);
});
