import { donorToken } from "@/lib/donor-links/donor";
import { donationToken } from "@/lib/donor-links/donation";
import { linkEnd, type LinkLife } from "@/lib/donor-links/life";

/** A link's data as in a mail sent today to a donor who never revoked the links. */
export const life = (more: Partial<LinkLife> = {}): LinkLife => ({
  epoch: 0,
  until: linkEnd(new Date()),
  ...more,
});

/** The token of a donation's link, as in a mail sent today. */
export const linkOf = (
  of: Parameters<typeof donationToken>[0],
  more: Partial<LinkLife> = {},
): string => donationToken(of, life(more));
/** The token of the link to all donations, as in a mail sent today. */
export const allGiftsLinkOf = (
  of: Parameters<typeof donorToken>[0],
  more: Partial<LinkLife> = {},
): string => donorToken(of, life(more));
