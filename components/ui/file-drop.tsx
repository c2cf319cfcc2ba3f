"use client";

import { FileText, Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { fileButtonClass } from "@/components/ui/file-button";
import { asLocale } from "@/lib/i18n/locales";
import { fileSize } from "@/lib/i18n/marks";

export type FileDropWords = { drop: string; choose: string; button: string; replace: string };
type Props = {
  id: string;
  name: string;
  words: FileDropWords;
  accept?: string;
  multiple?: boolean;
  required?: boolean;
  /** nothing can be chosen, and the box says so by its look */
  disabled?: boolean;
  /** a file that is kept on the server already */
  kept?: { name: string; note?: string };
  /** words for a file that cannot be taken, or null; the server checks again */
  check?: (file: File) => string | null;
  onFiles?: (files: File[]) => void;
  describedBy?: string;
  invalid?: boolean;
};

/**
 * A plain file input that improves: with a script the input lies unseen over the whole box, so that dropping, clicking and
 * the keyboard are the browser's own; the box says which file was chosen.
 */
export function FileDrop({
  id,
  name,
  words,
  accept,
  multiple = false,
  required,
  disabled = false,
  kept,
  check,
  onFiles,
  describedBy,
  invalid,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [live, setLive] = useState(false);
  const [chosen, setChosen] = useState<File[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the plain input is replaced only once the script runs
  useEffect(() => setLive(true), []);

  function changed() {
    const files = [...(input.current?.files ?? [])];
    const bad = check ? files.map(check).find((words) => words !== null) : null;
    if (bad && input.current) {
      input.current.value = "";
      setFault(bad);
      setChosen([]);
      onFiles?.([]);
      return;
    }
    setFault(null);
    setChosen(files);
    onFiles?.(files);
  }

  const title = chosen.length > 0 ? chosen.map((f) => f.name).join(", ") : kept?.name;
  const note =
    chosen.length > 0
      ? fileSize(
          chosen.reduce((sum, f) => sum + f.size, 0),
          asLocale(document.documentElement.lang),
        )
      : kept?.note;
  const Icon = title ? FileText : Upload;
  const described = [describedBy, fault ? `${id}-fault` : ""].filter(Boolean).join(" ");
  return (
    <>
      {fault ? (
        <span
          className="mb-[0.45rem] block text-small font-bold text-madder"
          id={`${id}-fault`}
          role="alert"
        >
          {fault}
        </span>
      ) : null}
      <div
        data-slot="file-drop"
        data-live={live ? "" : undefined}
        data-disabled={disabled ? "" : undefined}
        className={cn(
          "relative flex items-center gap-4 border-2 border-dashed border-control bg-surface p-5 has-focus-visible:shadow-[0_0_0_3px_var(--color-focus-in)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus-out has-aria-invalid:border-madder",
          title && "border-solid border-leaf",
          live ? "hover:border-ink" : "flex-wrap",
          disabled && "border-solid border-ink-3 opacity-60 hover:border-ink-3",
        )}
      >
        <Icon className="size-8 shrink-0 text-soft" aria-hidden="true" />
        <div className="min-w-0 flex-1 leading-[1.35]" aria-live="polite">
          <b className="block overflow-hidden text-ellipsis">{title ?? words.drop}</b>
          {disabled ? null : (
            <span className="block text-small text-soft">{title ? note : words.choose}</span>
          )}
        </div>
        {live && !disabled ? (
          <span
            className={buttonVariants({ variant: title ? "link" : "outline", size: "sm" })}
            aria-hidden="true"
          >
            {title ? words.replace : words.button}
          </span>
        ) : null}
        <input
          ref={input}
          className={cn(
            fileButtonClass,
            "disabled:cursor-not-allowed",
            live
              ? "absolute inset-0 size-full cursor-pointer opacity-0"
              : "min-w-0 flex-[1_1_100%]",
          )}
          id={id}
          name={name}
          type="file"
          accept={accept}
          multiple={multiple}
          required={required && !kept}
          disabled={disabled}
          onChange={changed}
          {...(described ? { "aria-describedby": described } : {})}
          {...(invalid || fault ? { "aria-invalid": true } : {})}
        />
      </div>
    </>
  );
}
