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

/** The text fields of an update, from a form or multipart. Browser-safe. */
const fill = msg("fillRequired");

export const title = textField({ max: updateTitleMax, name: true, need: fill });
export const text = textField({ max: updateTextMax, lines: true, need: fill });
export const caption = textField({ max: captionMax });
export const figureLabel = textField({ max: figureLabelMax });

/** Digits, with at most one kind of separator between thousands (or lakhs): "7.5" and "40,000.00" are not whole numbers. */
const wholeNumber =
  /^(?:\d{1,10}|\d{1,3}(?:[\s.,'\u066b\u066c]\d{2,3}){0,3}[\s.,'\u066b\u066c]\d{3})$/;

/** A whole number as people type it; "" for none. */
export const figureNumber = z.pipe(
  z.string().check(z.maxLength(40, msg("figureNumber"))),
  z.transform((typed: string, payload): number | null => {
    if (typed.trim() === "") return null;
    const plain = plainTyped(typed).replaceAll("\u2019", "'").trim();
    const number = wholeNumber.test(plain) ? Number(plain.replace(/\D/g, "")) : NaN;
    return number <= figureMax ? number : refuse(payload, "figureNumber");
  }),
);
