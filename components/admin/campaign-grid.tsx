import { formatPercent, formatUsd } from "@/lib/money/money";
import { coverStyle } from "@/lib/patterns/framed";
import { coverUrl, stripUrl } from "@/lib/patterns/urls";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import { progressPercent } from "@/lib/campaigns/rules";

export type GridCampaign = {
  id: string;
  title: string;
  ngoName: string | null;
  raisedCents: bigint;
  goalCents: bigint;
  donors: number;
  status: string;
  seed: string;
  cause: string;
  cover: {
    storageKey: string;
    width: number;
    x: number;
    y: number;
    size: { width: number; height: number };
  } | null;
};
const looks: Record<string, string> = {
  ongoing: "badge--on",
  completed: "badge--done",
  paused: "badge--halt",
  draft: "badge--draft",
};

/** Tab Campaigns: every campaign of every organisation (ADM-026..035). */
export function CampaignGrid({ locale, campaigns }: { locale: Locale; campaigns: GridCampaign[] }) {
  const t = translator(locale, "admin");
  return (
    <div className="cards">
      {campaigns.map((c) => {
        const percent = progressPercent(c.raisedCents, c.goalCents);
        const status =
          c.status === "completed" || c.status === "paused" || c.status === "draft"
            ? c.status
            : "ongoing";
        return (
          <article className="card" key={c.id}>
            <img
              className="card__img"
              src={
                c.cover
                  ? `/media/${c.cover.storageKey}/${c.cover.width}.webp`
                  : coverUrl(c.seed, c.cause)
              }
              alt={c.cover ? "" : t("campaigns.noPicture")}
              loading="lazy"
              style={c.cover ? coverStyle(c.seed, c.cover) : undefined}
            />
            <div
              className="card__strip"
              style={
                { "--strip": `url("${stripUrl(c.seed, { cols: 12 })}")` } as React.CSSProperties
              }
            />
            <div className="card__body">
              <div className="card__meta">
                <span className={`badge ${looks[status] ?? ""}`}>{t(`campaigns.${status}`)}</span>
                <span>{t("campaigns.donors", { n: c.donors })}</span>
              </div>
              <h3 className="card__title" style={{ fontSize: "1.375rem" }}>
                {c.title}
              </h3>
              <p className="card__by">
                {t("campaigns.by", { name: c.ngoName ?? t("campaigns.unknownNgo") })}
              </p>
              <div className="card__money">
                <div
                  className={`loom ${percent === 0 ? "loom--none" : percent === 100 ? "loom--full" : ""}`}
                  role="progressbar"
                  aria-valuemin={0}
                  aria-valuemax={100}
                  aria-valuenow={percent}
                  aria-label={t("campaigns.percent", { n: String(percent) })}
                  style={{ "--p": `${percent}%` } as React.CSSProperties}
                >
                  <i />
                </div>
                <div className="card__row">
                  <span>
                    {t("campaigns.raisedOf", {
                      raised: formatUsd(c.raisedCents, locale),
                      goal: formatUsd(c.goalCents, locale),
                    })}
                  </span>
                  <span>{formatPercent(percent, locale)}</span>
                </div>
                <p style={{ marginTop: ".9rem" }}>
                  <a className="btn btn--line btn--sm" href={`/campaigns/${c.id}`}>
                    {t("campaigns.view")}
                    <span className="vh"> {c.title}</span>
                  </a>
                </p>
              </div>
            </div>
          </article>
        );
      })}
      {campaigns.length === 0 ? <p className="soft">{t("none")}</p> : null}
    </div>
  );
}
