import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { seedDemo } from "@/prisma/seed/demo";
import { seedOperator } from "@/prisma/seed/operator";

/**
 * Run at every start and by hand. Always makes what every installation needs (the operator and its Frontline Fund);
 * makes the demo data once, on an empty database, never in production mode (OP-107). Running it again changes nothing.
 */
try {
  await seedOperator();
  if (env.demoData) await seedDemo();
} finally {
  await db.$disconnect();
}
