import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { AreaField, CheckField, TextField } from "@/components/forms/fields";
import { useFormState } from "@/components/forms/form-context";
import { Disclosure } from "@/components/ui/disclosure";
import type { TypedDonation } from "@/lib/checkout/form-schemas";
import { Held } from "@/components/ui/held";

export type ExtrasLabels = Record<
  | "moreOptions"
  | "moreOptionsHint"
  | "note"
  | "noteHint"
  | "noteLabel"
  | "showWords"
  | "showWordsHint"
  | "dedicate"
  | "dedicateHint"
  | "dedicateKind"
  | "honour"
  | "memory"
  | "theirName"
  | "cardTo"
  | "cardToHint"
  | "optional"
  | "cardWords"
  | "wantsUpdates"
  | "wantsUpdatesHint"
  | "showName"
  | "showNameHint"
  | "share"
  | "shareHint",
  string
>;
type Props = { labels: ExtrasLabels; start: TypedDonation };
type WithUpdates = { /** the campaign has somebody who writes updates */ hasUpdates: boolean };

/** uses CSS only, so that it works without a script */
const opensClass = "not-has-[>label_input:checked]:[&>[data-opens]]:hidden";

/** The fields in the disclosure, which is open when one of them has a value or an error. */
const folded = ["message", "dedicationName", "dedicationEmail", "dedicationText"];

/**
 * The choices that most donors make, and the rest in a disclosure. The fields that a switch shows come directly after
 * it; CSS shows them.
 */
export function DonationExtras({ labels, start, hasUpdates }: Props & WithUpdates) {
  return (
    <div className="mt-6 space-y-2">
      {hasUpdates ? (
        <CheckField
          switched
          name="wantsUpdates"
          defaultChecked={start.wantsUpdates ?? false}
          label={labels.wantsUpdates}
          help={labels.wantsUpdatesHint}
        />
      ) : null}
      <CheckField
        switched
        name="shareWithNgo"
        defaultChecked={start.share}
        label={<Held>{labels.share}</Held>}
        help={labels.shareHint}
      />
      <MoreOptions labels={labels} start={start} />
    </div>
  );
}

function MoreOptions({ labels, start }: Props) {
  const form = useFormState();
  const used = start.message !== "" || start.dedicationType !== "" || start.showName;
  const [open, setOpen] = useState(used || form.posted);
  if (!open && folded.some((name) => form.error(name))) setOpen(true);
  return (
    <Disclosure
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      title={
        <>
          {labels.moreOptions}{" "}
          <span className="text-small font-normal text-soft">({labels.moreOptionsHint})</span>
        </>
      }
    >
      <div className="space-y-2">
        <div className={opensClass}>
          <CheckField
            switched
            name="withNote"
            defaultChecked={start.message !== ""}
            label={labels.note}
            help={labels.noteHint}
          />
          <div data-opens="" className="mt-[0.35rem] mb-4">
            <AreaField
              name="message"
              label={labels.noteLabel}
              maxLength={1000}
              rows={3}
              defaultValue={start.message}
            />
            <CheckField
              name="showWords"
              defaultChecked={start.showWords ?? false}
              label={labels.showWords}
              help={labels.showWordsHint}
            />
          </div>
        </div>
        <div className={opensClass}>
          <CheckField
            switched
            name="withDedication"
            defaultChecked={start.dedicationType !== ""}
            label={labels.dedicate}
            help={labels.dedicateHint}
          />
          <div data-opens="" className="mt-[0.35rem] mb-4 border-s-5 border-gold py-1 ps-[1.1rem]">
            <Dedication labels={labels} start={start} />
          </div>
        </div>
        <CheckField
          switched
          name="showName"
          defaultChecked={start.showName}
          label={labels.showName}
          help={labels.showNameHint}
        />
      </div>
    </Disclosure>
  );
}

function Dedication({ labels, start }: Props) {
  const kind = useFormState().value("dedicationType") ?? start.dedicationType;
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="sr-only">{labels.dedicateKind}</legend>
        <div className="flex flex-wrap items-center gap-3 gap-x-6 gap-y-1">
          {(["honour", "memory"] as const).map((d) => (
            <Checkbox
              radio
              key={d}
              label={labels[d]}
              name="dedicationType"
              value={d}
              defaultChecked={(kind === "memory") === (d === "memory")}
            />
          ))}
        </div>
      </fieldset>
      <TextField
        name="dedicationName"
        label={labels.theirName}
        autoComplete="off"
        maxLength={120}
        defaultValue={start.dedicationName}
      />
      <TextField
        name="dedicationEmail"
        label={labels.cardTo}
        optional={labels.optional}
        help={labels.cardToHint}
        type="email"
        autoComplete="off"
        maxLength={254}
        defaultValue={start.dedicationEmail}
      />
      <AreaField
        name="dedicationText"
        label={labels.cardWords}
        optional={labels.optional}
        maxLength={1000}
        rows={2}
        defaultValue={start.dedicationText}
      />
    </>
  );
}
