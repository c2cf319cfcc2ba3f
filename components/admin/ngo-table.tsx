import { formMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";
import { formatDate, formatUsd } from "@/lib/money/money";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import {
  CellNote,
  EmptyRow,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "@/components/ui/table";
import { SortHead } from "@/components/ui/sort-head";
import { Badge, type BadgeKind } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { rowActionsClass } from "@/components/admin/console-parts";
import { cn } from "@/components/ui/cn";

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

const looks: Record<string, BadgeKind> = {
  pending: "soon",
  approved: "on",
  rejected: "bad",
};
const known = (status: string) =>
  status === "pending" || status === "approved" || status === "rejected"
    ? status
    : ("unknown" as const);

function NgoBadges({ locale, ngo }: { locale: Locale; ngo: Row }) {
  const t = translator(locale, "admin");
  return (
    <span className="flex flex-wrap items-center gap-[0.35rem]">
      <Badge kind={looks[ngo.status]}>{t(`status.${known(ngo.status)}`)}</Badge>
      {ngo.status === "pending" && !ngo.complete ? (
        <Badge kind="draft">{t("incomplete")}</Badge>
      ) : null}
      {ngo.suspended ? <Badge kind="bad">{t("status.suspended")}</Badge> : null}
      {ngo.status === "approved" && ngo.expired ? (
        <Badge kind="bad">{t("status.expired")}</Badge>
      ) : null}
      {ngo.renewal ? <Badge kind="soon">{t("renewal")}</Badge> : null}
      {ngo.pendingName ? <Badge kind="soon">{t("newName")}</Badge> : null}
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
    <Table caption={t("tabs.verification")}>
      <TableHeader>
        <TableRow>
          <SortHead label={t("table.ngo")} sort={sort} up="name" down="nameDown" href={by} />
          <TableHead>{t("table.country")}</TableHead>
          <SortHead
            label={t("table.date")}
            sort={sort}
            up="old"
            down="new"
            first="down"
            href={by}
          />
          <SortHead label={t("table.status")} sort={sort} up="waiting" href={by} />
          <TableHead right>{t("table.actions")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {ngos.map((n) => (
          <TableRow key={n.id}>
            <TableCell place="main">
              <b>{n.name}</b>
              <CellNote>{n.email}</CellNote>
            </TableCell>
            <TableCell place="sub">{n.country ?? ""}</TableCell>
            <TableCell place="meta" className="num">
              {formatDate(n.createdAt, locale)}
            </TableCell>
            <TableCell place="end">
              <NgoBadges locale={locale} ngo={n} />
            </TableCell>
            <TableCell place="acts">
              <div className={cn(rowActionsClass, "gap-2 stack:justify-end")}>
                <a
                  className={buttonVariants({ variant: "outline", size: "sm" })}
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
                      className={buttonVariants({ variant: "destructive", size: "sm" })}
                      href={viewHref(n.id)}
                      aria-label={`${t("reject")} ${n.name}`}
                    >
                      {t("reject")}
                    </a>
                  </>
                ) : null}
              </div>
            </TableCell>
          </TableRow>
        ))}
        {ngos.length === 0 ? <EmptyRow span={5}>{t("none")}</EmptyRow> : null}
      </TableBody>
    </Table>
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
    <Table caption={t("tabs.verified")}>
      <TableHeader>
        <TableRow>
          <SortHead label={t("table.ngo")} sort={sort} up="name" down="nameDown" href={by} />
          <TableHead>{t("table.country")}</TableHead>
          <TableHead right>{t("table.campaigns")}</TableHead>
          <TableHead right>{t("table.raised")}</TableHead>
          <SortHead
            label={t("table.verifiedUntil")}
            sort={sort}
            up="ending"
            down="endingDown"
            href={by}
          />
          <TableHead>{t("table.status")}</TableHead>
          <TableHead right>{t("table.actions")}</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {ngos.map((n) => (
          <TableRow key={n.id}>
            <TableCell place="main">
              <b>{n.name}</b>
              <CellNote>{n.email}</CellNote>
            </TableCell>
            <TableCell place="sub">{n.country ?? ""}</TableCell>
            <TableCell right className="num">
              {n.campaigns}
            </TableCell>
            <TableCell place="amt" right className="font-bold num">
              {formatUsd(n.raisedCents, locale, { exact: true })}
            </TableCell>
            <TableCell place="meta" className="num">
              {n.verifiedUntil ? formatDate(n.verifiedUntil, locale) : ""}
            </TableCell>
            <TableCell place="end">
              <NgoBadges locale={locale} ngo={n} />
            </TableCell>
            <TableCell place="acts" right>
              <a
                className={buttonVariants({ variant: "outline", size: "sm" })}
                href={viewHref(n.id)}
                aria-label={t("viewOf", { name: n.name })}
              >
                {t("view")}
              </a>
            </TableCell>
          </TableRow>
        ))}
        {ngos.length === 0 ? <EmptyRow span={7}>{t("none")}</EmptyRow> : null}
      </TableBody>
    </Table>
  );
}
