import { plainTyped } from "@/lib/typed/plain";

/** Pure rules about needs. Browser-safe. */
export const needTitleMax = 120;
/** open ones of one campaign: a longer list is no choice any more */
export const maxOpenNeeds = 20;
/** closed ones count too */
export const maxNeeds = 100;
export const maxWanted = 100_000;
/** units in one gift */
export const maxQuantity = 1_000;

/** A need as pages show it. Plain data. */
export type NeedView = {
  id: string;
  title: string;
  unitCents: number;
  wanted: number;
  /** units that settled gifts paid for, never more than is wanted */
  funded: number;
  closed: boolean;
  image: { storageKey: string; widths: number[] } | null;
};

/** Units that are still missing. */
export const leftOf = (need: Pick<NeedView, "wanted" | "funded">): number =>
  Math.max(0, need.wanted - need.funded);

/** It can be given for: not closed, and something of it is missing. */
export const isOpen = (need: Pick<NeedView, "wanted" | "funded" | "closed">): boolean =>
  !need.closed && leftOf(need) > 0;

export const percentFunded = (need: Pick<NeedView, "wanted" | "funded">): number =>
  Math.floor((need.funded * 100) / need.wanted);

/** rows of the table on a campaign's page; the donation form offers all that are open */
const needsOnCampaign = 8;

/** Those that stand on the campaign's page, in their own order: what can be given for goes before what is paid for or closed. */
export function shownNeeds<Need extends NeedView>(needs: readonly Need[]): Need[] {
  const first = [...needs.filter(isOpen), ...needs.filter((need) => !isOpen(need))];
  const shown = new Set(first.slice(0, needsOnCampaign));
  return needs.filter((need) => shown.has(need));
}

/** The need that is chosen by an address: the one that is named, or the next open one after it where it is paid for or closed. */
export function openFrom<Need extends NeedView>(needs: readonly Need[], id: string): Need | null {
  const at = needs.findIndex((need) => need.id === id);
  if (at < 0) return null;
  return [...needs.slice(at), ...needs.slice(0, at)].find(isOpen) ?? null;
}

/** What a form posts for a chosen need: with the price that was shown, so that nobody pays another one than they saw. */
export const needValue = (need: Pick<NeedView, "id" | "unitCents">): string =>
  `${need.id}:${need.unitCents}`;

/** What `needValue` made; null for anything else. */
export function readNeedValue(value: unknown): { id: string; unitCents: number } | null {
  const match = typeof value === "string" ? /^(nee_[0-9a-z]{20}):(\d{3,8})$/.exec(value) : null;
  return match ? { id: match[1]!, unitCents: Number(match[2]) } : null;
}

/** A typed number of units; null for what is none. */
export function readQuantity(value: unknown): number | null {
  const match =
    typeof value === "string" ? /^\s*(\d{1,6})\s*$/.exec(plainTyped(value.slice(0, 40))) : null;
  const quantity = match ? Number(match[1]) : 0;
  return quantity >= 1 && quantity <= maxQuantity ? quantity : null;
}
