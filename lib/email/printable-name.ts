/** Letters with their marks, and the signs that names contain. No digits, no "@", ":" or "/". */
const nameSigns = /^[\p{L}\p{M}'’,&.-]+$/u;
const oneLetter = /^\p{L}\p{M}{0,8}$/u;

/** "Dr." and "J.R.R." are parts of names; "evil.example" becomes a link in mail programs. */
function stopsAreOfInitials(word: string): boolean {
  const parts = word.split(".");
  if (parts.at(-1) === "") parts.pop();
  return parts.length === 1 || parts.every((part) => oneLetter.test(part));
}

/**
 * A person's name as a mail may print it, or null. Anybody can type any name together with
 * anybody's address, so that a name is the easiest way to send a stranger's words in our mail. Only
 * what can be a name is printed: at most 60 characters, five words, letters. With null the mail is
 * sent without a name; the whole name is on our page.
 */
export function printableName(name: string): string | null {
  if (name.length > 60) return null;
  const parts = name.split(" ").filter((word) => word !== "");
  if (parts.length === 0 || parts.length > 5) return null;
  return parts.every((word) => nameSigns.test(word) && stopsAreOfInitials(word)) &&
    /^\p{L}/u.test(parts[0]!)
    ? parts.join(" ")
    : null;
}
