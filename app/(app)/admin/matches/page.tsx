import { consoleWaiting } from "@/lib/statistics/waiting-queries";
import { AdminShell } from "@/components/admin/admin-shell";
import { ConsoleTitle, ListPages } from "@/components/admin/console-parts";
import { SearchBox } from "@/components/admin/search-box";
import { ActionButton } from "@/components/forms/action-button";
import { SelectField } from "@/components/forms/fields";
import { MoneyField } from "@/components/forms/money-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { MatchPaymentForm } from "@/components/matches/checked-forms";
import { MatchForm } from "@/components/matches/match-form";
import { MatchList } from "@/components/matches/match-list";
import { Disclosure } from "@/components/ui/disclosure";
import { Section } from "@/components/ui/section";
import { recordedMethods } from "@/lib/donations/rules";
import { signedInMessages } from "@/lib/forms/messages";
import { guardAdmin, titled } from "@/lib/http/page";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { newId } from "@/lib/ids";
import { decideMatchAction, makeMatchAction, payMatchAction } from "@/lib/matches/actions";
import { matchPaymentForm } from "@/lib/matches/form-schemas";
import { pageSize, readList, type SearchParams } from "@/lib/listing/address";
import { consoleMatches, matchSorts, type ConsoleMatch } from "@/lib/matches/queries";
import { typedAmount } from "@/lib/money/read-amount";
import { commaOf } from "@/lib/i18n/marks";

export const generateMetadata = titled((locale) => translator(locale, "matches")("title"));

/** Sponsors' promises: proposals to confirm, amounts still owed, and the form for a new one. */
export default async function MatchesPage({
  searchParams,
}: {
  searchParams: Promise<SearchParams>;
}) {
  const actor = await guardAdmin("/admin/matches");
  const list = readList("/admin/matches", await searchParams, matchSorts);
  const { locale } = actor;
  const t = translator(locale, "matches");
  const { search, sort, page } = list;
  const { matches, total } = await consoleMatches(actor, { search, sort, page, limit: pageSize });
  return (
    <AdminShell
      actor={actor}
      waiting={await consoleWaiting(actor)}
      current="matches"
      path={list.href()}
      toList
    >
      <ConsoleTitle title={t("title")}>{t("consoleIntro")}</ConsoleTitle>
      <SearchBox
        locale={locale}
        action="/admin/matches"
        list={list}
        sorts={matchSorts}
        label={t("search")}
        count={t("rows", { n: total })}
      />
      <MatchList
        id="list"
        locale={locale}
        matches={matches}
        none={search ? translator(locale, "admin")("none") : undefined}
        head={(match) => (
          <p className="mb-1 text-small wrap-anywhere text-soft">
            <a href={`/campaigns/${match.slug}`}>{match.campaign}</a>
            {commaOf(locale)}
            <bdi>{match.ngo}</bdi>
          </p>
        )}
        acts={(match) => <MatchActs locale={locale} match={match} />}
      />
      <ListPages locale={locale} list={list} total={total} />
      <Section id="make" title={t("makeTitle")}>
        <MatchForm locale={locale} action={makeMatchAction} campaign={null} />
      </Section>
    </AdminShell>
  );
}

function MatchActs({ locale, match }: { locale: Locale; match: ConsoleMatch }) {
  const t = translator(locale, "matches");
  const button = (to: string, act: string, variant: "confirm" | "outline") => {
    const label = t("of", { act, sponsor: match.sponsorName });
    return (
      <ActionButton
        action={decideMatchAction}
        messages={signedInMessages(locale)}
        fields={{ id: match.id, to }}
        variant={variant}
        pending={t("working")}
        label={label}
        buttonLabel={label}
      >
        {act}
      </ActionButton>
    );
  };
  if (match.state === "declined" || match.state === "canceled") return null;
  if (match.state === "waiting")
    return (
      <div className="mt-4 flex flex-wrap gap-3">
        {button("confirmed", t("confirm"), "confirm")}
        {button("declined", t("decline"), "outline")}
      </div>
    );
  return (
    <div className="mt-4 space-y-4">
      <Disclosure title={t("payTitle")}>
        <PaymentForm locale={locale} match={match} />
      </Disclosure>
      {match.paidCents === 0n ? button("canceled", t("cancel"), "outline") : null}
    </div>
  );
}

function PaymentForm({ locale, match }: { locale: Locale; match: ConsoleMatch }) {
  const t = translator(locale, "matches");
  const methods = translator(locale, "dashboard");
  return (
    <MatchPaymentForm
      compact
      action={payMatchAction}
      messages={signedInMessages(locale, matchPaymentForm)}
      label={t("of", { act: t("payTitle"), sponsor: match.sponsorName })}
      prefix={`pay-${match.id}-`}
      className="max-w-[24rem] space-y-[1em]"
    >
      <input type="hidden" name="id" value={match.id} />
      <input type="hidden" name="requestKey" value={newId("request")} />
      <input type="hidden" name="recorded" value={String(match.recorded)} />
      <MoneyField
        name="amount"
        locale={locale}
        label={t("amount")}
        required
        defaultValue={match.due > 0n ? typedAmount(match.due, locale) : ""}
      />
      <SelectField
        name="method"
        label={t("method")}
        required
        options={recordedMethods.map((method) => ({
          value: method,
          label: methods(`methods.${method}`),
        }))}
      />
      <SubmitButton pendingLabel={t("working")}>{t("pay")}</SubmitButton>
    </MatchPaymentForm>
  );
}
