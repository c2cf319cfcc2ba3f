"use client";

import { Decoy } from "@/components/forms/decoy";
import { useState } from "react";
import { AmountPart, type AmountWords } from "@/components/donations/amount-part";
import { DonationExtras, type ExtrasWords } from "@/components/donations/donation-extras";
import { FirstPayment, type FirstPaymentWords } from "@/components/donations/first-payment";
import { MonthlyTerms, SubmitLabel, type SubmitWords } from "@/components/donations/submit-words";
import { GiftSummary, type SummaryWords } from "@/components/donations/gift-summary";
import { MethodPart, type Method, type MethodWords } from "@/components/donations/method-part";
import { fundSlug } from "@/lib/fund";
import { useShown } from "@/components/donations/use-shown";
import { NeedsPart, type OfferedNeeds } from "@/components/needs/needs-part";
import { TextField } from "@/components/forms/fields";
import { useFormState } from "@/components/forms/form-context";
import { SubmitButton } from "@/components/forms/submit-button";
import { cn } from "@/components/ui/cn";
import { PartLegend } from "@/components/ui/field";
import type { TypedDonation } from "@/lib/checkout/form-schemas";
import type { Locale } from "@/lib/i18n/locales";

type Words = ExtrasWords &
  SubmitWords &
  FirstPaymentWords &
  SummaryWords &
  AmountWords &
  MethodWords &
  Record<"about" | "name" | "email" | "emailHint" | "processing", string>;
export type DonationFieldsProps = {
  locale: Locale;
  campaign: string;
  methods: Method[];
  start: TypedDonation;
  words: Words;
  feeCarried: boolean;
  /** made by the server on a page rendered per visit; otherwise made in the browser */
  requestKey?: string;
  lock: React.ReactNode;
  /** the campaign's needs that the donation can pay for */
  needs?: OfferedNeeds | null;
  /** a small card of the campaign, above the summary; with it, the summary has a column of its own on wide screens */
  card?: React.ReactNode;
};

/**
 * Real radio buttons, checkboxes and switches, so that the form is complete without a script. The script keeps tiles
 * and amount field in sync, shows what reaches the organisation, and keeps one request key, so that pressing twice
 * makes one donation.
 */
export function DonationFields(props: DonationFieldsProps) {
  const { locale, campaign, methods, start, words, feeCarried, requestKey = "", card } = props;
  const { needs = null } = props;
  const form = useFormState();
  // the page is re-rendered after an answer, with another key: pressing again without changes must stay the same
  // donation
  const [firstKey] = useState(requestKey);
  const tile = form.value("preset") ?? ""; // without a script, a tile takes precedence over the field, also when the page is re-rendered
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
      <input type="hidden" name="requestKey" defaultValue={form.value("requestKey") ?? firstKey} />
      <input type="hidden" name="switches" value="1" />
      {start.supporter ? <input type="hidden" name="supporter" value={start.supporter} /> : null}
      <Decoy />
      <AmountPart
        {...{ locale, words, start, amount, heading, cents }}
        method={shown.method}
        mayCover={!feeCarried}
      />
      {start.later ? <FirstPayment {...{ words }} later={start.later} start={start} /> : null}
      {needs ? (
        <NeedsPart {...{ locale, needs, heading }} start={start.need ?? null} chosen={shown.need} />
      ) : null}
      <MethodPart {...{ methods, method, words, heading }} lock={props.lock} />
      <AboutPart {...{ words, start, heading }} hasUpdates={campaign !== fundSlug} />
      <GiftSummary {...{ locale, words, shown, feeCarried, heading }} {...(card ? { card } : {})} />
      <div className={card ? "pt-6 md:pt-8" : "border-t border-rule pt-8"}>
        <MonthlyTerms {...{ locale, words, shown }} later={start.later} />
        <SubmitButton size="lg" full pendingLabel={words.processing}>
          <SubmitLabel {...{ locale, words, shown }} later={start.later} />
        </SubmitButton>
      </div>
    </div>
  );
}

function AboutPart({
  words,
  start,
  heading,
  hasUpdates,
}: Pick<DonationFieldsProps, "words" | "start"> & { heading: "h2" | "h3"; hasUpdates: boolean }) {
  return (
    <fieldset className="min-w-0 border-t border-rule py-6 md:py-8">
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
      <DonationExtras {...{ words, start, hasUpdates }} />
    </fieldset>
  );
}
