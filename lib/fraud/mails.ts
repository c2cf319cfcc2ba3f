import "server-only";
import { nowMs } from "@/lib/clock";
import { composeEmail } from "@/lib/email/compose";
import { mayMail } from "@/lib/email/unasked-mail";
import { env } from "@/lib/env";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";
import type { JobPayload } from "@/lib/jobs/kinds";
import { confirmGivingPath } from "@/lib/fraud/confirmed-address";
import { site } from "@/lib/site";

/** Mails the link that confirms an email address to its owner: anybody can type it into the donation form. */
async function confirmGiving(link: JobPayload<"mail.confirm_giving">): Promise<void> {
  const { id, to, until } = link;
  const dedupeKey = `confirm_giving:${id}`;
  if (until <= nowMs() || !(await mayMail({ kind: "confirm_giving", to, dedupeKey }))) return;
  const locale = asLocale(link.locale);
  const t = translator(locale, "email");
  const url = env.appUrl + localePath(locale, confirmGivingPath(link));
  await composeEmail({
    ...{ kind: "confirm_giving", dedupeKey, to, locale },
    subject: t("confirmGiving.subject"),
    heading: t("confirmGiving.heading"),
    blocks: [
      { kind: "paragraph", text: t("confirmGiving.text", { site: site.name }) },
      { kind: "button", label: t("confirmGiving.button"), url },
      { kind: "note", text: t("confirmGiving.note") },
    ],
  });
}

export const fraudMails: JobHandlers = { "mail.confirm_giving": confirmGiving };
