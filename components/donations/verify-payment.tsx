"use client";

import { CalendarCheck, CircleX, Clock } from "lucide-react";
import { useActionState, useEffect, useRef, useState } from "react";
import { ThankYouView } from "@/components/donations/thank-you-view";
import type { Thanks, ThankYouLabels } from "@/components/donations/thank-you-labels";
import { Unscripted } from "@/components/forms/unscripted";
import { loadsAnew } from "@/components/forms/new-release";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { ProgressBar } from "@/components/ui/progress-bar";
import { filled } from "@/lib/i18n/isolate";

export type VerifyLabels = ThankYouLabels &
  Record<
    | "verifying"
    | "checkText"
    | "checkAgain"
    | "processing"
    | "processingText"
    | "scheduled"
    | "scheduledText"
    | "manageMonthly"
    | "failed"
    | "failedText"
    | "failedMoney"
    | "contact"
    | "tryAgain"
    | "followGift"
    | "donateAgain",
    string
  >;
export type VerifyResult =
  | {
      state: "failed";
      /** seconds after which to ask again, since nothing is known yet */
      again?: number;
    }
  | { state: "processing"; amount: string; campaignHref: string; giftHref: string | null }
  | {
      state: "scheduled";
      amount: string;
      date: string;
      campaignHref: string;
      giftHref: string | null;
    }
  | ({ state: "paid" } & Thanks);
type Props = {
  /** a server action; null without a session id */
  check: (() => Promise<VerifyResult>) | null;
  result: VerifyResult | null;
  labels: VerifyLabels;
  links: Record<"campaigns" | "campaign" | "donate" | "contact", string>;
};

const patience = 4;
const nothingToCheck = async (): Promise<VerifyResult | null> => null;

/** Asks once per visit, and again as long as the server cannot tell yet. */
function useCheck(check: Props["check"], known: VerifyResult | null) {
  const [answer, setAnswer] = useState(known);
  const asked = useRef(false);
  useEffect(() => {
    if (known || !check || asked.current) return;
    asked.current = true;
    const ask = (turn: number) => {
      check().then(
        (result) => {
          if (result.state === "failed" && result.again && turn < patience)
            window.setTimeout(() => ask(turn + 1), result.again * 1000);
          else setAnswer(result.state === "failed" ? { state: "failed" } : result);
        },
        (error: unknown) => {
          if (!loadsAnew(error, null)) setAnswer({ state: "failed" });
        },
      );
    };
    ask(1);
  }, [known, check]);
  return answer;
}

/**
 * The result of a payment: verifying, then success, processing or failure; it never gives thanks before the money is
 * certain.
 */
export function VerifyPayment({ check, result: known, labels, links }: Props) {
  const answer = useCheck(check, known);
  // without a script, the button posts to the same action, and the page is rendered with its answer
  const [posted, post] = useActionState<VerifyResult | null>(check ?? nothingToCheck, null);
  const result = answer ?? posted;
  const state = result === null || (result.state === "failed" && result.again) ? null : result;
  const title = labels[state?.state ?? "verifying"];
  return (
    <div aria-busy={state === null}>
      {/* announce only the result, not the whole page that comes with it */}
      <p className="sr-only" role="status">
        {title}
      </p>
      {state === null ? (
        <Box title={labels.verifying}>
          <ProgressBar busy large percent={0} label={labels.verifying} />
          {check ? (
            <Unscripted>
              <form action={post} className="mt-8">
                <p className="mb-4">{labels.checkText}</p>
                <Button type="submit">{labels.checkAgain}</Button>
              </form>
            </Unscripted>
          ) : null}
        </Box>
      ) : null}
      {state?.state === "paid" ? (
        <ThankYouView thanks={state} labels={labels} campaigns={links.campaigns} />
      ) : null}
      {state?.state === "processing" ? (
        <Box title={labels.processing} icon={<Clock aria-hidden="true" />}>
          <p className="text-lead text-pretty text-soft">
            {labels.processingText.replace("{amount}", state.amount)}
          </p>
          <Actions>
            <a className={buttonVariants()} href={links.campaigns}>
              {labels.returnToCampaign}
            </a>
            <a className={buttonVariants({ variant: "outline" })} href={state.campaignHref}>
              {labels.toCampaign}
            </a>
            {state.giftHref ? <a href={state.giftHref}>{labels.followGift}</a> : null}
          </Actions>
        </Box>
      ) : null}
      {state?.state === "scheduled" ? <SetUp state={state} labels={labels} /> : null}
      {state?.state === "failed" ? <Failed labels={labels} links={links} /> : null}
    </div>
  );
}

/** A monthly gift whose first payment is later: does not thank for it, since no money has arrived. */
function SetUp({
  state,
  labels,
}: {
  state: Extract<VerifyResult, { state: "scheduled" }>;
  labels: VerifyLabels;
}) {
  const { amount, date } = state;
  return (
    <Box title={labels.scheduled} icon={<CalendarCheck aria-hidden="true" />}>
      <p className="text-lead text-pretty">{filled(labels.scheduledText, { amount, date })}</p>
      <Actions>
        {state.giftHref ? (
          <a className={buttonVariants()} href={state.giftHref}>
            {labels.manageMonthly}
          </a>
        ) : null}
        <a className={buttonVariants({ variant: "outline" })} href={state.campaignHref}>
          {labels.toCampaign}
        </a>
      </Actions>
    </Box>
  );
}

function Failed({ labels, links }: Pick<Props, "labels" | "links">) {
  return (
    <Box title={labels.failed} bad icon={<CircleX aria-hidden="true" />}>
      <p className="text-lead text-pretty text-soft">{labels.failedText}</p>
      <p className="mt-3">{labels.failedMoney}</p>
      <Actions>
        <a className={buttonVariants()} href={links.campaigns}>
          {labels.tryAgain}
        </a>
        <a className={buttonVariants({ variant: "outline" })} href={links.contact}>
          {labels.contact}
        </a>
      </Actions>
      <p className="mt-5">
        <a href={links.donate}>{labels.donateAgain}</a>
      </p>
    </Box>
  );
}

const Actions = ({ children }: { children: React.ReactNode }) => (
  <div className="mt-8 flex flex-wrap items-center gap-3 max-md:[&>a]:w-full">{children}</div>
);

function Box({
  title,
  icon,
  bad = false,
  children,
}: {
  title: string;
  icon?: React.ReactNode;
  bad?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div className="wrap">
      <div className="mx-auto max-w-[44rem] py-[clamp(3rem,2rem+5vw,6rem)]">
        <div
          className={cn(
            "border border-t-5 border-rule bg-surface p-[clamp(1.5rem,1rem+3vw,3.25rem)]",
            bad ? "border-t-madder" : "border-t-ink",
          )}
        >
          <h1 className="mb-4 flex items-center gap-4 text-h2 [&_svg]:size-9 [&_svg]:shrink-0">
            {icon ? <span className={bad ? "text-madder" : "text-soft"}>{icon}</span> : null}
            {title}
          </h1>
          {children}
        </div>
      </div>
    </div>
  );
}
