import "server-only";
import type { Donation, Prisma } from "@/prisma/generated/client";
import { db, type DbOrTx } from "@/lib/db";
import { newId, newRef } from "@/lib/ids";
import { days, hours, now } from "@/lib/clock";
import type { Actor } from "@/lib/auth/actor";
import { needDeletedMeanwhile } from "@/lib/needs/need-for-gift";
import { checkoutHours, donorKeyOf, isPledgeMethod, pledgeDays } from "@/lib/donations/rules";
import type { GiveInput } from "@/lib/checkout/form-schemas";
import type { GivingCampaign } from "@/lib/checkout/giving-campaign";
import { repeatedAlready, type Repeat } from "@/lib/checkout/repeat-gift";
import { wordsShown, type Terms } from "@/lib/checkout/terms";

type Caller = { clientKey: string; actor: Actor; repeat?: Repeat };

/**
 * Inserts the donation, and the monthly gift along with its first donation.
 * @returns the row for the first request with this key; null for the others
 * @throws 400 needUnknown when the need was deleted meanwhile, 409 alreadyMonthly when the single donation is already
 * repeated
 */
export async function insertDonation(
  campaign: GivingCampaign,
  input: GiveInput,
  terms: Terms,
  caller: Caller,
): Promise<Donation | null> {
  const row = rowOf(campaign, input, terms, caller);
  const inserted =
    row.kind === "monthly" ? insertWithMonthlyGift(row, caller.repeat) : insertOnce(db, row);
  return inserted.catch(needDeletedMeanwhile);
}

function kindOf(input: GiveInput): "pledge" | "monthly" | "one_off" {
  if (isPledgeMethod(input.method)) return "pledge";
  return input.frequency === "monthly" ? "monthly" : "one_off";
}

function rowOf(
  campaign: GivingCampaign,
  input: GiveInput,
  { charged, remembered }: Terms,
  { clientKey, actor }: Caller,
) {
  const createdAt = now();
  const kind = kindOf(input);
  const pledge = kind === "pledge";
  return {
    id: newId("donation"),
    ref: newRef(pledge ? "PP" : "DN"),
    campaignId: campaign.id,
    ngoId: campaign.ngoId,
    kind,
    method: input.method,
    status: "created",
    amountCents: BigInt(charged.total),
    coverCents: BigInt(charged.cover),
    ...remembered,
    clientKey,
    monthlyGiftId: kind === "monthly" ? newId("monthlyGift") : null,
    wishesMonthly: input.frequency === "monthly",
    showWords: wordsShown(input),
    wantsUpdates: input.wantsUpdates ?? false,
    dedicationType: input.dedication?.type ?? null,
    dedicationName: input.dedication?.name ?? null,
    dedicationEmail: input.dedication?.recipientEmail ?? null,
    dedicationText: input.dedication?.text ?? null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + (pledge ? days(pledgeDays) : hours(checkoutHours))),
    donorName: input.donorName,
    donorEmail: input.donorEmail,
    donorKey: donorKeyOf(input.donorEmail, input.donorName),
    showName: input.showName,
    shareWithNgo: input.shareWithNgo,
    message: input.message,
    locale: actor.locale,
  } satisfies Prisma.DonationCreateManyInput;
}
type NewRow = ReturnType<typeof rowOf>;

async function insertOnce(tx: DbOrTx, row: NewRow): Promise<Donation | null> {
  const [created] = await tx.donation.createManyAndReturn({ data: [row], skipDuplicates: true });
  return created ?? null;
}

/** Another request with this key has inserted its donation meanwhile. */
class KeyTaken extends Error {}

/** The monthly gift is inserted first, since its donation refers to it. */
async function insertWithMonthlyGift(
  row: NewRow,
  repeat: Repeat | undefined,
): Promise<Donation | null> {
  const { id, clientKey, monthlyGiftId } = row;
  const { campaignId, ngoId, amountCents, method, createdAt } = row;
  const { donorName, donorEmail, donorKey, showName, shareWithNgo, message, locale } = row;
  const donor = { donorName, donorEmail, donorKey, showName, shareWithNgo, message, locale };
  const gift = { campaignId, ngoId, amountCents, method, createdAt, ...donor };
  try {
    return await db.$transaction(async (tx) => {
      const taken = await tx.donation.findUnique({ where: { clientKey }, select: { id: true } });
      if (taken) return null;
      await tx.monthlyGift.create({
        data: { id: monthlyGiftId!, firstDonationId: id, ...gift, ...repeat },
      });
      const donation = await insertOnce(tx, row);
      // rolls back the monthly gift
      if (donation === null) throw new KeyTaken();
      return donation;
    });
  } catch (error) {
    if (error instanceof KeyTaken) return null;
    throw repeatedAlready(error) ?? error;
  }
}
