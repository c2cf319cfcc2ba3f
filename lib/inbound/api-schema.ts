import { z } from "zod";

/** The response to a mail service. */
export const receivedAnswer = z.object({
  received: z.boolean().describe("false: refused for good; nothing is to be sent back"),
  reason: z.enum(["automatic", "own_mail", "no_sender", "bad_head"]).nullable(),
});
