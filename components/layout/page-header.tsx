import { cn } from "@/components/ui/cn";
import { ArrowLeft } from "lucide-react";

type Props = {
  title: React.ReactNode;
  lead?: React.ReactNode;
  /** one step back, e.g. "Back to Campaigns" */ back?: { href: string; label: string };
  actions?: React.ReactNode;
  /** "tool": inside the frame of the dashboard or console, which has its own space above */
  look?: "h1" | "tool";
  className?: string;
  children?: React.ReactNode;
};
const sizes = { h1: "text-h1", tool: "text-h2" };

/** A page's title at the left margin, with an introduction and actions. */
export function PageHeader({
  title,
  lead,
  back,
  actions,
  look = "h1",
  className,
  children,
}: Props) {
  return (
    <header
      className={cn(look === "tool" ? "pb-7" : "pt-[clamp(2rem,1rem+4vw,4.5rem)] pb-8", className)}
    >
      {back ? (
        <a
          className="mb-5 inline-flex items-center gap-2 font-semibold no-underline hover:underline hover:decoration-2"
          href={back.href}
        >
          <ArrowLeft className="size-5 shrink-0" aria-hidden="true" /> <span>{back.label}</span>
        </a>
      ) : null}
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-4">
        <h1 className={cn("min-w-0 wrap-break-word", sizes[look])}>{title}</h1>
        {actions ? <div className="flex flex-wrap items-center gap-3">{actions}</div> : null}
      </div>
      {lead ? (
        <p className="mt-[0.9rem] max-w-[38em] text-lead text-pretty text-soft">{lead}</p>
      ) : null}
      {children}
    </header>
  );
}
