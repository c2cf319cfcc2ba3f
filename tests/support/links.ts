import { donorToken } from "@/lib/donor-links/donor";
import { giftToken } from "@/lib/donor-links/gift";
import { linkEnd, type LinkLife } from "@/lib/donor-links/life";

/** A link's life as a mail of today gives it to a donor who never ended the links. */
export const life = (more: Partial<LinkLife> = {}): LinkLife => ({
  epoch: 0,
  until: linkEnd(new Date()),
  ...more,
});

/** The token of a gift's link, as its mail of today holds it. */
export const linkOf = (of: Parameters<typeof giftToken>[0], more: Partial<LinkLife> = {}): string =>
  giftToken(of, life(more));
/** The token of the link to all gifts, as a mail of today holds it. */
export const allGiftsLinkOf = (
  of: Parameters<typeof donorToken>[0],
  more: Partial<LinkLife> = {},
): string => donorToken(of, life(more));
