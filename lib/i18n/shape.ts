/** The same tree with any words at its leaves: what a translation of a catalogue must be. A missing key fails the build. */
export type Translation<T> = T extends string
  ? string
  : T extends readonly (infer I)[]
    ? readonly Translation<I>[]
    : { readonly [K in keyof T]: Translation<T[K]> };
