"use server";

import { z } from "zod";
import { action } from "@/lib/http/action";
import { translator } from "@/lib/i18n/translator";
import { createKey } from "@/lib/api-keys/create-key";
import { keyInput } from "@/lib/api-keys/form-schemas";
import { revokeKey } from "@/lib/api-keys/revoke-key";
import { rotateKey } from "@/lib/api-keys/rotate-key";
import { scopes } from "@/lib/auth/scopes";

const page = "/dashboard/api-keys";
const which = z.object({ keyId: z.string().max(64) });

/** The key is in the response to this one POST and nowhere else. */
export const createKeyAction = action(keyInput, async ({ actor, input }) => {
  const { key } = await createKey(actor, {
    name: input.name,
    days: Number(input.days),
    scopes: scopes.filter((scope) => Reflect.get(input, scope) === "on"),
  });
  return { data: { key }, refresh: true, message: translator(actor.locale, "apiKeys")("created") };
});

export const rotateKeyAction = action(which, async ({ actor, input }) => {
  const { key, name } = await rotateKey(actor, input);
  return {
    data: { key },
    refresh: true,
    message: translator(actor.locale, "apiKeys")("rotated", { name }),
  };
});

export const revokeKeyAction = action(which, async ({ actor, input }) => {
  await revokeKey(actor, input);
  return {
    flash: translator(actor.locale, "apiKeys")("revoked"),
    redirectTo: page,
  };
});
