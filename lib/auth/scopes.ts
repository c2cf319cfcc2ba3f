/** What a key may do. No scope includes another. Browser-safe. */
export const scopes = [
  "campaigns:read",
  "campaigns:write",
  "donations:read",
  "donors:read",
  "payouts:read",
  "updates:write",
  "webhooks:write",
] as const;
export type Scope = (typeof scopes)[number];
export const isScope = (text: string): text is Scope => scopes.some((scope) => scope === text);
