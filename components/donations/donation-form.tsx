"use client";

import { Lock } from "lucide-react";
import { useEffect, useState } from "react";
import { FormError } from "@/components/forms/form-error";
import { useActionForm, type FormAction } from "@/components/forms/use-action-form";

export type DonationWords = Record<
  "gift" | "how" | "once" | "monthly" | "amountLabel" | "another" | "pay" | "redirectNote" | "pledgeNote" | "about" | "name" | "email" | "emailHint" | "note" | "noteHint" | "noteLabel" | "dedicate" | "dedicateHint" | "honour" | "memory" | "theirName" | "cardTo" | "optional" | "cardWords" | "showName" | "showNameHint" | "share" | "shareHint" | "submit" | "processing" | "pledgedText" | "pledgedOpen" | "unreachable" | "where" | "yourGift" | "platformFee" | "processorFee" | "processorFeeNote" | "reaches" | "reachesNote",
  string
>;
type Start = { amount: string; frequency: string; method: string; name: string; email: string; message: string; showName: boolean; share: boolean };
type Props = { action: FormAction<{ orderId: string; redirectUrl: string | null }>; campaign: string; methods: { value: string; label: string; pledge: boolean }[]; start: Start; words: DonationWords; feeCarried: boolean; prefix?: string };

const presets = [20, 60, 100, 200];
const usd = (cents: number) => `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ",")}`;
const centsOf = (typed: string): number | null => {
  const match = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(typed.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : null;
};

/**
 * One form for page and dialog. Real radios and inputs: it posts without a script; the script keeps the amount and the tiles
 * in step, shows what reaches the organisation, and makes the request key, so that pressing twice is one gift.
 */
export function DonationForm({ action, campaign, methods, start, words, feeCarried, prefix = "give-" }: Props) {
  const form = useActionForm(action, { unreachable: words.unreachable, prefix });
  const [amount, setAmount] = useState(start.amount);
  const [method, setMethod] = useState(start.method);
  const [noteOpen, setNoteOpen] = useState(start.message !== "");
  const [dedicated, setDedicated] = useState(false);
  const [key, setKey] = useState("");
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the page is the same bytes for everyone: the key is made here
  useEffect(() => setKey(crypto.randomUUID()), []);
  const done = form.state.status === "ok" ? form.state : null;
  useEffect(() => {
    if (done?.data?.redirectUrl) window.open(done.data.redirectUrl, "_blank", "noopener");
  }, [done]);
  if (done) {
    return (
      <div className="note note--good" role="status">
        <div>
          <b style={{ display: "block" }}>{done.message}</b>
          <p>{words.pledgedText} <b>{done.data?.orderId}</b></p>
          {done.data?.redirectUrl ? <p><a href={done.data.redirectUrl} target="_blank" rel="noopener">{words.pledgedOpen}</a></p> : null}
        </div>
      </div>
    );
  }
  const pledge = methods.find((m) => m.value === method)?.pledge ?? false;
  const cents = centsOf(amount);
  const fee = cents === null || pledge ? 0 : Math.floor((cents * 29 + 500) / 1000) + 30;
  const fault = (path: string) => form.error(path);
  const field = (path: string, label: string, input: React.ReactNode, help?: string) => (
    <div className={`field${fault(path) ? " field--bad" : ""}`}>
      <label className="field__l" htmlFor={prefix + path}>{label}</label>
      {help ? <span className="field__h" id={`${prefix}${path}-help`}>{help}</span> : null}
      {fault(path) ? <span className="field__e" id={`${prefix}${path}-error`}>{fault(path)}</span> : null}
      {input}
    </div>
  );
  const wiring = (path: string) => ({ id: prefix + path, name: path, ...(fault(path) ? { "aria-invalid": true, "aria-describedby": `${prefix}${path}-error` } : {}) });
  return (
    <form {...form.formProps}>
      <FormError summary={form.summary} />
      <input type="hidden" name="campaign" value={campaign} />
      <input type="hidden" name="requestKey" value={key} />
      <div className="vh" aria-hidden="true"><label>Website <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" /></label></div>
      <fieldset className="part" style={{ borderTop: 0, paddingTop: 0 }}>
        <legend className="legend">{words.gift}</legend>
        <div className="seg" role="radiogroup" aria-label={words.how}>
          {(["once", "monthly"] as const).map((f) => <label className="tile" key={f}><input type="radio" name="frequency" value={f} defaultChecked={form.value("frequency", start.frequency) === f} /> {words[f]}</label>)}
        </div>
        <div className="tiles" style={{ "--n": 4, marginTop: ".9rem" } as React.CSSProperties} role="radiogroup" aria-label={words.amountLabel}>
          {presets.map((p) => <label className="tile tile--fig" key={p}><input type="radio" name="preset" value={p} checked={centsOf(amount) === p * 100} onChange={() => setAmount(String(p))} /> ${p}</label>)}
        </div>
        <div style={{ marginTop: ".9rem" }}>
          {field("amount", words.another, <div className="money"><span aria-hidden="true">$</span><input {...wiring("amount")} inputMode="decimal" autoComplete="off" value={amount} onChange={(e) => setAmount(e.target.value)} /><small>USD</small></div>)}
        </div>
      </fieldset>
      <fieldset className="part">
        <legend className="legend">{words.pay}</legend>
        <div className="tiles pay" style={{ "--n": 4 } as React.CSSProperties}>
          {methods.map((m) => <label className="tile" key={m.value}><input type="radio" name="method" value={m.value} checked={method === m.value} onChange={() => setMethod(m.value)} /> {m.label}</label>)}
        </div>
        <p className="note" style={{ marginTop: "1rem" }}><Lock className="icon" aria-hidden="true" /><span>{pledge ? words.pledgeNote : words.redirectNote}</span></p>
      </fieldset>
      <fieldset className="part">
        <legend className="legend">{words.about}</legend>
        {field("donorName", words.name, <input className="in" {...wiring("donorName")} autoComplete="name" required maxLength={120} defaultValue={form.value("donorName", start.name)} />)}
        {field("donorEmail", words.email, <input className="in" {...wiring("donorEmail")} type="email" autoComplete="email" required defaultValue={form.value("donorEmail", start.email)} />, words.emailHint)}
        <div className="stack" style={{ "--gap": ".4rem", marginTop: "1.5rem" } as React.CSSProperties}>
          <label className="check switch"><input type="checkbox" role="switch" checked={noteOpen} onChange={(e) => setNoteOpen(e.target.checked)} /><span><b>{words.note}</b><span>{words.noteHint}</span></span></label>
          {noteOpen ? <textarea className="in" name="message" aria-label={words.noteLabel} maxLength={1000} style={{ margin: ".5rem 0 .75rem" }} defaultValue={form.value("message", start.message)} /> : null}
          <label className="check switch"><input type="checkbox" role="switch" checked={dedicated} onChange={(e) => setDedicated(e.target.checked)} /><span><b>{words.dedicate}</b><span>{words.dedicateHint}</span></span></label>
          {dedicated ? (
            <div style={{ borderLeft: "5px solid var(--gold)", padding: ".25rem 0 .25rem 1.1rem", margin: ".5rem 0 .75rem" }}>
              <div className="row" style={{ gap: "1.5rem" }}>
                {(["honour", "memory"] as const).map((d) => <label className="check" key={d}><input type="radio" name="dedicationType" value={d} defaultChecked={d === "honour"} /><span><b>{words[d]}</b></span></label>)}
              </div>
              <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit,minmax(min(100%,14rem),1fr))", gap: ".9rem", marginTop: ".6rem" }}>
                <label><span className="field__l">{words.theirName}</span><input className="in" name="dedicationName" maxLength={120} /></label>
                <label><span className="field__l">{words.cardTo} <span className="soft" style={{ fontWeight: 400 }}>({words.optional})</span></span><input className="in" name="dedicationEmail" type="email" /></label>
              </div>
              <label style={{ display: "block", marginTop: ".6rem" }}><span className="field__l">{words.cardWords} <span className="soft" style={{ fontWeight: 400 }}>({words.optional})</span></span><textarea className="in" name="dedicationText" maxLength={1000} rows={2} /></label>
            </div>
          ) : null}
          <label className="check switch"><input type="checkbox" role="switch" name="showName" defaultChecked={start.showName} /><span><b>{words.showName}</b><span>{words.showNameHint}</span></span></label>
          <label className="check switch"><input type="checkbox" role="switch" name="shareWithNgo" defaultChecked={start.share} /><span><b>{words.share}</b><span>{words.shareHint}</span></span></label>
        </div>
      </fieldset>
      <fieldset className="part" aria-live="polite">
        <legend className="legend">{words.where}</legend>
        <dl className="dl">
          <div><dt>{words.yourGift}</dt><dd className="num">{cents === null ? "–" : usd(cents)}</dd></div>
          <div><dt>{words.platformFee}</dt><dd className="num">$0.00</dd></div>
          {pledge || feeCarried ? null : <div><dt>{words.processorFee} <span className="micro" style={{ display: "block" }}>{words.processorFeeNote}</span></dt><dd className="num">{cents === null ? "–" : `−${usd(fee)}`}</dd></div>}
          <div className="sum"><dt>{words.reaches}</dt><dd className="num" style={{ color: "var(--leaf)" }}>{cents === null ? "–" : usd(Math.max(0, cents - (feeCarried ? 0 : fee)))}</dd></div>
        </dl>
        <noscript><p className="small soft">{words.reachesNote}</p></noscript>
      </fieldset>
      <div className="part" style={{ paddingBottom: 0 }}>
        <button className="btn btn--go btn--lg btn--full" type="submit" disabled={form.pending}>{form.pending ? words.processing : words.submit}</button>
      </div>
    </form>
  );
}
