import { utcDay } from "@/lib/clock";
import { formatCount, formatPercent, formatUsd } from "@/lib/money/money";
import { CampaignBadge, campaignBadge } from "@/components/dashboard/campaign-badge";
import { coverStyle } from "@/lib/patterns/framed";
import { coverUrl, stripUrl } from "@/lib/patterns/urls";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { CampaignPerformance } from "@/lib/donations/queries";

type OwnCampaign = CampaignPerformance;

function left(c: OwnCampaign, at: Date, t: ReturnType<typeof translator<"dashboard">>): string {
  if (c.status === "draft") return t("campaigns.notPublished");
  if (c.status === "paused") return t("campaigns.halted");
  if (c.status === "completed") return t("campaigns.ended");
  return c.deadline === null
    ? t("campaigns.perpetual")
    : t("campaigns.daysLeft", { n: Math.max(0, utcDay(c.deadline) - utcDay(at)) });
}

/** Tab campaigns: "Your Campaigns" as cards and "Campaign Performance" as a table (DASH-033..042). Writing is not offered while suspended. */
export function CampaignsTab({
  locale,
  campaigns,
  at,
  mayWrite,
}: {
  locale: Locale;
  campaigns: OwnCampaign[];
  at: Date;
  mayWrite: boolean;
}) {
  const t = translator(locale, "dashboard");
  return (
    <>
      <h2 className="h3" style={{ marginBottom: "1rem" }}>
        {t("campaigns.heading")}
      </h2>
      {campaigns.length === 0 ? <p className="soft">{t("campaigns.none")}</p> : null}
      <div
        className="cards"
        style={{ gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 19rem), 1fr))" }}
      >
        {campaigns.map((c) => {
          const quiet = c.status === "draft" || c.status === "paused";
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
                style={{
                  ...(c.cover ? coverStyle(c.seed, c.cover) : {}),
                  ...(quiet ? { filter: "saturate(.25)", opacity: 0.75 } : {}),
                }}
              />
              <div
                className="card__strip"
                style={
                  { "--strip": `url("${stripUrl(c.seed, { cols: 12 })}")` } as React.CSSProperties
                }
              />
              <div className="card__body">
                <div className="card__meta">
                  <CampaignBadge locale={locale} kind={campaignBadge(c.status, c.deadline, at)} />
                  <span>{left(c, at, t)}</span>
                </div>
                <h3 className="card__title" style={{ fontSize: "1.375rem" }}>
                  {c.title}
                </h3>
                <div className="card__money">
                  {c.deadline === null && c.status === "ongoing" ? (
                    <>
                      <div className="loom loom--open" aria-hidden="true">
                        <i />
                      </div>
                      <div className="card__row">
                        <span>
                          <b>{formatUsd(c.raisedCents, locale)}</b> {t("campaigns.raisedOnly")}
                        </span>
                      </div>
                    </>
                  ) : (
                    <>
                      <div
                        className={`loom ${c.percent === 0 ? "loom--none" : c.percent === 100 ? "loom--full" : ""}`}
                        role="progressbar"
                        aria-valuemin={0}
                        aria-valuemax={100}
                        aria-valuenow={c.percent}
                        aria-label={t("campaigns.percentRaised", { n: String(c.percent) })}
                        style={{ "--p": `${c.percent}%` } as React.CSSProperties}
                      >
                        <i />
                      </div>
                      <div className="card__row">
                        <span>
                          <b>{formatUsd(c.raisedCents, locale)}</b>{" "}
                          {t("campaigns.of", { goal: formatUsd(c.goalCents, locale) })}
                        </span>
                        <span>{formatPercent(c.percent, locale)}</span>
                      </div>
                    </>
                  )}
                  <div
                    className="row"
                    style={{
                      gap: ".25rem 1.1rem",
                      marginTop: ".9rem",
                      borderTop: "1px solid var(--rule)",
                      paddingTop: ".6rem",
                    }}
                  >
                    <a className="btn btn--text btn--sm" href={`/campaigns/${c.slug}`}>
                      {t("campaigns.view")}
                      <span className="vh"> {c.title}</span>
                    </a>
                    {mayWrite ? (
                      <a
                        className="btn btn--text btn--sm"
                        href={`/dashboard/campaigns/edit/${c.id}`}
                      >
                        {t(c.status === "draft" ? "campaigns.continue" : "campaigns.edit")}
                        <span className="vh"> {c.title}</span>
                      </a>
                    ) : null}
                    {mayWrite && c.status !== "completed" ? (
                      <a
                        className="btn btn--text btn--sm"
                        style={{
                          color: "var(--bad)",
                          textDecorationColor: "var(--bad)",
                          marginLeft: "auto",
                        }}
                        href={`/dashboard?tab=campaigns&delete=${c.id}`}
                      >
                        {t("campaigns.delete")}
                        <span className="vh"> {c.title}</span>
                      </a>
                    ) : null}
                  </div>
                </div>
              </div>
            </article>
          );
        })}
      </div>
      {campaigns.length > 0 ? (
        <section className="section" aria-labelledby="performance">
          <h2 className="h3" id="performance">
            {t("campaigns.performance")}
          </h2>
          <div className="table-wrap" tabIndex={0}>
            <table className="table--stack table">
              <thead>
                <tr>
                  <th scope="col">{t("campaigns.campaign")}</th>
                  <th scope="col" className="r">
                    {t("campaigns.raised")}
                  </th>
                  <th scope="col" className="r">
                    {t("campaigns.goal")}
                  </th>
                  <th scope="col" className="r">
                    {t("campaigns.percent")}
                  </th>
                  <th scope="col" className="r">
                    {t("campaigns.donors")}
                  </th>
                  <th scope="col" className="r">
                    {t("campaigns.average")}
                  </th>
                </tr>
              </thead>
              <tbody>
                {campaigns.map((c) => (
                  <tr key={c.id}>
                    <td className="t-main">
                      <b>{c.title}</b>
                    </td>
                    <td className="r t-amt num">
                      {formatUsd(c.raisedCents, locale, { exact: true })}
                    </td>
                    <td className="r t-sub num">{formatUsd(c.goalCents, locale)}</td>
                    <td className="r t-meta num">{formatPercent(c.percent, locale)}</td>
                    <td className="r num">{formatCount(c.donors, locale)}</td>
                    <td className="r t-end num">
                      {c.averageCents === null
                        ? t("campaigns.noAverage")
                        : formatUsd(c.averageCents, locale, { exact: true })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ) : null}
    </>
  );
}
