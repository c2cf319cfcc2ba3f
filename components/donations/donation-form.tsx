"use client";

import { noticeVariants } from "@/components/ui/notice-variants";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { DonationFields, type DonationFieldsProps } from "@/components/donations/donation-fields";
import { PayPanel, type PayLabels } from "@/components/donations/pay-panel";
import { Form, type FormAction } from "@/components/forms/form";
import type { Given } from "@/lib/checkout/actions";
import type { FormMessages } from "@/lib/forms/messages";
import { Held } from "@/components/ui/held";

const donationForm = async () => (await import("@/lib/checkout/form-schemas")).donationForm;

export type DonationLabels = DonationFieldsProps["labels"] &
  PayLabels &
  Record<"pledgedOpen" | "pledgeFailed" | "toMend" | "reference" | "alsoMailed", string>;
type Props = Omit<DonationFieldsProps, "labels"> & {
  action: FormAction<Given>;
  labels: DonationLabels;
  messages: FormMessages;
  prefix?: string;
  /** false: always continue with the provider's own page */
  paysHere?: boolean;
};
type Pledge = Extract<Given, { kind: "pledge" }>;
type Paying = { pay: Extract<Given, { kind: "pay" }>; sent: FormData };

/**
 * The form for both page and dialog; the values are checked here before they are sent, and again by the action. The
 * provider's checkout then replaces the form, which keeps the values in case the donor goes back.
 */
export function DonationForm({
  action,
  labels,
  messages,
  prefix = "give-",
  paysHere = true,
  ...fields
}: Props) {
  const [paying, setPaying] = useState<Paying | null>(null);
  const sentLast = useRef(new FormData());
  const box = useRef<HTMLDivElement>(null);
  const isPledge = (sent: FormData) =>
    fields.methods.some((m) => m.value === sent.get("method") && m.pledge);
  const inPage = (sent: FormData) => {
    if (paysHere) sent.set("inPage", "1");
    sentLast.current = sent;
    return sent;
  };
  const back = () => {
    flushSync(() => setPaying(null));
    focusWhenEnabled(box.current?.querySelector<HTMLButtonElement>("[type=submit]"));
  };
  return (
    <>
      <div ref={box} hidden={paying !== null}>
        <Form<Given>
          id={`${prefix}form`}
          action={action}
          schema={donationForm}
          messages={messages}
          heading={labels.toMend}
          prefix={prefix}
          prepare={inPage}
          sendsAgain
          failed={(sent) => (isPledge(sent) ? labels.pledgeFailed : labels.payFailed)}
          onOk={({ data }) => {
            if (data?.kind === "pay") setPaying({ pay: data, sent: sentLast.current });
          }}
          done={({ message, data }) => answerOf(message, data, labels)}
        >
          <DonationFields {...fields} labels={labels} />
        </Form>
      </div>
      {paying ? (
        <PayPanel
          {...paying}
          {...{ labels, action }}
          unreachable={messages.unreachable}
          card={fields.card}
          onBack={back}
        />
      ) : null}
    </>
  );
}

function answerOf(
  message: string | undefined,
  data: Given | undefined,
  labels: DonationLabels,
): React.ReactNode {
  if (data?.kind === "pledge") return <Pledged message={message} data={data} labels={labels} />;
  return data?.kind === "held" ? (
    <div className={noticeVariants({ kind: "good" })} role="status">
      <b>
        <Held>{message ?? ""}</Held>
      </b>
    </div>
  ) : null;
}

/**
 * Focuses the form's button once it is enabled, which is when the page behind the form's answer has arrived. Gives up
 * after 5 seconds.
 */
function focusWhenEnabled(button: HTMLButtonElement | null | undefined, tries = 100): void {
  if (!button?.isConnected) return;
  if (!button.disabled) button.focus();
  else if (tries > 0) setTimeout(() => focusWhenEnabled(button, tries - 1), 50);
}

/** A pledge's number and how to send the money. Card donations never get here: they are paid at the provider. */
function Pledged({
  message,
  data,
  labels,
}: {
  message: string | undefined;
  data: Pledge;
  labels: DonationLabels;
}) {
  const answer = useRef<HTMLDivElement>(null);
  const url = data.redirectUrl;
  useEffect(() => {
    answer.current?.focus(); // the form that had the focus is gone, and the page is now short
    if (url) window.open(url, "_blank", "noopener");
  }, [url]);
  return (
    <div className={noticeVariants({ kind: "good" })} role="status" ref={answer} tabIndex={-1}>
      <div>
        <b className="block">{message}</b>
        <p className="mt-4">{data.line}</p>
        <p className="mt-4">{labels.reference}</p>
        <p className="font-display text-h3 font-bold whitespace-nowrap">{data.orderId}</p>
        <p className="mt-4">{data.instructions}</p>
        {data.repeats ? <p className="mt-[0.6rem]">{data.repeats}</p> : null}
        <p className="mt-[0.6rem]">{labels.alsoMailed}</p>
        {url ? (
          <p>
            <a href={url} target="_blank" rel="noopener">
              {labels.pledgedOpen}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}
