"use client";

import { cn } from "@/components/ui/cn";
import { noticeVariants } from "@/components/ui/notice-variants";
import { useEffect, useMemo, useState } from "react";
import { CoverField } from "@/components/campaigns/cover-field";
import { MoreImagesField } from "@/components/campaigns/more-images-field";
import { AreaField, CheckField, SelectField, TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { MoneyField } from "@/components/forms/money-field";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FileDropWords } from "@/components/ui/file-drop";
import { campaignForm } from "@/lib/campaigns/form-checks";
import { descriptionMax, titleMax } from "@/lib/campaigns/limits";
import type { Locale } from "@/lib/i18n/locales";
import type { FormMessages } from "@/lib/forms/messages";

export type CampaignFormWords = Record<
  | "campaignTitle"
  | "titleHelp"
  | "description"
  | "descriptionHelp"
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
type CampaignFormValues = {
  title: string;
  description: string;
  fundingGoal: string;
  cause: string;
  country: string;
  campaignSlug: string;
  hasEndDate: boolean;
  endDate: string;
};
type Choice = { value: string; label: string };
type Props = {
  locale: Locale;
  action: FormAction;
  messages: FormMessages;
  words: CampaignFormWords;
  file: FileDropWords;
  values: CampaignFormValues;
  causes: Choice[];
  countries: Choice[];
  strip: string;
  /** of an existing campaign */
  campaign: {
    id: string;
    status: string;
    cover: { src: string; x: number; y: number } | null;
    images: { id: string; src: string; alt: string }[];
  } | null;
};

const gap = "mt-[1.35rem]";

/** The one form that makes and edits campaigns; an edit sends only what was changed (FORM-035). */
export function CampaignForm(props: Props) {
  const { locale, action, messages, words, file, values, strip, campaign } = props;
  const fixed = campaign?.status === "completed";
  const covered = campaign?.cover != null;
  const schema = useMemo(() => campaignForm({ fixed, covered }), [fixed, covered]);
  return (
    <Form
      id="campaign"
      action={action}
      schema={schema}
      messages={messages}
      heading={words.toMend}
      {...(campaign ? { prepare: (sent: FormData) => pruned(sent, values) } : {})}
      className="max-w-[44rem]"
    >
      {campaign ? <input type="hidden" name="id" value={campaign.id} /> : null}
      <TextField
        name="title"
        label={words.campaignTitle}
        help={words.titleHelp}
        maxLength={titleMax}
        required
        defaultValue={values.title}
      />
      <AreaField
        name="description"
        label={words.description}
        help={words.descriptionHelp}
        rows={12}
        maxLength={descriptionMax}
        required
        defaultValue={values.description}
      />
      {fixed ? (
        <p className={cn(noticeVariants(), gap)}>{words.fixed}</p>
      ) : (
        <GoalAndEnd locale={locale} words={words} values={values} />
      )}
      <Place {...props} />
      <div className={gap}>
        <CoverField
          words={words}
          file={file}
          current={campaign?.cover ?? null}
          strip={strip}
          seed={values.campaignSlug || "harambee"}
        />
      </div>
      <MoreImagesField words={words} file={file} existing={campaign?.images ?? []} />
      <Buttons words={words} draft={campaign === null || campaign.status === "draft"} />
    </Form>
  );
}

/** Takes away what is as it was. A switch that is off posts nothing, so the three about the end go together. */
function pruned(sent: FormData, values: CampaignFormValues): FormData {
  const texts = [
    "title",
    "description",
    "fundingGoal",
    "cause",
    "country",
    "campaignSlug",
  ] as const;
  for (const name of texts) if (sent.get(name) === values[name]) sent.delete(name);
  const sameEnd =
    (sent.get("hasEndDate") !== null) === values.hasEndDate &&
    (!values.hasEndDate || sent.get("endDate") === values.endDate);
  if (sameEnd) for (const name of ["duration", "hasEndDate", "endDate"]) sent.delete(name);
  return sent;
}

function GoalAndEnd({ locale, words, values }: Pick<Props, "locale" | "words" | "values">) {
  const [live, setLive] = useState(false);
  const [ends, setEnds] = useState(values.hasEndDate);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- without a script the day stands there in any case
  useEffect(() => setLive(true), []);
  return (
    <>
      <div className={gap}>
        <MoneyField
          name="fundingGoal"
          locale={locale}
          label={words.goal}
          help={words.goalHelp}
          required
          defaultValue={values.fundingGoal}
        />
      </div>
      <div className={gap}>
        <input type="hidden" name="duration" value="asked" />
        <CheckField
          switched
          name="hasEndDate"
          label={words.duration}
          help={words.durationHelp}
          defaultChecked={values.hasEndDate}
          onChange={(event) => setEnds(event.currentTarget.checked)}
        />
      </div>
      <div className={gap} hidden={live && !ends}>
        <TextField
          name="endDate"
          label={words.endDate}
          help={words.endDateHelp}
          type="date"
          max="2100-12-31"
          required={ends}
          defaultValue={values.endDate}
        />
      </div>
    </>
  );
}

function Place({
  words,
  values,
  causes,
  countries,
}: Pick<Props, "words" | "values" | "causes" | "countries">) {
  return (
    <>
      <div className={gap}>
        <SelectField
          name="cause"
          label={words.cause}
          empty={words.chooseCause}
          options={causes}
          required
          defaultValue={values.cause}
        />
        <SelectField
          name="country"
          label={words.country}
          empty={words.chooseCountry}
          options={countries}
          required
          defaultValue={values.country}
        />
      </div>
      <div className={gap}>
        <TextField
          name="campaignSlug"
          label={words.slug}
          help={words.slugHelp}
          optional={words.optional}
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={values.campaignSlug}
        />
      </div>
    </>
  );
}

function Buttons({ words, draft }: { words: CampaignFormWords; draft: boolean }) {
  const button = (intent: string, label: string, variant: "outline" | "primary") => (
    <SubmitButton
      name="intent"
      value={intent}
      variant={variant}
      size="lg"
      pendingLabel={words.saving}
    >
      {label}
    </SubmitButton>
  );
  return (
    <div className="sticky bottom-0 z-5 mt-8 flex flex-wrap items-center gap-3 border-t border-rule bg-bg py-4">
      {draft ? (
        <>
          {button("draft", words.saveDraft, "outline")}
          {button("publish", words.publish, "primary")}
        </>
      ) : (
        button("update", words.update, "primary")
      )}
    </div>
  );
}
