import { db } from "@/lib/db";
import { days, now } from "@/lib/clock";
import { usdCentsOf, type RecordedMethod } from "@/lib/recorded-gifts/rules";
import { fixedId } from "@/prisma/seed/fixed";

type DemoGift = {
  donorName: string | null;
  /** shillings */
  amount: number;
  method: RecordedMethod;
  reference: string | null;
  daysAgo: number;
  note?: string;
};

/** What the demo organisation received itself for its pumps. */
const slug = "loima-pumps";
const rateMicros = 129_250_000n;
const gifts: DemoGift[] = [
  { donorName: "Mercy Akiru", amount: 2_500, method: "mpesa", reference: "TKD4Q81ZMA", daysAgo: 4 },
  {
    donorName: "Lodwar Boda Boda Sacco",
    amount: 40_000,
    method: "bank",
    reference: "FT26-0931",
    daysAgo: 16,
  },
  { donorName: null, amount: 500, method: "mpesa", reference: "TJX0B52KQE", daysAgo: 21 },
  {
    donorName: "Lokichar primary school",
    amount: 18_350,
    method: "cash",
    reference: null,
    daysAgo: 33,
    note: "Collected on open day, counted by two teachers.",
  },
  {
    donorName: "Josphat Ekal",
    amount: 6_000,
    method: "airtel_money",
    reference: "CI261003.0912.A7",
    daysAgo: 51,
  },
];

/** Gifts that came another way, for one campaign. */
export async function seedRecordedGifts(): Promise<void> {
  const { campaign } = await db.campaignSlug.findUniqueOrThrow({
    where: { slug },
    select: { campaign: { select: { id: true, ngoId: true } } },
  });
  const time = now().getTime();
  await db.recordedGift.createMany({
    data: gifts.map(({ amount, daysAgo, note = null, ...gift }) => {
      const originalAmount = BigInt(amount) * 100n;
      const at = new Date(time - days(daysAgo));
      return {
        ...gift,
        id: fixedId("recordedGift", `${slug}-${daysAgo}`),
        ngoId: campaign.ngoId,
        campaignId: campaign.id,
        receivedOn: new Date(`${at.toISOString().slice(0, 10)}T00:00:00.000Z`),
        currency: "KES",
        originalAmount,
        rateMicros,
        usdCents: usdCentsOf(originalAmount, rateMicros),
        note,
        createdAt: at,
        updatedAt: at,
      };
    }),
    skipDuplicates: true,
  });
}
