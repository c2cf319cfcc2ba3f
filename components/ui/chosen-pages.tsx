"use client";

import { Camera } from "lucide-react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { fileButtonClass } from "@/components/ui/file-button";

type Labels = { remove: string; working: string };

/** The pictures that make up a document, in page order. */
export function ChosenPages({
  files,
  labels,
  busy,
  onRemove,
}: {
  files: File[];
  labels: Labels;
  busy: boolean;
  onRemove: (file: File) => void;
}) {
  return (
    <>
      <p className="sr-only" role="status">
        {busy ? labels.working : ""}
      </p>
      {files.length > 1 ? (
        <ol data-slot="pages" className="mt-2 *:border-b *:border-rule">
          {files.map((file, i) => (
            <li
              key={`${file.name} ${file.lastModified} ${file.size}`}
              className="flex items-center justify-between gap-3"
            >
              <span className="min-w-0 truncate text-small">
                {i + 1}. {file.name}
              </span>
              <Button
                variant="link"
                size="sm"
                aria-label={`${labels.remove}: ${file.name}`}
                onClick={() => onRemove(file)}
              >
                {labels.remove}
              </Button>
            </li>
          ))}
        </ol>
      ) : null}
    </>
  );
}

/**
 * Opens a phone's camera. Without a script it is another file input with the same name; with one, its photos are moved
 * to the first input, and it sends nothing itself.
 */
export function CameraButton({
  label,
  name,
  live,
  onPhoto,
}: {
  label: string;
  name: string | undefined;
  live: boolean;
  onPhoto: (files: readonly File[]) => Promise<void>;
}) {
  return (
    <label
      data-slot="camera"
      className={cn(
        "mt-3 hidden pointer-coarse:inline-flex",
        live && [buttonVariants({ variant: "outline", size: "sm" }), "relative"],
        live && "has-focus-visible:outline-2 has-focus-visible:outline-focus-out",
        !live && "flex-col gap-2 pointer-coarse:flex",
      )}
    >
      <span className="inline-flex items-center gap-2">
        <Camera className="size-5" aria-hidden="true" /> <span>{label}</span>
      </span>
      <input
        className={cn(fileButtonClass, live && "absolute inset-0 size-full opacity-0")}
        type="file"
        name={name}
        accept="image/*"
        capture="environment"
        onChange={(event) => {
          if (!live) return;
          const taken = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          void onPhoto(taken);
        }}
      />
    </label>
  );
}
