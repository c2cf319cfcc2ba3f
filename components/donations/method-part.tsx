import { useField } from "@/components/forms/form-context";
import { cn } from "@/components/ui/cn";
import { Disclosure } from "@/components/ui/disclosure";
import { FieldError, PartLegend } from "@/components/ui/field";
import { noticeVariants } from "@/components/ui/notice-variants";
import { rowTileClass, tileInputClass } from "@/components/ui/tile-classes";

export type Method = {
  value: string;
  label: string;
  /** a one-line description */
  note: string;
  /** the donor sends the money by following our instructions */
  pledge: boolean;
  icon: React.ReactNode;
};
export type MethodLabels = Record<
  | "pay"
  | "payNow"
  | "payNowNote"
  | "sendYourself"
  | "sendYourselfNote"
  | "pledgeNote"
  | "pledgeMonthly",
  string
> & {
  /** null if the text above the form says it, and every method leads to the provider */
  redirectNote: string | null;
};
type Props = {
  methods: Method[];
  method: string;
  labels: MethodLabels;
  heading: "h2" | "h3";
  lock: React.ReactNode;
};

/** The payment methods: three visible, the others in a disclosure; CSS alone updates the hint below. */
export function MethodPart({ methods, method, labels, heading, lock }: Props) {
  const { id, error, box } = useField<HTMLInputElement>("method");
  const now = methods.filter((m) => !m.pledge);
  const others = methods.filter((m) => m.pledge);
  const tile = (m: Method) => (
    <MethodTile key={m.value} {...{ m, id, box }} chosen={method === m.value} />
  );
  return (
    <fieldset
      className="min-w-0 border-t border-rule py-6 md:py-8"
      id={id}
      tabIndex={-1}
      {...(error ? { "aria-describedby": `${id}-error` } : {})}
    >
      <PartLegend as={heading}>{labels.pay}</PartLegend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div
        className={cn("clear-both grid gap-[0.6rem]", now.length > 1 ? threeTiles : "")}
        role="group"
        aria-label={`${labels.payNow} ${labels.payNowNote}`}
      >
        {now.map(tile)}
      </div>
      {others.length > 0 ? (
        <Disclosure
          className="mt-3"
          title={
            <>
              {labels.sendYourself}{" "}
              <span className="text-small font-normal text-soft">({labels.sendYourselfNote})</span>
            </>
          }
          open={others.some((m) => m.value === method)}
        >
          <div
            className="grid grid-cols-[minmax(0,1fr)] gap-[0.6rem]"
            role="group"
            aria-label={labels.sendYourself}
          >
            {others.map(tile)}
          </div>
        </Disclosure>
      ) : null}
      {labels.redirectNote === null ? null : (
        <p className={noticeVariants({ className: "mt-4" })}>
          {lock}
          <span className="group-has-[[data-pledge]:checked]/give:hidden">
            {labels.redirectNote}
          </span>
          <span className="hidden group-has-[[data-pledge]:checked]/give:inline">
            {labels.pledgeNote}{" "}
            <span className="hidden group-has-[[value=monthly]:checked]/give:inline">
              {labels.pledgeMonthly}
            </span>
          </span>
        </p>
      )}
    </fieldset>
  );
}

/** side by side also on a phone, where only their names are shown; stacked with text at twice the size */
const threeTiles = "grid-cols-[repeat(auto-fit,minmax(min(100%,6.2rem),1fr))] sm:grid-cols-3";

function MethodTile({
  m,
  id,
  box,
  chosen,
}: {
  m: Method;
  id: string;
  box: ReturnType<typeof useField<HTMLInputElement>>["box"];
  chosen: boolean;
}) {
  return (
    <label
      className={cn(
        rowTileClass,
        m.pledge
          ? "sm:grid-cols-[auto_8rem_minmax(0,1fr)]"
          : "max-sm:grid-cols-[minmax(0,1fr)] max-sm:justify-items-center max-sm:px-2 max-sm:text-center",
      )}
    >
      <input
        className={tileInputClass}
        type="radio"
        value={m.value}
        defaultChecked={chosen}
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
          m.pledge ? "sm:col-start-3" : "max-sm:sr-only",
        )}
        id={`${id}-${m.value}-note`}
      >
        {m.note}
      </span>
    </label>
  );
}
