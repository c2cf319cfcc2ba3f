"use client";

import { FileText, Upload } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { CameraButton, ChosenPages } from "@/components/ui/chosen-pages";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { fileButtonClass } from "@/components/ui/file-button";
import { useChosenFiles } from "@/components/ui/use-chosen-files";
import { asLocale } from "@/lib/i18n/locales";
import { commaOf, fileSize } from "@/lib/i18n/marks";

export type FileDropLabels = { drop: string; choose: string; button: string; replace: string };
/** A document that may be uploaded as pictures of its pages, also from the camera. */
export type PagesLabels = Record<"add" | "camera" | "remove" | "working" | "tooMany", string>;
type Props = {
  id: string;
  name: string;
  labels: FileDropLabels;
  accept?: string;
  multiple?: boolean;
  required?: boolean;
  /** disabled, and visibly so */
  disabled?: boolean;
  /** a file already stored on the server */
  current?: {
    name: string;
    note?: string;
    /** actions next to Replace */
    actions?: React.ReactNode;
  };
  /** returns the error for a file that is not accepted, or null; the server checks again */
  check?: (file: File) => string | null;
  /** prepares a chosen file for sending */
  prepare?: (file: File) => Promise<File>;
  pages?: { most: number; labels: PagesLabels };
  onFiles?: (files: File[]) => void;
  describedBy?: string;
  invalid?: boolean;
};

/**
 * A plain file input, enhanced: in browsers with scripts the invisible input covers the whole box, even before the
 * script has loaded, so that nothing moves then; dropping, clicking and keyboard use are the browser's own, and the box
 * shows the chosen file.
 */
export function FileDrop({
  id,
  name,
  labels,
  accept,
  multiple = false,
  required,
  disabled = false,
  current,
  check,
  prepare,
  pages,
  onFiles,
  describedBy,
  invalid,
}: Props) {
  const [live, setLive] = useState(false);
  const gather = pages ? { most: pages.most, tooMany: pages.labels.tooMany } : undefined;
  const { input, chosen, error, busy, add, remove } = useChosenFiles({
    gather,
    prepare,
    check,
    onFiles,
  });
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the plain input is replaced only once the script runs
  useEffect(() => setLive(true), []);
  const early = useEffectEvent(() => {
    const files = [...(input.current?.files ?? [])];
    if (files.length > 0) void add(files);
  });
  // chosen before the script ran
  useEffect(() => early(), []);

  const title =
    chosen.length > 0
      ? chosen.map((f) => f.name).join(commaOf(asLocale(document.documentElement.lang)))
      : current?.name;
  const note =
    chosen.length > 0
      ? fileSize(
          chosen.reduce((sum, f) => sum + f.size, 0),
          asLocale(document.documentElement.lang),
        )
      : current?.note;
  const hint = title ? note : labels.choose;
  const gathering = pages !== undefined && chosen.some((f) => f.type.startsWith("image/"));
  const changeWords = gathering ? pages.labels.add : labels.replace;
  const buttonWords = title ? changeWords : labels.button;
  const Icon = title ? FileText : Upload;
  const described = [describedBy, error ? `${id}-fault` : ""].filter(Boolean).join(" ");
  return (
    <>
      {error ? (
        <span
          className="mb-[0.45rem] block text-small font-bold text-madder"
          id={`${id}-fault`}
          role="alert"
        >
          {error}
        </span>
      ) : null}
      <div
        data-slot="file-drop"
        data-live={live ? "" : undefined}
        data-disabled={disabled ? "" : undefined}
        className={cn(
          "relative flex flex-wrap items-center gap-4 border-2 border-dashed border-control bg-surface p-5 has-focus-visible:shadow-[0_0_0_3px_var(--color-focus-in)] has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus-out has-aria-invalid:border-madder",
          title && "border-solid border-leaf",
          live && "hover:border-ink",
          disabled && "border-solid border-ink-3 opacity-60 hover:border-ink-3",
        )}
      >
        <Icon className="size-8 shrink-0 text-soft" aria-hidden="true" />
        <div className="min-w-0 flex-[1_1_7.5rem] leading-[1.35]" aria-live="polite">
          <b className="block overflow-hidden text-ellipsis">{title ?? labels.drop}</b>
          {disabled ? null : (
            <span className="block text-small text-soft">
              {busy && pages ? pages.labels.working : hint}
            </span>
          )}
        </div>
        {disabled ? null : (
          <span
            className={cn(
              buttonVariants({ variant: title ? "link" : "outline", size: "sm" }),
              "noscript:hidden",
            )}
            aria-hidden="true"
          >
            {buttonWords}
          </span>
        )}
        <input
          ref={input}
          className={cn(
            fileButtonClass,
            "absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed",
            !live &&
              "noscript:static noscript:size-auto noscript:min-w-0 noscript:flex-[1_1_100%] noscript:opacity-100",
          )}
          id={id}
          name={name}
          type="file"
          accept={accept}
          multiple={multiple || pages !== undefined}
          required={required && !current}
          disabled={disabled}
          onChange={(event) => void add([...(event.currentTarget.files ?? [])])}
          {...(described ? { "aria-describedby": described } : {})}
          {...(invalid || error ? { "aria-invalid": true } : {})}
        />
        {chosen.length === 0 && current?.actions ? (
          // above the input that covers the box
          <span className="relative flex flex-wrap items-center gap-4 max-sm:basis-full max-sm:ps-12">
            {current.actions}
          </span>
        ) : null}
      </div>
      {pages ? (
        <>
          <ChosenPages files={chosen} labels={pages.labels} busy={busy} onRemove={remove} />
          <CameraButton
            label={pages.labels.camera}
            name={live ? undefined : name}
            live={live}
            onPhoto={add}
          />
        </>
      ) : null}
    </>
  );
}
