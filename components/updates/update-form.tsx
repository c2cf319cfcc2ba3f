"use client";

import { cn } from "@/components/ui/cn";
import { smallPicture } from "@/components/campaigns/small-picture";
import { StoryField, type StoryLabels } from "@/components/campaigns/story-field";
import { CheckField, TextField } from "@/components/forms/fields";
import { FileField } from "@/components/forms/file-field";
import { Form, type FormAction } from "@/components/forms/form";
import { SeenField } from "@/components/forms/seen-field";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FileDropLabels } from "@/components/ui/file-drop";
import { pictureFault } from "@/lib/campaigns/picture-fault";
import type { FormMessages } from "@/lib/forms/messages";
import { captionMax, figureLabelMax, positions, updateTitleMax } from "@/lib/updates/rules";

const loadUpdateForm = async () => (await import("@/lib/updates/form-schema")).updateForm;

/** "#" stands for the number of a picture or figure. */
export type UpdateFormLabels = Record<
  | "title"
  | "pictures"
  | "picturesHelp"
  | "picture"
  | "caption"
  | "remove"
  | "figures"
  | "figuresHelp"
  | "figureLabel"
  | "figureDone"
  | "figureOf"
  | "draft"
  | "publish"
  | "save"
  | "saving"
  | "optional"
  | "toMend",
  string
> & { story: StoryLabels };

export type UpdateFormValues = {
  title: string;
  text: string;
  figures: { label: string; done: string; total: string }[];
  pictures: { position: number; src: string; alt: string; caption: string }[];
};

type Props = {
  action: FormAction;
  messages: FormMessages;
  labels: UpdateFormLabels;
  file: FileDropLabels;
  values: UpdateFormValues;
  /** hidden fields: the campaign, the update */
  hidden: Record<string, string>;
  published: boolean;
  /** what the form of an update that is there shows (lib/forms/seen.ts) */
  seen?: string;
};

/**
 * The form for writing and editing updates. Complete without a script: four pictures and four figures have fields of
 * their own.
 */
export function UpdateForm({ action, messages, labels, values, hidden, ...props }: Props) {
  const { file, published, seen } = props;
  return (
    <Form
      id="update"
      action={action}
      schema={loadUpdateForm}
      messages={messages}
      heading={labels.toMend}
      className="max-w-[44rem] [&_:is(input,textarea,select,button)]:scroll-mb-24"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {seen === undefined ? null : <SeenField value={seen} />}
      <TextField
        name="title"
        label={labels.title}
        maxLength={updateTitleMax}
        required
        defaultValue={values.title}
      />
      <StoryField name="text" rows={12} labels={labels.story} defaultValue={values.text} />
      <Pictures {...{ labels, file, values }} />
      <Figures {...{ labels, values }} />
      <Buttons labels={labels} published={published} />
    </Form>
  );
}

type Part = Pick<Props, "labels" | "values">;
const partClass = "mt-8 min-w-0 border-t border-rule pt-6";
const numbered = (text: string, n: number): string => text.replace("#", String(n));

function Pictures({ labels, file, values }: Part & Pick<Props, "file">) {
  return (
    <fieldset className={partClass}>
      <legend className="float-start text-h4 font-bold">{labels.pictures}</legend>
      <p className="clear-both pt-1 text-small text-soft">{labels.picturesHelp}</p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-gutter gap-y-8 sm:grid-cols-2">
        {positions.map((n) => {
          const existing = values.pictures.find(({ position }) => position === n);
          return (
            <div key={n} className="min-w-0">
              {existing ? (
                <>
                  <img
                    className="aspect-[4/3] w-full object-cover"
                    src={existing.src}
                    alt={existing.alt}
                  />
                  <CheckField name={`remove${n}`} label={numbered(labels.remove, n)} />
                </>
              ) : null}
              <FileField
                name={`picture${n}`}
                label={numbered(labels.picture, n)}
                optional={labels.optional}
                labels={file}
                accept="image/jpeg,image/png,image/webp,image/avif"
                problemOf={pictureFault}
                prepare={smallPicture}
              />
              <TextField
                name={`caption${n}`}
                label={numbered(labels.caption, n)}
                optional={labels.optional}
                maxLength={captionMax}
                defaultValue={existing?.caption ?? ""}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Hides an empty figure below another empty one: by CSS alone, which reacts to typing. */
const oneMore =
  "[&>div:not(:has(input:not(:placeholder-shown)))+div:not(:has(input:not(:placeholder-shown)))]:hidden";

function Figures({ labels, values }: Part) {
  return (
    <fieldset className={cn(partClass, oneMore)}>
      <legend className="float-start text-h4 font-bold">{labels.figures}</legend>
      <p className="clear-both pt-1 text-small text-soft">{labels.figuresHelp}</p>
      {positions.map((n) => {
        const figure = values.figures[n - 1];
        return (
          <div
            key={n}
            className="mt-4 grid grid-cols-2 items-end gap-x-4 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]"
          >
            <TextField
              name={`figureLabel${n}`}
              label={numbered(labels.figureLabel, n)}
              placeholder=" "
              fieldClass="max-sm:col-span-2 mt-0"
              maxLength={figureLabelMax}
              defaultValue={figure?.label ?? ""}
            />
            <TextField
              name={`figureDone${n}`}
              label={numbered(labels.figureDone, n)}
              placeholder=" "
              fieldClass="sm:mt-0"
              inputMode="numeric"
              maxLength={20}
              defaultValue={figure?.done ?? ""}
            />
            <TextField
              name={`figureOf${n}`}
              label={numbered(labels.figureOf, n)}
              placeholder=" "
              fieldClass="sm:mt-0"
              inputMode="numeric"
              maxLength={20}
              defaultValue={figure?.total ?? ""}
            />
          </div>
        );
      })}
    </fieldset>
  );
}

function Buttons({ labels, published }: { labels: UpdateFormLabels; published: boolean }) {
  const button = (intent: string, label: string, variant: "outline" | "primary") => (
    <SubmitButton
      name="intent"
      value={intent}
      variant={variant}
      className="max-sm:flex-1 max-sm:px-3"
      pendingLabel={labels.saving}
    >
      {label}
    </SubmitButton>
  );
  return (
    <div className="sticky bottom-0 z-5 mt-8 flex items-center gap-3 border-t border-rule bg-bg py-2">
      {published ? (
        button("save", labels.save, "primary")
      ) : (
        <>
          {button("draft", labels.draft, "outline")}
          {button("publish", labels.publish, "primary")}
        </>
      )}
    </div>
  );
}
