/** How a member hears of donations, the usual first. Browser-safe. */
export const giftMailChoices = ["each", "daily", "never"] as const;
export type GiftMails = (typeof giftMailChoices)[number];
