import type { TypedDonation } from "@/lib/donations/schema";

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
type Props = {
  words: ExtrasWords;
  start: TypedDonation;
  /** what came back with an error, when the page is drawn again without a script */
  posted: Record<string, string> | null;
  field: (path: string, label: string, input: React.ReactNode, help?: string) => React.ReactNode;
  wiring: (path: string, help?: boolean) => { id: string; name: string };
};

/** Note, dedication and the two switches of privacy. What a switch opens follows it directly; the style sheet opens it. */
export function DonationExtras({ words, start, posted, field, wiring }: Props) {
  const on = (name: string, before: boolean) => (posted ? posted[name] === "on" : before);
  const value = (name: string, before: string) => posted?.[name] ?? before;
  const toggle = (name: string, checked: boolean, title: string, hint: string) => (
    <label className="check switch">
      <input type="checkbox" role="switch" name={name} defaultChecked={checked} />
      <span>
        <b>{title}</b>
        <span>{hint}</span>
      </span>
    </label>
  );
  const optional = (label: string) => `${label} (${words.optional})`;
  return (
    <div className="stack" style={{ "--gap": ".4rem", marginTop: "1.5rem" } as React.CSSProperties}>
      <div className="opens">
        {toggle("withNote", on("withNote", start.message !== ""), words.note, words.noteHint)}
        <div className="opens__in">
          {field(
            "message",
            words.noteLabel,
            <textarea
              className="in"
              {...wiring("message")}
              maxLength={1000}
              rows={3}
              defaultValue={value("message", start.message)}
            />,
          )}
        </div>
      </div>
      <div className="opens">
        {toggle(
          "withDedication",
          on("withDedication", start.dedicationType !== ""),
          words.dedicate,
          words.dedicateHint,
        )}
        <div className="opens__in opens__in--gold">
          <fieldset className="bare">
            <legend className="vh">{words.dedicateKind}</legend>
            <div className="row" style={{ gap: ".25rem 1.5rem" }}>
              {(["honour", "memory"] as const).map((d) => (
                <label className="check" key={d}>
                  <input
                    type="radio"
                    name="dedicationType"
                    value={d}
                    defaultChecked={
                      (value("dedicationType", start.dedicationType) === "memory") ===
                      (d === "memory")
                    }
                  />
                  <span>
                    <b>{words[d]}</b>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          {field(
            "dedicationName",
            words.theirName,
            <input
              className="in"
              {...wiring("dedicationName")}
              autoComplete="off"
              maxLength={120}
              defaultValue={value("dedicationName", start.dedicationName)}
            />,
          )}
          {field(
            "dedicationEmail",
            optional(words.cardTo),
            <input
              className="in"
              {...wiring("dedicationEmail", true)}
              type="email"
              autoComplete="off"
              maxLength={254}
              defaultValue={value("dedicationEmail", start.dedicationEmail)}
            />,
            words.cardToHint,
          )}
          {field(
            "dedicationText",
            optional(words.cardWords),
            <textarea
              className="in"
              {...wiring("dedicationText")}
              maxLength={1000}
              rows={2}
              defaultValue={value("dedicationText", start.dedicationText)}
            />,
          )}
        </div>
      </div>
      {toggle("showName", on("showName", start.showName), words.showName, words.showNameHint)}
      {toggle("shareWithNgo", on("shareWithNgo", start.share), words.share, words.shareHint)}
    </div>
  );
}
