import { cva } from "class-variance-authority";

/** Classes of a notice, also for another element or one without an icon. */
export const noticeVariants = cva(
  "flex gap-[0.8rem] border-s-5 px-[1.1rem] py-[0.9rem] text-small leading-[1.45] text-ink forced-colors:border [&>svg]:mt-[0.05rem] [&>svg]:size-5 [&>svg]:shrink-0",
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
