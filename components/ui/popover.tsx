"use client";

import { Popover as Radix } from "radix-ui";
import { cn } from "@/components/ui/cn";

export const Popover = Radix.Root;
export const PopoverTrigger = Radix.Trigger;

/** A box next to the control that opened it: stays within the window; Escape or a press outside closes it. */
export function PopoverContent({
  className,
  align = "end",
  sideOffset = 8,
  ...rest
}: React.ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="popover"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={16}
        className={cn(
          "z-20 max-h-(--radix-popover-content-available-height) overflow-auto border-2 border-ink bg-raised text-ink",
          className,
        )}
        {...rest}
      />
    </Radix.Portal>
  );
}
