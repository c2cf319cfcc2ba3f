"use client";

import { Decoy } from "@/components/forms/decoy";
import { useState } from "react";
import { AmountPart, type AmountLabels } from "@/components/donations/amount-part";
import { DonationExtras, type ExtrasLabels } from "@/components/donations/donation-extras";
import { FirstPayment, type FirstPaymentLabels } from "@/components/donations/first-payment";
import { MonthlyTerms, SubmitLabel, type SubmitLabels } from "@/components/donations/submit-labels";
import { GiftSummary, type SummaryLabels } from "@/components/donations/gift-summary";
import { MethodPart, type Method, type MethodLabels } from "@/components/donations/method-part";
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

type Labels = ExtrasLabels &
  SubmitLabels &
  FirstPaymentLabels &
  SummaryLabels &
  AmountLabels &
  MethodLabels &
  Record<"about" | "name" | "email" | "emailHint" | "processing", string>;
export type DonationFieldsProps = {
  locale: Locale;
  campaign: string;
  methods: Method[];
  start: TypedDonation;
  labels: Labels;
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
  const { locale, campaign, methods, start, labels, feeCarried, requestKey = "", card } = props;
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
        {...{ locale, labels, start, amount, heading, cents }}
        method={shown.method}
        mayCover={!feeCarried}
      />
      {start.later ? <FirstPayment {...{ labels }} later={start.later} start={start} /> : null}
      {needs ? (
        <NeedsPart {...{ locale, needs, heading }} start={start.need ?? null} chosen={shown.need} />
      ) : null}
      <MethodPart {...{ methods, method, labels, heading }} lock={props.lock} />
      <AboutPart {...{ labels, start, heading }} hasUpdates={campaign !== fundSlug} />
      <GiftSummary
        {...{ locale, labels, shown, feeCarried, heading }}
        {...(card ? { card } : {})}
      />
      <div className={card ? "pt-6 md:pt-8" : "border-t border-rule pt-8"}>
        <MonthlyTerms {...{ locale, labels, shown }} later={start.later} />
        <SubmitButton size="lg" full pendingLabel={labels.processing}>
          <SubmitLabel {...{ locale, labels, shown }} later={start.later} />
        </SubmitButton>
      </div>
    </div>
  );
}

function AboutPart({
  labels,
  start,
  heading,
  hasUpdates,
}: Pick<DonationFieldsProps, "labels" | "start"> & { heading: "h2" | "h3"; hasUpdates: boolean }) {
  return (
    <fieldset className="min-w-0 border-t border-rule py-6 md:py-8">
      <PartLegend as={heading}>{labels.about}</PartLegend>
      <TextField
        name="donorName"
        label={labels.name}
        autoComplete="name"
        required
        maxLength={120}
        defaultValue={start.name}
      />
      <TextField
        name="donorEmail"
        label={labels.email}
        help={labels.emailHint}
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        defaultValue={start.email}
      />
      <DonationExtras {...{ labels, start, hasUpdates }} />
    </fieldset>
  );
}
