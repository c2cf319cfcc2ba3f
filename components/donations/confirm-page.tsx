import type { ComponentProps } from "react";
import { GiftForm } from "@/components/donations/gift-form";
import { RefusedForm } from "@/components/forms/refused-form";
import { PageHeader } from "@/components/layout/page-header";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { buttonVariants } from "@/components/ui/button-variants";
import { formMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";

type Heading = ComponentProps<typeof PageHeader>;

/**
 * The page of a link in a donor's mail. Opening it changes nothing, since programs follow links too; its button does.
 */
export function ConfirmPage({
  locale,
  name,
  token,
  heading,
  ask,
  back,
}: {
  locale: Locale;
  /** from the page's address */
  name: string;
  /** `raw`: as in the address; `signed`: as it was signed */
  token: { raw: string; signed: string };
  heading: Pick<Heading, "title" | "lead">;
  /** null if there is nothing left to confirm */
  ask: { action: ComponentProps<typeof GiftForm>["action"]; submit: string } | null;
  /** the page to continue with afterwards; a path without the language */
  back: { path: string; label: string };
}) {
  return (
    <>
      <SiteHeader locale={locale} path={`/${name}/${token.raw}`} seed={name} />
      <main id="main">
        <RefusedForm />
        <div className="wrap pb-section">
          <PageHeader {...heading} />
          {ask ? (
            <GiftForm
              action={ask.action}
              messages={formMessages(locale)}
              labels={{ submit: ask.submit, working: translator(locale, "gifts")("working") }}
              prefix="confirm-"
              variant="primary"
              hidden={{ token: token.signed }}
            />
          ) : (
            <a className={buttonVariants()} href={localePath(locale, back.path)}>
              {back.label}
            </a>
          )}
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
