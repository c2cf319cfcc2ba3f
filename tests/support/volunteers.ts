import { db } from "@/lib/db";
import { days, endOfUtcDay, now } from "@/lib/clock";
import { newId } from "@/lib/ids";
import { randomEmail } from "@/tests/support/factories";

type Fields = Record<string, unknown>;

/** A call for volunteers with one place, open for thirty days. */
export const makeCall = (campaignId: string, fields: Fields = {}) =>
  db.volunteerCall.create({
    data: {
      id: newId("volunteerCall"),
      campaignId,
      role: "Nurse",
      needs: "Two evenings a week.",
      places: 1,
      until: endOfUtcDay(new Date(now().getTime() + days(30))),
      createdAt: now(),
      ...fields,
    } as never,
  });

/** A confirmed offer that waits for an answer. */
export const makeOffer = (callId: string, fields: Fields = {}) =>
  db.volunteerOffer.create({
    data: {
      id: newId("volunteerOffer"),
      callId,
      name: "Amina Otieno",
      email: randomEmail("helps"),
      offer: "I am a nurse.",
      status: "waiting",
      confirmedAt: now(),
      createdAt: now(),
      ...fields,
    } as never,
  });
