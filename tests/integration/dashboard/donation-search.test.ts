import { beforeAll, describe, expect, it } from "vitest";
import type { NgoActor } from "@/lib/auth/actor";
import { allGiftsCsv, donationsCsv } from "@/tests/support/exports";
import { donationFilter } from "@/lib/donations/donation-filter";
import { ngoDonations } from "@/lib/donations/queries";
import { settleDonation } from "@/lib/donations/settle";
import { sumSorts, type SumSort } from "@/lib/listing/address";
import { makeCampaign, makeDonationRow, makeNgo, ngoActorOf } from "@/tests/support/factories";
import { makeOpenDonation, paidCharge } from "@/tests/support/money";

const collect = async (pieces: AsyncGenerator<string>) => {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
};
const day = (text: string) => new Date(`${text}T12:00:00.000Z`);

/** An organisation with identified and anonymous donors, and another with donors of the same names. */
async function world() {
  const { ngo, owner } = await makeNgo();
  const campaign = await makeCampaign(ngo.id, { title: "Pumps" });
  const row = (donorName: string, fields: Record<string, unknown>) =>
    makeDonationRow(campaign, { donorName, ...fields });
  await row("Ama Boateng", {
    donorEmail: "ama@gold.example",
    amountCents: 40_00n,
    settledAt: day("2026-02-01"),
  });
  const hidden = await row("Zuri Hidden", {
    donorEmail: "zuri@gold.example",
    shareWithNgo: false,
    amountCents: 30_00n,
    settledAt: day("2026-02-02"),
    status: "refunded",
    refundedCents: 30_00n,
  });
  await row("Kofi Mensah", {
    donorEmail: "kofi@tin.example",
    amountCents: 50_00n,
    settledAt: day("2026-02-03"),
    kind: "monthly",
    method: "google_pay",
  });
  await row("Pia Pledge", {
    donorEmail: "pia@tin.example",
    kind: "pledge",
    method: "stocks",
    status: "pending_confirmation",
    createdAt: day("2026-02-04"),
  });
  const other = await makeNgo();
  await makeDonationRow(await makeCampaign(other.ngo.id), {
    donorName: "Ama Boateng",
    donorEmail: "ama@gold.example",
  });
  return { actor: await ngoActorOf(owner), hidden };
}

describe("an organisation searches its donations", () => {
  let actor: NgoActor;
  let hidden: { id: string; ref: string };
  beforeAll(async () => {
    ({ actor, hidden } = await world());
  });
  const ask = (params: Record<string, string>, sort?: SumSort) =>
    ngoDonations(actor, donationFilter(params), 1, sort);
  const names = async (params: Record<string, string>, sort?: SumSort) =>
    (await ask(params, sort)).donations.map((d) => d.donor);

  it("by name, e-mail and reference, ignoring case, its own rows only", async () => {
    expect(await names({ search: "BOATENG" })).toEqual(["Ama Boateng"]);
    expect(await names({ search: "kofi@tin" })).toEqual(["Kofi Mensah"]);
    const [ama] = (await ask({ search: "ama boateng" })).donations;
    expect(await names({ search: ama!.ref.toLowerCase() })).toEqual(["Ama Boateng"]);
    expect(await names({ search: "%" })).toEqual([]);
  });

  it.each(["zuri", "Zuri Hidden", "zuri@gold.example", "hidden zuri@", "@gold.example"])(
    "never finds by %j who does not share it: neither a row nor its count, in any order",
    async (search) => {
      for (const sort of sumSorts) {
        const { donations, shown } = await ask({ search }, sort);
        expect(donations.map((d) => d.id)).not.toContain(hidden.id);
        expect(shown).toBe(donations.length);
        expect(donations.map((d) => d.donor)).toEqual(
          search === "@gold.example" ? ["Ama Boateng"] : [],
        );
      }
    },
  );

  it("finds a hidden donation by its reference, without its name or e-mail", async () => {
    const { donations } = await ask({ search: hidden.ref });
    expect(donations).toMatchObject([{ id: hidden.id, donor: null, email: null }]);
  });

  it("has four orders, none of which uses an anonymous donor's name", async () => {
    expect(await names({}, "new")).toEqual(["Pia Pledge", "Kofi Mensah", null, "Ama Boateng"]);
    expect(await names({}, "old")).toEqual(["Ama Boateng", null, "Kofi Mensah", "Pia Pledge"]);
    expect(await names({}, "most")).toEqual(["Kofi Mensah", "Ama Boateng", null, "Pia Pledge"]);
    expect(await names({}, "least")).toEqual(["Pia Pledge", null, "Ama Boateng", "Kofi Mensah"]);
  });

  it("by status, method and how often; together with a search", async () => {
    expect(await names({ status: "refunded" })).toEqual([null]);
    expect(await names({ status: "pending" })).toEqual(["Pia Pledge"]);
    expect(await names({ method: "google_pay" })).toEqual(["Kofi Mensah"]);
    expect(await names({ rhythm: "monthly" })).toEqual(["Kofi Mensah"]);
    expect(await names({ rhythm: "once", search: "tin.example" })).toEqual(["Pia Pledge"]);
    expect(await ask({ status: "refunded" })).toMatchObject({ shown: 1, all: 4 });
  });

  it("and both files hold what the search and the filters show", async () => {
    const filter = donationFilter({ rhythm: "monthly" });
    const short = (await collect(donationsCsv(actor, filter))).join("");
    expect(short).toMatch(/^\ufeffDonation ID,Donor,Amount,Campaign,Date,Status\r\n/);
    expect(short.split("\r\n")).toHaveLength(3);
    const full = (await collect(allGiftsCsv(actor, filter))).join("");
    expect(full.split("\r\n")).toHaveLength(3);
    expect(full).toContain("Kofi Mensah,kofi@tin.example,50.00");
  });
});

describe("the full export", () => {
  const head =
    "\ufeffDate (UTC),Reference,Campaign,Donor,Email,Gross,Fee,Net,Method,Rhythm,Status,Note,Need,Kind,Original\r\n";

  it("says from the ledger what reached the organisation, and nothing of who hides it", async () => {
    const { ngo, owner } = await makeNgo();
    const actor = await ngoActorOf(owner);
    const campaign = await makeCampaign(ngo.id, { title: "=Pumps" });
    const settled = async (fields: Record<string, unknown>) => {
      const gift = await makeOpenDonation(campaign, fields);
      const charge = paidCharge({ donationId: gift.id, paidAt: day("2026-03-01") });
      expect(await settleDonation({ donationId: gift.id, charge, cause: "test" })).toBe("applied");
      return gift;
    };
    const open = await settled({
      donorName: "+Ama",
      donorEmail: "ama@x.example",
      donorKey: "ama@x.example",
      message: '@SUM(A1), "quoted"',
    });
    const closed = await settled({
      donorName: "Zuri Hidden",
      donorEmail: "zuri@x.example",
      donorKey: "zuri@x.example",
      shareWithNgo: false,
    });
    const csv = (await collect(allGiftsCsv(actor, donationFilter({})))).join("");
    const line = (ref: string) => csv.split("\r\n").find((one) => one.includes(ref));
    expect(csv.startsWith(head)).toBe(true);
    expect(line(open.ref)).toBe(
      `2026-03-01,${open.ref},"'=Pumps","'+Ama",ama@x.example,25.00,1.03,23.97,card,once,completed,"'@SUM(A1), ""quoted""",,donation,`,
    );
    expect(line(closed.ref)).toBe(
      `2026-03-01,${closed.ref},"'=Pumps",Anonymous,,25.00,1.03,23.97,card,once,completed,,,donation,`,
    );
    expect(csv).not.toMatch(/zuri/i);
  });

  it("is read in batches of at most the requested number of rows", async () => {
    const { actor } = await world();
    const pieces = await collect(allGiftsCsv(actor, donationFilter({}), 2));
    expect(pieces).toHaveLength(2);
    for (const piece of pieces)
      expect(piece.replace(head, "").split("\r\n").slice(0, -1)).toHaveLength(2);
  });

  it("has its columns also where there is nothing", async () => {
    const { owner } = await makeNgo();
    expect(await collect(allGiftsCsv(await ngoActorOf(owner), donationFilter({})))).toEqual([head]);
  });
});
