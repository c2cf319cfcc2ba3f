/**
 * Check digits of account numbers. Browser-safe; time is linear in the number's length, which is at most 140
 * characters.
 */

/** ISO 7064, MOD 97-10: the remainder modulo 97 of digits and capitals, where A is 10 and Z is 35. */
function rest97(text: string): number {
  let rest = 0;
  for (const char of text)
    for (const digit of String(parseInt(char, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/** ISO 13616: with the first four characters moved to the end, the remainder modulo 97 is 1. */
export const ibanHolds = (iban: string): boolean => rest97(iban.slice(4) + iban.slice(0, 4)) === 1;

/** The IBAN of a full domestic account number (RIB, NIB …): the country's letters, two check digits, the number. */
export const ibanOf = (country: string, account: string): string =>
  `${country}${String(98 - rest97(`${account}${country}00`)).padStart(2, "0")}${account}`;

/** As in France: A and J are 1; B, K and S are 2 … I, R and Z are 9. */
const ribLetters = ["AJ", "BKS", "CLT", "DMU", "ENV", "FOW", "GPX", "HQY", "IRZ"];
function ribDigit(char: string): number {
  const place = ribLetters.findIndex((letters) => letters.includes(char));
  return place === -1 ? Number(char) : place + 1;
}

/** The key of a RIB, its last two digits: the whole number is divisible by 97. */
export const ribHolds = (rib: string): boolean =>
  [...rib].reduce((rest, char) => (rest * 10 + ribDigit(char)) % 97, 0) === 0;

/** The key of a Portuguese NIB, its last two digits: ISO 7064, as in an IBAN. */
export const nibHolds = (nib: string): boolean => rest97(nib) === 1;

const weights = [3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3, 3, 7, 3];
/** Six digits for the calculation: 011 is 000011, 50547 is 950547. */
const account = (bankCode: string): string =>
  bankCode.length === 5 ? `9${bankCode}` : bankCode.padStart(6, "0");
/** A mobile number without its 0: the account number of wallets whose code is 99…. */
const asMobile = /^[789][01]\d{8}$/;

/**
 * Whether a Nigerian account number (NUBAN, ten digits) belongs to the bank with this code: the last digit is computed
 * from the code and the nine digits before it (CBN, Revised Standards on NUBAN, 2020: banks have 3 digits, other
 * institutions 5, prefixed with a 9 to make 6). Codes of 6 digits that begin with 0 or 1 are those of the NIP switch;
 * no check digit is computed with them.
 */
export function nubanFits(bankCode: string, number: string): boolean {
  if (/^[01]\d{5}$/.test(bankCode)) return true;
  if (/^99\d{4}$/.test(bankCode) && asMobile.test(number)) return true;
  const sum = [...account(bankCode), ...number.slice(0, 9)].reduce(
    (total, digit, place) => total + Number(digit) * weights[place]!,
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(number[9]);
}
