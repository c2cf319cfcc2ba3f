import { foldMark } from "@/components/ui/fold-mark";
import { cn } from "@/components/ui/cn";
import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { ConsoleTitle, TypedText } from "@/components/admin/console-parts";
import { ListTable } from "@/components/admin/list-table";
import { TextField } from "@/components/forms/fields";
import { RefusedForm } from "@/components/forms/refused-form";
import { SubmitButton } from "@/components/forms/submit-button";
import { cellNoteClass } from "@/components/ui/table";
import { StopForm } from "@/components/volunteers/checked-forms";
import { CallBadge } from "@/components/volunteers/own-calls";
import { signedInMessages } from "@/lib/forms/messages";
import { guardAdmin, titled } from "@/lib/http/page";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { pageSize, readList, type SearchParams } from "@/lib/listing/address";
import { formatCount, formatDate } from "@/lib/format";
import { stopCallAction } from "@/lib/volunteers/actions";
import { callSorts, consoleCalls, type ConsoleCall } from "@/lib/volunteers/console-queries";
import { stopForm } from "@/lib/volunteers/form-schemas";

export const generateMetadata = titled((locale) => translator(locale, "volunteers")("admin.title"));

/** Every organisation's calls for volunteers; only the organisation sees who offers to help. */
export default async function VolunteerCallsPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const actor = await guardAdmin("/admin/volunteers");
  const { locale } = actor;
  const t = translator(locale, "volunteers");
  const list = readList("/admin/volunteers", await searchParams, callSorts);
  const { search, sort, page, href } = list;
  const { calls, total } = await consoleCalls(actor, { search, sort, page, limit: pageSize });
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="volunteers"
      path={href()}
      toList
    >
      <RefusedForm />
      <ConsoleTitle title={t("admin.title")} />
      <ListTable
        locale={locale}
        path="/admin/volunteers"
        list={list}
        sorts={callSorts}
        searchLabel={t("admin.search")}
        count={t("admin.rows", { n: total })}
        total={total}
        caption={t("admin.title")}
        rows={calls}
        rowKey={(call) => call.id}
        none={t("admin.none")}
        columns={[
          {
            key: "role",
            head: t("admin.role"),
            place: "main",
            className: "max-w-120 wrap-anywhere",
            cell: (call) => (
              <details>
                <summary className={foldMark}>
                  <b dir="auto">{call.role}</b>
                </summary>
                <TypedText>{call.needs}</TypedText>
              </details>
            ),
          },
          {
            key: "ngo",
            head: t("admin.ngo"),
            place: "sub",
            className: "wrap-anywhere",
            sort: { up: "ngo" },
            cell: (call) => (
              <>
                {call.ngo}
                <a className={cellNoteClass} data-slot="cell-note" href={`/campaigns/${call.slug}`}>
                  {call.campaign}
                </a>
              </>
            ),
          },
          {
            key: "offers",
            head: t("admin.offers"),
            label: t("admin.offers"),
            place: "meta",
            className: "num",
            cell: (call) => (
              <>
                {formatCount(call.offers, locale)}
                <span className={cellNoteClass} data-slot="cell-note">
                  {t("calls.places", {
                    accepted: String(call.accepted),
                    places: String(call.places),
                  })}
                </span>
              </>
            ),
          },
          {
            key: "until",
            head: t("admin.until"),
            label: t("admin.until"),
            place: "meta",
            className: "num",
            sort: { up: "old", down: "new", first: "down" },
            cell: (call) => formatDate(call.until, locale),
          },
          {
            key: "status",
            head: t("admin.status"),
            place: "end",
            cell: (call) => (
              <>
                <CallBadge locale={locale} state={call.state} />
                {call.stopReason ? (
                  <TypedText data-slot="cell-note">{call.stopReason}</TypedText>
                ) : null}
              </>
            ),
          },
          {
            key: "actions",
            head: t("admin.actions"),
            place: "acts",
            cell: (call) =>
              call.state === "open" || call.state === "full" ? (
                <Stop locale={locale} call={call} back={href()} />
              ) : null,
          },
        ]}
      />
    </AdminShell>
  );
}

function Stop({ locale, call, back }: { locale: Locale; call: ConsoleCall; back: string }) {
  const t = translator(locale, "volunteers");
  return (
    <details>
      <summary className={cn(foldMark, "min-h-11 py-2 font-bold")}>
        {t("admin.stop")}
        <span className="sr-only">: {call.role}</span>
      </summary>
      <StopForm
        compact
        prefix={`${call.id}-`}
        className="min-w-[14rem]"
        action={stopCallAction}
        messages={signedInMessages(locale, stopForm)}
        label={`${t("admin.stop")}: ${call.role}`}
        back={back}
      >
        <input type="hidden" name="callId" value={call.id} />
        <TextField name="reason" label={t("admin.reason")} required maxLength={500} />
        <SubmitButton
          className="mt-3"
          variant="destructive"
          size="sm"
          pendingLabel={t("admin.stopping")}
        >
          {t("admin.stop")}
        </SubmitButton>
      </StopForm>
    </details>
  );
}
