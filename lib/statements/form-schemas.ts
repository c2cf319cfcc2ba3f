import * as z from "zod/mini";
import type { FormSchema } from "@/lib/forms/form-schema";
import type { MessageKey } from "@/lib/i18n/message-key";
import { currencyField, rateField, rateFor } from "@/lib/recorded-gifts/form-schemas";
import { dollar, isCurrency } from "@/lib/money/currencies";
import { maxDonorName, statementMethods } from "@/lib/recorded-gifts/rules";
import { rowsPerPage } from "@/lib/statements/rules";
import { cleanText, rawLimit, refuse } from "@/lib/text";

/** Forms about statements, with fields as they are posted. Browser-safe. */
const id = z.string().check(z.maxLength(64));

/** Asked whatever else is wrong, so that everything is told at once. */
const needs = (
  path: "rate" | "statement",
  error: MessageKey,
  isMet: (form: Record<string, unknown>) => boolean,
) => z.refine<Record<string, unknown>>(isMet, { error, path: [path], when: () => true });

const fields = z
  .object({
    campaignId: id,
    /** "" if the file names it */
    method: z.enum(["", ...statementMethods], { error: "recordedMethod" }),
    currency: currencyField,
    rate: rateField,
    statement: z.optional(z.unknown()),
  })
  .check(
    needs("statement", "statementNeeded", ({ statement }) => statement !== undefined),
    // a currency that is none is told by its own field
    needs(
      "rate",
      "recordedRate",
      ({ currency, rate }) => currency === dollar || !isCurrency(String(currency)) || rate !== null,
    ),
  );

export const statementInput = z.pipe(
  fields,
  z.transform(({ campaignId, method, currency, rate }, payload) => {
    const rateMicros = rateFor(currency, rate);
    if (rateMicros === null) return refuse(payload, "recordedRate");
    return { campaignId, method: method === "" ? null : method, currency, rateMicros };
  }),
);
export type StatementInput = z.infer<typeof statementInput>;

export const statementForm: FormSchema = {
  schema: statementInput,
  messages: ["recordedMethod", "recordedCurrency", "recordedRate", "statementNeeded"],
};

/** The rows chosen on a page: checkbox `row-17`, and the donor's name in `name-17`, "" for an anonymous one. */
export type ChosenRows = {
  id: string;
  page: number;
  rows: { line: number; name: string | null }[];
};

const lineOf = (name: string): number => Number(/^row-([1-9]\d{0,6})$/.exec(name)?.[1] ?? 0);

export const chosenRows = z.pipe(
  z.record(z.string(), z.unknown()),
  z.transform((form, payload): ChosenRows => {
    const refused = (path: string, message: string): never => {
      payload.issues.push({ code: "custom", input: form, path: [path], message });
      return z.NEVER;
    };
    const { id: statement, page } = form;
    if (typeof statement !== "string" || statement.length > 64) return refused("id", "notFound");
    const lines = Object.keys(form).flatMap((name) => lineOf(name) || []);
    if (lines.length > rowsPerPage) return refused("", "tooManyFields");
    const rows: ChosenRows["rows"] = [];
    for (const line of lines) {
      const typed = form[`name-${line}`];
      const raw = typeof typed === "string" ? typed : "";
      const cleaned =
        raw.length > rawLimit(maxDonorName)
          ? null
          : cleanText(raw, { max: maxDonorName, name: true });
      if (cleaned === null || "fault" in cleaned) return refused(`name-${line}`, "recordedName");
      rows.push({ line, name: cleaned.text === "" ? null : cleaned.text });
    }
    const number = typeof page === "string" && /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
    return { id: statement, page: number, rows };
  }),
);
