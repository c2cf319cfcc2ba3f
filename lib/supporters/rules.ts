import { goalMaxCents, goalMinCents } from "@/lib/campaigns/limits";
import { campaignPath } from "@/lib/fund";
import { percentOf } from "@/lib/format";

/** Limits and states of a supporter's page. Browser-safe. */
export const nameMax = 80;
export const wordsMax = 600;
export const goalMin = goalMinCents;
export const goalMax = goalMaxCents;
/** days a page waits to be confirmed; its link works as long */
export const unconfirmedDays = 7;
/** days the owner's address is kept after the page or its campaign ended; /privacy and the form state this */
export const keptDays = 90;
/** shown on the campaign's own page */
export const pagesOnCampaign = 3;
export const pagesPerList = 24;

/**
 * Words for people who speak for a site, in the product's languages: no page may have one as its whole name, or beside this
 * site's name.
 */
export const officeNames = [
  ..."admin administrator administration administrateur administratrice administrateurs".split(" "),
  ..."administrador administradora administradores msimamizi moderator moderateur moderador".split(
    " ",
  ),
  ..."support suporte ondersteuning helpdesk official officiel oficial amptelik".split(" "),
  ..."operator security staff webmaster مسؤول الدعم".split(" "),
];

/** Names that would pass for this site or a part of it. Compared by how they look (lib/supporters/fit-text.ts). */
export const reservedNames = [
  ...officeNames,
  ..."help system root new edit report donate payment with api".split(" "),
];

/** A page as the public sees it. */
export type SupporterView = {
  id: string;
  /** its slug */
  address: string;
  name: string;
  words: string;
  goalCents: number | null;
  raisedCents: number;
  gifts: number;
  image: {
    id: string;
    storageKey: string;
    widths: number[];
    width: number;
    height: number;
    focalX: number;
    focalY: number;
  } | null;
  ended: boolean;
  isDemo: boolean;
  createdAt: Date;
};

export type PageState = "unconfirmed" | "hidden" | "ended" | "open";

type Standing = { confirmedAt: Date | null; endedAt: Date | null; hiddenAt: Date | null };

export function pageState(page: Standing): PageState {
  if (page.confirmedAt === null) return "unconfirmed";
  if (page.hiddenAt !== null) return "hidden";
  return page.endedAt === null ? "open" : "ended";
}

/** null without a goal */
export const percentRaised = (page: Pick<SupporterView, "goalCents" | "raisedCents">) =>
  page.goalCents === null ? null : percentOf(page.raisedCents, page.goalCents);

/** The page that lists a campaign's supporter pages, with the form that opens one; no language prefix. */
export const supportersPath = (slug: string): string => `${campaignPath(slug)}/with`;
export const supporterPath = (slug: string, address: string): string =>
  `${supportersPath(slug)}/${address}`;
