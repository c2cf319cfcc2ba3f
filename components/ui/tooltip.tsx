"use client";

import { Tooltip as Radix } from "radix-ui";

/** A few words on a control that shows a drawing alone. They repeat its name: nothing is said only here. */
export function Tooltip({ text, children }: { text: string; children: React.ReactElement }) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-slot="tooltip"
            sideOffset={6}
            collisionPadding={16}
            className="z-20 bg-ink px-3 py-1.5 text-micro font-semibold text-paper"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
