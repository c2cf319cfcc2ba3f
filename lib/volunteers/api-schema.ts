import { z } from "zod";
import type { PublicCall } from "@/lib/volunteers/public-queries";

const callShape = z.object({
  _id: z.string(),
  id: z.string(),
  role: z.string(),
  needs: z.string(),
  places: z.number(),
  left: z.number().describe("Places that nobody was accepted for"),
  country: z.string().nullable().describe("Two-letter code; null: from anywhere"),
  until: z.number().describe("Milliseconds, end of the last day in UTC"),
  full: z.boolean().describe("Every place is taken; a call that is over is not listed"),
  url: z.url().describe("Where somebody offers to help"),
});
export const callsAnswer = z.object({ calls: z.array(callShape) });

/** A call for volunteers in an API answer. @param url of its form, on the campaign's page */
export const toCall = (call: PublicCall, url: string): z.infer<typeof callShape> => ({
  _id: call.id,
  id: call.id,
  role: call.role,
  needs: call.needs,
  places: call.places,
  left: call.left,
  country: call.country,
  until: call.until.getTime(),
  full: call.state === "full",
  url,
});
