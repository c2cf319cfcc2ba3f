import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { composeEmail } from "@/lib/email/compose";
import { asLocale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { JobHandlers } from "@/lib/jobs/handler";

/**
 * One mail to each member of the organisation, in the member's language. Names the host, never the path, which may
 * contain a key.
 */
async function switchedOff(endpointId: string, at: number): Promise<void> {
  const endpoint = await db.webhookEndpoint.findUnique({
    where: { id: endpointId },
    include: {
      ngo: {
        include: {
          members: {
            where: { disabledAt: null, user: { disabledAt: null } },
            include: { user: true },
          },
        },
      },
    },
  });
  // meanwhile on again, or switched off by a person
  if (!endpoint || (endpoint.disabledBy !== "failures" && endpoint.disabledBy !== "gone")) return;
  const { ngo, disabledBy } = endpoint;
  for (const { user } of ngo.members) {
    const locale = asLocale(user.locale);
    const t = translator(locale, "webhooks");
    const { host } = new URL(endpoint.url);
    await composeEmail({
      kind: "webhook_disabled",
      dedupeKey: `webhook_disabled:${endpointId}:${at}:${user.id}`,
      to: user.email,
      locale,
      subject: t("mail.subject", { ngo: ngo.name }),
      heading: t("mail.heading"),
      blocks: [
        { kind: "paragraph", text: t(`mail.${disabledBy}`, { host }) },
        { kind: "paragraph", text: t("mail.next") },
        {
          kind: "button",
          label: t("mail.button"),
          url: `${env.appUrl}/dashboard/webhooks/${endpointId}`,
        },
      ],
    });
  }
}

export const webhookMails: JobHandlers = {
  "mail.webhook_disabled": ({ endpointId, at }) => switchedOff(endpointId, at),
};
