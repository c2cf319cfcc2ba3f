import { buttonVariants } from "@/components/ui/button-variants";
import { countryName } from "@/lib/country-name";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { labelled } from "@/lib/i18n/marks";
import { textProps } from "@/lib/i18n/text-language";
import { translator } from "@/lib/i18n/translator";
import { formatDate } from "@/lib/format";
import type { PublicCall } from "@/lib/volunteers/public-queries";

/** The number of places left, the location, and the last day. */
export function CallFacts({ locale, call }: { locale: Locale; call: PublicCall }) {
  const t = translator(locale, "volunteers");
  const where = call.country === null ? t("section.anywhere") : countryName(call.country, locale);
  return (
    <p className="mt-1 text-small text-soft">
      <b className="text-fg">{t("section.left", { n: call.left })}</b> · {where} ·{" "}
      {t("section.until", { day: formatDate(call.until, locale) })}
    </p>
  );
}

/** On a campaign's page: its calls for volunteers. Renders nothing if there are none. */
export function VolunteerSection({
  locale,
  calls,
  path,
}: {
  locale: Locale;
  calls: PublicCall[];
  /** the campaign's path without the language */
  path: string;
}) {
  if (calls.length === 0) return null;
  const t = translator(locale, "volunteers");
  const form = localePath(locale, `${path}/volunteer`);
  return (
    <section className="mt-16" aria-labelledby="volunteers">
      <h2 id="volunteers" className="text-h3">
        {t("section.heading")}
      </h2>
      <p className="mt-2 text-soft">{t("section.text")}</p>
      <ul className="mt-5 divide-y divide-rule border-y border-rule">
        {calls.map((call) => (
          <li
            key={call.id}
            className="grid gap-x-6 gap-y-3 py-5 sm:grid-cols-[1fr_auto] sm:items-start"
          >
            <div className="min-w-0">
              <h3 className="text-h4 wrap-anywhere">
                <bdi {...textProps(`${call.role}\n${call.needs}`, locale)}>{call.role}</bdi>
              </h3>
              <CallFacts locale={locale} call={call} />
              <p
                className="mt-2 wrap-anywhere whitespace-pre-line"
                {...textProps(`${call.role}\n${call.needs}`, locale)}
              >
                {call.needs}
              </p>
            </div>
            {call.state === "open" ? (
              <a
                className={buttonVariants({ variant: "outline", size: "sm" })}
                href={`${form}?call=${call.id}`}
                aria-label={labelled(t("section.offer"), call.role, locale)}
              >
                {t("section.offer")}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
