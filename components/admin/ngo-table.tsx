import { formMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";
import { SortHead } from "@/components/ui/sort-head";
import { formatDate, formatUsd } from "@/lib/money/money";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

type Row = {
  id: string;
  name: string;
  email: string;
  country: string | null;
  createdAt: Date;
  status: string;
  complete: boolean;
  suspended: boolean;
  verifiedUntil: Date | null;
  expired: boolean;
  renewal: boolean;
  pendingName: string | null;
  campaigns: number;
  raisedCents: bigint;
  version: string;
};

const looks: Record<string, string> = {
  pending: "badge--soon",
  approved: "badge--on",
  rejected: "badge--bad",
};
const known = (status: string) =>
  status === "pending" || status === "approved" || status === "rejected"
    ? status
    : ("unknown" as const);

function NgoBadges({ locale, ngo }: { locale: Locale; ngo: Row }) {
  const t = translator(locale, "admin");
  return (
    <span className="badges">
      <span className={`badge ${looks[ngo.status] ?? ""}`.trim()}>
        {t(`status.${known(ngo.status)}`)}
      </span>
      {ngo.status === "pending" && !ngo.complete ? (
        <span className="badge badge--draft">{t("incomplete")}</span>
      ) : null}
      {ngo.suspended ? <span className="badge badge--bad">{t("status.suspended")}</span> : null}
      {ngo.status === "approved" && ngo.expired ? (
        <span className="badge badge--bad">{t("status.expired")}</span>
      ) : null}
      {ngo.renewal ? <span className="badge badge--soon">{t("renewal")}</span> : null}
      {ngo.pendingName ? <span className="badge badge--soon">{t("newName")}</span> : null}
    </span>
  );
}

/** Tab NGO Verification (ADM-011..024, ADM-039). Reject always passes through the dialog, so that a reason can be given. */
export function VerificationTable({
  locale,
  ngos,
  sort,
  by,
  viewHref,
  back,
  approve,
}: {
  locale: Locale;
  ngos: Row[];
  sort: string;
  by: (sort: string) => string;
  viewHref: (id: string) => string;
  back: string;
  approve: FormAction;
}) {
  const t = translator(locale, "admin");
  return (
    <div className="table-wrap" tabIndex={0}>
      <table className="table--stack table">
        <thead>
          <tr>
            <SortHead label={t("table.ngo")} sort={sort} up="name" down="nameDown" href={by} />
            <th scope="col">{t("table.country")}</th>
            <SortHead
              label={t("table.date")}
              sort={sort}
              up="old"
              down="new"
              first="down"
              href={by}
            />
            <SortHead label={t("table.status")} sort={sort} up="waiting" href={by} />
            <th scope="col" className="r">
              {t("table.actions")}
            </th>
          </tr>
        </thead>
        <tbody>
          {ngos.map((n) => (
            <tr key={n.id}>
              <td className="t-main">
                <b>{n.name}</b>
                <span className="sub small">{n.email}</span>
              </td>
              <td className="t-sub">{n.country ?? ""}</td>
              <td className="t-meta num">{formatDate(n.createdAt, locale)}</td>
              <td className="t-end">
                <NgoBadges locale={locale} ngo={n} />
              </td>
              <td className="t-acts">
                <div className="row" style={{ justifyContent: "flex-end", gap: ".5rem" }}>
                  <a
                    className="btn btn--line btn--sm"
                    href={viewHref(n.id)}
                    aria-label={t("viewOf", { name: n.name })}
                  >
                    {t("view")}
                  </a>
                  {n.status === "pending" ? (
                    <>
                      <Form
                        compact
                        action={approve}
                        messages={formMessages(locale, null, {
                          unreachable: "approveUnreachable",
                          failed: "approveFailed",
                        })}
                        label={`${t("approve")} ${n.name}`}
                      >
                        <input type="hidden" name="id" value={n.id} />
                        <input type="hidden" name="version" value={n.version} />
                        <input type="hidden" name="back" value={back} />
                        <SubmitButton
                          variant="confirm"
                          size="sm"
                          pendingLabel={t("approving")}
                          aria-label={`${t("approve")} ${n.name}`}
                        >
                          {t("approve")}
                        </SubmitButton>
                      </Form>
                      <a
                        className="btn btn--stop btn--sm"
                        href={viewHref(n.id)}
                        aria-label={`${t("reject")} ${n.name}`}
                      >
                        {t("reject")}
                      </a>
                    </>
                  ) : null}
                </div>
              </td>
            </tr>
          ))}
          {ngos.length === 0 ? (
            <tr>
              <td colSpan={5}>{t("none")}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}

/** Tab Verified NGOs: with campaign count and total raised (ADM-025). */
export function VerifiedTable({
  locale,
  ngos,
  sort,
  by,
  viewHref,
}: {
  locale: Locale;
  ngos: Row[];
  sort: string;
  by: (sort: string) => string;
  viewHref: (id: string) => string;
}) {
  const t = translator(locale, "admin");
  return (
    <div className="table-wrap" tabIndex={0}>
      <table className="table--stack table">
        <thead>
          <tr>
            <SortHead label={t("table.ngo")} sort={sort} up="name" down="nameDown" href={by} />
            <th scope="col">{t("table.country")}</th>
            <th scope="col" className="r">
              {t("table.campaigns")}
            </th>
            <th scope="col" className="r">
              {t("table.raised")}
            </th>
            <SortHead
              label={t("table.verifiedUntil")}
              sort={sort}
              up="ending"
              down="endingDown"
              href={by}
            />
            <th scope="col">{t("table.status")}</th>
            <th scope="col" className="r">
              {t("table.actions")}
            </th>
          </tr>
        </thead>
        <tbody>
          {ngos.map((n) => (
            <tr key={n.id}>
              <td className="t-main">
                <b>{n.name}</b>
                <span className="sub small">{n.email}</span>
              </td>
              <td className="t-sub">{n.country ?? ""}</td>
              <td className="r num">{n.campaigns}</td>
              <td className="r t-amt num" style={{ fontWeight: 700 }}>
                {formatUsd(n.raisedCents, locale, { exact: true })}
              </td>
              <td className="t-meta num">
                {n.verifiedUntil ? formatDate(n.verifiedUntil, locale) : ""}
              </td>
              <td className="t-end">
                <NgoBadges locale={locale} ngo={n} />
              </td>
              <td className="t-acts r">
                <a
                  className="btn btn--line btn--sm"
                  href={viewHref(n.id)}
                  aria-label={t("viewOf", { name: n.name })}
                >
                  {t("view")}
                </a>
              </td>
            </tr>
          ))}
          {ngos.length === 0 ? (
            <tr>
              <td colSpan={7}>{t("none")}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}
