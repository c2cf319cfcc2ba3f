import "server-only";
import { db } from "@/lib/db";
import { requireUser, type Actor } from "@/lib/auth/actor";
import type { Locale } from "@/lib/i18n/locales";

/** Remembers a person's language, for mails too (I18N-008). @throws 401 */
export async function chooseLanguage(actor: Actor, input: { locale: Locale }): Promise<void> {
  const user = requireUser(actor);
  await db.user.update({ where: { id: user.userId }, data: { locale: input.locale } });
}
