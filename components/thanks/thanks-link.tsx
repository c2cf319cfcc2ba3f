import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { thanksPath, type ThanksState } from "@/lib/thanks/rules";

/** In a row of donations: a link to thank the donor, or to the thank-you that was sent. */
export function ThanksLink({
  locale,
  donationId,
  number,
  state,
}: {
  locale: Locale;
  donationId: string;
  number: string;
  state: ThanksState | undefined;
}) {
  if (state === undefined) return null;
  const t = translator(locale, "thanks");
  const [text, label] =
    state === "sent" ? (["sent", "sentOf"] as const) : (["write", "writeOf"] as const);
  return (
    <a
      className="inline-block py-1 text-small whitespace-nowrap"
      href={thanksPath(donationId)}
      aria-label={t(label, { ref: number })}
    >
      {t(text)}
    </a>
  );
}
