import { cva, type VariantProps } from "class-variance-authority";
import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import { cn } from "@/components/ui/cn";

/** Also for a notice of another element, or one without an icon. */
export const noticeVariants = cva(
  "flex gap-[0.8rem] border-l-5 px-[1.1rem] py-[0.9rem] text-small leading-[1.45] text-ink forced-colors:border [&>svg]:mt-[0.05rem] [&>svg]:size-[1.35rem] [&>svg]:shrink-0",
  {
    variants: {
      kind: {
        info: "border-dusk bg-mist",
        warn: "border-gold bg-gold-tint",
        good: "border-leaf bg-leaf-tint",
        bad: "border-madder bg-madder-tint",
      },
    },
    defaultVariants: { kind: "info" },
  },
);
const icons = { info: Info, warn: TriangleAlert, good: CircleCheck, bad: TriangleAlert };

type Props = Omit<React.ComponentProps<"div">, "title" | "role"> &
  VariantProps<typeof noticeVariants> & {
    /** alert: it appeared because of what the person did and must be heard at once (A11Y-004) */
    role?: "alert" | "status" | "note";
    title?: React.ReactNode;
  };

/** A sentence on a tint with a 5 px bar. */
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
