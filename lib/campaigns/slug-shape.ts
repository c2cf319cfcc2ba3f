import { reservedSlugs } from "@/lib/campaigns/limits";

/** Browser-safe part of slugs: 3 to 80 characters of a-z0-9-, not a reserved word. */
export const slugShape = /^[a-z0-9](?:[a-z0-9-]{1,78})[a-z0-9]$/;
export const isReserved = (slug: string): boolean => reservedSlugs.includes(slug);
