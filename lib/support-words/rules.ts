import { holdsContact } from "@/lib/typed/contact-words";
import { messageWith, msg } from "@/lib/i18n/message-key";

/** What a donor's note must be like to be shown on the campaign's page. Browser-safe. */
export const wordsMax = 500;

/** @param words cleaned by the schema of a note. @returns the message of what is wrong with them as public words, or null */
export function wordsFault(words: string): string | null {
  if (Array.from(words).length > wordsMax) return messageWith("tooLong", { max: wordsMax });
  return holdsContact(words) ? msg("wordsContact") : null;
}

/** A campaign's page counts its named donors and words of support up to this number; above it the page says "all". */
export const countedOnCampaign = 1_000;
