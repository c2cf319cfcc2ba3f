"use server";

import { action } from "@/lib/http/action";
import { contactInput } from "@/lib/contact/schema";
import { sendMessage } from "@/lib/contact/send-message";

export const sendContactMessage = action(contactInput, async ({ actor, input }) => {
  await sendMessage(actor, input);
  return {};
});
