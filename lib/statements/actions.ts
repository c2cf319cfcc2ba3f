"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { chosenRows, statementInput } from "@/lib/statements/form-schemas";
import { discardStatement, recordRows } from "@/lib/statements/record-rows";
import { storeStatement } from "@/lib/statements/store-statement";

const list = "/dashboard/recorded-gifts";

export const readStatementAction = action(
  statementInput,
  async ({ actor, input, files }) => {
    const { id } = await storeStatement(actor, input, files["statement"]?.[0]);
    return { redirectTo: `${list}/statements/${id}` };
  },
  { files: ["statement"] },
);

/** Redirects to the statement's next page: rows are only recorded from a page that showed them. */
export const recordRowsAction = action(chosenRows, async ({ actor, input }) => {
  const { recorded } = await recordRows(actor, input);
  return {
    flash: translator(actor.locale, "statements")("recordedNow", { n: recorded }),
    redirectTo: `${list}/statements/${encodeURIComponent(input.id)}?page=${input.page + 1}`,
  };
});

export const discardStatementAction = action(
  z.object({ id: z.string().max(64) }),
  async ({ actor, input }) => {
    await discardStatement(actor, input);
    return { flash: translator(actor.locale, "statements")("discarded"), redirectTo: list };
  },
);
