"use client";

import { ShareKit } from "@/components/share/share-kit";
import { buttonVariants } from "@/components/ui/button-variants";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { kickerClass } from "@/components/ui/kicker";
import { panelClass } from "@/components/ui/panel";
import { ProgressBar } from "@/components/ui/progress-bar";
import { PatternBand } from "@/components/ui/pattern-band";
import { stripOf } from "@/components/ui/strip-of";
import { WovenColumn } from "@/components/ui/woven-column";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { type Thanks, type ThankYouLabels } from "@/components/donations/thank-you-labels";
import { TellMe } from "@/components/updates/tell-me";
import { MakeItMonthly } from "@/components/donations/make-it-monthly";
import type { ThankYou } from "@/lib/checkout/thank-you";
import { filled } from "@/lib/i18n/isolate";

type Props = { thanks: Thanks; labels: ThankYouLabels; campaigns: string };

/** The last donations as strips of cloth, with this one woven in last; the threads below are for the next one. */
function Cloth({ view, labels }: { view: ThankYou; labels: ThankYouLabels }) {
  return (
    <div className="flex flex-col lg:min-h-full">
      <div className="flex flex-1 flex-col" aria-hidden="true">
        {view.strips.map((seed, i) => (
          <PatternBand
            key={seed}
            seed={seed}
            cols={16}
            className={`h-10 shrink-0 border-b border-paper woven-x lg:h-18 ${i < view.strips.length - 3 ? "max-lg:hidden" : ""}`}
          />
        ))}
        <div className="relative h-22 shrink-0 lg:h-44">
          <div
            className="size-full woven-x motion-safe:animate-[weave_900ms_steps(24,end)_250ms_both]"
            style={stripOf(view.own, { cols: 12 })}
          />
          <span className="absolute end-0 bottom-0 bg-ink px-margin py-1.5 font-bold text-paper lg:ps-4 lg:pe-5 lg:text-story">
            {labels.yours}
          </span>
        </div>
        <div className="h-1 shrink-0 bg-gold lg:h-1.5" />
        <div className="min-h-7 flex-1 warp [--warp-gap:8px] [--warp-ink:var(--color-ink)] [--warp-line:1.5px] lg:min-h-24 lg:[--warp-gap:12px] lg:[--warp-line:2px]" />
      </div>
      <p className="hidden px-margin pt-5 pb-10 text-small text-soft lg:block">
        {view.strips.length > 0 ? labels.cloth : labels.clothFirst}
      </p>
    </div>
  );
}

function Account({ thanks, labels }: Omit<Props, "campaigns">) {
  const { view, monthly } = thanks;
  return (
    <DetailList className="mt-6 max-w-xl border-t-2 border-ink">
      <DetailRow label={monthly ? labels.giftMonthly : labels.giftOnce} num>
        {view.gift}
      </DetailRow>
      <DetailRow label={filled(labels.harambeeFee, { site: view.site })} num>
        {view.harambeeFee}
      </DetailRow>
      {view.reaches !== null && view.fee === null ? null : (
        <DetailRow label={labels.processorFee} num={view.fee !== null}>
          {view.fee ?? labels.feeLater}
        </DetailRow>
      )}
      {view.reaches === null ? null : (
        <DetailRow
          sum
          num
          label={
            <WithBadge
              text={filled(labels.reaches, { ngo: view.ngo })}
              badge={view.verified ? <VerifiedBadge /> : null}
            />
          }
        >
          <span className="text-forest">{view.reaches}</span>
        </DetailRow>
      )}
    </DetailList>
  );
}

function Progress({ view, labels }: { view: ThankYou; labels: ThankYouLabels }) {
  const people = view.donors === "1" ? labels.nowOne : filled(labels.now, { n: view.donors });
  return (
    <div className="mt-7 max-w-xl">
      <div className="mb-3 flex items-end justify-between gap-4 text-small leading-[1.2] text-soft">
        <span>
          {labels.before}
          <b className="mt-1 block font-display text-story">{view.before}</b>
        </span>
        <span className="text-end">
          {people}
          <b className="mt-1 block font-display text-h3 text-forest">{view.after}</b>
        </span>
      </div>
      <ProgressBar
        large
        enter
        percent={view.percent?.after ?? null}
        label={
          view.percent
            ? filled(labels.progress, { n: String(view.percent.after) })
            : filled(labels.progressOpen, { amount: view.after })
        }
      />
      <div className="mt-2.5 flex justify-between gap-4 text-small">
        <b>{view.percent?.text}</b>
        <span className="text-soft">
          {view.toGo === null ? "" : filled(labels.toGo, { amount: view.toGo })}
        </span>
      </div>
    </div>
  );
}

/**
 * The page after a donation has arrived: the donor's strip in the campaign's cloth, what the donation achieves, and
 * what the donor can do next.
 */
export function ThankYouView({ thanks, labels, campaigns }: Props) {
  const { view } = thanks;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[42vw_minmax(0,1fr)]">
        <Cloth view={view} labels={labels} />
        <div className="px-margin pt-8 pb-12 lg:ps-[clamp(3rem,5vw,5.5rem)] lg:pt-12">
          <p className={kickerClass}>{filled(labels.giftNumber, { ref: view.ref })}</p>
          <h1 className="mt-3 mb-4 text-h2">{labels.paid}</h1>
          <p className="max-w-[27em] text-lead text-pretty text-soft">
            {filled(thanks.name === null ? labels.paidTextPlain : labels.paidText, {
              name: thanks.name ?? "",
              amount: view.gift,
              ngo: view.ngo,
            }).replace(/\.(\u2069?)\. /, ".$1 ")}
          </p>
          {thanks.monthly ? (
            <p className="mt-3 max-w-[34em]">
              {view.next === null
                ? labels.paidMonthly
                : filled(labels.paidMonthlyNext, { amount: view.gift, date: view.next })}
            </p>
          ) : null}
          <Account thanks={thanks} labels={labels} />
          <Progress view={view} labels={labels} />
          <div className="mt-9 flex flex-wrap items-center gap-3 max-md:[&>a]:w-full">
            <a className={buttonVariants({ size: "lg" })} href={campaigns}>
              {labels.returnToCampaign}
            </a>
            <a
              className={buttonVariants({
                variant: "outline",
                size: "lg",
                className: "relative overflow-hidden ps-13",
              })}
              href={thanks.campaignHref}
            >
              <WovenColumn seed={view.seed} rows={6} className="absolute inset-y-0 start-0 w-5.5" />
              {labels.toCampaign}
            </a>
          </div>
          {thanks.giftHref ? (
            <p className="mt-5">
              <a className="font-bold" href={thanks.giftHref}>
                {labels.yourGift}
              </a>
            </p>
          ) : null}
          {thanks.giftHref && view.wantsUpdates !== null ? (
            <TellMe giftHref={thanks.giftHref} asked={view.wantsUpdates} labels={labels} />
          ) : null}
        </div>
      </div>
      <section className="bg-sunk" aria-label={labels.next}>
        <div className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-gutter py-section lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div className={`${panelClass} border-t-5 border-t-ink`}>
            <h2 className="mb-3 text-h3">{labels.shareTitle}</h2>
            <p className="mb-5 text-soft">{labels.shareText}</p>
            <ShareKit
              url={view.shareUrl}
              text={filled(labels.shareMessage, { title: view.title })}
              qr={view.qr}
              labels={labels}
            />
            {view.withHref ? (
              <p className="mt-5 text-small">
                <a href={view.withHref}>{labels.ownPage}</a>
              </p>
            ) : null}
          </div>
          {view.offer ? (
            <MakeItMonthly
              token={thanks.giftHref?.split("/").at(-1) ?? null}
              donateHref={thanks.donateHref}
              ngo={view.ngo}
              offer={view.offer}
              labels={labels}
            />
          ) : null}
        </div>
      </section>
    </>
  );
}

/** Allows breaking a long word on a phone. */
const longestWord = 18;

/**
 * Keeps the badge on the line of the last word: browsers break before an image even after a no-break space. No
 * direction is set on that word, so that a right-to-left name remains one run of text.
 */
function WithBadge({ text, badge }: { text: string; badge: React.ReactNode }) {
  if (!badge) return text;
  const last = text.lastIndexOf(" ") + 1;
  const fits = text.length - last <= longestWord;
  return (
    <>
      {text.slice(0, last)}
      <span className={fits ? "whitespace-nowrap" : undefined}>
        {text.slice(last)}
        {"\u00a0"}
        {badge}
      </span>
    </>
  );
}
