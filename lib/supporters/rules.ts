import { goalMaxCents, goalMinCents } from "@/lib/campaigns/limits";
import { campaignPath } from "@/lib/fund";
import { percentOf } from "@/lib/format";

/** What a supporter's page may hold, and how it stands. Browser-safe. */
export const nameMax = 80;
export const wordsMax = 600;
export const goalMin = goalMinCents;
export const goalMax = goalMaxCents;
/** days that a page waits for its confirmation; its link works as long */
export const unconfirmedDays = 7;
/** days that the owner's address is kept after the page or its campaign has ended: what /privacy and the form say */
export const keptDays = 90;
/** on the campaign's own page */
export const pagesOnCampaign = 3;
export const pagesPerList = 24;

/** Who speaks for a site, in the languages of the product: nobody's name alone, and none beside this site's name. */
export const officeNames = [
  ..."admin administrator administration administrateur administratrice administrateurs".split(" "),
  ..."administrador administradora administradores msimamizi moderator moderateur moderador".split(
    " ",
  ),
  ..."support suporte ondersteuning helpdesk official officiel oficial amptelik".split(" "),
  ..."operator security staff webmaster مسؤول الدعم".split(" "),
];

/** Names that would speak for this site or for a part of it. Compared as they look (lib/supporters/fit-text.ts). */
export const reservedNames = [
  ...officeNames,
  ..."help system root new edit report donate payment with api".split(" "),
];

/** What is shown of a page to everyone. Plain data. */
export type SupporterView = {
  id: string;
  /** the last part of its address */
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

/** null without a goal: there is no whole to be a part of */
export const percentRaised = (page: Pick<SupporterView, "goalCents" | "raisedCents">) =>
  page.goalCents === null ? null : percentOf(page.raisedCents, page.goalCents);

/** The list of a campaign's pages, with the form that opens one. Without a language. */
export const supportersPath = (slug: string): string => `${campaignPath(slug)}/with`;
export const supporterPath = (slug: string, address: string): string =>
  `${supportersPath(slug)}/${address}`;
