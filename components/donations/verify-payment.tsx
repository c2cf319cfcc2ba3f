"use client";

import { cn } from "@/components/ui/cn";
import { weaveClass } from "@/components/ui/cloth";
import { useActionState, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";

type VerifyWords = Record<
  | "verifying"
  | "checkText"
  | "checkAgain"
  | "paid"
  | "paidText"
  | "paidMonthly"
  | "processing"
  | "processingText"
  | "failed"
  | "failedText"
  | "returnToCampaign"
  | "tryAgain"
  | "toCampaign"
  | "yourGift"
  | "followGift"
  | "donateAgain",
  string
>;
export type VerifyResult = {
  state: "paid" | "processing" | "failed";
  name: string;
  amount: string;
  campaign: string;
  campaignHref: string;
  monthly: boolean;
  giftHref: string | null;
  /** seconds after which to ask again: nothing is known yet */ again?: number | undefined;
};
type Props = {
  /** a server action; null without a session id */
  check: (() => Promise<VerifyResult>) | null;
  result: VerifyResult | null;
  words: VerifyWords;
  campaigns: string;
  campaignHref: string;
  donateHref: string;
};

const fill = (text: string, result: VerifyResult) =>
  text
    .replace("{name}", result.name)
    .replace("{amount}", result.amount)
    .replace("{campaign}", result.campaign);

const patience = 4;
const nothingToCheck = async (): Promise<VerifyResult | null> => null;

/**
 * What came of a payment: verifying, then success, processing or failure. Asks once per visit, and again while the server says
 * that it cannot tell yet; never thanks before the money is sure.
 */
export function VerifyPayment({
  check,
  result: known,
  words,
  campaigns,
  campaignHref,
  donateHref,
}: Props) {
  const [answer, setAnswer] = useState(known);
  // without a script the button posts to the same action, and the page is drawn with its answer
  const [posted, post] = useActionState<VerifyResult | null>(check ?? nothingToCheck, null);
  const result = answer ?? posted;
  const asked = useRef(false);
  useEffect(() => {
    if (known || !check || asked.current) return;
    asked.current = true;
    const ask = (turn: number) => {
      check().then(
        (found) => {
          if (found.again && turn < patience)
            window.setTimeout(() => ask(turn + 1), found.again * 1000);
          else setAnswer({ ...found, again: undefined });
        },
        () =>
          setAnswer({
            state: "failed",
            name: "",
            amount: "",
            campaign: "",
            campaignHref,
            monthly: false,
            giftHref: null,
          }),
      );
    };
    ask(1);
  }, [known, check, campaignHref]);

  const checkAgain = check ? (
    <noscript>
      <form action={post} className="mt-8">
        <p className="mb-4">{words.checkText}</p>
        <Button type="submit">{words.checkAgain}</Button>
      </form>
    </noscript>
  ) : null;
  if (!result || result.again)
    return (
      <Frame title={words.verifying} busy>
        {checkAgain}
      </Frame>
    );
  if (result.state === "failed") {
    return (
      <Frame title={words.failed}>
        <p className="text-lead text-pretty text-soft">{words.failedText}</p>
        <div className="mt-8 flex flex-wrap items-center gap-3">
          <a className={buttonVariants()} href={campaigns}>
            {words.tryAgain}
          </a>
          <a href={donateHref}>{words.donateAgain}</a>
        </div>
      </Frame>
    );
  }
  const paid = result.state === "paid";
  return (
    <Frame title={paid ? words.paid : words.processing}>
      <p className="text-lead text-pretty text-soft">
        {fill(paid ? words.paidText : words.processingText, result)}
      </p>
      {paid && result.monthly ? <p className="mt-3">{words.paidMonthly}</p> : null}
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <a className={buttonVariants()} href={campaigns}>
          {words.returnToCampaign}
        </a>
        <a href={result.campaignHref}>{words.toCampaign}</a>
        {result.giftHref ? (
          <a href={result.giftHref}>{paid ? words.yourGift : words.followGift}</a>
        ) : null}
      </div>
    </Frame>
  );
}

function Frame({
  title,
  busy = false,
  children,
}: {
  title: string;
  busy?: boolean;
  children?: React.ReactNode;
}) {
  return (
    <div
      className="border border-t-5 border-rule border-t-ink bg-surface p-[clamp(1.5rem,1rem+3vw,3.25rem)]"

      aria-live="polite"
      aria-busy={busy}
    >
      <h1 className="mb-4 text-h2">{title}</h1>
      {busy ? (
        <div className="relative h-6 border-y border-control warp" aria-hidden="true">
          <i
            className={cn(
              weaveClass,
              "absolute -inset-y-px left-0 w-[26%] border-x-4 border-gold [--weave-a:var(--color-leaf)] [--weave-b:var(--color-forest)] [--weave-cell:16px] [--weave-height:24px] motion-safe:animate-[shuttle_1.6s_var(--ease-calm)_infinite_alternate]",
            )}
          />
        </div>
      ) : null}
      {children}
    </div>
  );
}
