"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { dialogClass } from "@/components/ui/dialog-class";
import { iconButtonClass } from "@/components/ui/icon-button";
import { PatternBand } from "@/components/ui/pattern-band";

type Props = {
  title: React.ReactNode;
  closeLabel: string;
  /** one element that opens it; leave out when `open` is steered from outside */
  trigger?: React.ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** whose strip lies on top */
  seed?: string;
  footer?: React.ReactNode;
  children: React.ReactNode;
  description?: string;
};

/** A modal for signed-in pages: focus is held and returned, Escape closes. Public pages use <dialog> or an address instead. */
export function Dialog({
  title,
  closeLabel,
  trigger,
  open,
  onOpenChange,
  seed = "all-pull-together",
  footer,
  children,
  description,
}: Props) {
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay
          data-slot="dialog-overlay"
          className="fixed inset-0 z-30 grid place-items-center overflow-auto bg-night/62 p-4"
        >
          <Radix.Content
            data-slot="dialog"
            data-strip=""
            className={dialogClass.box}
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            <PatternBand seed={seed} cols={16} className="h-4 woven-x" />
            <div className={dialogClass.head}>
              <Radix.Title className="text-h3">{title}</Radix.Title>
              <Radix.Close className={iconButtonClass} aria-label={closeLabel}>
                <X aria-hidden="true" />
              </Radix.Close>
            </div>
            <div className={dialogClass.body}>
              {description ? (
                <Radix.Description className="text-soft">{description}</Radix.Description>
              ) : null}
              {children}
            </div>
            {footer ? <div className={dialogClass.foot}>{footer}</div> : null}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
