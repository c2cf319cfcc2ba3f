/** How a member is notified of donations, the default first. Browser-safe. */
export const giftMailChoices = ["each", "daily", "never"] as const;
export type GiftMails = (typeof giftMailChoices)[number];
