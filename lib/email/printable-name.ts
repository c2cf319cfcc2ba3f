/**
 * A person's name as a mail may print it, or null. Anybody can type any name together with anybody's address, so that a name
 * is the easiest way to send a stranger's words in our mail. Printed is only what can be a name: letters with spaces,
 * apostrophes, hyphens, commas, "&" and full stops that no letter follows. No digits, no addresses, not long.
 * A mail that gets null says the same without a name; the whole name stands on our page, which the reader opens.
 */
export function printableName(name: string): string | null {
  const plain = name.normalize("NFC").trim().replace(/\s+/g, " ");
  if (plain.length > 60 || plain.split(" ").length > 6) return null;
  if (!/^\p{L}[\p{L}\p{M} '’,&.-]*$/u.test(plain)) return null;
  // "evil.example" and "www.evil" become links in mail programs; initials such as "J.R.R. Tolkien" are single letters
  if (/[\p{L}\p{M}-]{2,}\.[\p{L}-]/u.test(plain) || /\.[\p{L}\p{M}-]{2,}/u.test(plain)) return null;
  return plain;
}
