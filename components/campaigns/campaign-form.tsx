"use client";

import { cn } from "@/components/ui/cn";
import { noticeVariants } from "@/components/ui/notice-variants";
import { useState } from "react";
import {
  gap,
  GoalAndEnd,
  Place,
  type CampaignFormValues,
  type CampaignFormLabels,
  type Choice,
} from "@/components/campaigns/campaign-form-parts";
import { CampaignPreview, type PreviewParts } from "@/components/campaigns/campaign-preview";
import { CoverField, type ShownCover } from "@/components/campaigns/cover-field";
import { MoreImagesField } from "@/components/campaigns/more-images-field";
import { TextField } from "@/components/forms/fields";
import { StoryField } from "@/components/campaigns/story-field";
import { KeptDraft } from "@/components/forms/kept-draft";
import { draftKey } from "@/components/forms/kept-drafts";
import { Form, type FormAction } from "@/components/forms/form";
import { SeenField } from "@/components/forms/seen-field";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FileDropLabels } from "@/components/ui/file-drop";
import { titleMax } from "@/lib/campaigns/limits";
import type { Locale } from "@/lib/i18n/locales";
import type { FormMessages } from "@/lib/forms/messages";

type Props = {
  locale: Locale;
  action: FormAction;
  messages: FormMessages;
  labels: CampaignFormLabels;
  file: FileDropLabels;
  values: CampaignFormValues;
  causes: Choice[];
  countries: Choice[];
  strip: string;
  preview: PreviewParts;
  /** the person's id: their unsaved draft is restored */
  userId: string;
  /** of an existing campaign */
  campaign: {
    id: string;
    status: string;
    /** what the form shows, as its field `seen` holds it */
    seen: string;
    cover: { src: string; x: number; y: number } | null;
    images: { id: string; src: string; alt: string }[];
  } | null;
};

/** The form for creating and editing campaigns; an edit sends only what changed (FORM-035). */
export function CampaignForm(props: Props) {
  const { locale, action, messages, labels, file, values, strip, preview, userId, campaign } =
    props;
  const fixed = campaign?.status === "completed";
  const covered = campaign?.cover != null;
  const [saved, setSaved] = useState(false);
  const [cover, setCover] = useState<ShownCover | null>(coverNow(campaign));
  const schema = async () =>
    (await import("@/lib/campaigns/form-checks")).campaignForm({ fixed, covered });
  return (
    <div className="gap-x-8 lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:items-start xl:grid-cols-[minmax(0,44rem)_minmax(18rem,22rem)] xl:gap-x-10">
      <div className="max-w-[44rem] min-w-0">
        <KeptDraft
          name={draftKey(userId, campaign?.id ?? "new")}
          form="campaign"
          saved={saved}
          labels={{ kept: labels.draftKept, discard: labels.draftDiscard }}
        />
        <p className={cn("mb-5 lg:hidden", campaign === null && "noscript:hidden")}>
          <a href="#preview" className="font-bold">
            {preview.labels.heading}
          </a>
        </p>
        <Form
          id="campaign"
          onLeave={() => setSaved(true)}
          action={action}
          schema={schema}
          messages={messages}
          heading={labels.toMend}
          {...(campaign ? { prepare: (sent: FormData) => pruned(sent, values) } : {})}
          className="[&_:is(input,textarea,select,button)]:scroll-mb-24"
        >
          {campaign ? (
            <>
              <input type="hidden" name="id" value={campaign.id} />
              <SeenField value={campaign.seen} />
            </>
          ) : null}
          <TextField
            name="title"
            label={labels.campaignTitle}
            help={labels.titleHelp}
            maxLength={titleMax}
            required
            defaultValue={values.title}
          />
          <div className="my-6">
            <CoverField
              labels={labels}
              file={file}
              current={campaign?.cover ?? null}
              strip={strip}
              seed={values.campaignSlug || "harambee"}
              onShow={setCover}
            />
          </div>
          <StoryField
            labels={labels}
            defaultValue={values.description}
            pictures={campaign?.images ?? []}
          />
          <div className={gap}>
            <TextField
              name="videoUrl"
              label={labels.video}
              help={labels.videoHelp}
              optional={labels.optional}
              type="url"
              inputMode="url"
              maxLength={2000}
              defaultValue={values.videoUrl}
            />
          </div>
          {fixed ? (
            <p className={cn(noticeVariants(), gap)}>{labels.fixed}</p>
          ) : (
            <GoalAndEnd locale={locale} labels={labels} values={values} />
          )}
          <Place {...props} />
          <MoreImagesField labels={labels} file={file} existing={campaign?.images ?? []} />
          <Buttons labels={labels} draft={campaign === null || campaign.status === "draft"} />
        </Form>
      </div>
      <div className={cn("h-full max-lg:mt-12", campaign === null && "noscript:hidden")}>
        <CampaignPreview
          locale={locale}
          form="campaign"
          parts={preview}
          saved={values}
          cover={cover}
          causes={props.causes}
          countries={props.countries}
        />
      </div>
    </div>
  );
}

function coverNow(campaign: Props["campaign"]): ShownCover | null {
  if (!campaign?.cover) return null;
  return { ...campaign.cover, size: { width: 1200, height: 630 } };
}

/**
 * Removes unchanged fields. A switch that is off posts nothing, so the three fields of the end date are sent together.
 */
function pruned(sent: FormData, values: CampaignFormValues): FormData {
  const texts = [
    "title",
    "description",
    "fundingGoal",
    "cause",
    "country",
    "campaignSlug",
    "videoUrl",
  ] as const;
  for (const name of texts) if (sent.get(name) === values[name]) sent.delete(name);
  const sameEnd =
    (sent.get("hasEndDate") !== null) === values.hasEndDate &&
    (!values.hasEndDate || sent.get("endDate") === values.endDate);
  if (sameEnd) for (const name of ["duration", "hasEndDate", "endDate"]) sent.delete(name);
  return sent;
}

function Buttons({ labels, draft }: { labels: CampaignFormLabels; draft: boolean }) {
  const button = (intent: string, label: string, variant: "outline" | "primary") => (
    <SubmitButton
      name="intent"
      value={intent}
      variant={variant}
      className="text-small max-sm:flex-1 max-sm:px-3 md:text-body"
      pendingLabel={labels.saving}
    >
      {label}
    </SubmitButton>
  );
  return (
    <div className="sticky bottom-0 z-5 mt-8 flex items-center gap-3 border-t border-rule bg-bg py-2">
      {draft ? (
        <>
          {button("draft", labels.saveDraft, "outline")}
          {button("publish", labels.publish, "primary")}
        </>
      ) : (
        button("update", labels.update, "primary")
      )}
    </div>
  );
}
