import { db } from "@/lib/db";
import { days, nowMs } from "@/lib/clock";
import { encrypt } from "@/lib/auth/encryption";
import type { Actor } from "@/lib/auth/actor";
import { makeMatch } from "@/lib/matches/make-match";
import { actorOf, makeAdmin, makeCampaign, makeNeed, makeNgo } from "@/tests/support/factories";
import { makeSupporterPage } from "@/tests/support/supporters";

/**
 * A campaign with everything that its donations add to: a need, a supporter's page, a promise that matches amounts and
 * one that counts people.
 */
type PlayedCampaign = {
  id: string;
  ngoId: string;
  needId: string;
  pageId: string;
  matchId: string;
};
export type World = { campaigns: PlayedCampaign[]; admin: Actor };

export const unitCents = 35_01n;

async function makePlayed(ngoId: string, admin: Actor): Promise<PlayedCampaign> {
  const { id } = await makeCampaign(ngoId);
  const need = await makeNeed(id, { unitCents, wanted: 4 });
  const page = await makeSupporterPage(id);
  const promise = {
    campaign: id,
    sponsorName: "Baobab Foundation",
    sponsorEmail: "sponsor@test.example",
    showsName: true,
    startsAt: new Date(nowMs() - days(1)),
    endsAt: new Date(nowMs() + days(7)),
  };
  const matchId = await makeMatch(admin, {
    ...promise,
    ...{ kind: "match", percent: 1, per: 3, donorsWanted: null, capCents: 333_33 },
  });
  await makeMatch(admin, {
    ...promise,
    ...{ kind: "threshold", percent: null, per: 100, donorsWanted: 2, capCents: 500_00 },
  });
  return { id, ngoId, needId: need.id, pageId: page.id, matchId };
}

export async function makeWorld(): Promise<World> {
  const campaigns: PlayedCampaign[] = [];
  const admin = await actorOf(await makeAdmin());
  for (let i = 0; i < 3; i++) {
    const { ngo } = await makeNgo();
    const bank = encrypt(
      JSON.stringify({
        ...{ accountHolderName: "A", bankName: "B", accountNumber: "0123456789" },
        ...{ swiftCode: "KCBLKENX", preferredCurrency: "USD" },
      }),
      `bank:${ngo.id}`,
    );
    await db.ngo.update({
      where: { id: ngo.id },
      data: { bankCipher: bank.cipher, bankKeyVersion: bank.keyVersion },
    });
    campaigns.push(await makePlayed(ngo.id, admin));
  }
  return { campaigns, admin };
}

/** Empties the books, bypassing the triggers that forbid it: only the owner of a test's own database can. */
export async function emptyBooks(): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`set local session_replication_role = replica`;
    for (const table of [
      "payout_line",
      "payout",
      "money_order",
      "ledger_entry",
      "ledger_tx",
      "refund",
      "dispute",
      "donation",
      "monthly_gift",
      "campaign_donor",
      "campaign_day",
      "match_donor",
      "ngo_month",
      "ngo_donor",
      "ngo_totals",
      "job",
      "job_key",
      "state_log",
      "audit_log",
      "provider_event",
    ])
      await tx.$executeRawUnsafe(`delete from ${table}`);
    await tx.$executeRaw`update ledger_account set debits = 0, credits = 0`;
    await tx.$executeRaw`update campaign set raised_cents = 0, gift_count = 0, donor_count = 0`;
    await tx.$executeRaw`update need set funded_cents = 0`;
    await tx.$executeRaw`update match set given_cents = 0, donors = 0`;
    await tx.$executeRaw`update supporter_page set raised_cents = 0, gift_count = 0`;
    await tx.$executeRaw`update ngo set suspended_at = null, suspension_reason = null`;
    await tx.setting.deleteMany();
  });
}
