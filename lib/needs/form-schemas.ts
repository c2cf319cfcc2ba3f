import { plainTyped } from "@/lib/typed/plain";
import * as z from "zod/mini";
import { requestKeyField, seenField, type FormSchema } from "@/lib/forms/form-schema";
import { amountField, amountsAsPosted } from "@/lib/money/amount-field";
import { maxDonationCents, minDonationCents } from "@/lib/money/money";
import { maxWanted, needTitleMax } from "@/lib/needs/rules";
import { publicName } from "@/lib/names";
import { refuse } from "@/lib/text";

/** The form of a need, with fields as they are posted. Browser-safe. */
const wanted = z.pipe(
  z.string({ error: "needWanted" }).check(z.maxLength(40, "needWanted")),
  z.transform((text: string, payload): number => {
    const bare = plainTyped(text).trim();
    const count = /^\d{1,6}$/.test(bare) ? Number(bare) : 0;
    return count >= 1 && count <= maxWanted ? count : refuse(payload, "needWanted");
  }),
);

const fields = z.object({
  campaign: z.string().check(z.maxLength(64)),
  /** the need to change */
  id: z.optional(z.string().check(z.maxLength(64))),
  requestKey: requestKeyField,
  seen: seenField,
  title: publicName({ max: needTitleMax, need: "needTitle" }),
  price: amountField({ min: minDonationCents, max: maxDonationCents, wrong: "needPriceRange" }),
  wanted,
  removePicture: z.optional(z.string().check(z.maxLength(20))),
  picture: z.optional(z.unknown()),
});

export const needInput = z.pipe(amountsAsPosted("price"), fields);
export type NeedInput = { title: string; price: number; wanted: number };

export const needForm: FormSchema = {
  schema: needInput,
  messages: [
    "needTitle",
    "mixedScripts",
    "mixedScriptsMeant",
    "needPriceRange",
    "amountUnclear",
    "amountInDollars",
    "needWanted",
    "fileLargerThan10MB",
    "heicUnreadable",
    "imageWrongType",
  ],
};
