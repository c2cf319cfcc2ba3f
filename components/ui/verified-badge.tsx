import { cn } from "@/components/ui/cn";

/** A leaf-green diamond with a check mark: verified. Always next to the name or the fact that was checked. */
export function VerifiedBadge({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      data-slot="verified-badge"
      className={cn("inline-flex size-[1.15em] shrink-0 align-[-0.2em] text-good", className)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <svg className="size-full" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 0L24 12 12 24 0 12z" fill="currentColor" />
        <path
          className="stroke-(--check,white)"
          d="M6.8 12.2l3.7 3.7 6.7-7.7"
          fill="none"
          strokeWidth="2.8"
          strokeLinecap="square"
        />
      </svg>
    </span>
  );
}
