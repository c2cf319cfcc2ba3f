import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { randomEmail, randomText } from "@/tests/support/factories";

/** A confirmed supporter's page without donations. */
export const makeSupporterPage = (campaignId: string, fields: Record<string, unknown> = {}) =>
  db.supporterPage.create({
    data: {
      id: newId("supporterPage"),
      campaignId,
      address: `amina-${randomText(8)
        .toLowerCase()
        .replace(/[^a-z0-9]/g, "")}`,
      name: "Amina Otieno",
      words: "My mother walked to that well.",
      goalCents: 1_000_00n,
      email: randomEmail("raises"),
      confirmedAt: now(),
      createdAt: now(),
      ...fields,
    } as never,
  });
