"use client";

import { smallPicture } from "@/components/campaigns/small-picture";
import { FileField } from "@/components/forms/file-field";
import type { FileDropLabels } from "@/components/ui/file-drop";
import { pictureFault } from "@/lib/campaigns/picture-fault";

type Props = {
  label: string;
  help: string;
  optional: string;
  labels: FileDropLabels;
  /** a preview of the current picture; null if there is none */
  current: string | null;
};

/** A need's picture; with a script, the browser makes it smaller before it is sent. */
export function PictureField({ current, ...rest }: Props) {
  return (
    <FileField
      {...rest}
      name="picture"
      accept="image/jpeg,image/png,image/webp,image/avif"
      problemOf={pictureFault}
      prepare={smallPicture}
      {...(current ? { current: { name: current } } : {})}
    />
  );
}
