import { z } from "zod";

/** What the contact form sends. Browser-safe. All four are needed; the one sentence stands for each of them (ERR-046). */
const clean = (text: string): string => text.normalize("NFC").replace(/[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "").trim();
const field = (max: number) => z.string({ error: "fillAllFields" }).refine((t) => !/\u0000|[\ud800-\udfff]/u.test(t), "invalidText").transform(clean).pipe(z.string().min(1, { error: "fillAllFields", abort: true }).max(max));
const oneLine = (max: number) => field(max).transform((t) => t.replace(/\s+/g, " "));

const emailShape = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

export const contactInput = z.object({
  name: oneLine(120),
  email: field(254).pipe(z.string().regex(emailShape, "validEmail")),
  subject: oneLine(200),
  message: field(5_000),
  /** the hidden field that people leave empty (PUB-098) */
  website: z.string().max(1_000).default(""),
});
export type ContactInput = z.infer<typeof contactInput>;
