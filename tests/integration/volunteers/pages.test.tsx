import { afterAll, describe, expect, test, vi } from "vitest";
import VolunteerPage from "@/app/[locale]/campaigns/[slug]/volunteer/page";
import { now } from "@/lib/clock";
import { db } from "@/lib/db";
import { locales } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { makeCampaign, makeNgo } from "@/tests/support/factories";
import { markupOf, textOf } from "@/tests/support/page";
import { makeCall, makeOffer } from "@/tests/support/volunteers";

vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));
vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
afterAll(() => db.$disconnect());

async function world() {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const page = (query: Record<string, string> = {}, locale = "en") =>
    markupOf(VolunteerPage, { params: { locale, slug: campaign.slug }, query });
  return { ngo, campaign, page };
}
const hasForm = (markup: string) => markup.includes('name="offer"');

describe("the page that asks for volunteers", () => {
  test.each(locales)("without a call says so and has no form (%s)", async (locale) => {
    const markup = await (await world()).page({}, locale);
    expect(textOf(markup)).toContain(translator(locale, "volunteers")("form.none"));
    expect(hasForm(markup)).toBe(false);
  });

  test.each(locales)("with every place taken says so and has no form (%s)", async (locale) => {
    const { campaign, page } = await world();
    await makeOffer((await makeCall(campaign.id)).id, { status: "accepted", answeredAt: now() });
    const markup = await page({}, locale);
    expect(textOf(markup)).toContain(translator(locale, "volunteers")("form.full"));
    expect(markup).toContain("Nurse");
    expect(hasForm(markup)).toBe(false);
  });

  test("with many offers those that are open, and begins with the one that was followed", async () => {
    const { ngo, campaign, page } = await world();
    const roles = ["Nurse", "Driver", "Teacher", "Cook"];
    const calls = await Promise.all(roles.map((role) => makeCall(campaign.id, { role })));
    const full = await makeCall(campaign.id, { role: "Electrician" });
    await makeOffer(full.id, { status: "accepted", answeredAt: now() });
    await makeCall(campaign.id, { role: "Plumber", stoppedAt: now(), stopReason: "x" });
    const markup = await page({ call: calls[2]!.id });
    const choice = /<select[^>]*name="callId"[^>]*>(.*?)<\/select>/s.exec(markup)![1]!;
    const offered = [...choice.matchAll(/<option[^>]*>([^<]*)/g)].map(([, role]) => role);
    expect(offered.toSorted()).toEqual(roles.toSorted());
    expect(choice).toMatch(/<option value="[^"]*" selected="">Teacher/);
    expect(markup).toContain("Electrician");
    await db.ngo.update({ where: { id: ngo.id }, data: { suspendedAt: now() } });
    const later = await page({ call: calls[2]!.id });
    expect(hasForm(later)).toBe(false);
    expect(later).not.toContain("Teacher");
  });
});
