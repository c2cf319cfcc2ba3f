import type { VariantProps } from "class-variance-authority";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";

type Props = React.ComponentProps<"button"> & VariantProps<typeof buttonVariants>;

/** The label should be a verb with an object. `type` defaults to "button". For a link see buttonVariants. */
export function Button({ variant, size, full, className, type = "button", ...rest }: Props) {
  return (
    <button
      data-slot="button"
      type={type}
      className={cn(buttonVariants({ variant, size, full }), className)}
      {...rest}
    />
  );
}
