/**
 * The same tree with any texts in it: the type of a translated catalogue. A missing key fails the
 * build.
 */
export type Translation<T> = T extends string
  ? string
  : T extends readonly (infer I)[]
    ? readonly Translation<I>[]
    : { readonly [K in keyof T]: Translation<T[K]> };

/**
 * How a language writes figures and sets words that come from elsewhere. In `money`, `percent` and the sizes "#" stands for the
 * figure; a language that is written from the right sets what must not be turned around between U+2066 and U+2069.
 */
export type Format = {
  colon: string;
  /** between facts in a row */
  comma: string;
  open: string;
  close: string;
  thousands: string;
  point: string;
  money: string;
  percent: string;
  kilobytes: string;
  megabytes: string;
  /** the names of months in dates */
  months: "short" | "long";
  /** the first day of a month in dates */
  firstDay: string;
};
