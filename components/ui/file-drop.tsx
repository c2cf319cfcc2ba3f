"use client";

import { FileText, Upload } from "lucide-react";
import { useEffect, useState } from "react";
import { CameraButton, ChosenPages } from "@/components/ui/chosen-pages";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { fileButtonClass } from "@/components/ui/file-button";
import { useChosenFiles } from "@/components/ui/use-chosen-files";
import { asLocale } from "@/lib/i18n/locales";
import { fileSize } from "@/lib/i18n/marks";

export type FileDropWords = { drop: string; choose: string; button: string; replace: string };
/** A document that may come as pictures of its pages, from the camera too. */
export type PagesWords = Record<"add" | "camera" | "remove" | "working" | "tooMany", string>;
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
  /** makes a chosen file ready to be sent */
  prepare?: (file: File) => Promise<File>;
  pages?: { most: number; words: PagesWords };
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
  prepare,
  pages,
  onFiles,
  describedBy,
  invalid,
}: Props) {
  const [live, setLive] = useState(false);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the plain input is replaced only once the script runs
  useEffect(() => setLive(true), []);
  const gather = pages ? { most: pages.most, tooMany: pages.words.tooMany } : undefined;
  const { input, chosen, fault, busy, add, remove } = useChosenFiles({
    gather,
    prepare,
    check,
    onFiles,
  });

  const title = chosen.length > 0 ? chosen.map((f) => f.name).join(", ") : kept?.name;
  const note =
    chosen.length > 0
      ? fileSize(
          chosen.reduce((sum, f) => sum + f.size, 0),
          asLocale(document.documentElement.lang),
        )
      : kept?.note;
  const hint = title ? note : words.choose;
  const gathering = pages !== undefined && chosen.some((f) => f.type.startsWith("image/"));
  const changeWords = gathering ? pages.words.add : words.replace;
  const buttonWords = title ? changeWords : words.button;
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
            <span className="block text-small text-soft">
              {busy && pages ? pages.words.working : hint}
            </span>
          )}
        </div>
        {live && !disabled ? (
          <span
            className={buttonVariants({ variant: title ? "link" : "outline", size: "sm" })}
            aria-hidden="true"
          >
            {buttonWords}
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
          multiple={multiple || pages !== undefined}
          required={required && !kept}
          disabled={disabled}
          onChange={(event) => void add([...(event.currentTarget.files ?? [])])}
          {...(described ? { "aria-describedby": described } : {})}
          {...(invalid || fault ? { "aria-invalid": true } : {})}
        />
      </div>
      {pages ? (
        <>
          <ChosenPages files={chosen} words={pages.words} busy={busy} onRemove={remove} />
          <CameraButton
            label={pages.words.camera}
            name={live ? undefined : name}
            live={live}
            onPhoto={add}
          />
        </>
      ) : null}
    </>
  );
}
