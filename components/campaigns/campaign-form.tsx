"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useActionState, useEffect, useMemo, useRef, useState, useTransition } from "react";
import { useForm, type FieldErrors } from "react-hook-form";
import type { z } from "zod";
import { AreaField, SelectField, TextField } from "@/components/forms/fields";
import { leaving, lostAnswer } from "@/components/forms/lost-answer";
import { FormError, type Summary } from "@/components/forms/form-error";
import { MoneyField } from "@/components/forms/money-field";
import type { FormAction } from "@/components/forms/use-action-form";
import { Checkbox } from "@/components/ui/checkbox";
import type { FileDropWords } from "@/components/ui/file-drop";
import { CoverField } from "@/components/campaigns/cover-field";
import { MoreImagesField } from "@/components/campaigns/more-images-field";
import { idle, type ActionState } from "@/lib/http/action-state";
import { errorText, issueText } from "@/lib/i18n/errors";
import type { Locale } from "@/lib/i18n/locales";
import { campaignFormText, endDateFault } from "@/lib/campaigns/form-schema";
import { descriptionMax, imageMaxBytes, titleMax } from "@/lib/campaigns/limits";

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
export type CampaignFormValues = {
  title: string;
  description: string;
  fundingGoal: string;
  cause: string;
  country: string;
  campaignSlug: string;
  hasEndDate: boolean;
  endDate: string;
};
type Intent = "draft" | "publish" | "update";
type Props = {
  action: FormAction;
  locale: Locale;
  words: CampaignFormWords;
  file: FileDropWords;
  values: CampaignFormValues;
  causes: { value: string; label: string }[];
  countries: { value: string; label: string }[];
  strip: string;
  /** of an existing campaign */
  campaign: {
    id: string;
    status: string;
    cover: { src: string; x: number; y: number } | null;
    images: { id: string; src: string; alt: string }[];
  } | null;
};
type Texts = z.input<ReturnType<typeof campaignFormText>>;

const allowed = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/**
 * The one form that makes and edits campaigns. A plain post without a script; with one, fields are checked before they are
 * sent, and an edit sends only what was changed (FORM-035). The server checks everything again.
 */
export function CampaignForm({
  action,
  locale,
  words,
  file,
  values,
  causes,
  countries,
  strip,
  campaign,
}: Props) {
  const fixed = campaign?.status === "completed";
  const isDraft = campaign === null || campaign.status === "draft";
  const [posted, post] = useActionState<ActionState<unknown>, FormData>(action, idle, "#main");
  const [answered, setAnswered] = useState<ActionState<unknown> | null>(null);
  const [sending, setSending] = useState<Intent | null>(null);
  const [pending, start] = useTransition();
  const [images, setImages] = useState({ cover: campaign?.cover != null, tooMany: false });
  const [local, setLocal] = useState<{ path: string; message: string }[]>([]);
  const [live, setLive] = useState(false);

  useEffect(() => setLive(true), []);
  const box = useRef<HTMLDivElement>(null);
  const state = answered ?? posted;
  const failed = state.status === "error" ? state : null;
  const typed = (name: Exclude<keyof CampaignFormValues, "hasEndDate">) =>
    failed?.values[name] ?? values[name];
  const schema = useMemo(() => campaignFormText(fixed), [fixed]);
  const { register, handleSubmit, watch } = useForm<Texts, unknown, z.output<typeof schema>>({
    resolver: zodResolver(schema),
    shouldFocusError: false,
    defaultValues: {
      title: typed("title"),
      description: typed("description"),
      fundingGoal: typed("fundingGoal"),
      cause: typed("cause"),
      country: typed("country"),
      campaignSlug: typed("campaignSlug"),
      endDate: typed("endDate"),
      hasEndDate:
        posted.status === "error" ? posted.values["hasEndDate"] !== undefined : values.hasEndDate,
    },
  });
  const hasEndDate = watch("hasEndDate") ?? false;

  useEffect(() => {
    if (failed || local.length > 0) box.current?.focus();
  }, [failed, local]);

  function pruned(form: FormData): FormData {
    if (!campaign) return form;
    for (const name of [
      "title",
      "description",
      "fundingGoal",
      "cause",
      "country",
      "campaignSlug",
    ] as const)
      if (form.get(name) === values[name]) form.delete(name);
    const sameEnd =
      (form.get("hasEndDate") !== null) === values.hasEndDate &&
      (!values.hasEndDate || form.get("endDate") === values.endDate);
    if (sameEnd) for (const name of ["duration", "hasEndDate", "endDate"]) form.delete(name);
    return form;
  }

  function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const element = event.currentTarget;
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const intent = (submitter?.value ?? "update") as Intent;
    const fresh = new FormData(element, submitter);
    const end =
      fixed || fresh.get("hasEndDate") === null
        ? null
        : endDateFault(String(fresh.get("endDate") ?? ""));
    const others = [
      ...(end ? [{ path: "endDate", message: errorText(end, locale) }] : []),
      ...(intent === "publish" && !images.cover
        ? [{ path: "mainImage", message: errorText("coverRequired", locale) }]
        : []),
      ...(images.tooMany
        ? [{ path: "additionalImages", message: errorText("tooManyImages", locale) }]
        : []),
    ];
    void handleSubmit(
      () => {
        setLocal(others);
        if (others.length > 0) return;
        setSending(intent);
        start(async () => {
          try {
            setAnswered(await action(state, pruned(fresh)));
          } catch (error) {
            if (leaving(error)) throw error;
            const failed = errorText(
              campaign ? "campaignUpdateFailed" : "campaignCreateFailed",
              locale,
            );
            setAnswered(lostAnswer(error, { cut: failed, failed }));
          }
        });
      },
      (errors: FieldErrors<Texts>) =>
        setLocal([
          ...Object.entries(errors).map(([path, e]) => ({
            path,
            message: issueText(String(e?.message ?? ""), locale),
          })),
          ...others,
        ]),
    )(event);
  }

  const faults = local.length > 0 ? local : (failed?.issues ?? []);
  const fault = (path: string) => faults.find((f) => f.path === path)?.message;
  const field = (name: Exclude<keyof CampaignFormValues, "hasEndDate">) => ({
    id: name,
    defaultValue: typed(name),
    error: fault(name),
    ...register(name),
  });
  const summary: Summary | null =
    local.length > 0
      ? {
          box,
          title: local[0]!.message,
          issues: local.map((f) => ({ href: `#${f.path}`, message: f.message })),
        }
      : failed
        ? {
            box,
            title: failed.error,
            issues: failed.issues.map((f) => ({ href: `#${f.path}`, message: f.message })),
          }
        : null;
  const check = (tooLarge: (name: string) => string) => (f: File) =>
    f.size >= imageMaxBytes
      ? tooLarge(f.name)
      : f.type !== "" && !allowed.includes(f.type)
        ? errorText("imageWrongType", locale, { file: f.name })
        : null;
  const button = (intent: Intent, label: string, look: string) => (
    <button
      type="submit"
      name="intent"
      value={intent}
      className={`btn ${look} btn--lg`}
      disabled={pending}
    >
      {pending && sending === intent ? words.saving : label}
    </button>
  );

  return (
    <form
      action={post}
      onSubmit={submit}
      noValidate
      aria-busy={pending}
      style={{ maxWidth: "44rem" }}
    >
      <FormError
        summary={summary}
        {...(faults.length > 1
          ? { heading: words.toMend.replace("#", String(faults.length)) }
          : {})}
      />
      {campaign ? <input type="hidden" name="id" value={campaign.id} /> : null}
      <TextField
        label={words.campaignTitle}
        help={words.titleHelp}
        maxLength={titleMax}
        required
        {...field("title")}
      />
      <AreaField
        label={words.description}
        help={words.descriptionHelp}
        rows={12}
        maxLength={descriptionMax}
        required
        {...field("description")}
      />
      {fixed ? (
        <p className="note" style={{ marginTop: "1.35rem" }}>
          {words.fixed}
        </p>
      ) : (
        <>
          <div style={{ marginTop: "1.35rem" }}>
            <MoneyField
              label={words.goal}
              help={words.goalHelp}
              required
              {...field("fundingGoal")}
            />
          </div>
          <div style={{ marginTop: "1.35rem" }}>
            <input type="hidden" name="duration" value="asked" />
            <Checkbox
              switched
              label={words.duration}
              help={words.durationHelp}
              defaultChecked={values.hasEndDate}
              {...register("hasEndDate")}
            />
          </div>
          <div style={{ marginTop: "1.35rem" }} hidden={live && !hasEndDate}>
            <TextField
              label={words.endDate}
              help={words.endDateHelp}
              type="date"
              max="2100-12-31"
              required={hasEndDate}
              {...field("endDate")}
            />
          </div>
        </>
      )}
      <div style={{ marginTop: "1.35rem" }}>
        <SelectField
          label={words.cause}
          empty={words.chooseCause}
          options={causes}
          required
          {...field("cause")}
        />
        <SelectField
          label={words.country}
          empty={words.chooseCountry}
          options={countries}
          required
          {...field("country")}
        />
      </div>
      <div style={{ marginTop: "1.35rem" }}>
        <TextField
          label={words.slug}
          help={words.slugHelp}
          optional={words.optional}
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
          {...field("campaignSlug")}
        />
      </div>
      <div style={{ marginTop: "1.35rem" }}>
        <CoverField
          words={words}
          file={file}
          current={campaign?.cover ?? null}
          strip={strip}
          seed={values.campaignSlug || "harambee"}
          error={fault("mainImage")}
          check={check(() => errorText("coverTooLarge", locale))}
          onChange={(chosen) =>
            setImages((i) => ({ ...i, cover: chosen || campaign?.cover != null }))
          }
        />
      </div>
      <MoreImagesField
        words={{ ...words, tooMany: errorText("tooManyImages", locale) }}
        file={file}
        existing={campaign?.images ?? []}
        error={fault("additionalImages")}
        check={check((name) => errorText("imageTooLarge", locale, { file: name }))}
        onChange={({ tooMany }) => setImages((i) => ({ ...i, tooMany }))}
      />
      <div className="row formbar">
        {isDraft ? (
          <>
            {button("draft", words.saveDraft, "btn--line")}
            {button("publish", words.publish, "btn--go")}
          </>
        ) : (
          button("update", words.update, "btn--go")
        )}
      </div>
    </form>
  );
}
