import { z } from "zod";

/** What a mail service is answered. */
export const receivedAnswer = z.object({
  received: z.boolean().describe("false: refused for good; nothing is to be sent back"),
  reason: z.enum(["automatic", "own_mail", "no_sender", "bad_head"]).nullable(),
});
