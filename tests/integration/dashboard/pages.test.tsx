import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import type { NgoActor } from "@/lib/auth/actor";
import { SummaryCards } from "@/components/dashboard/summary-cards";
import { DonationBadge } from "@/components/dashboard/donation-badge";
import { CampaignBadge, campaignBadge } from "@/components/dashboard/campaign-badge";
import { reminderDays } from "@/components/dashboard/verification-card";
import { verificationOf } from "@/lib/ngos/verification";
import { initialsOf } from "@/components/ngos/ngo-logo";
import { ngoStats } from "@/lib/ngos/stats";
import { CampaignsPart } from "@/app/(app)/dashboard/_parts/campaigns-part";
import { DonationsPart } from "@/app/(app)/dashboard/_parts/donations-part";
import { DonorsPart } from "@/app/(app)/dashboard/_parts/donors-part";
import { ProfilePart } from "@/app/(app)/dashboard/_parts/profile-part";
import {
  makeCampaign,
  makeDonationRow,
  makeNgo,
  ngoActorOf,
  recountGiving,
} from "../../support/factories";

vi.mock("server-only", () => ({}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

const text = (html: string) =>
  html
    .replaceAll("<wbr/>", "") // marks where an address may be broken across lines
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replace(/\s+/g, " ");
const html = async (element: React.ReactNode | Promise<React.ReactNode>) =>
  renderToStaticMarkup(<>{await element}</>);
const heads = (markup: string) =>
  [...markup.matchAll(/<th [^>]*scope="col"[^>]*>(.*?)<\/th>/g)].map((m) =>
    text(m[1] ?? "")
      .replace(/[↑↓↕]/, "")
      .trim(),
  );

let actor: NgoActor;
let props: { actor: NgoActor; params: Record<string, string>; at: Date };
beforeAll(async () => {
  const { ngo, owner } = await makeNgo({ name: "Maji Ya Loima", facebook: "majiloima" });
  actor = await ngoActorOf(owner);
  const campaign = await makeCampaign(ngo.id, {
    title: "Pumps",
    raisedCents: 50_00n,
    giftCount: 2,
    donorCount: 2,
  });
  await makeCampaign(ngo.id, { title: "Old one", status: "completed" });
  await makeCampaign(ngo.id, { title: "A draft", status: "draft", publishedAt: null });
  await makeDonationRow(campaign, {
    donorName: "Ɛsi Mɛnsa",
    donorEmail: "esi@x.example",
    message: "<script>alert(1)</script>",
  });
  await makeDonationRow(campaign, {
    donorName: "Never Shown",
    donorEmail: "never@x.example",
    shareWithNgo: false,
  });
  await makeDonationRow(campaign, {
    donorName: "Hannah",
    kind: "pledge",
    method: "crypto",
    status: "pending_confirmation",
  });
  await recountGiving(ngo.id);
  props = { actor, params: {}, at: now() };
});

describe("cards", () => {
  it("[DASH-012..017] say the four numbers", async () => {
    const shown = text(
      await html(
        SummaryCards({
          locale: "en",
          stats: await ngoStats(actor.ngo.id),
        }),
      ),
    );
    for (const words of [
      "Total Donations $50",
      "Ongoing Campaigns 1 Out of 2 total campaigns",
      "Total Donors 2",
      "Completion Rate 50% 1 completed campaign",
    ])
      expect(shown).toContain(words);
  });
  it.each([
    ["fr", 1, "Sur 1 campagne en tout"],
    ["fr", 2, "Sur 2 campagnes en tout"],
    ["af", 1, "Uit ’n totaal van 1 veldtog "],
    ["pt", 1, "De 1 campanha no total"],
  ] as const)("count campaigns in %s: %i", async (locale, totalCampaigns, words) => {
    const stats = { ...(await ngoStats(actor.ngo.id)), totalCampaigns };
    expect(text(await html(SummaryCards({ locale, stats })))).toContain(words);
  });
  it("[DASH-014] say when nothing is ongoing", async () => {
    const { ngo } = await makeNgo();
    expect(
      text(await html(SummaryCards({ locale: "en", stats: await ngoStats(ngo.id) }))),
    ).toContain("No ongoing campaigns");
  });
});

describe("tabs", () => {
  it("[DASH-045, DASH-046, DASH-049] donors: columns, N/A, the Pending badge with its method", async () => {
    const markup = await html(DonorsPart(props));
    expect(heads(markup)).toEqual(["Name", "Email", "Total Donated", "Last Donation", "Donations"]);
    expect(markup).toContain('placeholder="Search donors..."');
    expect(text(markup)).toMatch(/Anonymous N\/A \$25\.00/);
    expect(text(markup)).toContain("Pending (Crypto)");
    expect(markup).not.toMatch(/never/i);
    expect(markup).toMatch(/\/exports\/donors-\d{4}-\d\d-\d\d\.csv/);
  });
  it("[DASH-055, DASH-056, DASH-060, DASH-066, DASH-077] donations: filters, columns, footer, the private note as text", async () => {
    const markup = await html(DonationsPart(props));
    expect(heads(markup).slice(0, 6)).toEqual([
      "Donation ID",
      "Donor",
      "Amount",
      "Campaign",
      "Date",
      "Status",
    ]);
    for (const words of [
      "All Campaigns",
      "This Week",
      "This Month",
      "This Quarter",
      "This Year",
      "All Time",
      "Showing 3 of 3 donations",
      "Balance and payouts",
    ])
      expect(text(markup)).toContain(words);
    expect(markup).toContain("&lt;script&gt;");
    expect(markup).not.toMatch(/Never Shown|never@/);
  });
  it("[DASH-065] donations: nothing to show", async () =>
    expect(
      text(
        await html(DonationsPart({ ...props, params: { from: "2001-01-01", to: "2001-01-02" } })),
      ),
    ).toContain("No donations found for the selected filter."));
  it("[DASH-033, DASH-034, DASH-042] campaigns: cards, performance, no Delete on a completed one", async () => {
    const markup = await html(CampaignsPart(props));
    expect(text(markup)).toContain("Your Campaigns");
    expect(text(markup)).toContain("Campaign Performance");
    expect(heads(markup)).toEqual([
      "Campaign",
      "Raised",
      "Goal",
      "Percent",
      "Donors",
      "Average gift",
    ]);
    expect((markup.match(/&amp;delete=/g) ?? []).length).toBe(2);
    expect(
      await html(
        CampaignsPart({ ...props, actor: { ...actor, ngo: { ...actor.ngo, suspended: true } } }),
      ),
    ).not.toContain("delete=");
  });
  it("[DASH-042] the Delete dialog says whether the money trail stays; none for a completed campaign", async () => {
    const own = await db.campaign.findMany({ where: { ngoId: actor.ngo.id } });
    const dialog = async (title: string) =>
      text(
        await html(
          CampaignsPart({ ...props, params: { delete: own.find((c) => c.title === title)!.id } }),
        ),
      );
    expect(await dialog("Pumps")).toContain("The records of its gifts are kept");
    expect(await dialog("A draft")).toContain("It permanently removes the campaign “A draft”");
    expect(await dialog("Old one")).not.toContain("Delete Campaign?");
  });
  it("[DASH-022, DASH-025, DASH-029, DASH-030, DASH-076] profile, read", async () => {
    const shown = text(await html(ProfilePart(props)));
    for (const words of [
      "Edit Profile",
      "Organization Name",
      "Email",
      "Phone",
      "Website",
      "Mission Statement",
      "Facebook",
      "Twitter",
      "Instagram",
      "LinkedIn",
      "Total Campaigns 2",
      "Ongoing Campaigns 1",
      "Total Raised $50",
      "Unique Donors 2",
      "Verification Status Verified",
      "Approved on",
      "Valid until",
      "Bank details",
      "Team",
      "Owner",
    ])
      expect(shown).toContain(words);
  });
  it("[DASH-023, DASH-024, DASH-026, DASH-027] profile, written: the e-mail cannot be, four boxes take a username or an address", async () => {
    const markup = await html(ProfilePart({ ...props, params: { edit: "1" } }));
    expect((markup.match(/placeholder="username or full URL"/g) ?? []).length).toBe(4);
    expect(markup).toMatch(
      /<input id="profile-email"[^>]*readOnly=""|<input[^>]*type="email"[^>]*readonly/i,
    );
    for (const words of ["Cancel", "Save Changes"]) expect(text(markup)).toContain(words);
  });
  it("[NGO-072] a suspended organisation reads and does not write", async () => {
    const { owner } = await makeNgo({ suspendedAt: now(), suspensionReason: "Papers" });
    const markup = await html(
      ProfilePart({ ...props, actor: await ngoActorOf(owner), params: { edit: "1" } }),
    );
    expect(text(markup)).toContain("Verification Status Suspended");
    expect(markup).not.toContain("Save Changes");
  });
  it("[I18N-008] in Afrikaans", async () =>
    expect(text(await html(DonorsPart({ ...props, actor: { ...actor, locale: "af" } })))).toContain(
      "Totaal geskenk",
    ));
});

describe("rules of what is shown", () => {
  const at = new Date("2026-11-20T12:00:00Z");
  const inDays = (n: number) => new Date(Date.UTC(2026, 10, 20 + n, 23, 59, 59, 999));
  it("[DASH-035..041] badges of campaigns", () => {
    expect([
      campaignBadge("ongoing", null, at),
      campaignBadge("ongoing", inDays(6), at),
      campaignBadge("ongoing", inDays(7), at),
      campaignBadge("completed", null, at),
      campaignBadge("draft", null, at),
      campaignBadge("paused", null, at),
      campaignBadge("martian", null, at),
    ]).toEqual(["perpetual", "endingSoon", "ongoing", "completed", "draft", "paused", "unknown"]);
    expect(renderToStaticMarkup(<CampaignBadge locale="en" kind="unknown" />)).toContain("Unknown");
  });
  it("[DASH-063, DASH-064, DASH-074] badges of donations", () =>
    expect(
      (
        [
          "completed",
          "pending",
          "failed",
          "refunded",
          "partlyRefunded",
          "disputed",
          "unknown",
        ] as const
      ).map((status) =>
        text(renderToStaticMarkup(<DonationBadge locale="en" status={status} />)).trim(),
      ),
    ).toEqual([
      "Completed",
      "Pending",
      "Failed",
      "Refunded",
      "Partly refunded",
      "Disputed",
      "Unknown",
    ]));
  it("[DASH-030, DASH-032] verification: suspended and expired come first; the reminder begins 30 days before", () => {
    const until = new Date("2027-01-01T00:00:00Z");
    expect(verificationOf({ status: "approved", suspended: false, verifiedUntil: until }, at)).toBe(
      "verified",
    );
    expect(verificationOf({ status: "approved", suspended: false, verifiedUntil: at }, at)).toBe(
      "expired",
    );
    expect(verificationOf({ status: "approved", suspended: true, verifiedUntil: until }, at)).toBe(
      "suspended",
    );
    expect(verificationOf({ status: "martian", suspended: false, verifiedUntil: null }, at)).toBe(
      "pending",
    );
    expect([
      reminderDays(inDays(31), at),
      reminderDays(inDays(29), at),
      reminderDays(at, at),
    ]).toEqual([null, 29, null]);
  });
  it("[DASH-002, DASH-003, DASH-047] initials", () =>
    expect(["Maji", "Maji Ya", "Maji Ya Loima", "", "  "].map(initialsOf)).toEqual([
      "M",
      "MY",
      "MY",
      "NG",
      "NG",
    ]));
});
