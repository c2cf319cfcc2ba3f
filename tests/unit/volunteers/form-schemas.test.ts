import { describe, expect, test } from "vitest";
import { days, now } from "@/lib/clock";
import { callInput } from "@/lib/volunteers/form-schemas";
import { offerInput } from "@/lib/volunteers/offer-schema";

const dayIn = (n: number) => new Date(now().getTime() + days(n)).toISOString().slice(0, 10);
const call = (more: Record<string, unknown> = {}) =>
  callInput.safeParse({
    campaignId: "cmp_x",
    role: "Nurse",
    needs: "Words.",
    places: "2",
    country: "",
    until: dayIn(0),
    ...more,
  });
const faultOf = (result: { success: boolean; error?: { issues: { message: string }[] } }) =>
  result.error?.issues[0]?.message ?? "fine";

describe("the form of a call", () => {
  test("takes today as the last day, and no country as from anywhere", () => {
    expect(call().data).toMatchObject({ country: null, places: 2, callId: "" });
    expect(call().data!.until.toISOString()).toBe(`${dayIn(0)}T23:59:59.999Z`);
    expect(call({ country: "kenya" }).data).toMatchObject({ country: "KE" });
  });
  test.each(["0", "-1", "1.5", "501", "", "two", "1e2", "9".repeat(500)])("places %s", (places) => {
    expect(faultOf(call({ places }))).toBe("volunteerPlaces");
  });
  test.each([dayIn(-1), dayIn(400), "2026-02-30", "", "tomorrow", "x".repeat(900)])(
    "last day %s",
    (until) => {
      expect(faultOf(call({ until }))).toBe("volunteerUntil");
    },
  );
  test("country, role and needs", () => {
    expect(faultOf(call({ country: "Atlantis" }))).toBe("validCountry");
    expect(faultOf(call({ role: " " }))).toBe("volunteerRoleNeeded");
    expect(faultOf(call({ needs: "\u200b" }))).toBe("volunteerNeedsNeeded");
  });
});

describe("the form of an offer", () => {
  const offer = (more: Record<string, unknown> = {}) =>
    offerInput.safeParse({
      callId: "vcl_x",
      name: "Amina",
      email: "a@test.example",
      offer: "Words.",
      consent: "on",
      ...more,
    });
  test("needs each field, and the consent", () => {
    expect(offer().success).toBe(true);
    expect(faultOf(offer({ consent: undefined }))).toBe("volunteerConsentNeeded");
    expect(faultOf(offer({ consent: "false" }))).toBe("volunteerConsentNeeded");
    expect(faultOf(offer({ name: "" }))).toBe("volunteerNameNeeded");
    expect(faultOf(offer({ email: "a@b" }))).toBe("validEmail");
    expect(faultOf(offer({ offer: "  " }))).toBe("volunteerOfferNeeded");
    expect(offer({ offer: "x".repeat(2_001) }).success).toBe(false);
    expect(offer({ offer: "a\u0000" }).success).toBe(false);
  });
});
