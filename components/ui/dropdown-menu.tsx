"use client";

import { DropdownMenu as Radix } from "radix-ui";
import { cn } from "@/components/ui/cn";

export const DropdownMenu = Radix.Root;
export const DropdownMenuTrigger = Radix.Trigger;

export function DropdownMenuContent({
  className,
  align = "end",
  sideOffset = 6,
  ...rest
}: React.ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        data-slot="dropdown-menu"
        align={align}
        sideOffset={sideOffset}
        collisionPadding={16}
        className={cn("z-20 min-w-48 border-2 border-ink bg-raised text-ink", className)}
        {...rest}
      />
    </Radix.Portal>
  );
}

export function DropdownMenuItem({ className, ...rest }: React.ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      data-slot="dropdown-menu-item"
      className={cn(
        "flex min-h-12 cursor-pointer items-center gap-3 border-rule px-4 py-2 text-small font-semibold no-underline not-first:border-t data-highlighted:bg-sunk",
        className,
      )}
      {...rest}
    />
  );
}
