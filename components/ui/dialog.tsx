"use client";

import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { stripUrl } from "@/lib/patterns/urls";

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
        <Radix.Overlay className="dialog-back">
          <Radix.Content
            className="dialog dialog--strip"
            {...(description ? {} : { "aria-describedby": undefined })}
          >
            <div
              className="band"
              style={
                {
                  "--h": "16px",
                  "--strip": `url("${stripUrl(seed, { cols: 16 })}")`,
                } as React.CSSProperties
              }
              aria-hidden="true"
            />
            <div className="dialog__h">
              <Radix.Title className="h3">{title}</Radix.Title>
              <Radix.Close className="icon-btn" aria-label={closeLabel}>
                <X aria-hidden="true" />
              </Radix.Close>
            </div>
            <div className="dialog__b">
              {description ? (
                <Radix.Description className="soft">{description}</Radix.Description>
              ) : null}
              {children}
            </div>
            {footer ? <div className="dialog__f">{footer}</div> : null}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
