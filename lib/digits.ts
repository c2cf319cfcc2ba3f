/** Zeros of the digits that are read beside ASCII: Arabic, Persian and Urdu, N'Ko. */
const zeros = [0x0660, 0x06f0, 0x07c0];

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** A number as typed, without the signs of direction that come along with Arabic, its digits 0 to 9. Browser-safe. */
export const asciiDigits = (typed: string): string =>
  typed
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, "")
    .replace(/[\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9]/g, asciiDigit);
