import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { systemActor } from "@/lib/auth/actor";
import { runPayouts } from "@/lib/payouts/run-payouts";
import { seedPeople } from "@/prisma/seed/people";
import { seedCampaigns } from "@/prisma/seed/campaigns";
import { demoCampaigns } from "@/prisma/seed/campaign-list";
import { seedConcerns } from "@/prisma/seed/concerns";
import { seedMails } from "@/prisma/seed/mails";
import { seedMessages } from "@/prisma/seed/messages";
import { seedMoney } from "@/prisma/seed/money";
import { seedRecordedGifts } from "@/prisma/seed/recorded-gifts";
import { seedVolunteers } from "@/prisma/seed/volunteers";
import { seedSupporterPictures } from "@/prisma/seed/supporters";
import { seedUpdates } from "@/prisma/seed/updates";
import { seedVersions } from "@/prisma/seed/versions";

/**
 * The demo data: four accounts, organisations of every state, campaigns of every status, fourteen months of donations with
 * their books. Begun only on an empty database; a run that was cut off goes on where it stopped, a whole one is never repeated.
 * @returns whether it made them now
 */
export async function seedDemo(): Promise<boolean> {
  const state = await db.setting.findUnique({ where: { key: "demo_seeded" } });
  if (state?.value === "done") return false;
  if (!state) {
    const people = (await db.user.count()) + (await db.ngo.count({ where: { isOperator: false } }));
    if (people > 0) return false;
    await db.setting.create({ data: { key: "demo_seeded", value: "begun" } });
  }
  const { ngos, staff } = await seedPeople();
  await seedCampaigns(ngos);
  await seedVersions();
  const donations = await seedMoney(ngos, staff);
  await seedRecordedGifts();
  await seedSupporterPictures();
  await seedVolunteers();
  await seedUpdates();
  await seedConcerns(ngos);
  await seedMails(await seedMessages(staff.admin));
  // the worker's own run comes from 02:00 UTC on; payouts wait for approval at whatever hour the demo starts
  await runPayouts(systemActor("payouts"));
  await db.setting.update({ where: { key: "demo_seeded" }, data: { value: "done" } });
  log.info("demo.seeded", {
    organisations: ngos.size,
    campaigns: demoCampaigns.length,
    donations,
  });
  return true;
}
