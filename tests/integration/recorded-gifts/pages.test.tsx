import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/db";
import { recordGift } from "@/lib/recorded-gifts/record-gift";
import { storeStatement } from "@/lib/statements/store-statement";
import RecordedGiftsPage from "@/app/(app)/dashboard/recorded-gifts/page";
import StatementPage from "@/app/(app)/dashboard/recorded-gifts/statements/[id]/page";
import { CampaignSide } from "@/components/campaigns/campaign-side";
import { publicCampaign } from "@/lib/campaigns/queries";
import { makeCampaign, ngoActorOf } from "@/tests/support/factories";
import { seen } from "@/tests/support/next-mocks";
import { textOf } from "@/tests/support/page";
import { person } from "@/tests/support/people";

vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));
vi.setConfig({ testTimeout: 120_000 });
afterAll(() => db.$disconnect());

type Page = (props: never) => Promise<React.ReactNode>;
const drawn = async (node: React.ReactNode): Promise<string> =>
  text((await prerenderToNodeStream(node)).prelude);
const page = async (of: Page, params: object, query: object = {}): Promise<string> =>
  drawn(
    await of({ params: Promise.resolve(params), searchParams: Promise.resolve(query) } as never),
  );

let campaign: Awaited<ReturnType<typeof makeCampaign>>;
let statementId: string;
let giftId: string;
beforeAll(async () => {
  const who = await person("approved");
  seen.headers = new Headers({ "x-forwarded-for": "198.51.100.7", cookie: who.cookie! });
  campaign = await makeCampaign(who.ngoId!, { title: "Pumps for Loima" });
  const actor = await ngoActorOf({ id: who.userId! });
  const gift = {
    id: "",
    campaignId: campaign.id,
    method: "mpesa",
    receivedOn: "2026-03-04",
    original: 500_000n,
    currency: "KES",
    rateMicros: 129_250_000n,
    donorName: "Mercy Akiru",
    donorEmail: "mercy@test.example",
    reference: "TKD4Q81ZMA",
    note: "For the pump at the school.",
  } as const;
  giftId = (await recordGift(actor, gift)).id;
  const rows = [
    "Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,Other Party Info",
    "TKD4Q81ZMA,2026-03-04,Pay Bill,Completed,5000.00,,254700000001 - MERCY AKIRU",
    "TKD4Q81ZMB,2026-03-05,Pay Bill,Completed,1000.00,,254700000002 - JANE DOE",
    "TKD4Q81ZMC,2026-03-05,Reversal of X,Completed,1000.00,,254700000002 - JANE DOE",
    "TKD4Q81ZMD,2026-03-06,Pay Bill,Completed,UGX 900.00,,254700000003 - OKELLO",
    "TKD4Q81ZME,2026-03-06,Fee,Completed,,-20.00,Safaricom",
  ];
  const bytes = Buffer.from(rows.join("\n"));
  statementId = (
    await storeStatement(
      actor,
      { campaignId: campaign.id, method: null, currency: "KES", rateMicros: 129_250_000n },
      { fileName: "march.csv", byteSize: bytes.length, read: async () => bytes },
    )
  ).id;
});

describe("in the dashboard", () => {
  test("the list says amount, rate, day, way and reference, and has forms for a gift and a statement", async () => {
    const html = await page(RecordedGiftsPage, {});
    const words = textOf(html);
    for (const said of [
      "1 gift, $38.68 in all",
      "Mercy Akiru",
      "KES 5,000 at 129.25 for $1",
      "M-Pesa, Mar 4, 2026",
      "Reference TKD4Q81ZMA",
      "Thank the donor",
      "march.csv, M-Pesa, for Pumps for Loima",
    ])
      expect(words).toContain(said);
    // the form for the next gift starts with the last one's currency and rate
    expect(html).toMatch(/<option value="KES" selected="">/);
    expect(html.match(/value="129\.25"/g)).toHaveLength(2);
    expect(html).toContain('name="statement"');
    const edited = await page(RecordedGiftsPage, {}, { edit: giftId });
    expect(edited).toContain('value="2026-03-04"');
    expect(edited).toContain('value="5000"');
  });

  test("the side bar leads to it, and names it as the place of its own pages, a statement's too", async () => {
    const here = (html: string) => /<a[^>]*aria-current="page"[^>]*>/.exec(html)?.[0];
    for (const html of [
      await page(RecordedGiftsPage, {}),
      await page(StatementPage, { id: statementId }),
    ]) {
      expect(here(html)).toContain('href="/dashboard/recorded-gifts"');
      expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    }
  });

  test("a statement shows each row with what it is; only what can count has a box, a reversal's is not checked", async () => {
    const html = await page(StatementPage, { id: statementId });
    const words = textOf(html);
    for (const said of [
      "2 to review · 1 already recorded · 1 not counted",
      "1 row without money received is not listed.",
      "The rows ticked for you come to $7.74.",
      "Already recorded",
      "It is in another currency: UGX.",
      "This may not be a gift but a reversal, a charge or a balance.",
    ])
      expect(words).toContain(said);
    const boxes = [...html.matchAll(/<input[^>]*name="row-(\d+)"[^>]*>/g)].map(
      ([box, line]) => `${line}${box.includes(' checked=""') ? " checked" : ""}`,
    );
    expect(boxes).toEqual(["3 checked", "4"]);
    expect(html).toContain('value="JANE DOE"');
  });
});

test("the campaign says it beside what was raised, in each language, and nothing where there is none", async () => {
  const of = async (slug: string) => {
    const found = (await publicCampaign(slug))!;
    const url = "https://x.example/";
    return (locale: "en" | "af" | "fr") =>
      drawn(
        <CampaignSide
          {...{ locale, campaign: found, others: [], path: "/campaigns/x", url, sandbox: false }}
        />,
      );
  };
  const side = await of(campaign.slug);
  const line = async (locale: "en" | "af" | "fr") =>
    /data-slot="recorded"[^>]*>([^<]*)</.exec(await side(locale))?.[1];
  expect(await line("en")).toBe("and $38.68 recorded by the organisation");
  expect(await line("fr")).toBe("et 38,68\u00a0$ enregistrés par l’organisation");
  expect(await line("af")).toBe("en $38,68 deur die organisasie aangeteken");
  expect(textOf(await side("en"))).toMatch(/^\s*\$0\s/);
  const bare = await of((await makeCampaign(campaign.ngoId)).slug);
  expect(await bare("en")).not.toContain('data-slot="recorded"');
});
