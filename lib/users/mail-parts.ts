import "server-only";
import { isoDay } from "@/lib/format";
import { db } from "@/lib/db";
import { days, nowMs } from "@/lib/clock";
import { env } from "@/lib/env";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { enqueue } from "@/lib/jobs/enqueue";

type Reader = {
  id: string;
  email: string;
  name: string;
  locale: string;
  emailConfirmedAt: Date | null;
};

/** @returns null for somebody who is gone or disabled: no mail is sent */
export const reader = (userId: string) =>
  db.user.findFirst({
    where: { id: userId, disabledAt: null },
    select: {
      id: true,
      email: true,
      pendingEmail: true,
      name: true,
      locale: true,
      emailConfirmedAt: true,
      passwordSetAt: true,
      createdAt: true,
    },
  });

/** People who may set a new password by mail: neither the person nor the member is disabled. */
export async function resettable(who: { id: string } | { emailKey: string }) {
  const user = await db.user.findFirst({
    where: { ...who, disabledAt: null },
    select: {
      id: true,
      email: true,
      name: true,
      locale: true,
      emailConfirmedAt: true,
      passwordSetAt: true,
      membership: { select: { disabledAt: true } },
    },
  });
  return user?.membership?.disabledAt ? null : user;
}

/**
 * Greets by name only once the address is confirmed: whoever typed the address also typed the name, perhaps as a
 * message to somebody else.
 */
export const mailParts = (user: Reader) => {
  const locale = asLocale(user.locale);
  const t = translator(locale, "account");
  return {
    t,
    urlOf: (path: string) => `${env.appUrl}${localePath(locale, path)}`,
    hello: {
      kind: "paragraph",
      text: user.emailConfirmedAt ? t("mail.hello", { name: user.name }) : t("mail.helloPlain"),
    } as const,
  };
};

/** "2026-11-22 09:30 UTC": the same in every language. */
export const moment = (time: Date): string =>
  `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** A confirmation over the reader's daily limit is retried tomorrow, for three days. */
export async function later(user: { id: string; createdAt: Date }): Promise<void> {
  if (nowMs() - user.createdAt.getTime() > days(3)) return;
  await enqueue(
    db,
    "mail.confirm_email",
    `confirm_email:${user.id}:${day()}`,
    { userId: user.id },
    new Date(nowMs() + days(1)),
  );
}

export const day = (): string => isoDay(new Date(nowMs()));
