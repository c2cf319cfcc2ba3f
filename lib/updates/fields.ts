import { plainTyped } from "@/lib/typed/plain";
import * as z from "zod/mini";
import { msg } from "@/lib/i18n/message-key";
import { refuse, textField } from "@/lib/text";
import {
  captionMax,
  figureLabelMax,
  figureMax,
  updateTextMax,
  updateTitleMax,
} from "@/lib/updates/rules";

/** What an update is made of, as text fields of a form or of multipart. Browser-safe. */
const fill = msg("fillRequired");

export const title = textField({ max: updateTitleMax, name: true, need: fill });
export const text = textField({ max: updateTextMax, lines: true, need: fill });
export const caption = textField({ max: captionMax });
export const figureLabel = textField({ max: figureLabelMax });

/** A whole number as people type it, perhaps with spaces or commas between thousands; "" is none. */
export const figureNumber = z.pipe(
  z.string().check(z.maxLength(40, msg("figureNumber"))),
  z.transform((typed: string, payload): number | null => {
    const digits = plainTyped(typed).replace(/[\s.,\u066b\u066c]/g, "");
    if (digits === "") return typed.trim() === "" ? null : refuse(payload, "figureNumber");
    if (!/^\d{1,10}$/.test(digits) || Number(digits) > figureMax)
      return refuse(payload, "figureNumber");
    return Number(digits);
  }),
);
