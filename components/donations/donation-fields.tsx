"use client";

import {
  segmentClass,
  tileClass,
  tileFigureClass,
  tileInputClass,
} from "@/components/ui/tile-classes";
import { noticeVariants } from "@/components/ui/notice-variants";
import { FieldError, partLegendClass } from "@/components/ui/field";
import { cn } from "@/components/ui/cn";
import { Checkbox } from "@/components/ui/checkbox";
import { DonationExtras, type ExtrasWords } from "@/components/donations/donation-extras";
import { GiftSummary, type SummaryWords } from "@/components/donations/gift-summary";
import { useShown } from "@/components/donations/use-shown";
import { TextField } from "@/components/forms/fields";
import { useField, useFormState } from "@/components/forms/form-context";
import { MoneyField } from "@/components/forms/money-field";
import { SubmitButton } from "@/components/forms/submit-button";
import type { TypedDonation } from "@/lib/donations/form-schemas";
import type { Locale } from "@/lib/i18n/locales";
import { formatUsd, parseGift } from "@/lib/money/money";

type Words = ExtrasWords &
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
    | "processing",
    string
  >;
type Method = { value: string; label: string; pledge: boolean };
export type DonationFieldsProps = {
  locale: Locale;
  campaign: string;
  methods: Method[];
  start: TypedDonation;
  words: Words;
  feeCarried: boolean;
  /** made with the page where each visit has its own; else in the browser */
  requestKey?: string;
  lock: React.ReactNode;
};

/** four in a row, two on a phone, one where letters are twice as large */
const fourTiles =
  "grid grid-cols-4 gap-[0.6rem] max-xs:grid-cols-[repeat(auto-fit,minmax(max(6.5rem,50%-0.6rem),1fr))]";
/** Wide enough for the longest word of a method in any language, "philanthropique". */
const methodTiles =
  "grid grid-cols-[repeat(auto-fill,minmax(min(9.75rem,50%-0.3rem),1fr))] gap-[0.6rem]";
const presets = [20, 60, 100, 200];

/**
 * Real radio buttons, boxes and switches, so that the form is whole without a script. The script keeps tiles and box in step,
 * shows what reaches the organisation and holds one request key, so that pressing twice is one gift.
 */
export function DonationFields(props: DonationFieldsProps) {
  const { locale, campaign, methods, start, words, feeCarried, requestKey = "", lock } = props;
  const form = useFormState();
  const tile = form.value("preset") ?? ""; // without a script the tile counts over the box, also when the page is drawn again
  const amount = /^\d+$/.test(tile) ? tile : (form.value("amount") ?? start.amount);
  const method = form.value("method") ?? start.method;
  const { box, shown, follow } = useShown(methods, amount, method, () => form.check("amount"));
  return (
    <div ref={box} onChange={follow}>
      <input type="hidden" name="campaign" value={campaign} />
      <input
        type="hidden"
        name="requestKey"
        defaultValue={form.value("requestKey") ?? requestKey}
      />
      <input type="hidden" name="switches" value="1" />
      <div className="sr-only" aria-hidden="true">
        <label>
          Website <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <AmountPart locale={locale} words={words} start={start} amount={amount} />
      <MethodPart methods={methods} method={method} words={words}>
        {lock}
        <span>{shown.pledge ? words.pledgeNote : words.redirectNote}</span>
      </MethodPart>
      <fieldset className="min-w-0 border-t border-rule py-8">
        <legend className={partLegendClass}>{words.about}</legend>
        <TextField
          name="donorName"
          label={words.name}
          autoComplete="name"
          required
          maxLength={120}
          defaultValue={start.name}
        />
        <TextField
          name="donorEmail"
          label={words.email}
          help={words.emailHint}
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={start.email}
        />
        <DonationExtras words={words} start={start} />
      </fieldset>
      <GiftSummary
        locale={locale}
        words={words}
        cents={shown.cents}
        pledge={shown.pledge}
        feeCarried={feeCarried}
      />
      <div className="border-t border-rule pt-8">
        <SubmitButton size="lg" full pendingLabel={words.processing}>
          {words.submit}
        </SubmitButton>
      </div>
    </div>
  );
}

function AmountPart({
  locale,
  words,
  start,
  amount,
}: Pick<DonationFieldsProps, "locale" | "words" | "start"> & { amount: string }) {
  const form = useFormState();
  const frequency = form.value("frequency") ?? start.frequency;
  return (
    <fieldset className="min-w-0 pb-8">
      <legend className={partLegendClass}>{words.gift}</legend>
      <fieldset className="clear-both min-w-0">
        <legend className="sr-only">{words.how}</legend>
        <div className={segmentClass}>
          {(["once", "monthly"] as const).map((f) => (
            <label className={tileClass} key={f}>
              <input
                className={tileInputClass}
                type="radio"
                name="frequency"
                value={f}
                defaultChecked={frequency === f}
              />{" "}
              {words[f]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="mt-[0.9rem] min-w-0">
        <legend className="sr-only">{words.amountLabel}</legend>
        <div className={fourTiles}>
          {presets.map((p) => (
            <label className={cn(tileClass, tileFigureClass)} key={p}>
              <input
                className={tileInputClass}
                type="radio"
                name="preset"
                value={p}
                defaultChecked={parseGift(amount) === p * 100}
              />{" "}
              {formatUsd(p * 100, locale)}
            </label>
          ))}
        </div>
        <noscript>
          <Checkbox
            radio
            className="mt-[0.6rem]"
            label={words.typedBelow}
            name="preset"
            value="other"
            defaultChecked={!presets.some((p) => parseGift(amount) === p * 100)}
          />
        </noscript>
      </fieldset>
      <div className="mt-[0.9rem]">
        <MoneyField name="amount" label={words.another} required defaultValue={amount} />
      </div>
    </fieldset>
  );
}

function MethodPart({
  methods,
  method,
  words,
  children,
}: Pick<DonationFieldsProps, "methods" | "words"> & {
  method: string;
  children: React.ReactNode;
}) {
  const { id, error, box } = useField<HTMLInputElement>("method");
  return (
    <fieldset
      className="min-w-0 border-t border-rule py-8"
      id={id}
      tabIndex={-1}
      {...(error ? { "aria-describedby": `${id}-error` } : {})}
    >
      <legend className={partLegendClass}>{words.pay}</legend>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <div className={cn(methodTiles, "clear-both")}>
        {methods.map((m) => (
          <label className={tileClass} key={m.value}>
            <input
              className={tileInputClass}
              type="radio"
              value={m.value}
              defaultChecked={method === m.value}
              {...box}
            />{" "}
            {m.label}
          </label>
        ))}
      </div>
      <p className={noticeVariants({ className: "mt-4" })}>{children}</p>
    </fieldset>
  );
}
