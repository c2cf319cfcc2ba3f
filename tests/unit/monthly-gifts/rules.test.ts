import { describe, expect, test } from "vitest";
import { changeToFollow, monthlyPath, monthlyStatusOf } from "@/lib/monthly-gifts/rules";

test("a monthly gift's way through its states", () => {
  expect(monthlyPath("incomplete", "paused")).toEqual(["active", "paused"]);
  expect(monthlyPath("cancel_scheduled", "paused")).toEqual(["active", "paused"]);
  expect(monthlyPath("canceled", "active")).toEqual([]);
  expect(monthlyPath("active", "active")).toEqual([]);
  expect(monthlyStatusOf({ status: "active", paused: true, cancelAtPeriodEnd: false })).toBe(
    "paused",
  );
  expect(monthlyStatusOf({ status: "unpaid", paused: false, cancelAtPeriodEnd: false })).toBe(
    "past_due",
  );
});

describe("a monthly gift follows its campaign", () => {
  const gift = { status: "active", endReason: null, pausedBy: null };
  const campaign = { status: "ongoing", archivedAt: null };
  const ngo = { status: "approved", suspendedAt: null };
  const at = new Date();
  test.each([
    [
      "[GIVE-103] paused with it",
      gift,
      { ...campaign, status: "paused" },
      ngo,
      { pausedBy: "campaign" },
    ],
    [
      "[GIVE-104] ended with it",
      gift,
      { ...campaign, status: "completed" },
      ngo,
      { endReason: "campaign_ended" },
    ],
    [
      "[GIVE-104] ended when it is archived",
      { ...gift, status: "paused", pausedBy: "donor" },
      { ...campaign, archivedAt: at },
      ngo,
      { endReason: "campaign_ended" },
    ],
    [
      "paused while the organisation is suspended",
      gift,
      campaign,
      { ...ngo, suspendedAt: at },
      { pausedBy: "ngo_suspended" },
    ],
    [
      "charged again afterwards",
      { ...gift, status: "paused", pausedBy: "campaign" },
      campaign,
      ngo,
      { pausedBy: null },
    ],
    [
      "still paused while one of two causes is left",
      { ...gift, status: "paused", pausedBy: "campaign" },
      campaign,
      { ...ngo, suspendedAt: at },
      null,
    ],
    [
      "the giver's own pause stays",
      { ...gift, status: "paused", pausedBy: "donor" },
      campaign,
      ngo,
      null,
    ],
    [
      "what has ended stays",
      { ...gift, endReason: "donor" },
      { ...campaign, status: "paused" },
      ngo,
      null,
    ],
    ["nothing to do", gift, campaign, ngo, null],
  ])("%s", (_name, g, c, n, wish) => {
    const result = changeToFollow(g, c, n);
    if (wish === null) expect(result).toBeNull();
    else expect(result).toMatchObject(wish);
  });
});
