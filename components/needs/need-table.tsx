import { needsLang } from "@/components/needs/needs-lang";
import { NeedPicture } from "@/components/needs/need-picture";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { formatUsd } from "@/lib/money/money";
import { formatCount } from "@/lib/format";
import {
  isOpen,
  leftOf,
  openFrom,
  percentFunded,
  shownNeeds,
  type NeedView,
} from "@/lib/needs/rules";

type Props = {
  locale: Locale;
  needs: NeedView[];
  /** the campaign's path without the language; null if it takes no donations */
  path: string | null;
};

/** A campaign's needs with their prices, and how many units of each are paid for. */
export function NeedTable({ locale, needs, path }: Props) {
  if (needs.length === 0) return null;
  const t = translator(locale, "needs");
  const shown = shownNeeds(needs);
  return (
    <section id="needs" data-slot="needs" className="mt-16" aria-labelledby="needs-title">
      <h2 id="needs-title" className="text-h3">
        {t("heading")}
      </h2>
      <ul className="mt-4 border-t-2 border-ink">
        {shown.map((need) => (
          <NeedRow key={need.id} locale={locale} need={need} needs={needs} path={path} />
        ))}
      </ul>
      <Others {...{ locale, path }} others={needs.filter((need) => !shown.includes(need))} />
      {needs.some(isOpen) ? <p className="mt-3 text-small text-soft">{t("beyond")}</p> : null}
    </section>
  );
}

/** Below a shortened table: a link to the needs that are still open, and the number of the others. */
function Others({ locale, path, others }: Omit<Props, "needs"> & { others: NeedView[] }) {
  const t = translator(locale, "needs");
  const open = path === null ? 0 : others.filter(isOpen).length;
  const done = others.length - open;
  if (others.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small text-soft">
      {open > 0 ? (
        <a href={localePath(locale, `${path}/donate`)}>{t("more", { n: open })}</a>
      ) : null}
      {done > 0 ? <span>{t("moreDone", { n: done })}</span> : null}
    </p>
  );
}

/** The number of units paid for, as text. */
export function fundedText(locale: Locale, need: NeedView): string {
  const t = translator(locale, "needs");
  const counts = { n: formatCount(need.funded, locale), wanted: formatCount(need.wanted, locale) };
  if (leftOf(need) === 0) return need.wanted === 1 ? t("onePaid") : t("allPaid", counts);
  return need.closed ? t("closedAt", counts) : t("paidOf", counts);
}

function NeedRow({ locale, need, needs, path }: Props & { need: NeedView }) {
  const text = fundedText(locale, need);
  const full = leftOf(need) === 0;
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-b border-rule py-[0.8rem] stack:grid-cols-[6rem_minmax(0,1fr)_11rem_minmax(6.5rem,auto)] stack:items-center">
      <NeedPicture need={need} className="h-14 w-18 stack:h-18 stack:w-24" />
      <div className="min-w-0">
        <b className="block leading-tight wrap-anywhere">
          <bdi {...needsLang(needs, locale)}>{need.title}</bdi>
        </b>
        {path === null ? null : <GiveFor locale={locale} need={need} needs={needs} path={path} />}
      </div>
      <p className="text-end font-display text-h4 leading-none font-bold stack:order-last">
        {formatUsd(need.unitCents, locale)}
      </p>
      <div className="max-stack:col-[2/-1]">
        <ProgressBar percent={percentFunded(need)} label={text} />
        <p className={full ? "mt-1 text-small font-bold text-leaf" : "mt-1 text-small text-soft"}>
          {text}
        </p>
      </div>
    </li>
  );
}

/** A link to donate for the need; from a fully funded need, to the next open one. */
function GiveFor({ locale, need, needs, path }: Props & { need: NeedView }) {
  const t = translator(locale, "needs");
  const chosen = openFrom(needs, need.id);
  if (chosen === null || (need.closed && leftOf(need) > 0)) return null;
  const href = `${localePath(locale, `${path}/donate`)}?need=${chosen.id}`;
  const label = chosen === need ? t("giveFor") : t("next", { title: chosen.title });
  return (
    <a
      className="mt-1 inline-block py-1 text-small wrap-anywhere"
      href={href}
      {...(chosen === need ? { "aria-label": t("giveForOf", { title: need.title }) } : {})}
    >
      {label}
    </a>
  );
}
