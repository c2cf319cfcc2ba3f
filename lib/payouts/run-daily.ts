import "server-only";
import { isoDay } from "@/lib/format";
import { now } from "@/lib/clock";
import { db } from "@/lib/db";
import { systemActor } from "@/lib/auth/actor";
import { log } from "@/lib/log";
import { checkInvariants } from "@/lib/ledger/check-invariants";
import { runPayouts } from "@/lib/payouts/run-payouts";

/** Runs once a day, from 02:00 UTC on; checked hourly, so that a missed hour is made up for the same day. */
export async function runDailyPayouts(): Promise<void> {
  const currentTime = now();
  const day = isoDay(currentTime);
  const last = await db.setting.findUnique({ where: { key: "payouts.day" } });
  if (currentTime.getUTCHours() < 2 || last?.value === day) return;
  // no payouts while the books do not balance; retried in an hour
  const broken = (await checkInvariants()).filter((r) => r.rows.length > 0);
  if (broken.length > 0) return log.error("payouts.stopped", { broken: broken.map((r) => r.name) });
  await runPayouts(systemActor("payouts"));
  await db.setting.upsert({
    where: { key: "payouts.day" },
    create: { key: "payouts.day", value: day },
    update: { value: day },
  });
}
