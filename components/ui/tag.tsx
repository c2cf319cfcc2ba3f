import { X } from "lucide-react";

/** Cause and country: plain words, parted by a hairline when they follow each other. */
export function Tag({ children }: { children: React.ReactNode }) {
  return (
    <span
      data-slot="tag"
      className="text-note font-semibold text-soft [[data-slot=tag]+&]:before:mr-3 [[data-slot=tag]+&]:before:inline-block [[data-slot=tag]+&]:before:h-[0.9em] [[data-slot=tag]+&]:before:w-px [[data-slot=tag]+&]:before:bg-edge [[data-slot=tag]+&]:before:align-[-0.08em]"
    >
      {children}
    </span>
  );
}

/** A filter that is on; following the link takes it off. `label` says so to those who do not see the cross. */
export function Chip({
  href,
  label,
  children,
}: {
  href: string;
  label: string;
  children: React.ReactNode;
}) {
  return (
    <a
      data-slot="chip"
      className="inline-flex min-h-9 items-center gap-2 border border-control bg-surface px-[0.8rem] py-[0.1rem] text-small font-semibold no-underline"
      href={href}
      aria-label={label}
    >
      {children} <X className="size-[0.8rem]" aria-hidden="true" />
    </a>
  );
}
