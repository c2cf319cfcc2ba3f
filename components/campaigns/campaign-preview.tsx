"use client";

import { useEffect, useState } from "react";
import type { Choice } from "@/components/campaigns/campaign-form-parts";
import type { ShownCover } from "@/components/campaigns/cover-field";
import { Badge, type BadgeKind as BadgeLook } from "@/components/ui/badge";
import {
  Card,
  CardBody,
  CardBy,
  CardMeta,
  CardRow,
  CardText,
  CardTitle,
} from "@/components/ui/card";
import { PatternBand } from "@/components/ui/pattern-band";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Tag } from "@/components/ui/tag";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { badgeOf, timeLeft, type BadgeKind } from "@/lib/campaigns/rules";
import { plainStory } from "@/lib/campaigns/plain-story";
import type { Locale } from "@/lib/i18n/locales";
import { formatUsd, maxTypedCents } from "@/lib/money/money";
import { percentOf } from "@/lib/format";
import { clearCents } from "@/lib/money/read-amount";
import { coverStyle } from "@/lib/patterns/framed";
import { coverUrl } from "@/lib/patterns/urls";

/** The form's values that visitors will see. */
export type Previewed = {
  title: string;
  description: string;
  fundingGoal: string;
  cause: string;
  country: string;
  hasEndDate: boolean;
  endDate: string;
};

export type PreviewParts = {
  labels: Record<
    | "heading"
    | "note"
    | "noTitle"
    | "noStory"
    | "noImage"
    | "verified"
    | "of"
    | "raisedSoFar"
    | "percentRaised"
    | "dayLeft"
    | "daysLeft"
    | "today"
    | "perpetual"
    | "ended"
    | "paused",
    string
  >;
  badges: Record<BadgeKind, { look: BadgeLook; word: string }>;
  ngo: { name: string; verified: boolean };
  /** the seed of the cloth */
  seed: string;
  /** after publishing: a draft is previewed as published */
  status: "ongoing" | "paused" | "completed";
  raisedCents: number;
  /** ms UTC when the page was rendered, so that server and browser agree */
  nowMs: number;
};

type Props = {
  locale: Locale;
  /** id of the form to preview */
  form: string;
  parts: PreviewParts;
  saved: Previewed;
  cover: ShownCover | null;
  causes: Choice[];
  countries: Choice[];
};

const texts = ["title", "description", "fundingGoal", "cause", "country", "endDate"] as const;

function readForm(form: HTMLFormElement, before: Previewed): Previewed {
  const data = new FormData(form);
  const next: Previewed = { ...before, hasEndDate: data.get("hasEndDate") !== null };
  for (const name of texts) {
    const value = data.get(name);
    if (typeof value === "string") next[name] = value;
  }
  return next;
}

/** The values as typed; without a script, as saved. */
function useTyped(id: string, saved: Previewed): Previewed {
  const [typed, setTyped] = useState(saved);
  useEffect(() => {
    const form = document.getElementById(id);
    if (!(form instanceof HTMLFormElement)) return;
    const stop = new AbortController();
    const read = () => setTyped((before) => readForm(form, before));
    for (const type of ["input", "change"])
      form.addEventListener(type, read, { signal: stop.signal });
    read(); // the browser may have restored earlier input
    return () => stop.abort();
  }, [id]);
  return typed;
}

function dayOf(typed: Previewed): Date | null {
  if (!typed.hasEndDate) return null;
  const day = new Date(`${typed.endDate}T23:59:59Z`);
  return Number.isNaN(day.getTime()) ? null : day;
}

function timeText(parts: PreviewParts, deadline: Date | null): string {
  const { labels } = parts;
  const left = timeLeft({ status: parts.status, deadline }, new Date(parts.nowMs));
  if (left.kind === "days")
    return left.days === 1 ? labels.dayLeft : labels.daysLeft.replace("#", String(left.days));
  const said = {
    today: labels.today,
    perpetual: labels.perpetual,
    ended: labels.ended,
    paused: labels.paused,
    draft: "",
  };
  return said[left.kind];
}

const labelOf = (choices: Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? "";

/** The campaign's card as donors will see it in the list, updated while the form is filled in. */
export function CampaignPreview(props: Props) {
  const { form, parts, saved } = props;
  const typed = useTyped(form, saved);
  return (
    <aside id="preview" aria-labelledby="preview-heading" className="lg:sticky lg:top-6">
      <h2 id="preview-heading" className="text-h4">
        {parts.labels.heading}
      </h2>
      <p className="mt-1 mb-4 text-small text-soft">{parts.labels.note}</p>
      <PreviewCard {...props} typed={typed} />
    </aside>
  );
}

function PreviewCard({
  locale,
  parts,
  typed,
  cover,
  causes,
  countries,
}: Props & { typed: Previewed }) {
  const { labels, ngo, seed, status } = parts;
  const deadline = dayOf(typed);
  const dayMissing = typed.hasEndDate && deadline === null;
  const kind = badgeOf({ status, deadline }, new Date(parts.nowMs));
  const badge = parts.badges[dayMissing && kind === "perpetual" ? "ongoing" : kind];
  const cause = labelOf(causes, typed.cause);
  return (
    <Card className="max-w-[26rem]">
      {cover ? (
        <img
          src={cover.src}
          alt=""
          className="aspect-[1200/630] w-full bg-sunk object-cover"
          style={coverStyle(seed, cover)}
        />
      ) : (
        <img
          src={coverUrl(seed, cause || undefined)}
          alt={labels.noImage}
          className="aspect-[1200/630] w-full bg-sunk object-cover object-bottom-left"
        />
      )}
      {cover ? <PatternBand seed={seed} /> : null}
      <CardBody>
        <CardMeta>
          <Badge kind={badge.look}>{badge.word}</Badge>
          <span>{labelOf(countries, typed.country)}</span>
        </CardMeta>
        <CardTitle>
          <bdi>{typed.title.trim() || labels.noTitle}</bdi>
        </CardTitle>
        {cause ? (
          <p className="mb-[0.7rem]">
            <Tag>{cause}</Tag>
          </p>
        ) : null}
        <CardText dir="auto">{plainStory(typed.description).trim() || labels.noStory}</CardText>
        <CardBy>
          {ngo.verified ? <VerifiedBadge label={labels.verified} /> : null} <bdi>{ngo.name}</bdi>
        </CardBy>
        <Raised locale={locale} parts={parts} typed={typed} deadline={deadline} />
      </CardBody>
    </Card>
  );
}

function Raised({
  locale,
  parts,
  typed,
  deadline,
}: Pick<Props, "locale" | "parts"> & { typed: Previewed; deadline: Date | null }) {
  const { labels, raisedCents } = parts;
  const goal = clearCents(typed.fundingGoal, locale, 1, maxTypedCents);
  const percent = goal === null ? 0 : percentOf(raisedCents, goal);
  const raised = formatUsd(raisedCents, locale);
  const open = !typed.hasEndDate;
  return (
    <div className="mt-auto">
      <ProgressBar
        percent={open && raisedCents > 0 ? null : percent}
        label={
          open
            ? `${raised} ${labels.raisedSoFar}`
            : labels.percentRaised.replace("#", String(percent))
        }
      />
      <CardRow>
        <span>
          <b>{raised}</b>{" "}
          {open
            ? labels.raisedSoFar
            : labels.of.replace("#", goal === null ? "…" : formatUsd(goal, locale))}
        </span>
        <span>{open || deadline ? timeText(parts, deadline) : null}</span>
      </CardRow>
    </div>
  );
}
