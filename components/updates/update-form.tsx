"use client";

import { cn } from "@/components/ui/cn";
import { smallPicture } from "@/components/campaigns/small-picture";
import { StoryField, type StoryWords } from "@/components/campaigns/story-field";
import { CheckField, TextField } from "@/components/forms/fields";
import { FileField } from "@/components/forms/file-field";
import { Form, type FormAction } from "@/components/forms/form";
import { SeenField } from "@/components/forms/seen-field";
import { SubmitButton } from "@/components/forms/submit-button";
import type { FileDropWords } from "@/components/ui/file-drop";
import { pictureFault } from "@/lib/campaigns/picture-fault";
import type { FormMessages } from "@/lib/forms/messages";
import { captionMax, figureLabelMax, positions, updateTitleMax } from "@/lib/updates/rules";

const loadUpdateForm = async () => (await import("@/lib/updates/form-schema")).updateForm;

/** "#" stands for the number of a picture or figure. */
export type UpdateFormWords = Record<
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
> & { story: StoryWords };

export type UpdateFormValues = {
  title: string;
  text: string;
  figures: { label: string; done: string; total: string }[];
  pictures: { position: number; src: string; alt: string; caption: string }[];
};

type Props = {
  action: FormAction;
  messages: FormMessages;
  words: UpdateFormWords;
  file: FileDropWords;
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
export function UpdateForm({ action, messages, words, values, hidden, ...props }: Props) {
  const { file, published, seen } = props;
  return (
    <Form
      id="update"
      action={action}
      schema={loadUpdateForm}
      messages={messages}
      heading={words.toMend}
      className="max-w-[44rem] [&_:is(input,textarea,select,button)]:scroll-mb-24"
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {seen === undefined ? null : <SeenField value={seen} />}
      <TextField
        name="title"
        label={words.title}
        maxLength={updateTitleMax}
        required
        defaultValue={values.title}
      />
      <StoryField name="text" rows={12} words={words.story} defaultValue={values.text} />
      <Pictures {...{ words, file, values }} />
      <Figures {...{ words, values }} />
      <Buttons words={words} published={published} />
    </Form>
  );
}

type Part = Pick<Props, "words" | "values">;
const partClass = "mt-8 min-w-0 border-t border-rule pt-6";
const numbered = (text: string, n: number): string => text.replace("#", String(n));

function Pictures({ words, file, values }: Part & Pick<Props, "file">) {
  return (
    <fieldset className={partClass}>
      <legend className="float-start text-h4 font-bold">{words.pictures}</legend>
      <p className="clear-both pt-1 text-small text-soft">{words.picturesHelp}</p>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-gutter gap-y-8 sm:grid-cols-2">
        {positions.map((n) => {
          const kept = values.pictures.find(({ position }) => position === n);
          return (
            <div key={n} className="min-w-0">
              {kept ? (
                <>
                  <img className="aspect-[4/3] w-full object-cover" src={kept.src} alt={kept.alt} />
                  <CheckField name={`remove${n}`} label={numbered(words.remove, n)} />
                </>
              ) : null}
              <FileField
                name={`picture${n}`}
                label={numbered(words.picture, n)}
                optional={words.optional}
                words={file}
                accept="image/jpeg,image/png,image/webp,image/avif"
                fault={pictureFault}
                prepare={smallPicture}
              />
              <TextField
                name={`caption${n}`}
                label={numbered(words.caption, n)}
                optional={words.optional}
                maxLength={captionMax}
                defaultValue={kept?.caption ?? ""}
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

function Figures({ words, values }: Part) {
  return (
    <fieldset className={cn(partClass, oneMore)}>
      <legend className="float-start text-h4 font-bold">{words.figures}</legend>
      <p className="clear-both pt-1 text-small text-soft">{words.figuresHelp}</p>
      {positions.map((n) => {
        const figure = values.figures[n - 1];
        return (
          <div
            key={n}
            className="mt-4 grid grid-cols-2 items-end gap-x-4 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]"
          >
            <TextField
              name={`figureLabel${n}`}
              label={numbered(words.figureLabel, n)}
              placeholder=" "
              fieldClass="max-sm:col-span-2 mt-0"
              maxLength={figureLabelMax}
              defaultValue={figure?.label ?? ""}
            />
            <TextField
              name={`figureDone${n}`}
              label={numbered(words.figureDone, n)}
              placeholder=" "
              fieldClass="sm:mt-0"
              inputMode="numeric"
              maxLength={20}
              defaultValue={figure?.done ?? ""}
            />
            <TextField
              name={`figureOf${n}`}
              label={numbered(words.figureOf, n)}
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

function Buttons({ words, published }: { words: UpdateFormWords; published: boolean }) {
  const button = (intent: string, label: string, variant: "outline" | "primary") => (
    <SubmitButton
      name="intent"
      value={intent}
      variant={variant}
      className="max-sm:flex-1 max-sm:px-3"
      pendingLabel={words.saving}
    >
      {label}
    </SubmitButton>
  );
  return (
    <div className="sticky bottom-0 z-5 mt-8 flex items-center gap-3 border-t border-rule bg-bg py-2">
      {published ? (
        button("save", words.save, "primary")
      ) : (
        <>
          {button("draft", words.draft, "outline")}
          {button("publish", words.publish, "primary")}
        </>
      )}
    </div>
  );
}
