"use client";

import { clsx } from "clsx";
import { FileText, Upload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
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
  const described = [describedBy, fault ? `${id}-fault` : ""].filter(Boolean).join(" ");
  return (
    <>
      {fault ? (
        <span className="field__e" id={`${id}-fault`} role="alert">
          {fault}
        </span>
      ) : null}
      <div
        className={clsx(
          "drop",
          title && "drop--has",
          live && "drop--live",
          disabled && "drop--off",
        )}
      >
        {title ? <FileText aria-hidden="true" /> : <Upload aria-hidden="true" />}
        <div className="drop__t" aria-live="polite">
          <b>{title ?? words.drop}</b>
          {disabled ? null : <span className="small soft">{title ? note : words.choose}</span>}
        </div>
        {live && !disabled ? (
          <span className={`btn btn--sm ${title ? "btn--text" : "btn--line"}`} aria-hidden="true">
            {title ? words.replace : words.button}
          </span>
        ) : null}
        <input
          ref={input}
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
