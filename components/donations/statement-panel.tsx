import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { labelClass } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { Panel } from "@/components/ui/panel";
import { Select } from "@/components/ui/select";
import { now } from "@/lib/clock";
import { isoDay } from "@/lib/format";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { zones } from "@/lib/zones";

type Props = {
  locale: Locale;
  /** the years that have a statement */
  years: number[];
  /** the statement's address, without the dates */
  sheet: string;
  /** why the requested statement could not be made */
  problem: string | string[] | undefined;
};

/** Links to a donor's statement as a PDF, for a year or for a period. */
export function StatementPanel({ locale, years, sheet, problem }: Props) {
  const t = translator(locale, "gifts");
  const today = now();
  return (
    <Panel top aria-labelledby="statement" className="max-w-176">
      <h2 className="text-h3" id="statement">
        {t("statement")}
      </h2>
      <p className="mt-[0.6rem] mb-5">{t("statementText")}</p>
      {problem === "days" || problem === "none" ? (
        <Notice kind="bad" role="alert" className="mb-5">
          {problem === "days" ? t("statementDays") : t("statementNone")}
        </Notice>
      ) : null}
      {years.length ? (
        <p className="mb-5 flex flex-wrap gap-x-4 gap-y-2">
          {t("statementYears")}
          {years.map((year) => (
            <a key={year} className="num" href={`${sheet}?from=${year}-01-01&to=${year}-12-31`}>
              {year} (PDF)
            </a>
          ))}
        </p>
      ) : null}
      <form action={sheet}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))] gap-4">
          <label>
            <span className={labelClass}>{t("statementFrom")}</span>
            <Input
              type="date"
              name="from"
              required
              defaultValue={`${today.getUTCFullYear()}-01-01`}
            />
          </label>
          <label>
            <span className={labelClass}>{t("statementTo")}</span>
            <Input type="date" name="to" required defaultValue={isoDay(today)} />
          </label>
          <label>
            <span className={labelClass}>{t("statementZone")}</span>
            <Select
              name="zone"
              defaultValue="UTC"
              options={zones().map((value) => ({
                value,
                label: value.replaceAll("_", " "),
              }))}
            />
          </label>
        </div>
        <button className={cn(buttonVariants(), "mt-5")} type="submit">
          {t("statementGet")}
        </button>
      </form>
    </Panel>
  );
}
