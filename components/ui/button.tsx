import { cva, type VariantProps } from "class-variance-authority";
import { cloneElement, isValidElement } from "react";

/** The classes of a button, for a plain <a>: `<a className={buttonClass({ look: "line" })}>`. */
export const buttonClass = cva("btn", {
  variants: {
    /** go: the one action of a view · line: the second · yes: creates a checked fact · stop: destroys · text: quiet */
    look: {
      go: "btn--go",
      line: "btn--line",
      ink: "btn--ink",
      yes: "btn--yes",
      stop: "btn--stop",
      text: "btn--text",
    },
    size: { lg: "btn--lg", md: "", sm: "btn--sm" },
    full: { true: "btn--full", false: "" },
  },
  defaultVariants: { look: "go", size: "md", full: false },
});

type Props = React.ComponentProps<"button"> &
  VariantProps<typeof buttonClass> & {
    /** gives the look to its only child, e.g. a link, instead of drawing a button */
    asChild?: boolean;
  };

/** Its label is a verb with an object. `type` is "button" unless said otherwise. */
export function Button({
  look,
  size,
  full,
  asChild = false,
  className,
  children,
  type = "button",
  ...rest
}: Props) {
  const classes = buttonClass({ look, size, full, className });
  if (asChild && isValidElement<{ className?: string }>(children))
    return cloneElement(children, {
      className: [classes, children.props.className].filter(Boolean).join(" "),
    });
  return (
    <button type={type} className={classes} {...rest}>
      {children}
    </button>
  );
}
