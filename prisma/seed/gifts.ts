import { db } from "@/lib/db";
import { days, hours, nowMs } from "@/lib/clock";
import { newId, newRef } from "@/lib/ids";
import { random } from "@/lib/patterns/hash";
import { livemode } from "@/lib/payments/provider";
import { estimatedFeeCents } from "@/lib/money/money";
import { donorKeyOf, pledgeDays, type DonationMethod } from "@/lib/donations/rules";
import { markUnpaid } from "@/lib/donations/mark-unpaid";
import { settleDonation } from "@/lib/donations/settle";
import { settleRefund } from "@/lib/refunds/settle-refund";
import type { SeededCampaign } from "@/prisma/seed/campaigns";

/** Invented people: names in the scripts they are written in, addresses that reach nobody. */
const donors = [
  "Tomasz Malinowski",
  "Ɛsi Mɛnsa",
  "Ji-woo Lee",
  "Ọláyínká Adéṣọlá",
  "Marie-Claire Dupuis",
  "Samuel Ekai",
  "Hannah Brandt",
  "Carlos Peña",
  "Ngũgĩ wa Mwangi",
  "Zanele Dlamini",
  "Amélie Fontaine",
  "Yusuf Haji Abdi",
  "Thandiwe Nkosi",
  "Jonas Lindqvist",
  "Adaeze Okonkwo",
  "Þórdís Jónsdóttir",
  "Kwabena Ɔpɔku",
  "Fatoumata Bâ",
  "Rakotomalala Hery",
  "Nicolás Ibáñez",
  "Chipo Mutasa",
  "Eilidh MacLeod",
  "Tariq al-Masri",
  "Mbalenhle Zulu",
  "Søren Kjær",
  "Ifẹ́olúwa Balógun",
  "Lucía Fernández",
  "Desta Wolde",
  "Hồ Minh Anh",
  "Gift Banda",
  "Olena Kovalenko",
  "Mamadou Diallo",
  "Priya Raman",
  "Ezinne Ụzọma",
  "David Ochieng",
  "Naledi Mokoena",
  "Grace Akello",
  "Paweł Nowak",
  "Leïla Benali",
  "Abebe Tadesse",
];
const addressOf = (name: string): string =>
  `${name
    .normalize("NFD")
    .toLowerCase()
    .replace(/ɛ/g, "e")
    .replace(/ɔ/g, "o")
    .replace(/þ/g, "th")
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .replace(/æ/g, "ae")
    .replace(/[^a-z ]/g, "")
    .trim()
    .replace(/ +/g, ".")}@donors.example`;
const notes = [
  "For the mechanics, with thanks.",
  "Keep going.",
  "My grandmother carried water for thirty years.",
  "From our book club.",
  "Small, but every month.",
  "Thank you for the honest report.",
];
const sizes = [10, 20, 25, 45, 60, 60, 100, 100, 150, 200, 250, 400];

/** Amounts in dollars, at most nine of them, that add up to what the campaign has raised: small gifts, then three large ones. */
function amounts(total: number, r: ReturnType<typeof random>): number[] {
  if (total <= 0) return [];
  const list: number[] = [];
  for (let i = 0; i < 6; i++) list.push(Math.min(r.pick(sizes), Math.floor(total / 10)));
  const rest = total - list.reduce((sum, n) => sum + n, 0);
  const first = Math.round((rest * 0.45) / 10) * 10;
  const second = Math.round((rest * 0.3) / 10) * 10;
  return [...list, first, second, rest - first - second].filter((n) => n >= 1);
}

type Gift = {
  key: string;
  campaign: SeededCampaign;
  dollars: number;
  name: string;
  at: Date;
  status?: string;
  kind?: "one_off" | "monthly" | "pledge";
  method?: DonationMethod;
  showName: boolean;
  message?: string | null;
  dedication?: string;
};

/** The row as a checkout leaves it; found again by its key. */
async function row(gift: Gift): Promise<{ id: string; status: string }> {
  const { campaign, name, at } = gift;
  const email = addressOf(name);
  await db.donation.createMany({
    data: [
      {
        id: newId("donation"),
        ref: newRef(gift.kind === "pledge" ? "PP" : "DN"),
        campaignId: campaign.id,
        ngoId: campaign.ngoId,
        kind: gift.kind ?? "one_off",
        method: gift.method ?? "card",
        status: gift.status ?? "created",
        amountCents: BigInt(gift.dollars) * 100n,
        clientKey: `demo:${gift.key}`,
        donorName: name,
        donorEmail: email,
        donorKey: donorKeyOf(email, name),
        showName: gift.showName,
        message: gift.message ?? null,
        isDemo: true,
        createdAt: at,
        ...(gift.dedication ? { dedicationType: "memory", dedicationName: gift.dedication } : {}),
        ...(gift.kind === "pledge" ? { expiresAt: new Date(at.getTime() + days(pledgeDays)) } : {}),
      },
    ],
    skipDuplicates: true,
  });
  return db.donation.findUniqueOrThrow({
    where: { clientKey: `demo:${gift.key}` },
    select: { id: true, status: true },
  });
}

/** Through the one function that settles real gifts: ledger, fee, receipt number and totals come out the same. */
async function settled(gift: Gift): Promise<string> {
  const { id } = await row(gift);
  const cents = gift.dollars * 100;
  await settleDonation({
    donationId: id,
    cause: "seed",
    charge: {
      id: `ch_demo_${gift.key}`,
      paymentIntentId: `pi_demo_${gift.key}`,
      amountCents: BigInt(cents),
      currency: "usd",
      paid: true,
      livemode: livemode(),
      refundedCents: 0n,
      disputed: false,
      feeCents: BigInt(estimatedFeeCents(cents)),
      balanceTxn: `txn_demo_${gift.key}`,
      paidAt: gift.at,
      donationId: id,
      cardFingerprint: null,
    },
  });
  return id;
}

/** @returns how many there are */
export async function seedGifts(campaigns: SeededCampaign[]): Promise<number> {
  let count = 0;
  for (const campaign of campaigns) {
    const { spec } = campaign;
    const r = random(`gifts:${spec.slug}`);
    const names = r.shuffle(donors);
    const until = spec.ends !== null && spec.ends < 0 ? -spec.ends + 1 : 0; // a completed one took its gifts before its end
    const list = amounts(spec.raised, r);
    for (const [i, dollars] of list.entries()) {
      const name = names[i % names.length]!;
      const newest = nowMs() - days(until) - hours(2 + r.int(0, 20));
      const at = new Date(
        newest -
          Math.floor(
            ((list.length - 1 - i) / list.length) * days(Math.max(1, spec.age - until - 2)),
          ),
      );
      await settled({
        key: `${spec.slug}-${i}`,
        campaign,
        dollars,
        name,
        at,
        showName: r.chance(0.8) && dollars <= 500,
        kind: r.chance(0.15) && dollars <= 250 ? "monthly" : "one_off",
        message: r.chance(0.3) ? r.pick(notes) : null,
        ...(name === "Ọláyínká Adéṣọlá" ? { dedication: "Mama Ronkẹ" } : {}),
      });
      count++;
    }
  }
  return count + (await exceptions(campaigns));
}

/** What is not a plain paid gift: pledges that wait, one that failed, one that was given back. */
async function exceptions(campaigns: SeededCampaign[]): Promise<number> {
  const of = (slug: string): SeededCampaign => campaigns.find((c) => c.spec.slug === slug)!;
  const at = (n: number) => new Date(nowMs() - days(n));
  const base = { showName: false };
  const pledges: [string, string, DonationMethod, number, number][] = [
    ["rain-tanks", "Hannah Brandt", "daf", 1_500, 2],
    ["loima-pumps", "Jonas Lindqvist", "stocks", 2_400, 5],
    ["night-clinic-mangochi", "Priya Raman", "paypal", 120, 1],
    ["covered-market", "Leïla Benali", "crypto", 300, 8],
  ];
  for (const [slug, name, method, dollars, age] of pledges)
    await row({
      ...base,
      key: `pledge-${slug}`,
      campaign: of(slug),
      name,
      method,
      kind: "pledge",
      status: "pending_confirmation",
      dollars,
      at: at(age),
    });

  const failed = await row({
    ...base,
    key: "failed",
    campaign: of("water-committees"),
    name: "Carlos Peña",
    dollars: 45,
    at: at(4),
  });
  await markUnpaid(failed.id, "failed", "seed");

  const returned = await settled({
    ...base,
    key: "returned",
    campaign: of("loima-pumps"),
    name: "Paweł Nowak",
    dollars: 80,
    at: at(6),
  });
  const before = await db.refund.findUnique({ where: { providerId: "re_demo_returned" } });
  if (before?.status !== "succeeded") {
    await settleRefund(
      {
        id: "re_demo_returned",
        chargeId: "ch_demo_returned",
        refundId: null,
        amountCents: 80_00n,
        status: "succeeded",
        at: at(3),
      },
      "seed",
    );
    const refund = await db.refund.findFirst({
      where: { donationId: returned },
      select: { id: true },
    });
    // seeded examples tell nobody
    if (refund)
      await db.job.deleteMany({ where: { dedupeKey: `refund:${refund.id}`, status: "new" } });
  }
  return pledges.length + 2;
}
