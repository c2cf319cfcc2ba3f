"use client";

import { FileField } from "@/components/forms/file-field";
import { shrunkPicture } from "@/components/forms/shrink-picture";
import type { FileDropLabels, PagesLabels } from "@/components/ui/file-drop";
import { certificateFault } from "@/lib/ngos/document-fault";
import { certificatePagesMax } from "@/lib/upload-limits";

// HEIC is not accepted, so that iPhones convert photos to JPEG
const accept = "application/pdf,.pdf,image/jpeg,image/png,image/webp";
/** px and bytes: as much as we keep of a page, so that ten pages can be sent over a slow line */
const bounds = { side: 2480, bytes: 1_500_000 };
const prepare = (file: File) => shrunkPicture(file, bounds);

type Props = {
  label: string;
  help: string;
  file: FileDropLabels;
  pages: PagesLabels;
  current?: { name: string; note?: string } | undefined;
};

/** The registration certificate: one PDF, or photographs of its pages (OP-124). */
export function CertificateField({ label, help, file, pages, current }: Props) {
  return (
    <FileField
      name="registrationCertificate"
      label={label}
      help={help}
      labels={file}
      accept={accept}
      prepare={prepare}
      pages={{ most: certificatePagesMax, labels: pages }}
      problemOf={certificateFault}
      {...(current ? { current } : {})}
    />
  );
}
