"use client";

import { noticeVariants } from "@/components/ui/notice-variants";
import { useEffect, useRef } from "react";
import { DonationFields, type DonationFieldsProps } from "@/components/donations/donation-fields";
import { Form, type FormAction } from "@/components/forms/form";
import { donationForm } from "@/lib/donations/form-schemas";
import type { FormMessages } from "@/lib/forms/messages";

type Given = {
  orderId: string;
  redirectUrl: string | null;
  instructions: string;
  repeats: string | null;
};
export type DonationWords = DonationFieldsProps["words"] &
  Record<
    "pledgedOpen" | "payFailed" | "pledgeFailed" | "toMend" | "reference" | "alsoMailed",
    string
  >;
type Props = Omit<DonationFieldsProps, "words"> & {
  action: FormAction<Given>;
  words: DonationWords;
  messages: FormMessages;
  prefix?: string;
};

/** One form for page and dialog; what was typed is checked here before it is sent, and by the action again. */
export function DonationForm({ action, words, messages, prefix = "give-", ...fields }: Props) {
  const isPledge = (sent: FormData) =>
    fields.methods.some((m) => m.value === sent.get("method") && m.pledge);
  return (
    <Form<Given>
      id={`${prefix}form`}
      action={action}
      schema={donationForm}
      messages={messages}
      heading={words.toMend}
      prefix={prefix}
      failed={(sent) => (isPledge(sent) ? words.pledgeFailed : words.payFailed)}
      done={({ message, data }) => <Pledged message={message} data={data} words={words} />}
    >
      <DonationFields {...fields} words={words} />
    </Form>
  );
}

/** A pledge's number and how the gift is sent. A card gift never comes here: it goes on to the provider's page. */
function Pledged({
  message,
  data,
  words,
}: {
  message: string | undefined;
  data: Given | undefined;
  words: DonationWords;
}) {
  const answer = useRef<HTMLDivElement>(null);
  const url = data?.redirectUrl;
  useEffect(() => {
    answer.current?.focus(); // the form that had the focus is gone, and the page is short now
    if (url) window.open(url, "_blank", "noopener");
  }, [url]);
  return (
    <div className={noticeVariants({ kind: "good" })} role="status" ref={answer} tabIndex={-1}>
      <div>
        <b className="block">{message}</b>
        <p className="mt-4">{words.reference}</p>
        <p className="font-display text-h3 font-bold whitespace-nowrap">{data?.orderId}</p>
        <p className="mt-4">{data?.instructions}</p>
        {data?.repeats ? <p className="mt-[0.6rem]">{data.repeats}</p> : null}
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
