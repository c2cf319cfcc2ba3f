import { plainTyped } from "@/lib/typed/plain";

/** Pure rules for needs. Browser-safe. */
export const needTitleMax = 120;
/** open needs per campaign: more are too many to choose from */
export const maxOpenNeeds = 20;
/** needs per campaign, closed ones included */
export const maxNeeds = 100;
export const maxWanted = 100_000;
/** units in one donation */
export const maxQuantity = 1_000;

/** A need as pages show it. */
export type NeedView = {
  id: string;
  title: string;
  unitCents: number;
  wanted: number;
  /** units paid for by settled donations, at most the number wanted */
  funded: number;
  closed: boolean;
  image: { storageKey: string; widths: number[] } | null;
};

/** The fields that a member can change, as the form shows them. */
export const editedFields = ({
  title,
  unitCents,
  wanted,
  storageKey,
}: {
  title: string;
  unitCents: number | bigint;
  wanted: number;
  storageKey: string | null;
}) => ({ title, unitCents, wanted, storageKey });

/** Units still to be paid for. */
export const leftOf = (need: Pick<NeedView, "wanted" | "funded">): number =>
  Math.max(0, need.wanted - need.funded);

/** Can be donated for: not closed, and not fully paid. */
export const isOpen = (need: Pick<NeedView, "wanted" | "funded" | "closed">): boolean =>
  !need.closed && leftOf(need) > 0;

export const percentFunded = (need: Pick<NeedView, "wanted" | "funded">): number =>
  Math.floor((need.funded * 100) / need.wanted);

/** rows in the table on a campaign's page; the donation form offers all open needs */
const needsOnCampaign = 8;

/** The needs shown on the campaign's page, in their own order; if not all fit, open ones go first. */
export function shownNeeds<Need extends NeedView>(needs: readonly Need[]): Need[] {
  const first = [...needs.filter(isOpen), ...needs.filter((need) => !isOpen(need))];
  const shown = new Set(first.slice(0, needsOnCampaign));
  return needs.filter((need) => shown.has(need));
}

/** The need preselected by an address: the one it names, or the next open one if that is fully paid or closed. */
export function openFrom<Need extends NeedView>(needs: readonly Need[], id: string): Need | null {
  const index = needs.findIndex((need) => need.id === id);
  if (index < 0) return null;
  return [...needs.slice(index), ...needs.slice(0, index)].find(isOpen) ?? null;
}

/** The form's value for a chosen need. Includes the price that was shown, so that nobody pays a different one. */
export const needValue = (need: Pick<NeedView, "id" | "unitCents">): string =>
  `${need.id}:${need.unitCents}`;

/** Reads a value made by `needValue`; null for anything else. */
export function readNeedValue(value: unknown): { id: string; unitCents: number } | null {
  const match = typeof value === "string" ? /^(nee_[0-9a-z]{20}):(\d{3,8})$/.exec(value) : null;
  return match ? { id: match[1]!, unitCents: Number(match[2]) } : null;
}

/** A typed number of units; null if it is not one. */
export function readQuantity(value: unknown): number | null {
  const match =
    typeof value === "string" ? /^\s*(\d{1,6})\s*$/.exec(plainTyped(value.slice(0, 40))) : null;
  const quantity = match ? Number(match[1]) : 0;
  return quantity >= 1 && quantity <= maxQuantity ? quantity : null;
}
