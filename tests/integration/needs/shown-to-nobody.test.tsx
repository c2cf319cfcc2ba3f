import { afterAll, describe, expect, test, vi } from "vitest";
import CampaignPage from "@/app/[locale]/campaigns/[slug]/page";
import DonatePage from "@/app/[locale]/campaigns/[slug]/donate/page";
import DonorsPage from "@/app/[locale]/campaigns/[slug]/supporters/page";
import EmbedPage from "@/app/[locale]/campaigns/[slug]/embed/[kind]/page";
import WithPage from "@/app/[locale]/campaigns/[slug]/with/page";
import SupporterPage from "@/app/[locale]/campaigns/[slug]/with/[name]/page";
import ReportPage from "@/app/[locale]/campaigns/[slug]/with/[name]/report/page";
import VolunteerPage from "@/app/[locale]/campaigns/[slug]/volunteer/page";
import NgoPage from "@/app/[locale]/ngo-campaigns/[id]/page";
import { GET as campaignCall } from "@/app/api/v1/campaigns/[idOrSlug]/route";
import { GET as matchesCall } from "@/app/api/v1/campaigns/[idOrSlug]/matches/route";
import { GET as needsCall } from "@/app/api/v1/campaigns/[idOrSlug]/needs/route";
import { GET as recordedCall } from "@/app/api/v1/campaigns/[idOrSlug]/recorded-gifts/route";
import { GET as supportersCall } from "@/app/api/v1/campaigns/[idOrSlug]/supporters/route";
import { GET as callsCall } from "@/app/api/v1/campaigns/[idOrSlug]/volunteer-calls/route";
import { days, hours, now, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { settleDonation } from "@/lib/donations/settle";
import { decideMatch } from "@/lib/matches/decide-match";
import { makeMatch } from "@/lib/matches/make-match";
import { recordMatchPayment } from "@/lib/matches/record-payment";
import { tellMatches } from "@/lib/matches/tell-sides";
import { runDueJobs } from "@/lib/worker/run";
import { call } from "@/tests/support/call";
import {
  actorOf,
  makeAdmin,
  makeCampaign,
  makeNeed,
  makeNgo,
  randomEmail,
  randomText,
} from "@/tests/support/factories";
import { makeOpenDonation, paidCharge } from "@/tests/support/money";
import { markupOf } from "@/tests/support/page";
import { makeSupporterPage } from "@/tests/support/supporters";
import { makeCall } from "@/tests/support/volunteers";

vi.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  permanentRedirect: (to: string) => {
    throw new Error(`goes to ${to}`);
  },
  useRouter: () => ({ push: () => {}, back: () => {} }),
  usePathname: () => "/campaigns/x",
  useParams: () => ({ locale: "en" }),
}));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined }),
}));
// it waits for the request, which the plain renderer does not provide
vi.mock("@/components/forms/refused-form", () => ({ RefusedForm: () => null }));
afterAll(() => db.$disconnect());

const calls = {
  campaign: campaignCall,
  matches: matchesCall,
  needs: needsCall,
  recorded: recordedCall,
  supporters: supportersCall,
  volunteerCalls: callsCall,
};

/** A campaign with one of each, and a sponsor who wants to remain anonymous. */
async function world() {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  await makeNeed(campaign.id);
  await makeCall(campaign.id);
  const page = await makeSupporterPage(campaign.id);
  const admin = await actorOf(await makeAdmin());
  const name = `Quiet-${randomText(6)}`;
  const promise = () =>
    makeMatch(admin, {
      ...{ campaign: campaign.slug, kind: "match", percent: 100, per: 100, donorsWanted: null },
      ...{ sponsorName: name, sponsorEmail: randomEmail(name), showsName: false },
      capCents: 1_000_00,
      startsAt: new Date(now().getTime() - days(1)),
      endsAt: new Date(now().getTime() + days(1)),
    });
  return { ngo, campaign, page, admin, name, promise };
}
type World = Awaited<ReturnType<typeof world>>;

const pages: [page: unknown, params: (w: World) => Record<string, string>][] = [
  ...[CampaignPage, DonatePage, DonorsPage, WithPage, VolunteerPage].map(
    (page): [unknown, (w: World) => Record<string, string>] => [
      page,
      ({ campaign }) => ({ slug: campaign.slug }),
    ],
  ),
  [EmbedPage, ({ campaign }) => ({ slug: campaign.slug, kind: "card" })],
  [SupporterPage, ({ campaign, page }) => ({ slug: campaign.slug, name: page.address })],
  [ReportPage, ({ campaign, page }) => ({ slug: campaign.slug, name: page.address })],
];

describe("a sponsor who is not public", () => {
  test("[IMP-089] is named on no page, in no call and in no donor’s mail, before and after the payment", async () => {
    const w = await world();
    const id = await w.promise();
    const donor = randomEmail("gives");
    const donation = await makeOpenDonation(w.campaign, {
      ...{ donorEmail: donor, donorKey: donor, showName: true, donorName: "Kofi Mensah" },
    });
    const charge = paidCharge({ donationId: donation.id });
    await settleDonation({ donationId: donation.id, charge, cause: "test" });
    const everything = async () => {
      const drawn = await Promise.all([
        ...pages.map(([page, params]) => markupOf(page, { params: params(w) })),
        markupOf(NgoPage, { params: { id: w.ngo.id } }),
      ]);
      const answers = await Promise.all(
        Object.values(calls).map((get) => call(get, { params: { idOrSlug: w.campaign.slug } })),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const mails = await db.emailMessage.findMany({ where: { toAddress: donor } });
      expect(mails.length).toBeGreaterThan(0);
      return [...drawn, JSON.stringify(answers.map(({ body }) => body)), JSON.stringify(mails)];
    };
    await runDueJobs({ limit: 200 });
    const before = await everything();
    expect(before[0]).toContain("A sponsor matches every dollar");
    expect(before[0]).toContain("Kofi Mensah");
    await recordMatchPayment(w.admin, {
      ...{ id, amountCents: 25_00, method: "bank_transfer", requestKey: randomText(8) },
    });
    try {
      setClockForTests(new Date(now().getTime() + days(1) + hours(2)));
      await tellMatches();
      await runDueJobs({ limit: 200 });
      const after = await everything();
      expect(after[0]).toContain("matched and paid by the sponsor on");
      for (const text of [...before, ...after])
        expect(text.toLowerCase()).not.toContain(w.name.toLowerCase());
    } finally {
      setClockForTests(null);
    }
  });

  test("a promise that was declined, canceled or never confirmed is in nothing that the public gets", async () => {
    const w = await world();
    const [waiting, declined, canceled] = [await w.promise(), await w.promise(), await w.promise()];
    await db.match.updateMany({
      where: { id: { in: [waiting, declined] } },
      data: { status: "proposed", decidedAt: null, decidedBy: null, showsName: true },
    });
    await decideMatch(w.admin, { id: declined, to: "declined" });
    await db.match.update({ where: { id: canceled }, data: { showsName: true } });
    await decideMatch(w.admin, { id: canceled, to: "canceled" });
    for (const [page, params] of pages) {
      const markup = await markupOf(page, { params: params(w) });
      expect(markup).not.toContain(w.name);
      expect(markup).not.toContain("Promised by sponsors");
    }
    const { body } = await call(matchesCall, { params: { idOrSlug: w.campaign.slug } });
    expect(body.data).toEqual({ matches: [] });
  });
});

describe("what is counted for a campaign that nobody sees", () => {
  test.each([
    [
      "a draft",
      (w: World) => ({ id: w.campaign.id, data: { status: "draft", publishedAt: null } }),
    ],
    ["archived", (w: World) => ({ id: w.campaign.id, data: { archivedAt: now() } })],
    ["of an organisation that is not approved", () => null],
  ])("[IMP-090] is on no page and in no call: %s", async (_state, change) => {
    const w = await world();
    await w.promise();
    const made = change(w);
    if (made) await db.campaign.update({ where: { id: made.id }, data: made.data });
    else await db.ngo.update({ where: { id: w.ngo.id }, data: { status: "pending" } });
    for (const [page, params] of pages)
      await expect(markupOf(page, { params: params(w) })).rejects.toThrow("not found");
    for (const named of [w.campaign.slug, w.campaign.id])
      for (const [name, get] of Object.entries(calls))
        expect((await call(get, { params: { idOrSlug: named } })).status, name).toBe(404);
  });
});
