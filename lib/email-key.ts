/**
 * The form in which addresses are compared, for equality only: the letters A to Z in lower case,
 * every other character as it is. The database computes the same for its `email_key` columns
 * (`lower(… collate "C")`).
 *
 * Nothing else is folded, on purpose. Two addresses that only look alike (the Kelvin sign for K,
 * the Turkish i without a dot, a tag behind a plus, dots in the name) may be two mailboxes of two
 * people, and who owns one must never open the donations of the other. `lower()` and
 * `toLowerCase()` alone differ between machines and fold such letters.
 */
export const emailKey = (address: string): string =>
  address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * One mailbox as far as we can know it, whatever tags and dots are written into its address. For
 * counting mails to it alone: two people may share this form, so it decides nothing about whose
 * donation or account something is.
 */
export function recipientKey(address: string): string {
  const key = emailKey(address.trim());
  const at = key.lastIndexOf("@");
  if (at < 1) return key;
  const domain = key.slice(at + 1) === "googlemail.com" ? "gmail.com" : key.slice(at + 1);
  const plain = key.slice(0, at).split("+")[0]!;
  const name = domain === "gmail.com" ? plain.replaceAll(".", "") : plain;
  return `${name === "" ? key.slice(0, at) : name}@${domain}`;
}
