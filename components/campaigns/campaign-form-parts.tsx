"use client";

import { useEffect, useState } from "react";
import { CheckField, SelectField, TextField } from "@/components/forms/fields";
import { MoneyField } from "@/components/forms/money-field";

import type { Locale } from "@/lib/i18n/locales";
export type CampaignFormLabels = Record<
  | "campaignTitle"
  | "titleHelp"
  | "description"
  | "descriptionHelp"
  | "descriptionSigns"
  | "storyTools"
  | "storyHeading"
  | "storyList"
  | "storyBold"
  | "storyLink"
  | "storyPreview"
  | "storyPreviewEmpty"
  | "storyPicture"
  | "video"
  | "videoHelp"
  | "draftKept"
  | "draftDiscard"
  | "goal"
  | "goalHelp"
  | "duration"
  | "durationHelp"
  | "endDate"
  | "endDateHelp"
  | "cause"
  | "chooseCause"
  | "country"
  | "chooseCountry"
  | "slug"
  | "slugHelp"
  | "cover"
  | "coverHelp"
  | "coverNow"
  | "crop"
  | "whole"
  | "across"
  | "down"
  | "more"
  | "moreHelp"
  | "moreClears"
  | "moreFull"
  | "remove"
  | "removed"
  | "keep"
  | "saveDraft"
  | "publish"
  | "update"
  | "saving"
  | "fixed"
  | "optional"
  | "toMend"
  | "processing",
  string
>;
export type CampaignFormValues = {
  title: string;
  description: string;
  fundingGoal: string;
  cause: string;
  country: string;
  campaignSlug: string;
  videoUrl: string;
  hasEndDate: boolean;
  endDate: string;
};
export type Choice = { value: string; label: string };
type Common = { labels: CampaignFormLabels; values: CampaignFormValues };

/** between the parts of the form */
export const gap = "mt-[1.35rem]";

export function GoalAndEnd({ locale, labels, values }: Common & { locale: Locale }) {
  const [live, setLive] = useState(false);
  const [ends, setEnds] = useState(values.hasEndDate);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- without a script the end date is always shown
  useEffect(() => setLive(true), []);
  return (
    <>
      <div className={gap}>
        <MoneyField
          name="fundingGoal"
          locale={locale}
          label={labels.goal}
          help={labels.goalHelp}
          required
          defaultValue={values.fundingGoal}
        />
      </div>
      <div className={gap}>
        <input type="hidden" name="duration" value="asked" />
        <CheckField
          switched
          name="hasEndDate"
          label={labels.duration}
          help={labels.durationHelp}
          defaultChecked={values.hasEndDate}
          onChange={(event) => setEnds(event.currentTarget.checked)}
        />
      </div>
      <div className={gap} hidden={live && !ends}>
        <TextField
          name="endDate"
          label={labels.endDate}
          help={labels.endDateHelp}
          type="date"
          max="2100-12-31"
          required={ends}
          defaultValue={values.endDate}
        />
      </div>
    </>
  );
}

export function Place({
  labels,
  values,
  causes,
  countries,
}: Common & { causes: Choice[]; countries: Choice[] }) {
  return (
    <>
      <div className={gap}>
        <SelectField
          name="cause"
          label={labels.cause}
          empty={labels.chooseCause}
          options={causes}
          required
          defaultValue={values.cause}
        />
        <SelectField
          name="country"
          label={labels.country}
          empty={labels.chooseCountry}
          options={countries}
          required
          defaultValue={values.country}
        />
      </div>
      <div className={gap}>
        <TextField
          name="campaignSlug"
          label={labels.slug}
          help={labels.slugHelp}
          optional={labels.optional}
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={values.campaignSlug}
        />
      </div>
    </>
  );
}
