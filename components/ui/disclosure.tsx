import { foldMark } from "@/components/ui/fold-mark";
import { cva, type VariantProps } from "class-variance-authority";
import { cn } from "@/components/ui/cn";

const boxVariants = cva("", {
  variants: {
    look: {
      plain: "",
      box: "border border-rule bg-surface p-5",
      row: "text-small leading-[inherit]",
    },
  },
  defaultVariants: { look: "plain" },
});
const summaryVariants = cva(foldMark, {
  variants: {
    look: {
      plain: "font-bold",
      box: "font-bold",
      row: "py-[0.3rem] whitespace-nowrap underline decoration-edge decoration-1 underline-offset-4",
    },
  },
  defaultVariants: { look: "plain" },
});
const bodyVariants = cva("", {
  variants: {
    look: {
      plain: "pt-2",
      box: "pt-4",
      row: "mt-[0.35rem] mb-[0.6rem] min-w-[min(17rem,70vw)] border-s-5 border-ink bg-sunk px-4 pt-3 pb-4 whitespace-normal",
    },
  },
  defaultVariants: { look: "plain" },
});

type Props = Omit<React.ComponentProps<"details">, "title"> &
  VariantProps<typeof summaryVariants> & {
    title: React.ReactNode;
    /** read by screen readers instead of the title */
    label?: string;
  };

/** Collapsed content for occasional use; works without a script. `row`: inside a table row. */
export function Disclosure({ title, label, look, className, children, ...rest }: Props) {
  return (
    <details data-slot="disclosure" className={cn(boxVariants({ look }), className)} {...rest}>
      <summary className={summaryVariants({ look })} aria-label={label}>
        {title}
      </summary>
      <div className={bodyVariants({ look })}>{children}</div>
    </details>
  );
}
