"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { back, backTo } from "@/lib/http/back";
import { translator } from "@/lib/i18n/translator";
import { answerMessage } from "@/lib/contact/answer-message";
import { contactInput, replyText } from "@/lib/contact/schema";
import { closeMessage, markAnswered } from "@/lib/contact/mark-answered";
import { releaseMessage, sendMessage } from "@/lib/contact/send-message";

export const sendContactMessage = action(contactInput, async ({ actor, input }) => {
  const { held } = await sendMessage(actor, input);
  return held ? { data: { held: translator(actor.locale, "common")("heldByMail") } } : {};
});

export const releaseMessageAction = action(
  z.object({ messageId: z.string().max(64), back }),
  async ({ actor, input }) => {
    await releaseMessage(actor, input);
    return {
      flash: translator(actor.locale, "admin")("held.released"),
      redirectTo: backTo(input.back, "/admin/messages"),
    };
  },
);

export const markAnsweredAction = action(
  z.object({ messageId: z.string().max(64), answered: z.enum(["true", "false"]), back }),
  async ({ actor, input }) => {
    const answered = input.answered === "true";
    await markAnswered(actor, { messageId: input.messageId, answered });
    return {
      flash: translator(actor.locale, "admin")(answered ? "messages.marked" : "messages.reopened"),
      redirectTo: backTo(input.back, "/admin/messages"),
    };
  },
);

export const answerMessageAction = action(
  z.object({ messageId: z.string().max(64), text: replyText, back }),
  async ({ actor, input }) => {
    await answerMessage(actor, input);
    return {
      flash: translator(actor.locale, "admin")("messages.sent"),
      redirectTo: backTo(input.back, "/admin/messages"),
    };
  },
);

export const closeMessageAction = action(
  z.object({ messageId: z.string().max(64), back }),
  async ({ actor, input }) => {
    await closeMessage(actor, input);
    return {
      flash: translator(actor.locale, "admin")("messages.wasClosed"),
      redirectTo: backTo(input.back, "/admin/messages"),
    };
  },
);
