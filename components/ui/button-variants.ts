import { cva } from "class-variance-authority";

const filled = ["primary", "outline", "ink", "confirm", "destructive"] as const;

/** A button's classes, also for a link: `<a className={buttonVariants({ variant: "outline" })}>`. */
export const buttonVariants = cva(
  "inline-flex cursor-pointer items-center justify-center gap-[0.6em] rounded-control text-center font-text leading-[1.15] font-bold wrap-break-word whitespace-nowrap no-underline transition-colors disabled:cursor-not-allowed disabled:text-mute aria-disabled:cursor-not-allowed aria-disabled:text-mute max-md:whitespace-normal print:hidden [&_svg]:size-[1.15em] [&_svg]:shrink-0",
  {
    variants: {
      /**
       * primary: the main action of a view · outline: a secondary one · confirm: records a verified fact · destructive:
       * removes something · link: inconspicuous
       */
      variant: {
        primary:
          "border-transparent bg-clay text-white shadow-[inset_0_-4px_0_var(--color-clay-foot)] hover:bg-clay-press active:pt-[0.7rem] active:pb-[0.6rem] active:shadow-[inset_0_-1px_0_var(--color-clay-foot)]",
        outline: "border-fg bg-transparent text-fg hover:bg-fg hover:text-bg",
        ink: "border-transparent bg-ink text-paper hover:bg-dusk",
        confirm: "border-transparent bg-leaf text-white hover:bg-forest",
        destructive: "border-madder bg-transparent text-madder hover:bg-madder hover:text-white",
        link: "bg-transparent px-0 pt-[0.35rem] pb-[0.4rem] underline decoration-link decoration-2 underline-offset-[0.22em] hover:decoration-4",
      },
      size: { lg: "min-h-15 text-story", md: "text-body", sm: "min-h-10 text-small" },
      full: { true: "w-full", false: "" },
    },
    compoundVariants: [
      {
        variant: [...filled],
        class:
          "border-2 disabled:border-transparent disabled:bg-well disabled:shadow-none aria-disabled:border-transparent aria-disabled:bg-well aria-disabled:shadow-none",
      },
      { variant: [...filled], size: "lg", class: "px-8 pt-[0.6rem] pb-[0.7rem] max-xs:px-5" },
      { variant: [...filled], size: "md", class: "min-h-13 px-6 pt-[0.6rem] pb-[0.7rem]" },
      { variant: [...filled], size: "sm", class: "px-3.5 pt-[0.35rem] pb-[0.4rem]" },
      { variant: "link", size: "md", class: "min-h-11" },
    ],
    defaultVariants: { variant: "primary", size: "md", full: false },
  },
);
