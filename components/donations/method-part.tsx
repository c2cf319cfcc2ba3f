import { useField } from "@/components/forms/form-context";
import { cn } from "@/components/ui/cn";
import { FieldError, PartLegend } from "@/components/ui/field";
import { noticeVariants } from "@/components/ui/notice-variants";
import { rowTileClass, tileInputClass } from "@/components/ui/tile-classes";

export type Method = {
  value: string;
  label: string;
  /** one line of what it is */
  note: string;
  /** the donor sends the money, after our instructions */
  pledge: boolean;
  icon: React.ReactNode;
};
export type MethodWords = Record<
  | "pay"
  | "payNow"
  | "payNowNote"
  | "sendYourself"
  | "sendYourselfNote"
  | "pledgeNote"
  | "pledgeMonthly",
  string
> & {
  /** null where it is said above the form already, and every method leads to the provider */ redirectNote:
    string | null;
};
type Props = {
  methods: Method[];
  method: string;
  words: MethodWords;
  heading: "h2" | "h3";
  lock: React.ReactNode;
};

/** How the donor pays, in two groups; the hint beneath follows the choice by the style sheet alone. */
export function MethodPart({ methods, method, words, heading, lock }: Props) {
  const { id, error, box } = useField<HTMLInputElement>("method");
  const groups = [
    { key: "now", name: words.payNow, note: words.payNowNote, pledge: false },
    { key: "self", name: words.sendYourself, note: words.sendYourselfNote, pledge: true },
  ].map((group) => ({ ...group, list: methods.filter((m) => m.pledge === group.pledge) }));
  return (
    <fieldset
      className="min-w-0 border-t border-rule py-8"
      id={id}
      tabIndex={-1}
      {...(error ? { "aria-describedby": `${id}-error` } : {})}
    >
      <PartLegend as={heading}>{words.pay}</PartLegend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {groups.map(({ key, name, note, pledge, list }) =>
        list.length > 0 ? (
          <div
            key={key}
            className="clear-both not-first-of-type:mt-5"
            role="group"
            aria-labelledby={`${id}-${key}`}
          >
            <p className="mb-2 text-small text-soft" id={`${id}-${key}`}>
              <b className="text-fg">{name}</b> <span aria-hidden="true">· </span>
              {note}
            </p>
            <div
              className={cn(
                "grid gap-[0.6rem]",
                "grid-cols-[minmax(0,1fr)]",
                pledge ? "" : "sm:grid-cols-3",
              )}
            >
              {list.map((m) => (
                <label
                  className={cn(
                    rowTileClass,
                    pledge ? "sm:grid-cols-[auto_8rem_minmax(0,1fr)]" : "",
                  )}
                  key={m.value}
                >
                  <input
                    className={tileInputClass}
                    type="radio"
                    value={m.value}
                    defaultChecked={method === m.value}
                    aria-labelledby={`${id}-${m.value}`}
                    aria-describedby={`${id}-${m.value}-note`}
                    {...(m.pledge ? { "data-pledge": "" } : {})}
                    {...box}
                  />{" "}
                  {m.icon}
                  <b className="min-w-0 wrap-anywhere" id={`${id}-${m.value}`}>
                    {m.label}
                  </b>
                  <span
                    className={cn(
                      "col-start-2 min-w-0 text-small leading-[1.35] font-normal wrap-anywhere hyphens-auto",
                      pledge ? "sm:col-start-3" : "",
                    )}
                    id={`${id}-${m.value}-note`}
                  >
                    {m.note}
                  </span>
                </label>
              ))}
            </div>
          </div>
        ) : null,
      )}
      {words.redirectNote === null ? null : (
        <p className={noticeVariants({ className: "mt-5" })}>
          {lock}
          <span className="group-has-[[data-pledge]:checked]/give:hidden">
            {words.redirectNote}
          </span>
          <span className="hidden group-has-[[data-pledge]:checked]/give:inline">
            {words.pledgeNote}{" "}
            <span className="hidden group-has-[[value=monthly]:checked]/give:inline">
              {words.pledgeMonthly}
            </span>
          </span>
        </p>
      )}
    </fieldset>
  );
}
