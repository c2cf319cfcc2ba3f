import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { NgoActor } from "@/lib/auth/actor";
import { now } from "@/lib/clock";
import { DonationsPart } from "@/app/(app)/dashboard/_parts/donations-part";
import { pendingGifts } from "@/lib/pledges/pending-queries";
import { makeCampaign, makeDonationRow, makeNgo, ngoActorOf } from "../../support/factories";

vi.mock("server-only", () => ({}));
vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => {} }) }));

let actor: NgoActor;
let campaign: Awaited<ReturnType<typeof makeCampaign>>;
const pledge = {
  kind: "pledge",
  method: "crypto",
  status: "pending_confirmation",
  settledAt: null,
  amountCents: 40_00n,
} as const;

beforeAll(async () => {
  const { ngo, owner } = await makeNgo();
  actor = await ngoActorOf(owner);
  campaign = await makeCampaign(ngo.id, { title: "Pumps" });
  await makeDonationRow(campaign, { donorName: "Arrived" });
  const other = await makeNgo();
  await makeDonationRow(await makeCampaign(other.ngo.id), { ...pledge, donorName: "Elsewhere" });
});

/** The block above the list, as rendered; null if there is none. */
async function block(params: Record<string, string> = {}): Promise<string | null> {
  const markup = renderToStaticMarkup(<>{await DonationsPart({ actor, params, at: now() })}</>);
  return /<section data-slot="pending-gifts".*?<\/section>/s.exec(markup)?.[0] ?? null;
}

describe("[DASH-062] what is on its way, above the list of donations", () => {
  it("is not there while nothing is", async () => {
    expect(await pendingGifts(actor)).toEqual({ count: 0, cents: 0n, pledges: 0, newest: [] });
    expect(await block()).toBeNull();
  });
  it("says how much comes and how; a donor who does not share has no name", async () => {
    await makeDonationRow(campaign, { ...pledge, donorName: "Hidden One", shareWithNgo: false });
    await makeDonationRow(campaign, {
      method: "bank_transfer",
      status: "processing",
      settledAt: null,
      amountCents: 12_50n,
      donorName: "Aina Bello",
    });
    const drawn = await block();
    expect(drawn).toContain("2 gifts are on their way: $52.50");
    expect(drawn).toContain("reminded after 14 and 45 days");
    expect(drawn).toMatch(/Anonymous.*Crypto, since/s);
    expect(drawn).toMatch(/Aina Bello.*Bank, since/s);
    expect(drawn).not.toMatch(/Hidden One|Elsewhere|Arrived/);
  });
  it("says nothing of reminders where nobody promised", async () => {
    const { ngo, owner } = await makeNgo();
    await makeDonationRow(await makeCampaign(ngo.id), {
      method: "bank_transfer",
      status: "processing",
      settledAt: null,
    });
    const own = { actor: await ngoActorOf(owner), params: {}, at: now() };
    const markup = renderToStaticMarkup(<>{await DonationsPart(own)}</>);
    expect(markup).toContain("One gift is on its way");
    expect(markup).toContain("See the pending gift");
    expect(markup).not.toContain("reminded after");
  });
  it("names the newest three and leads to all", async () => {
    for (const n of [1, 2, 3])
      await makeDonationRow(campaign, {
        ...pledge,
        donorName: `Later ${n}`,
        createdAt: new Date(now().getTime() + n),
      });
    const drawn = await block();
    expect(drawn).toContain("5 gifts are on their way: $172.50");
    expect(drawn?.match(/Later \d/g)).toEqual(["Later 3", "Later 2", "Later 1"]);
    expect(drawn).toContain('href="/dashboard?tab=donations&amp;status=pending#list"');
    expect(drawn).toContain("See all 5 pending gifts");
  });
  it("leaves a search and later pages alone", async () => {
    expect(await block({ search: "Later" })).toBeNull();
    expect(await block({ status: "pending" })).toBeNull();
    expect(await block({ page: "2" })).toBeNull();
  });
});
