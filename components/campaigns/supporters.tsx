import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { formatDate, formatUsd } from "@/lib/money/money";

export type NamedSupporter = {
  id: string;
  name: string;
  amountCents: number;
  at: Date;
  monthly: boolean;
  dedicatedTo: { type: "honour" | "memory"; name: string } | null;
};

const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((w) => [...w][0]?.toLocaleUpperCase("en") ?? "")
    .join("");
/** Letters the display face lacks are set in the text face (visual.md §3). */
const plainLatin = /^[\u0020-\u00ff]*$/;

/** Donors who chose to be named: name, day and amount. */
export function Supporters({
  locale,
  supporters,
  none,
}: {
  locale: Locale;
  supporters: NamedSupporter[];
  none: string;
}) {
  const t = translator(locale, "campaigns");
  if (supporters.length === 0)
    return (
      <p className="soft" style={{ marginTop: ".5rem" }}>
        {none}
      </p>
    );
  return (
    <ul className="people" style={{ marginTop: ".5rem" }}>
      {supporters.map((s) => (
        <li key={s.id}>
          <span
            className="avatar"
            style={plainLatin.test(s.name) ? undefined : { fontFamily: "var(--text)" }}
            aria-hidden="true"
          >
            {initials(s.name)}
          </span>
          <span>
            <b>{s.name}</b>
            <small>
              {[
                formatDate(s.at, locale),
                s.monthly ? t("monthly") : "",
                s.dedicatedTo ? t(s.dedicatedTo.type, { name: s.dedicatedTo.name }) : "",
              ]
                .filter(Boolean)
                .join(", ")}
            </small>
          </span>
          <span>{formatUsd(s.amountCents, locale)}</span>
        </li>
      ))}
    </ul>
  );
}
