import { AreaField, CheckField, TextField } from "@/components/forms/fields";
import { useFormState } from "@/components/forms/form-context";
import type { TypedDonation } from "@/lib/donations/form-schemas";

export type ExtrasWords = Record<
  | "note"
  | "noteHint"
  | "noteLabel"
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
  | "showName"
  | "showNameHint"
  | "share"
  | "shareHint",
  string
>;
type Props = { words: ExtrasWords; start: TypedDonation };

/** Note, dedication and the two switches of privacy. What a switch opens follows it directly; the style sheet opens it. */
export function DonationExtras({ words, start }: Props) {
  return (
    <div className="stack" style={{ "--gap": ".4rem", marginTop: "1.5rem" } as React.CSSProperties}>
      <div className="opens">
        <CheckField
          switched
          name="withNote"
          defaultChecked={start.message !== ""}
          label={words.note}
          help={words.noteHint}
        />
        <div className="opens__in">
          <AreaField
            name="message"
            label={words.noteLabel}
            maxLength={1000}
            rows={3}
            defaultValue={start.message}
          />
        </div>
      </div>
      <div className="opens">
        <CheckField
          switched
          name="withDedication"
          defaultChecked={start.dedicationType !== ""}
          label={words.dedicate}
          help={words.dedicateHint}
        />
        <div className="opens__in opens__in--gold">
          <Dedication words={words} start={start} />
        </div>
      </div>
      <CheckField
        switched
        name="showName"
        defaultChecked={start.showName}
        label={words.showName}
        help={words.showNameHint}
      />
      <CheckField
        switched
        name="shareWithNgo"
        defaultChecked={start.share}
        label={words.share}
        help={words.shareHint}
      />
    </div>
  );
}

function Dedication({ words, start }: Props) {
  const kind = useFormState().value("dedicationType") ?? start.dedicationType;
  return (
    <>
      <fieldset className="bare">
        <legend className="vh">{words.dedicateKind}</legend>
        <div className="row" style={{ gap: ".25rem 1.5rem" }}>
          {(["honour", "memory"] as const).map((d) => (
            <label className="check" key={d}>
              <input
                type="radio"
                name="dedicationType"
                value={d}
                defaultChecked={(kind === "memory") === (d === "memory")}
              />
              <span>
                <b>{words[d]}</b>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        name="dedicationName"
        label={words.theirName}
        autoComplete="off"
        maxLength={120}
        defaultValue={start.dedicationName}
      />
      <TextField
        name="dedicationEmail"
        label={words.cardTo}
        optional={words.optional}
        help={words.cardToHint}
        type="email"
        autoComplete="off"
        maxLength={254}
        defaultValue={start.dedicationEmail}
      />
      <AreaField
        name="dedicationText"
        label={words.cardWords}
        optional={words.optional}
        maxLength={1000}
        rows={2}
        defaultValue={start.dedicationText}
      />
    </>
  );
}
