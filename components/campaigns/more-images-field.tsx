"use client";

import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { useEffect, useState } from "react";
import { smallPicture } from "@/components/campaigns/small-picture";
import { FileField } from "@/components/forms/file-field";
import type { FileDropLabels } from "@/components/ui/file-drop";
import { pictureFault } from "@/lib/campaigns/picture-fault";
import { additionalMax } from "@/lib/campaigns/limits";

type Labels = Record<
  "more" | "moreHelp" | "moreClears" | "moreFull" | "remove" | "removed" | "keep" | "optional",
  string
>;
type Props = {
  labels: Labels;
  file: FileDropLabels;
  existing: { id: string; src: string; alt: string }[];
};

/**
 * Additional images. Existing ones can be removed; while 2 of them are left the input is disabled; choosing new files
 * removes the existing ones, and says so (OP-071). Without a script the Remove buttons are checkboxes.
 */
export function MoreImagesField({ labels, file, existing }: Props) {
  const [gone, setGone] = useState<string[]>([]);
  const [live, setLive] = useState(false);
  const [count, setCount] = useState(0);
  // eslint-disable-next-line react-hooks/set-state-in-effect -- the buttons replace the checkboxes only once the script runs
  useEffect(() => setLive(true), []);
  const left = existing.filter((image) => !gone.includes(image.id)).length;
  const full = live && left >= additionalMax;
  const clears = existing.length > 0 ? `${labels.moreHelp} ${labels.moreClears}` : labels.moreHelp;
  const help = full ? labels.moreFull : clears;
  return (
    <fieldset className="mt-[1.35rem] min-w-0" id="existing-images">
      {existing.length > 0 ? (
        <ul className="mb-4 grid max-w-[36rem] grid-cols-2 gap-3">
          {existing.map((image) => {
            const away = gone.includes(image.id) || count > 0;
            return (
              <li key={image.id}>
                <img
                  className={cn("aspect-[4/3] w-full object-cover", away && "opacity-30")}
                  src={image.src}
                  alt={image.alt}
                />
                {live ? (
                  <>
                    {gone.includes(image.id) ? (
                      <input type="hidden" name="removeImages" value={image.id} />
                    ) : null}
                    <Button
                      variant="link"
                      size="sm"
                      aria-label={`${gone.includes(image.id) ? labels.keep : labels.remove}: ${image.alt}`}
                      onClick={() =>
                        setGone((ids) =>
                          ids.includes(image.id)
                            ? ids.filter((id) => id !== image.id)
                            : [...ids, image.id],
                        )
                      }
                    >
                      {gone.includes(image.id) ? labels.keep : labels.remove}
                    </Button>
                    {away ? <span className="text-small text-soft"> {labels.removed}</span> : null}
                  </>
                ) : (
                  <Checkbox name="removeImages" value={image.id} label={labels.remove} />
                )}
              </li>
            );
          })}
        </ul>
      ) : null}
      <fieldset disabled={full} className="min-w-0">
        <FileField
          name="additionalImages"
          label={labels.more}
          optional={labels.optional}
          help={help}
          multiple
          disabled={full}
          labels={file}
          accept="image/jpeg,image/png,image/webp,image/avif"
          problemOf={pictureFault}
          prepare={smallPicture}
          onFiles={(files) => setCount(files.length)}
        />
      </fieldset>
    </fieldset>
  );
}
