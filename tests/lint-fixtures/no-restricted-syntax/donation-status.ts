// as lib/pledges/bad.ts: A donation's status moves by takeStep
import { db } from "@/lib/db";

export const reject = (id: string) =>
  db.donation.update({ where: { id }, data: { status: "rejected" } });
