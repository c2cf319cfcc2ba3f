import { Notice } from "@/components/ui/notice";
import { Tag, Tags } from "@/components/ui/tag";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import type { MailedFrom } from "@/lib/inbound/queries";

/** In a list: that an update came by mail, and for a draft that its sender is unverified. */
export function MailedTag({
  locale,
  mailed,
  draft,
}: {
  locale: Locale;
  mailed: MailedFrom | undefined;
  draft: boolean;
}) {
  const t = translator(locale, "inbound");
  const warned = draft && mailed !== undefined && mailed.warning !== null;
  return (
    <span className="mt-1 block">
      <Tags>
        <Tag>{t("own.byMail")}</Tag>
        {warned ? <Tag>{t("own.warned")}</Tag> : null}
      </Tags>
    </span>
  );
}

/** Above a draft with an unverified sender: who the mail says it is from. */
export function MailedWarning({ locale, mailed }: { locale: Locale; mailed: MailedFrom }) {
  if (mailed.warning === null) return null;
  const t = translator(locale, "inbound");
  return (
    <Notice kind="bad" role="status" className="mb-6 max-w-[48rem] wrap-anywhere">
      {t(`own.${mailed.warning}`, { from: mailed.from ?? t("own.unknown") })}
    </Notice>
  );
}
