/** Letters with their marks, digits, and punctuation used in names. No "@" and no ":". */
const nameSigns = /^[\p{L}\p{M}\p{Nd}'’‘ʻʼ`,&.()/·+-]+$/u;
const oneLetter = /^\p{L}\p{M}{0,8}$/u;
/** "3M Foundation", "Class of 2010"; a telephone number has more. */
const mostDigits = 4;
const mostWords = 10;
const usualWords = 5;

/**
 * "Maria da Conceição dos Santos Pereira Silva", not "please log in to your account now": half of the words begin with
 * a capital, or have no case.
 */
const isWrittenAsName = (parts: string[]): boolean =>
  parts.filter((word) => !/^[^\p{L}]*\p{Ll}/u.test(word)).length * 2 >= parts.length;

/** "Dr.", "J.R.R." and "(Kenya)." are parts of names; "evil.example" becomes a link in mail programs. */
function stopsAreOfInitials(word: string): boolean {
  const parts = word.replace(/[()]/g, "").split(".");
  if (parts.at(-1) === "") parts.pop();
  return parts.length === 1 || parts.every((part) => oneLetter.test(part));
}

/**
 * A person's or an organisation's name as a mail may print it, or null. Anybody can type any name together with
 * anybody's address, so a name is the easiest way to send a stranger's text in our mail. Only what can be a name is
 * printed, and in full: at most 100 characters and ten words, letters, four digits, no address of any kind (OP-142).
 * With null the mail is sent without a name; the full name is on our page and on the receipt.
 */
export function printableName(name: string): string | null {
  if (name.length > 100) return null;
  const parts = name.split(" ").filter((word) => word !== "");
  if (parts.length === 0 || parts.length > mostWords) return null;
  if (name.replace(/\P{Nd}/gu, "").length > mostDigits) return null;
  if (parts.length > usualWords && !isWrittenAsName(parts)) return null;
  const joined = parts.join(" ");
  const isName = parts.every((word) => nameSigns.test(word) && stopsAreOfInitials(word));
  return isName && /^[\p{L}\p{Nd}(‘’ʻʼ']/u.test(joined) && /\p{L}/u.test(joined) ? joined : null;
}

/** The same where a full stop follows: "Thank you, Ben Carson Jr." already ends with one. */
export const beforeStop = (name: string): string => name.replace(/\.$/, "");
