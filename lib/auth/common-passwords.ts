import { isListedPassword, isListedStem } from "@/lib/auth/password-digests";

/**
 * Up to this many signs and digits around a common word make it no stronger; more may be somebody's own random ones.
 */
const longestTrim = 8;

const isLetter = (code: number): boolean => code >= 97 && code <= 122;

/** The part between the first and the last letter a to z. One pass from each end. */
function stemOf(folded: string): string {
  let from = 0;
  let to = folded.length;
  while (from < to && !isLetter(folded.charCodeAt(from))) from++;
  while (to > from && !isLetter(folded.charCodeAt(to - 1))) to--;
  return folded.slice(from, to);
}

/** Letters that people replace with digits or signs. */
const spelled: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
  "!": "i",
};
const respell = (text: string): string => [...text].map((char) => spelled[char] ?? char).join("");

/** Whether a text is one repeated character or, while it is short, one repeated piece: "1111111111", "abcabcabcabc". */
function repeats(text: string): boolean {
  if (text.length < 2) return false;
  const period = (text + text).indexOf(text, 1);
  return period <= 2 && [...text.slice(0, period)].length === 1
    ? true
    : text.length <= 24 && period < text.length;
}

/** Whether the characters are consecutive digits of the keyboard, up or down: "1234567890", "9876543210". */
function counts(text: string): boolean {
  const step = (i: number): number => (text.charCodeAt(i) - text.charCodeAt(i - 1) + 10) % 10;
  if (text.length < 2 || !/^[0-9]+$/.test(text)) return false;
  const first = step(1);
  if (first !== 1 && first !== 9) return false;
  for (let i = 2; i < text.length; i++) if (step(i) !== first) return false;
  return true;
}

/**
 * Whether a password is among the most common ones, or one of them with digits and signs around it (ASVS 6.2.4,
 * 6.2.12). Every check is linear in the length. Over 128 characters nothing is checked: such a password is refused for
 * its length.
 * @param password as typed; case does not matter
 */
export function isCommonPassword(password: string): boolean {
  if (password.length > 256) return false;
  const folded = password.toLowerCase();
  if (isListedPassword(folded) || repeats(folded) || counts(folded)) return true;
  const stem = stemOf(folded);
  if (folded.length - stem.length > longestTrim) return false;
  return isListedStem(stem) || isListedStem(respell(stem));
}
