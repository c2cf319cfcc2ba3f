import * as z from "zod/mini";
import { cleanText, rawLimit, type TextRules } from "@/lib/typed/clean-text";
import { cleanEmail, isEmail } from "@/lib/typed/email";
import { emailMeant } from "@/lib/typed/email-meant";
import { messageWith, type MessageKey } from "@/lib/i18n/message-key";

/** Schema fields for text that strangers type, and everything that cleans it. Browser-safe. */
export * from "@/lib/typed/clean-text";

type FieldRules = TextRules & {
  /** the message when the text is missing or empty; without it an empty text is accepted */
  need?: MessageKey;
};

/** Refuses a value inside a transform. zod's small build has no `addIssue`. */
export function refuse(payload: z.core.ParsePayload, message: MessageKey): never {
  payload.issues.push({ code: "custom", input: payload.value, message });
  return z.NEVER;
}

/** A schema for text that a person types. Errors: `need`, `invalidText`, or too long with the limit. */
export function textField({ need, ...rules }: FieldRules) {
  return z.pipe(
    z.string(need ? { error: need } : undefined),
    z.transform((raw: string, payload) => {
      const cleaned = cleanText(raw, rules);
      if ("fault" in cleaned) {
        if (cleaned.fault !== "tooLong") return refuse(payload, cleaned.fault);
        payload.issues.push({
          code: "too_big",
          origin: "string",
          maximum: rules.max,
          inclusive: true,
          input: raw.slice(0, 40),
        });
        return z.NEVER;
      }
      if (need && cleaned.text === "") return refuse(payload, need);
      return cleaned.text;
    }),
  );
}

/**
 * A schema for a pasted email address; its value is what is stored. The length is checked first: no address is longer
 * than 254 units. One that no mail can reach ("…@gmail.con") is asked back with the one that was probably meant.
 * @param need the message when it is empty; without it "" is refused as an invalid address
 * @param lower stored in lower case
 */
export function emailField({ need, lower = false }: { need?: MessageKey; lower?: boolean } = {}) {
  return z.pipe(
    z.string(need ? { error: need } : undefined),
    z.transform((raw: string, payload) => {
      if (raw.length > rawLimit(254)) return refuse(payload, "validEmail");
      const typed = cleanEmail(raw);
      if (typed === "" && need) return refuse(payload, need);
      const meant = emailMeant(typed);
      if (meant !== null) {
        const message = messageWith("emailMeant", { address: meant });
        payload.issues.push({ code: "custom", input: typed, message });
        return z.NEVER;
      }
      if (!isEmail(typed)) return refuse(payload, "validEmail");
      return lower ? typed.toLowerCase() : typed;
    }),
  );
}
