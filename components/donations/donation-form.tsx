"use client";

import { clsx } from "clsx";
import { useCallback, useEffect, useRef, useState } from "react";
import { FormError } from "@/components/forms/form-error";
import { useActionForm, type FormAction } from "@/components/forms/use-action-form";
import { DonationExtras, type ExtrasWords } from "@/components/donations/donation-extras";
import { GiftSummary, type SummaryWords } from "@/components/donations/gift-summary";
import type { Locale } from "@/lib/i18n/locales";
import { formatUsd, parseGift } from "@/lib/money/money";
import type { TypedDonation } from "@/lib/donations/schema";

export type DonationWords = ExtrasWords &
  SummaryWords &
  Record<
    | "gift"
    | "how"
    | "once"
    | "monthly"
    | "amountLabel"
    | "another"
    | "typedBelow"
    | "pay"
    | "redirectNote"
    | "pledgeNote"
    | "about"
    | "name"
    | "email"
    | "emailHint"
    | "submit"
    | "processing"
    | "pledgedText"
    | "pledgedOpen"
    | "unreachable"
    | "payFailed"
    | "pledgeFailed",
    string
  >;
type Props = {
  locale: Locale;
  action: FormAction<{ orderId: string; redirectUrl: string | null; instructions: string }>;
  campaign: string;
  methods: { value: string; label: string; pledge: boolean }[];
  start: TypedDonation;
  words: DonationWords;
  feeCarried: boolean;
  /** made with the page where each visit has its own; else in the browser */
  requestKey?: string;
  lock: React.ReactNode;
  prefix?: string;
};

const presets = [20, 60, 100, 200];

/**
 * One form for page and dialog: real radio buttons, boxes and switches, so that it is whole without a script. The script
 * keeps tiles and box in step, shows what reaches the organisation and holds one request key, so that pressing twice is one gift.
 */
export function DonationForm({
  locale,
  action,
  campaign,
  methods,
  start,
  words,
  feeCarried,
  requestKey = "",
  lock,
  prefix = "give-",
}: Props) {
  const wordless = useCallback(
    (sent: FormData) =>
      methods.some((m) => m.value === sent.get("method") && m.pledge)
        ? words.pledgeFailed
        : words.payFailed,
    [methods, words],
  );
  const form = useActionForm(action, { unreachable: words.unreachable, failed: wordless, prefix });
  const tile = form.value("preset"); // without a script the tile counts over the box, also when the page is drawn again
  const typedAmount = /^\d+$/.test(tile) ? tile : form.value("amount", start.amount);
  const chosenMethod = form.value("method", start.method);
  const [shown, setShown] = useState({
    cents: parseGift(typedAmount),
    pledge: methods.some((m) => m.value === chosenMethod && m.pledge),
  });
  const box = useRef<HTMLDivElement>(null);

  const read = () => {
    const element = box.current?.querySelector("form");
    if (!element) return;
    const fields = new FormData(element);
    const method = fields.get("method");
    setShown({
      cents: parseGift(String(fields.get("amount"))),
      pledge: methods.some((m) => m.value === method && m.pledge),
    });
  };
  useEffect(() => {
    const element = box.current?.querySelector("form");
    const key = element?.querySelector<HTMLInputElement>("[name=requestKey]");
    if (key && key.value === "") key.value = crypto.randomUUID(); // the fund's page is the same bytes for everyone
    // a tile chosen before the script was there, or kept by the browser over a reload
    const tile = element?.querySelector<HTMLInputElement>("[name=preset]:checked");
    const amount = element?.querySelector<HTMLInputElement>("[name=amount]");
    if (tile && amount) amount.value = tile.value;
    read();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the script takes over
  }, []);
  const follow = (event: React.FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLInputElement;
    const all = event.currentTarget.elements;
    if (name === "preset") (all.namedItem("amount") as HTMLInputElement).value = value;
    if (name === "amount")
      for (const tile of event.currentTarget.querySelectorAll<HTMLInputElement>("[name=preset]"))
        tile.checked = parseGift(value) === Number(tile.value) * 100;
    read();
  };

  const done = form.state.status === "ok" ? form.state : null;
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!done) return;
    answer.current?.focus(); // the form that had the focus is gone, and the page is short now
    if (done.data?.redirectUrl) window.open(done.data.redirectUrl, "_blank", "noopener");
  }, [done]);
  if (done) {
    return (
      <div className="note note--good" role="status" ref={answer} tabIndex={-1}>
        <div>
          <b style={{ display: "block" }}>{done.message}</b>
          <p>
            {words.pledgedText} <b style={{ whiteSpace: "nowrap" }}>{done.data?.orderId}</b>
          </p>
          <p style={{ marginTop: ".6rem" }}>{done.data?.instructions}</p>
          {done.data?.redirectUrl ? (
            <p>
              <a href={done.data.redirectUrl} target="_blank" rel="noopener">
                {words.pledgedOpen}
              </a>
            </p>
          ) : null}
        </div>
      </div>
    );
  }

  const wiring = (path: string, help = false) => {
    const fault = form.error(path);
    const described = [help ? `${prefix}${path}-help` : "", fault ? `${prefix}${path}-error` : ""]
      .filter(Boolean)
      .join(" ");
    return {
      id: prefix + path,
      name: path,
      ...(fault ? { "aria-invalid": true } : {}),
      ...(described ? { "aria-describedby": described } : {}),
    };
  };
  const field = (path: string, label: string, input: React.ReactNode, help?: string) => (
    <div className={clsx("field", form.error(path) && "field--bad")}>
      <label className="field__l" htmlFor={prefix + path}>
        {label}
      </label>
      {help ? (
        <span className="field__h" id={`${prefix}${path}-help`}>
          {help}
        </span>
      ) : null}
      {form.error(path) ? (
        <span className="field__e" id={`${prefix}${path}-error`}>
          {form.error(path)}
        </span>
      ) : null}
      {input}
    </div>
  );
  const methodFault = form.error("method") ?? form.error("paymentMethod");
  return (
    <div ref={box}>
      <form {...form.formProps} onChange={follow}>
        <FormError summary={form.summary} />
        <input type="hidden" name="campaign" value={campaign} />
        <input
          type="hidden"
          name="requestKey"
          defaultValue={form.value("requestKey", requestKey)}
        />
        <input type="hidden" name="switches" value="1" />
        <div className="vh" aria-hidden="true">
          <label>
            Website <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </div>
        <fieldset className="part" style={{ borderTop: 0, paddingTop: 0 }}>
          <legend className="legend">{words.gift}</legend>
          <fieldset className="bare">
            <legend className="vh">{words.how}</legend>
            <div className="seg">
              {(["once", "monthly"] as const).map((f) => (
                <label className="tile" key={f}>
                  <input
                    type="radio"
                    name="frequency"
                    value={f}
                    defaultChecked={form.value("frequency", start.frequency) === f}
                  />{" "}
                  {words[f]}
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset className="bare" style={{ marginTop: ".9rem" }}>
            <legend className="vh">{words.amountLabel}</legend>
            <div className="tiles" style={{ "--n": 4 } as React.CSSProperties}>
              {presets.map((p) => (
                <label className="tile tile--fig" key={p}>
                  <input
                    type="radio"
                    name="preset"
                    value={p}
                    defaultChecked={parseGift(typedAmount) === p * 100}
                  />{" "}
                  {formatUsd(p * 100, locale)}
                </label>
              ))}
            </div>
            <noscript>
              <label className="check" style={{ marginTop: ".6rem" }}>
                <input
                  type="radio"
                  name="preset"
                  value="other"
                  defaultChecked={!presets.some((p) => parseGift(typedAmount) === p * 100)}
                />
                <span>
                  <b>{words.typedBelow}</b>
                </span>
              </label>
            </noscript>
          </fieldset>
          <div style={{ marginTop: ".9rem" }}>
            {field(
              "amount",
              words.another,
              <div className="money">
                <span aria-hidden="true">$</span>
                <input
                  {...wiring("amount")}
                  inputMode="decimal"
                  autoComplete="off"
                  required
                  defaultValue={typedAmount}
                />
                <small>USD</small>
              </div>,
            )}
          </div>
        </fieldset>
        <fieldset
          className="part"
          id={`${prefix}method`}
          tabIndex={-1}
          {...(methodFault ? { "aria-describedby": `${prefix}paymentMethod` } : {})}
        >
          <legend className="legend">{words.pay}</legend>
          {methodFault ? (
            <p className="field__e" id={`${prefix}paymentMethod`} style={{ marginBottom: ".6rem" }}>
              {methodFault}
            </p>
          ) : null}
          <div className="tiles pay" style={{ "--n": 4 } as React.CSSProperties}>
            {methods.map((m) => (
              <label className="tile" key={m.value}>
                <input
                  type="radio"
                  name="method"
                  value={m.value}
                  defaultChecked={chosenMethod === m.value}
                />{" "}
                {m.label}
              </label>
            ))}
          </div>
          <p className="note" style={{ marginTop: "1rem" }}>
            {lock}
            <span>{shown.pledge ? words.pledgeNote : words.redirectNote}</span>
          </p>
        </fieldset>
        <fieldset className="part">
          <legend className="legend">{words.about}</legend>
          {field(
            "donorName",
            words.name,
            <input
              className="in"
              {...wiring("donorName")}
              autoComplete="name"
              required
              maxLength={120}
              defaultValue={form.value("donorName", start.name)}
            />,
          )}
          {field(
            "donorEmail",
            words.email,
            <input
              className="in"
              {...wiring("donorEmail", true)}
              type="email"
              autoComplete="email"
              required
              maxLength={254}
              defaultValue={form.value("donorEmail", start.email)}
            />,
            words.emailHint,
          )}
          <DonationExtras
            words={words}
            start={start}
            posted={form.state.status === "error" ? form.state.values : null}
            field={field}
            wiring={wiring}
          />
        </fieldset>
        <GiftSummary
          locale={locale}
          words={words}
          cents={shown.cents}
          pledge={shown.pledge}
          feeCarried={feeCarried}
        />
        <div className="part" style={{ paddingBottom: 0 }}>
          <button className="btn btn--go btn--lg btn--full" type="submit" disabled={form.pending}>
            {form.pending ? words.processing : words.submit}
          </button>
        </div>
      </form>
    </div>
  );
}
