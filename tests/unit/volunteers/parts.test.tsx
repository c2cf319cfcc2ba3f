// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { AskVolunteers } from "@/components/volunteers/ask-volunteers";
import { OwnCalls } from "@/components/volunteers/own-calls";
import { OwnOffers } from "@/components/volunteers/own-offers";
import { VolunteerCounts } from "@/components/volunteers/volunteer-counts";
import { VolunteerSection } from "@/components/volunteers/volunteer-section";
import { locales } from "@/lib/i18n/locales";
import type { OfferRow, OwnCall } from "@/lib/volunteers/queries";
import type { PublicCall } from "@/lib/volunteers/public-queries";
import { show, words } from "@/tests/support/page";

const until = new Date("2026-12-31T23:59:59.999Z");
const open: PublicCall = {
  id: "vcl_a",
  role: "Nurse",
  needs: "Two evenings\na week.",
  places: 3,
  left: 2,
  country: null,
  until,
  state: "open",
};
const own: OwnCall = {
  id: "vcl_a",
  campaignId: "cmp_a",
  campaign: "Pumps",
  role: "Nurse",
  needs: "Two evenings.",
  places: 3,
  country: "KE",
  until,
  endsAt: until,
  stopReason: null,
  state: "open",
  waiting: 1,
  accepted: 1,
  offers: 2,
};
const offer: OfferRow = {
  id: "vol_a",
  name: "Amina <b>Otieno</b>",
  email: "amina@test.example",
  offer: "I am a nurse.",
  status: "waiting",
  answer: null,
  confirmedAt: until,
  answeredAt: null,
  role: "Nurse",
  campaign: "Pumps",
  callState: "open",
};

describe.each(locales)("in %s", (locale) => {
  const drawn = async (part: React.ReactNode) => {
    const page = await show(() => part);
    // a text with a missing key or argument is rendered as its path
    expect(words(page)).not.toMatch(/volunteers\.|\{\w+\}/);
    return page;
  };

  test("the campaign's page: nothing without a call; a full one has no link to the form", async () => {
    const of = (calls: PublicCall[]) =>
      drawn(<VolunteerSection locale={locale} calls={calls} path="/campaigns/pumps" />);
    expect((await of([])).querySelector("section")).toBeNull();
    const page = await of([open, { ...open, id: "vcl_b", left: 0, state: "full" }]);
    const prefix = locale === "en" ? "" : `/${locale}`;
    expect([...page.querySelectorAll("a")].map((a) => a.getAttribute("href"))).toEqual([
      `${prefix}/campaigns/pumps/volunteer?call=vcl_a`,
    ]);
  });

  test("the dashboard: calls in each state, their forms only for who may write", async () => {
    const states = ["open", "full", "ended", "closed", "stopped"] as const;
    const calls = states.map((state) => ({
      ...own,
      id: `vcl_${state}`,
      state,
      stopReason: state === "stopped" ? "It asks for money" : null,
    }));
    const page = await drawn(<OwnCalls locale={locale} calls={calls} mayWrite />);
    expect(page.querySelectorAll("li")).toHaveLength(5);
    expect(page.querySelectorAll('input[name="callId"]')).toHaveLength(2);
    expect(words(page)).toContain("It asks for money");
    const readOnly = await drawn(<OwnCalls locale={locale} calls={calls} mayWrite={false} />);
    expect(readOnly.querySelector("form")).toBeNull();
    expect(
      (await drawn(<OwnCalls locale={locale} calls={[]} mayWrite />)).querySelector("li"),
    ).toBeNull();
  });

  test("the dashboard: an offer is answered once, what was typed is text, one taken back has no address", async () => {
    const of = (row: Partial<OfferRow>) =>
      drawn(<OwnOffers locale={locale} offers={[{ ...offer, ...row }]} mayWrite back="/x" />);
    const waiting = await of({});
    expect(waiting.querySelector("li b")!.textContent).toBe("Amina <b>Otieno</b>");
    expect(
      [...waiting.querySelectorAll('button[name="answer"]')].map((b) => b.getAttribute("value")),
    ).toEqual(["accept", "decline"]);
    expect((await of({ status: "accepted", answer: "Come." })).querySelector("form")).toBeNull();
    expect((await of({ callState: "stopped" })).querySelector("form")).toBeNull();
    const gone = await of({ status: "withdrawn", email: null, offer: null });
    expect(gone.querySelector("form, a")).toBeNull();
  });

  test("the dashboard: each offer's answer has a box of its own, also for a label that is pressed", async () => {
    const offers = ["vol_a", "vol_b"].map((id) => ({ ...offer, id, status: "waiting" as const }));
    const page = await drawn(<OwnOffers locale={locale} offers={offers} mayWrite back="/x" />);
    const boxes = [...page.querySelectorAll("textarea")].map((box) => box.id);
    expect(new Set(boxes).size).toBe(2);
    const labels = [...page.querySelectorAll("label")].map((label) => label.htmlFor);
    expect(labels).toEqual(boxes);
  });

  test("the form that asks: no campaign, a new call, a call that is changed", async () => {
    const today = "2026-11-23";
    const campaigns = [{ id: "cmp_a", title: "Pumps" }];
    const none = await drawn(<AskVolunteers locale={locale} campaigns={[]} today={today} />);
    expect(none.querySelector("form")).toBeNull();
    const fresh = await drawn(
      <AskVolunteers locale={locale} campaigns={campaigns} today={today} />,
    );
    expect(fresh.querySelector('input[name="callId"]')!.getAttribute("value")).toBe("");
    expect(fresh.querySelector('input[name="until"]')!.getAttribute("min")).toBe(today);
    const changed = await drawn(
      <AskVolunteers locale={locale} campaigns={campaigns} call={own} today={today} />,
    );
    expect(changed.querySelector('input[name="callId"]')!.getAttribute("value")).toBe("vcl_a");
    expect(changed.querySelector('input[name="until"]')!.getAttribute("value")).toBe("2026-12-31");
    expect(changed.querySelector("select[name=campaignId]")).toBeNull();
  });

  test("the dashboard's counts: none leads to the form, some to the list", async () => {
    const of = (accepted: number, waiting: number, openCalls: number) =>
      drawn(<VolunteerCounts locale={locale} counts={{ accepted, waiting, openCalls }} />);
    expect((await of(0, 0, 0)).querySelector("a")!.getAttribute("href")).toBe(
      "/dashboard/volunteers#ask",
    );
    const some = await of(12, 3, 1);
    expect(some.querySelector("a")!.getAttribute("href")).toBe("/dashboard/volunteers");
    for (const figure of ["12", "3", "1"]) expect(words(some)).toContain(figure);
  });
});
