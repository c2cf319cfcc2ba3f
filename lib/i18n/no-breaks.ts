/**
 * French sets a space before : ; ! ? » % and $, after «, and between thousands, at which no line may break. The catalogue is written
 * with plain spaces, which a person can see and type; they are made such spaces here, when it is loaded. U+00A0 throughout: our
 * fonts have no narrower one.
 */
export function noBreaks<T>(tree: T): T {
  if (typeof tree === "string")
    return tree.replace(
      / (?=[:;!?»])|(?<=«) |(?<=\d) (?=\d{3}(?!\d)|[$%]|[KM]o\b)|(?<=nº) /gu,
      "\u00a0",
    ) as T;
  if (Array.isArray(tree)) return tree.map(noBreaks) as T;
  if (tree !== null && typeof tree === "object")
    return Object.fromEntries(
      Object.entries(tree).map(([key, value]) => [key, noBreaks(value)]),
    ) as T;
  return tree;
}
