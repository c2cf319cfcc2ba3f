"use client";

import { noticeVariants } from "@/components/ui/notice-variants";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { DonationFields, type DonationFieldsProps } from "@/components/donations/donation-fields";
import { PayPanel, type PayWords } from "@/components/donations/pay-panel";
import { Form, type FormAction } from "@/components/forms/form";
import type { Given } from "@/lib/checkout/actions";
import type { FormMessages } from "@/lib/forms/messages";
import { Held } from "@/components/ui/held";

const donationForm = async () => (await import("@/lib/checkout/form-schemas")).donationForm;

export type DonationWords = DonationFieldsProps["words"] &
  PayWords &
  Record<"pledgedOpen" | "pledgeFailed" | "toMend" | "reference" | "alsoMailed", string>;
type Props = Omit<DonationFieldsProps, "words"> & {
  action: FormAction<Given>;
  words: DonationWords;
  messages: FormMessages;
  prefix?: string;
  /** false: always on to the provider's own page */
  paysHere?: boolean;
};
type Pledge = Extract<Given, { kind: "pledge" }>;
type Paying = { pay: Extract<Given, { kind: "pay" }>; sent: FormData };

/**
 * One form for page and dialog; what was typed is checked here before it is sent, and by the action
 * again. The provider's checkout takes its place; the form keeps what was typed, for going back.
 */
export function DonationForm({
  action,
  words,
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
          heading={words.toMend}
          prefix={prefix}
          prepare={inPage}
          sendsAgain
          failed={(sent) => (isPledge(sent) ? words.pledgeFailed : words.payFailed)}
          onOk={({ data }) => {
            if (data?.kind === "pay") setPaying({ pay: data, sent: sentLast.current });
          }}
          done={({ message, data }) => answerOf(message, data, words)}
        >
          <DonationFields {...fields} words={words} />
        </Form>
      </div>
      {paying ? (
        <PayPanel
          {...paying}
          {...{ words, action }}
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
  words: DonationWords,
): React.ReactNode {
  if (data?.kind === "pledge") return <Pledged message={message} data={data} words={words} />;
  return data?.kind === "held" ? (
    <div className={noticeVariants({ kind: "good" })} role="status">
      <b>
        <Held>{message ?? ""}</Held>
      </b>
    </div>
  ) : null;
}

/** The button waits until the page behind the form's answer has come, for a moment at most. */
function focusWhenEnabled(button: HTMLButtonElement | null | undefined, tries = 100): void {
  if (!button?.isConnected) return;
  if (!button.disabled) button.focus();
  else if (tries > 0) setTimeout(() => focusWhenEnabled(button, tries - 1), 50);
}

/**
 * A pledge's number and how the donation is sent. A card donation never comes here: it is paid at
 * the provider.
 */
function Pledged({
  message,
  data,
  words,
}: {
  message: string | undefined;
  data: Pledge;
  words: DonationWords;
}) {
  const answer = useRef<HTMLDivElement>(null);
  const url = data.redirectUrl;
  useEffect(() => {
    answer.current?.focus(); // the form that had the focus is gone, and the page is short now
    if (url) window.open(url, "_blank", "noopener");
  }, [url]);
  return (
    <div className={noticeVariants({ kind: "good" })} role="status" ref={answer} tabIndex={-1}>
      <div>
        <b className="block">{message}</b>
        <p className="mt-4">{data.line}</p>
        <p className="mt-4">{words.reference}</p>
        <p className="font-display text-h3 font-bold whitespace-nowrap">{data.orderId}</p>
        <p className="mt-4">{data.instructions}</p>
        {data.repeats ? <p className="mt-[0.6rem]">{data.repeats}</p> : null}
        <p className="mt-[0.6rem]">{words.alsoMailed}</p>
        {url ? (
          <p>
            <a href={url} target="_blank" rel="noopener">
              {words.pledgedOpen}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}
