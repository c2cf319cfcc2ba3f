/**
 * A catalogue is written with plain spaces and hyphens, which a person can see and type; where no line may break at one, it is
 * made such a sign here, when the catalogue is loaded. French sets a space before : ; ! ? » % and $, after «, and between
 * thousands: U+00A0 throughout, our fonts have no narrower one. "e-mail", "e-pos" and "e-Mola" keep their hyphen, held by an invisible
 * U+2060: fonts need no letter for it, and a search in the page finds the word as it is typed, unlike with U+2011.
 */
export function noBreaks<T>(tree: T): T {
  if (typeof tree === "string") return held(spaced(tree)) as T;
  if (Array.isArray(tree)) return tree.map(noBreaks) as T;
  if (tree !== null && typeof tree === "object")
    return Object.fromEntries(
      Object.entries(tree).map(([key, value]) => [key, noBreaks(value)]),
    ) as T;
  return tree;
}

const spaced = (text: string): string =>
  text.replace(/ (?=[:;!?»])|(?<=«) |(?<=\d) (?=\d{3}(?!\d)|[$%]|[KM]o\b)|(?<=nº) /gu, "\u00a0");

const held = (text: string): string => text.replace(/(?<!\p{L})(e)-(?=\p{L})/giu, "$1-\u2060");

/** Without the invisible sign: for what programs print as text (subjects, plain mails, sheets). */
export const unheld = (text: string): string => text.replaceAll("\u2060", "");

/**
 * The parts of a sentence that stay on one line, each between others that may break: "24-48 hours", "e-mail", with the words that
 * belong to the figures. Odd places of the list hold.
 */
export const heldParts = (text: string): string[] =>
  text.split(/((?<!\d)\d{1,6}-\d{1,6}(?: \p{L}{1,40}){0,2}|(?<!\p{L})e-\u2060?\p{L}{1,40})/iu);
