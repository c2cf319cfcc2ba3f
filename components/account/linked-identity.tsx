import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form } from "@/components/forms/form";
import { env } from "@/lib/env";
import { formatDate } from "@/lib/format";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { allowIdentityAction, endIdentityAction } from "@/lib/users/identity-actions";
import type { LinkedIdentity } from "@/lib/users/identities";
import { Section } from "@/components/ui/section";
import { cn } from "@/components/ui/cn";
import { panelClass } from "@/components/ui/panel";

type Props = { locale: Locale; identities: LinkedIdentity[] };

/**
 * The provider accounts that can log in to this account; renders nothing if no provider is configured and none was ever
 * linked.
 */
export function LinkedIdentities({ locale, identities }: Props) {
  if (!env.openId && identities.length === 0) return null;
  const t = translator(locale, "openid");
  const name = env.openId?.name ?? identities[0]!.provider;
  return (
    <Section id="provider" title={t("linked.heading", { name })}>
      <div className={cn(panelClass, "max-w-[52rem] space-y-4")}>
        {identities.length === 0 ? <p>{t("linked.none", { name })}</p> : null}
        {identities.map((one) => (
          <Line key={one.id} locale={locale} identity={one} />
        ))}
      </div>
    </Section>
  );
}

function Line({ locale, identity }: { locale: Locale; identity: LinkedIdentity }) {
  const t = translator(locale, "openid");
  const day = (at: Date) => formatDate(at, locale);
  const words = identity.ended
    ? t("linked.ended", { email: identity.email })
    : t("linked.since", {
        email: identity.email,
        date: day(identity.createdAt),
        used: day(identity.lastUsedAt),
      });
  const label = identity.ended ? t("linked.allow") : t("linked.end");
  return (
    <Form
      compact
      action={identity.ended ? allowIdentityAction : endIdentityAction}
      messages={signedInMessages(locale)}
      label={label}
    >
      <p className="mb-3">{words}</p>
      <input type="hidden" name="id" value={identity.id} />
      <SubmitButton
        variant="outline"
        size="sm"
        pendingLabel={t(identity.ended ? "linked.allowing" : "linked.ending")}
      >
        {label}
      </SubmitButton>
    </Form>
  );
}
