import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Panel } from "@/components/ui/panel";
import { stripOf } from "@/components/ui/strip-of";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";
import type { FirstRun as Steps } from "@/lib/statistics/first-run-queries";

type State = "done" | "next" | "then";
type Step = {
  key: string;
  done: boolean;
  title: string;
  text: string;
  link?: { href: string; label: string } | undefined;
};

/** A new organisation's steps, from confirming its address to sharing its campaign. */
export function FirstRun({
  locale,
  steps: state,
  seed,
  mayWrite,
  owner,
}: {
  locale: Locale;
  steps: Steps;
  /** the organisation's strip of cloth */
  seed: string;
  mayWrite: boolean;
  owner: boolean;
}) {
  const t = translator(locale, "statistics");
  const steps = stepsOf(locale, state, { mayWrite, owner });
  const done = steps.filter((s) => s.done).length;
  const next = steps.find((s) => !s.done);
  return (
    <Panel top className="mt-6" aria-labelledby="first-run">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 id="first-run" className="text-h3">
          {t(state.given ? "firstRun.left" : "firstRun.heading", { n: steps.length - done })}
        </h2>
        <p className="text-small text-soft">
          {state.approvedAt
            ? `${t("firstRun.verified", { date: formatDate(state.approvedAt, locale) })} `
            : null}
          {t("firstRun.progress", { done: String(done), all: String(steps.length) })}
        </p>
      </div>
      <ol className="grid gap-y-8 sm:grid-cols-2 lg:grid-cols-4" style={stripOf(seed)}>
        {steps.map((step, i) => (
          <StepEntry
            key={step.key}
            step={step}
            number={i + 1}
            state={stateOf(step, next)}
            locale={locale}
          />
        ))}
      </ol>
    </Panel>
  );
}

function stateOf(step: Step, next: Step | undefined): State {
  if (step.done) return "done";
  return step === next ? "next" : "then";
}

const cloth: Record<State, string> = { done: "w-full", next: "w-[62%]", then: "w-0" };

function StepEntry({
  step,
  number,
  state,
  locale,
}: {
  step: Step;
  number: number;
  state: State;
  locale: Locale;
}) {
  const t = translator(locale, "statistics");
  return (
    <li
      data-slot="first-run-step"
      data-state={state}
      aria-current={state === "next" ? "step" : undefined}
      className="flex flex-col"
    >
      <div
        aria-hidden="true"
        className="relative h-24 border-b-2 border-fg warp [--warp-gap:14px] [--warp-ink:var(--color-ink)] [--warp-line:2px]"
      >
        <i
          className={cn(
            "absolute start-0 bottom-0 h-9 woven-x",
            state === "next" && "border-e-[18px] border-gold",
            cloth[state],
          )}
        />
      </div>
      <p className="mt-3 flex items-center gap-2 text-small font-bold text-soft">
        {state === "done" ? (
          <VerifiedBadge />
        ) : (
          <i
            aria-hidden="true"
            className={cn("size-2.5 rotate-45", state === "next" ? "bg-gold" : "bg-edge")}
          />
        )}
        {t(`firstRun.${state}`)}
      </p>
      <h3 className="mt-1 pe-6 text-h4">
        {number}. {step.title}
      </h3>
      <p className="mt-2 mb-4 pe-6 text-small wrap-anywhere text-soft">{step.text}</p>
      {step.link ? (
        <p className="mt-auto pe-6">
          <a
            className={buttonVariants({ variant: state === "next" ? "primary" : "outline" })}
            href={step.link.href}
          >
            {step.link.label}
          </a>
        </p>
      ) : null}
    </li>
  );
}

function stepsOf(
  locale: Locale,
  state: Steps,
  { mayWrite, owner }: { mayWrite: boolean; owner: boolean },
): Step[] {
  const t = translator(locale, "statistics");
  const bankText = t("firstRun.bankText", {
    minimum: formatUsd(state.payoutMinimumCents, locale),
  });
  return [
    {
      key: "email",
      done: state.emailConfirmed,
      title: t("firstRun.email"),
      text: t(state.emailConfirmed ? "firstRun.emailDone" : "firstRun.emailText", {
        email: state.email,
      }),
    },
    {
      key: "bank",
      done: state.bankAdded,
      title: t("firstRun.bank"),
      text: state.bankAdded
        ? t("firstRun.bankDone")
        : `${bankText} ${owner ? "" : t("firstRun.bankOwner")}`,
      link:
        state.bankAdded || !mayWrite || !owner
          ? undefined
          : { href: "/dashboard?tab=profile#bank", label: t("firstRun.bankAdd") },
    },
    {
      key: "campaign",
      done: state.published,
      title: t("firstRun.campaign"),
      text: t(state.published ? "firstRun.campaignDone" : "firstRun.campaignText"),
      link: campaignLink(locale, state, mayWrite),
    },
    {
      key: "share",
      done: state.given,
      title: t("firstRun.share"),
      text: t(state.given ? "firstRun.shareDone" : "firstRun.shareText"),
      link:
        state.toShare === null || state.given
          ? undefined
          : {
              href: `${localePath(locale, `/campaigns/${state.toShare}`)}#share`,
              label: t("firstRun.shareNow"),
            },
    },
  ];
}

function campaignLink(locale: Locale, state: Steps, mayWrite: boolean): Step["link"] {
  const t = translator(locale, "statistics");
  if (state.published || state.drafts > 0)
    return {
      href: "/dashboard?tab=campaigns",
      label: t(state.published ? "firstRun.campaignOpen" : "firstRun.draftOpen"),
    };
  return mayWrite
    ? { href: "/dashboard/campaigns/new", label: t("firstRun.campaignAdd") }
    : undefined;
}
