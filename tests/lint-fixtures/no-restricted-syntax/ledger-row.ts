// as prisma/seed/bad.ts: Only postEntry and postEntries
import { db } from "@/lib/db";

export const book = () => db.ledgerEntry.createMany({ data: [] });
