"use client";

import { useEffect, useRef, useState } from "react";
import { useFormAction, type FormAction } from "@/components/forms/use-form-action";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { noticeVariants } from "@/components/ui/notice-variants";
import type { PaymentInPage } from "@/lib/payments/pay-in-page";

export type PayLabels = Record<
  | "payTitle"
  | "payOpening"
  | "payOpened"
  | "payBack"
  | "payElsewhere"
  | "paySilent"
  | "payLost"
  | "payOffline"
  | "payFailed"
  | "processing",
  string
>;
type Props<T> = {
  pay: PaymentInPage;
  labels: PayLabels;
  unreachable: string;
  /** a small card of the campaign, next to the checkout on wide screens */
  card?: React.ReactNode;
  /** the form's action and the data sent to it: sent again, it leads to the provider's own page */
  action: FormAction<T>;
  sent: FormData;
  onBack: () => void;
};
/**
 * `silent`: the provider's frame has loaded but sends no messages. `offline`: it is hidden, since a press in it would
 * show a browser's error page.
 */
type Phase = "opening" | "open" | "silent" | "lost" | "offline";

/** Replaces the form with the provider's checkout, with links back to the form and to the provider's own page. */
export function PayPanel<T>({ pay, labels, unreachable, card, action, sent, onBack }: Props<T>) {
  const { payFailed: failed } = labels;
  const { state, pending, send } = useFormAction(action, {
    anchor: "",
    lost: () => ({ cut: failed, detail: unreachable, failed }),
  });
  const goElsewhere = () => {
    const again = new FormData();
    for (const [name, value] of sent) if (name !== "inPage") again.append(name, value);
    again.set("leaves", pay.clientSecret);
    send(again);
  };
  const { place, phase } = useCheckout(pay, goElsewhere);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus(); // the button that had the focus is hidden along with its form
  }, []);
  const Heading = card ? "h2" : "h3";
  const says = {
    opening: labels.payOpening,
    open: labels.payOpened,
    silent: labels.paySilent,
    lost: labels.payLost,
    offline: labels.payOffline,
  }[phase];
  return (
    <div className={card ? "lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-x-24" : ""}>
      <div className="min-w-0">
        <Heading className="text-h4 outline-none" ref={title} tabIndex={-1}>
          {labels.payTitle}
        </Heading>
        <p className="mt-1 font-display text-h3 font-bold text-balance">{pay.line}</p>
        <p className={cn("mt-4", saysClass[phase])} role="status">
          {says}
        </p>
        {state.status === "error" ? (
          <p className={noticeVariants({ kind: "bad", className: "mt-4" })} role="alert">
            {state.error}
          </p>
        ) : null}
        <div
          className={phase === "lost" ? "" : "mt-4 min-h-140 scroll-mt-4"}
          hidden={phase === "offline"}
          data-slot="checkout"
          ref={place}
        />
        <div className="mt-6 flex flex-wrap gap-x-8 gap-y-2 border-t border-rule pt-6">
          <button type="button" className={buttonVariants({ variant: "outline" })} onClick={onBack}>
            {labels.payBack}
          </button>
          <button
            type="button"
            className={buttonVariants({ variant: phase === "silent" ? "primary" : "link" })}
            data-slot="pay-elsewhere"
            onClick={goElsewhere}
            disabled={pending || phase === "offline"}
          >
            {pending ? labels.processing : labels.payElsewhere}
          </button>
        </div>
      </div>
      {card ? (
        <div className="hidden self-start border border-rule bg-surface pb-6 lg:block">{card}</div>
      ) : null}
    </div>
  );
}

const saysClass: Partial<Record<Phase, string>> = {
  open: "sr-only",
  offline: noticeVariants({ kind: "warn" }),
};

/**
 * px: a change in height of at least this much means another page of the provider's, such as the bank's challenge or a
 * refusal
 */
const otherPage = 80;

/**
 * Keeps the provider's frame in view: its next page may be much shorter, which would leave the donor at the bottom of
 * ours.
 * @returns a function that stops this
 */
function keepInView(place: HTMLElement): () => void {
  const frame = place.querySelector("iframe");
  if (!frame || !("ResizeObserver" in window)) return () => {};
  let last = 0;
  const watch = new ResizeObserver(([entry]) => {
    const { height } = entry!.contentRect;
    const { top } = place.getBoundingClientRect();
    const away = top < 0 || top > window.innerHeight / 2;
    if (last > 0 && last - height > otherPage && away) place.scrollIntoView({ block: "start" });
    last = height;
  });
  watch.observe(frame);
  return () => watch.disconnect();
}

/**
 * Calls back when the browser goes offline or online; what was typed in the frame is lost then.
 * @returns a function that stops this
 */
function watchLine(onChange: (offline: boolean) => void): () => void {
  const off = () => onChange(true);
  const back = () => onChange(false);
  window.addEventListener("offline", off);
  window.addEventListener("online", back);
  return () => {
    window.removeEventListener("offline", off);
    window.removeEventListener("online", back);
  };
}

/** Opens the provider's checkout in `place`; its code is loaded only now, not with the form. */
function useCheckout(pay: PaymentInPage, onLost: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>("opening");
  // reopened each time the browser is online again: the same checkout, which cannot be paid twice
  const [round, setRound] = useState(0);
  useEffect(
    () =>
      watchLine((offline) => {
        setPhase(offline ? "offline" : "opening");
        if (!offline) setRound((n) => n + 1);
      }),
    [],
  );
  const lostRef = useRef(onLost);
  useEffect(() => {
    lostRef.current = onLost;
  });
  useEffect(() => {
    let gone = false;
    let close = () => {};
    const open = async () => {
      const { openCheckout } = await import("@/components/donations/embedded-checkout");
      if (gone || !place.current) return;
      const checkout = openCheckout(place.current, pay, (silent) => {
        if (!gone && navigator.onLine) setPhase(silent ? "silent" : "open");
      });
      close = checkout.close;
      await checkout.opened;
      if (gone || !place.current) return;
      const look = keepInView(place.current);
      close = () => {
        look();
        checkout.close();
      };
    };
    open().then(
      () => {},
      () => {
        if (gone) return;
        if (!navigator.onLine) return setPhase("offline");
        setPhase("lost");
        lostRef.current();
      },
    );
    return () => {
      gone = true;
      close();
    };
  }, [pay, round]);
  return { place, phase };
}
