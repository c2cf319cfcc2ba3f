import { afterAll, afterEach, describe, expect, test } from "vitest";
import { days, now, setClockForTests } from "@/lib/clock";
import { db } from "@/lib/db";
import { noDonationsReasons, type NoDonationsReason } from "@/lib/campaigns/rules";
import { POST as donate } from "@/app/api/v1/campaigns/[idOrSlug]/donate/route";
import { GET as read } from "@/app/api/v1/campaigns/[idOrSlug]/route";
import { GET as list } from "@/app/api/v1/campaigns/route";
import { call } from "@/tests/support/call";
import {
  makeCampaign,
  makeDonationRow,
  makeNgo,
  makeUpdate,
  randomEmail,
} from "@/tests/support/factories";
import { person } from "@/tests/support/people";

afterEach(() => setClockForTests(null));
afterAll(() => db.$disconnect());

const ask = async (slug: string, token?: string) => {
  const answer = await call(read, { params: { idOrSlug: slug }, ...(token ? { token } : {}) });
  return answer.body.data["campaign"] as unknown as Record<string, unknown>;
};
const give = (slug: string, more: object = {}) =>
  call(donate, {
    params: { idOrSlug: slug },
    body: {
      amount: 20_00,
      paymentMethod: "paypal",
      donorName: "Ada",
      donorEmail: randomEmail(),
      ...more,
    },
  });

/** The reasons for which a campaign takes no donations, and the error that a donation then gets. */
const cases: Record<
  Exclude<NoDonationsReason, "draft" | "organisation_not_approved">,
  { campaign?: Record<string, unknown>; ngo?: Record<string, unknown>; late?: true; status: number }
> = {
  paused: { campaign: { status: "paused" }, status: 400 },
  completed: { campaign: { status: "completed", completedAt: now() }, status: 400 },
  organisation_suspended: { ngo: { suspendedAt: now() }, status: 400 },
  report_owed: { late: true, status: 409 },
};

describe("why a campaign takes no donations", () => {
  test.each(Object.entries(cases))(
    "%s",
    async (reason, { campaign = {}, ngo = {}, late, status }) => {
      const made = await makeNgo({
        verifiedUntil: new Date(now().getTime() + days(4_000)),
        ...ngo,
      });
      const row = await makeCampaign(made.ngo.id, campaign);
      const { slug } = row;
      if (late) {
        await makeDonationRow(row);
        setClockForTests(new Date(now().getTime() + days(121)));
      }
      expect(await ask(slug)).toMatchObject({ takesDonations: false, noDonationsReason: reason });
      expect((await give(slug)).status).toBe(status);
    },
  );

  test("a late report that is published at last ends it at once", async () => {
    const { ngo } = await makeNgo({ verifiedUntil: new Date(now().getTime() + days(4_000)) });
    const campaign = await makeCampaign(ngo.id);
    await makeDonationRow(campaign);
    setClockForTests(new Date(now().getTime() + days(121)));
    expect(await ask(campaign.slug)).toMatchObject({ noDonationsReason: "report_owed" });
    await makeUpdate(campaign.id, { publishedAt: now() });
    const open = await ask(campaign.slug);
    expect(open).toMatchObject({ takesDonations: true });
    expect(open).not.toHaveProperty("noDonationsReason");
    expect((await give(campaign.slug)).status).toBe(200);
  });

  test("its own organisation reads it of a draft, and of its campaigns while it is not approved", async () => {
    const member = await person("approved");
    const draft = await makeCampaign(member.ngoId!, { status: "draft", publishedAt: null });
    const open = await makeCampaign(member.ngoId!);
    expect(await ask(draft.slug, member.token!)).toMatchObject({ noDonationsReason: "draft" });
    await db.ngo.update({ where: { id: member.ngoId! }, data: { status: "pending" } });
    expect(await ask(open.slug, member.token!)).toMatchObject({
      takesDonations: false,
      noDonationsReason: "organisation_not_approved",
    });
  });

  test("the lasting reason is named first, and each is one of those that are described", async () => {
    const { ngo } = await makeNgo({ suspendedAt: now() });
    const { slug } = await makeCampaign(ngo.id, { status: "paused" });
    expect(await ask(slug)).toMatchObject({ noDonationsReason: "paused" });
    expect([...Object.keys(cases), "draft", "organisation_not_approved"].toSorted()).toEqual(
      noDonationsReasons.toSorted(),
    );
  });

  test("a list does not say it: it does not look at reports", async () => {
    const { ngo } = await makeNgo();
    await makeCampaign(ngo.id);
    const { body } = await call(list, { query: "?limit=1" });
    expect((body.data["campaigns"] as unknown as object[])[0]).not.toHaveProperty("takesDonations");
  });
});

test("a donor asks for updates by call; without a word of it nobody is mailed any", async () => {
  const { ngo } = await makeNgo();
  const campaign = await makeCampaign(ngo.id);
  const wants = async (more: object) => {
    const donorEmail = randomEmail();
    expect((await give(campaign.slug, { donorEmail, ...more })).status).toBe(200);
    const row = await db.donation.findFirstOrThrow({ where: { donorEmail } });
    return row.wantsUpdates;
  };
  expect(await wants({ wantsUpdates: true })).toBe(true);
  expect(await wants({ wantsUpdates: false })).toBe(false);
  expect(await wants({})).toBe(false);
  expect((await give(campaign.slug, { wantsUpdates: "yes" })).status).toBe(400);
});
