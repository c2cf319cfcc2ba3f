import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, describe, expect, test, vi } from "vitest";
import DonatePage from "@/app/[locale]/campaigns/[slug]/donate/page";
import GiftPage from "@/app/[locale]/gifts/[token]/page";
import { TellMe } from "@/components/updates/tell-me";
import { db } from "@/lib/db";
import { settleDonation } from "@/lib/donations/settle";
import { locales } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { chooseUpdates } from "@/lib/updates/consent";
import { runDueJobs } from "@/lib/worker/run";
import { makeCampaign, makeNgo, randomEmail, visitor } from "@/tests/support/factories";
import { linkOf } from "@/tests/support/links";
import { mailsTo } from "@/tests/support/mails";
import { makeOpenDonation, paidCharge } from "@/tests/support/money";
import { markupOf } from "@/tests/support/page";

vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));
vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
// an async component that reads the request, which this renderer cannot wait for
vi.mock("@/components/forms/refused-form", () => ({ RefusedForm: () => null }));
afterAll(() => db.$disconnect());

/** A gift that was paid, and its receipt. */
async function paid(fields: Record<string, unknown>) {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const donorEmail = randomEmail();
  const donation = await makeOpenDonation(campaign, { donorEmail, ...fields });
  const charge = paidCharge({ donationId: donation.id });
  await settleDonation({ donationId: donation.id, charge, cause: "test" });
  await runDueJobs();
  const [receipt] = await mailsTo(donorEmail);
  const token = linkOf({ kind: "donation", id: donation.id, linkVersion: 1 });
  return { campaign, receipt: receipt!.text, token };
}

describe("who is asked whether they want to hear what the gift does", () => {
  test("[IMP-015] the switch on the form is off", async () => {
    const { ngo } = await makeNgo();
    const { slug } = await makeCampaign(ngo.id);
    const markup = await markupOf(DonatePage, { params: { slug } });
    const [field] = markup.match(/<input[^>]*name="wantsUpdates"[^>]*>/)!;
    expect(field).toContain('type="checkbox"');
    expect(field).not.toContain("checked=");
  });

  test.each(locales)(
    "the receipt leads to the button, unless it was pressed (%s)",
    async (locale) => {
      const label = translator(locale, "updates")("tell");
      const { receipt } = await paid({ locale });
      expect(receipt).toContain(label);
      expect(receipt).toMatch(/\/gifts\/[\w.-]+#updates/);
      const asked = await paid({ locale, wantsUpdates: true });
      expect(asked.receipt).not.toContain(label);
      expect(asked.receipt).not.toContain("#updates");
    },
  );

  test("the gift's page has the button, and one that stops the mails once it was pressed", async () => {
    const { campaign, token } = await paid({});
    const page = () => markupOf(GiftPage, { params: { token } });
    const button = (label: string) => new RegExp(`<button[^>]*>(?:<[^>]*>)*${label}`);
    expect(await page()).toMatch(button("Tell me what my gift does"));
    for (const wants of [true, true, false]) await chooseUpdates(visitor, { token, wants });
    expect(await page()).toMatch(button("Tell me what my gift does"));
    await chooseUpdates(visitor, { token, wants: true });
    expect(await page()).toMatch(button("Stop these emails"));
    expect(await db.updateConsent.count({ where: { campaignId: campaign.id } })).toBe(1);
  });

  test("after paying: a button that posts the gift's own token, and none where it was asked for", () => {
    const labels = { tell: "Tell me", tellText: "If you like", subscribed: "You get each update" };
    const shown = (asked: boolean) =>
      renderToStaticMarkup(<TellMe giftHref="/fr/gifts/a.b" {...{ asked, labels }} />);
    expect(shown(false)).toContain('name="token" value="a.b"');
    expect(shown(false)).toContain('name="wants" value="true"');
    expect(shown(true)).toContain("You get each update");
    expect(shown(true)).not.toContain("<form");
  });
});
