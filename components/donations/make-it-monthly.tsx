"use client";

import { Repeat2 } from "lucide-react";
import { startTransition, useActionState, useEffect } from "react";
import { dataOf } from "@/components/forms/data-of";
import { buttonVariants } from "@/components/ui/button-variants";
import { noticeVariants } from "@/components/ui/notice-variants";
import { panelClass } from "@/components/ui/panel";
import { repeatGift } from "@/lib/checkout/actions";
import { idle } from "@/lib/http/action-state";
import { filled } from "@/lib/i18n/isolate";

export type MonthlyLabels = Record<
  | "monthlyTitle"
  | "monthlyText"
  | "monthlyAmount"
  | "monthlyGive"
  | "monthlyGiveFrom"
  | "monthlyHint"
  | "monthlyHintLater",
  string
>;
type Props = {
  /** token of the donation's link, which identifies the donor; null if no link is given out any more */
  token: string | null;
  /** the donation form, used without the token; only the amount is passed on */
  donateHref: string;
  ngo: string;
  offer: {
    amounts: { dollars: string; text: string }[];
    /** the day of the first payment; null if today is proposed */ first: string | null;
  };
  labels: MonthlyLabels;
};

/**
 * Offers to turn a one-off donation into a monthly one, of the same amount or less. Each button submits a form instead
 * of being a link, so that a program that follows the links of a mail begins nothing. With the token, name and address
 * are passed on in a cookie that only the server reads. The form that it leads to says when the first payment is due.
 */
export function MakeItMonthly({ token, donateHref, ngo, offer, labels }: Props) {
  const [state, post, pending] = useActionState(repeatGift, idle);
  const first = token === null ? null : offer.first;
  const next = state.status === "ok" ? state.data?.to : undefined;
  useEffect(() => {
    if (next !== undefined) window.location.assign(next);
  }, [next]);
  const send = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const sent = dataOf(event.currentTarget, submitter);
    sent.set("inPage", "1");
    startTransition(() => post(sent));
  };
  return (
    <form
      action={token === null ? donateHref : post}
      {...(token === null ? {} : { onSubmit: send })}
      className={panelClass}
      id="monthly"
    >
      <h2 className="mb-3 text-h3">{labels.monthlyTitle}</h2>
      <p className="text-soft">{filled(labels.monthlyText, { ngo })}</p>
      {token === null ? null : <input type="hidden" name="token" value={token} />}
      {state.status === "error" ? (
        <p className={noticeVariants({ kind: "bad", className: "mt-4" })} role="alert">
          {state.error}
        </p>
      ) : null}
      <div
        className="mt-4 mb-4 flex flex-col items-start gap-3"
        role="group"
        aria-label={labels.monthlyAmount}
      >
        {offer.amounts.map(({ dollars, text }, i) => (
          <button
            key={dollars}
            type="submit"
            name={token === null ? "monthly" : "dollars"}
            value={dollars}
            disabled={pending}
            className={buttonVariants({
              variant: i === 0 ? "outline" : "link",
              className: "md:whitespace-normal",
            })}
          >
            {i === 0 ? <Repeat2 aria-hidden="true" className="shrink-0" /> : null}{" "}
            <span>
              {i === 0 && first !== null
                ? filled(labels.monthlyGiveFrom, { amount: text, date: first })
                : filled(labels.monthlyGive, { amount: text })}
            </span>
          </button>
        ))}
      </div>
      <p className="text-small text-soft">
        {first === null ? labels.monthlyHint : labels.monthlyHintLater}
      </p>
    </form>
  );
}
