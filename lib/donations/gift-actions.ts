"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { fieldError } from "@/lib/errors";
import { translator } from "@/lib/i18n/translator";
import { parseGift } from "@/lib/money/money";
import { changeGiftAmount, giftCardUrl, pauseGift, resumeGift, showGiftName, stopGift } from "@/lib/donations/change-gift";

const input = z.object({ token: z.string().max(500), act: z.enum(["amount", "card", "pause", "resume", "stop", "show", "hide"]), amount: z.string().max(20).optional() });

/** What a donor does by the link: a post of the page, never the opening of it (mail scanners follow links). */
export const changeGift = action(input, async ({ actor, input: { token, act, amount } }) => {
  if (act === "card") return { redirectTo: await giftCardUrl(actor, { token }) };
  if (act === "amount") {
    const cents = parseGift(amount ?? "");
    if (cents === null) throw fieldError("amount", "validAmount");
    await changeGiftAmount(actor, { token, amountCents: cents });
  } else if (act === "pause") await pauseGift(actor, { token, until: null });
  else if (act === "resume") await resumeGift(actor, { token });
  else if (act === "stop") await stopGift(actor, { token });
  else await showGiftName(actor, { token, show: act === "show" });
  return { message: translator(actor.locale, "gifts")("done") };
});
