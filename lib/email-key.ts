/**
 * The form in which email addresses are compared, for equality only: the letters A to Z in lower case, every other
 * character unchanged. The database computes the same for its `email_key` columns (`lower(… collate "C")`).
 *
 * Nothing else is folded, on purpose. Two addresses that only look alike (the Kelvin sign for K, the Turkish dotless i,
 * a plus tag, dots in the local part) may be the mailboxes of two people, and the owner of one must never get access to
 * the other's donations. Plain `lower()` and `toLowerCase()` differ between machines and fold such letters.
 */
export const emailKey = (address: string): string =>
  address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * The mailbox behind an address as far as we can know it, without tags and dots. Only for counting mails to it: two
 * people may share this form, so it must never decide whose donation or account something is.
 */
export function recipientKey(address: string): string {
  const key = emailKey(address.trim());
  const index = key.lastIndexOf("@");
  if (index < 1) return key;
  const domain = key.slice(index + 1) === "googlemail.com" ? "gmail.com" : key.slice(index + 1);
  const plain = key.slice(0, index).split("+")[0]!;
  const name = domain === "gmail.com" ? plain.replaceAll(".", "") : plain;
  return `${name === "" ? key.slice(0, index) : name}@${domain}`;
}
