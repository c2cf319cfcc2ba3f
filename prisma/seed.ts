import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { systemActor } from "@/lib/auth/actor";
import { runPayouts } from "@/lib/payouts/run-payouts";
import { seedDemo } from "@/prisma/seed/demo";
import { seedOperator } from "@/prisma/seed/operator";

/**
 * Run at every start and by hand. Always makes what every installation needs (the operator and its Frontline Fund);
 * makes the demo data once, on an empty database, never in production mode (OP-107). Running it again changes nothing.
 */
try {
  await seedOperator();
  // payouts to look at: the daily run makes none before 02:00 UTC
  if (env.demoData && (await seedDemo())) await runPayouts(systemActor("payouts"));
} finally {
  await db.$disconnect();
}
