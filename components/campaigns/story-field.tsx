"use client";

import { Bold, Heading2, Link2, List } from "lucide-react";
import { useState } from "react";
import { Story } from "@/components/campaigns/story";
import { useField } from "@/components/forms/form-context";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { markStory, type StoryMark } from "@/lib/campaigns/story-marks";

export type StoryLabels = Record<
  | "description"
  | "descriptionHelp"
  | "descriptionSigns"
  | "storyTools"
  | "storyHeading"
  | "storyList"
  | "storyBold"
  | "storyLink"
  | "storyPreview"
  | "storyPreviewEmpty",
  string
> & { /** needed where there are `pictures` */ storyPicture?: string };
type Labels = StoryLabels;
type Props = {
  name?: string;
  rows?: number;
  labels: Labels;
  defaultValue: string;
  /** the campaign's additional pictures, in order; without them a story cannot show any */
  pictures?: { src: string; alt: string }[];
};

const tools = [
  ["heading", "storyHeading", Heading2],
  ["list", "storyList", List],
  ["bold", "storyBold", Bold],
  ["link", "storyLink", Link2],
] as const;

/**
 * Changes the text as typing does, so that the form notices and, in browsers that support it, the change can be undone.
 */
function edit(box: HTMLTextAreaElement, mark: StoryMark): void {
  const { from, to, text, start, end } = markStory(
    box.value,
    box.selectionStart,
    box.selectionEnd,
    mark,
  );
  box.focus();
  box.setSelectionRange(from, to);
  const typed = text !== "" && document.execCommand("insertText", false, text);
  if (!typed) {
    box.setRangeText(text, from, to);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
  box.setSelectionRange(start, end);
}

/** The buttons above the box, which need a script. */
function Tools({
  id,
  labels,
  children,
}: {
  id: string;
  labels: Labels;
  children: React.ReactNode;
}) {
  function press(mark: StoryMark) {
    const box = document.getElementById(id);
    if (box instanceof HTMLTextAreaElement) edit(box, mark);
  }
  return (
    <div
      role="group"
      aria-label={labels.storyTools}
      className="mb-2 flex flex-wrap gap-2 noscript:hidden"
    >
      {tools.map(([mark, name, Icon]) => (
        <Button key={mark} variant="outline" size="sm" onClick={() => press(mark)}>
          <Icon aria-hidden="true" /> <span>{labels[name]}</span>
        </Button>
      ))}
      {children}
    </div>
  );
}

/**
 * The story's textarea with its buttons and a preview; without a script, the textarea and a line about the supported
 * markup.
 */
export function StoryField({
  name = "description",
  rows = 14,
  labels,
  defaultValue,
  pictures,
}: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  const { id, value, error, box } = useField<HTMLTextAreaElement>(name, (event) =>
    setTyped(event.currentTarget.value),
  );
  const drawn = value ?? defaultValue;
  const text = typed ?? drawn;
  return (
    <>
      <Field
        id={id}
        label={labels.description}
        help={
          <>
            <span className="noscript:hidden">{labels.descriptionHelp}</span>
            <span className="hidden noscript:inline">{labels.descriptionSigns}</span>
          </>
        }
        {...(error ? { error } : {})}
      >
        {(ties) => (
          <>
            <Tools id={id} labels={labels}>
              <Button
                variant="link"
                size="sm"
                className="ms-auto"
                aria-expanded={shown}
                aria-controls={`${id}-preview`}
                onClick={() => setShown(!shown)}
              >
                {labels.storyPreview}
              </Button>
            </Tools>
            {/* no maxlength: browsers would silently cut off pasted text */}
            <Textarea {...box} rows={rows} required defaultValue={drawn} {...ties} />
          </>
        )}
      </Field>
      <section
        id={`${id}-preview`}
        aria-label={labels.storyPreview}
        hidden={!shown}
        className="mt-3 border border-rule bg-surface p-5"
      >
        {shown ? (
          <Story
            text={text.trim() === "" ? labels.storyPreviewEmpty : text}
            {...(pictures
              ? {
                  picture: (number: number, alt: string) => (
                    <PreviewPicture {...{ number, alt, pictures, labels }} />
                  ),
                }
              : {})}
          />
        ) : null}
      </section>
    </>
  );
}

function PreviewPicture({
  number,
  alt,
  pictures,
  labels,
}: Required<Pick<Props, "pictures" | "labels">> & { number: number; alt: string }) {
  const picture = pictures[number - 1];
  if (picture)
    return (
      <img
        className="aspect-[4/3] w-full object-cover"
        src={picture.src}
        alt={alt || picture.alt}
      />
    );
  return (
    <p className="border border-dashed border-rule p-4 text-small text-soft">
      {labels.storyPicture?.replace("{n}", String(number))}
    </p>
  );
}
