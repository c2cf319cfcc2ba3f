"use client";

import { useEffect, useRef, useState } from "react";
import { AmountPart, type AmountWords } from "@/components/donations/amount-part";
import { DonationExtras, type ExtrasWords } from "@/components/donations/donation-extras";
import { GiftSummary, type SummaryWords } from "@/components/donations/gift-summary";
import { MethodPart, type Method, type MethodWords } from "@/components/donations/method-part";
import { TextField } from "@/components/forms/fields";
import { useFormState } from "@/components/forms/form-context";
import { SubmitButton } from "@/components/forms/submit-button";
import { cn } from "@/components/ui/cn";
import { PartLegend } from "@/components/ui/field";
import type { TypedDonation } from "@/lib/donations/form-schemas";
import { giftCents } from "@/lib/donations/gift-cents";
import type { Locale } from "@/lib/i18n/locales";
import { formatUsd, withFeeCovered } from "@/lib/money/money";

type Words = ExtrasWords &
  SummaryWords &
  AmountWords &
  MethodWords &
  Record<
    | "about"
    | "name"
    | "email"
    | "emailHint"
    | "submit"
    | "submitOnce"
    | "submitMonthly"
    | "submitPledge"
    | "processing",
    string
  >;
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
  /** the campaign in small, above the summary; with it the summary stands in a column of its own on wide screens */
  card?: React.ReactNode;
};

/** What the button and the summary show, following the form's boxes. */
export type Shown = {
  /** what was typed; null while it is no clear amount */
  cents: number | null;
  /** what is charged: with the fee where that is added */
  total: number | null;
  pledge: boolean;
  monthly: boolean;
};

/**
 * Real radio buttons, boxes and switches, so that the form is whole without a script. The script keeps tiles and box in step,
 * shows what reaches the organisation and holds one request key, so that pressing twice is one gift.
 */
export function DonationFields(props: DonationFieldsProps) {
  const { locale, campaign, methods, start, words, feeCarried, requestKey = "", card } = props;
  const form = useFormState();
  const tile = form.value("preset") ?? ""; // without a script the tile counts over the box, also when the page is drawn again
  const amount = /^\d+$/.test(tile) ? tile : (form.value("amount") ?? start.amount);
  const method = form.value("method") ?? start.method;
  const heading = card ? "h2" : "h3";
  const { box, shown, follow } = useShown(props, { amount, method });
  const { cents } = shown;
  return (
    <div
      ref={box}
      onChange={follow}
      className={cn(
        "group/give",
        card ? "lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-24 *:lg:col-start-1" : "",
      )}
    >
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
      <AmountPart {...{ locale, words, start, amount, heading, cents }} mayCover={!feeCarried} />
      <MethodPart {...{ methods, method, words, heading }} lock={props.lock} />
      <AboutPart {...{ words, start, heading }} />
      <GiftSummary {...{ locale, words, shown, feeCarried, heading }} {...(card ? { card } : {})} />
      <div className={card ? "pt-8" : "border-t border-rule pt-8"}>
        <SubmitButton size="lg" full pendingLabel={words.processing}>
          <SubmitLabel {...{ locale, words, shown }} />
        </SubmitButton>
      </div>
    </div>
  );
}

function AboutPart({
  words,
  start,
  heading,
}: Pick<DonationFieldsProps, "words" | "start"> & { heading: "h2" | "h3" }) {
  return (
    <fieldset className="min-w-0 border-t border-rule py-8">
      <PartLegend as={heading}>{words.about}</PartLegend>
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
  );
}

/** What pressing it does. Without a script it cannot follow the amount, so it names none. */
function SubmitLabel({
  locale,
  words,
  shown,
}: Pick<DonationFieldsProps, "locale" | "words"> & { shown: Shown }) {
  const once = shown.monthly ? words.submitMonthly : words.submitOnce;
  const paid =
    shown.total === null
      ? words.submit
      : once.replace("{amount}", () => formatUsd(shown.total ?? 0, locale));
  return (
    <>
      <span className="noscript:hidden">{shown.pledge ? words.submitPledge : paid}</span>
      <span className="hidden noscript:inline noscript:group-has-[[data-pledge]:checked]/give:hidden">
        {words.submit}
      </span>
      <span className="hidden noscript:group-has-[[data-pledge]:checked]/give:inline">
        {words.submitPledge}
      </span>
    </>
  );
}

type Typed = { amount: string; method: string; frequency: string; cover: boolean };

function useShown(
  { locale, methods, start, feeCarried }: DonationFieldsProps,
  first: Pick<Typed, "amount" | "method">,
) {
  const form = useFormState();
  const shownOf = ({ amount, method, frequency, cover }: Typed): Shown => {
    const cents = giftCents(amount, locale);
    const pledge = methods.some((m) => m.value === method && m.pledge);
    const covered = cents !== null && cover && !pledge && !feeCarried;
    return {
      cents,
      total: covered ? withFeeCovered(cents) : cents,
      pledge,
      monthly: frequency === "monthly",
    };
  };
  const [shown, setShown] = useState(() =>
    shownOf({
      ...first,
      frequency: form.value("frequency") ?? start.frequency,
      cover: form.posted ? form.value("coverFee") !== undefined : start.coverFee,
    }),
  );
  const box = useRef<HTMLDivElement>(null);

  const read = () => {
    const element = box.current?.closest("form");
    if (!element) return;
    const fields = new FormData(element);
    const text = (name: string) => String(fields.get(name) ?? "");
    setShown(
      shownOf({
        amount: text("amount"),
        method: text("method"),
        frequency: text("frequency"),
        cover: fields.has("coverFee"),
      }),
    );
  };
  useEffect(() => {
    const key = box.current?.querySelector<HTMLInputElement>("[name=requestKey]");
    if (key && key.value === "") key.value = crypto.randomUUID(); // the fund's page is the same bytes for everyone
    // a tile chosen before the script was there, or kept by the browser over a reload
    const tile = box.current?.querySelector<HTMLInputElement>("[name=preset]:checked");
    const typed = box.current?.querySelector<HTMLInputElement>("[name=amount]");
    if (tile && typed) typed.value = tile.value;
    read();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the script takes over
  }, []);
  const follow = (event: React.FormEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const { name, value } = event.target;
    const typed = box.current?.querySelector<HTMLInputElement>("[name=amount]");
    if (name === "preset" && typed) {
      typed.value = value;
      form.check("amount");
    }
    if (name === "amount")
      for (const tile of event.currentTarget.querySelectorAll<HTMLInputElement>("[name=preset]"))
        tile.checked = giftCents(value, locale) === Number(tile.value) * 100;
    read();
  };
  return { box, shown, follow };
}
