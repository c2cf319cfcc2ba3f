import type { VariantProps } from "class-variance-authority";
import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { noticeVariants } from "@/components/ui/notice-variants";

const icons = { info: Info, warn: TriangleAlert, good: CircleCheck, bad: TriangleAlert };

type Props = Omit<React.ComponentProps<"div">, "title" | "role"> &
  VariantProps<typeof noticeVariants> & {
    /** alert: caused by the person's action, so it must be announced at once (A11Y-004) */
    role?: "alert" | "status" | "note";
    title?: React.ReactNode;
  };

/** A message on a tinted background with a 5 px bar. */
export function Notice({ kind, title, className, children, ...rest }: Props) {
  const Icon = icons[kind ?? "info"];
  return (
    <div
      data-slot="notice"
      data-kind={kind ?? "info"}
      className={cn(noticeVariants({ kind }), className)}
      {...rest}
    >
      <Icon aria-hidden="true" />
      <div>
        {title ? <b className="block">{title}</b> : null}
        {children}
      </div>
    </div>
  );
}
