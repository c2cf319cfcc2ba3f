/**
 * Limits on a JSON text before it is parsed. One pass over the text, no regular expressions: the time is proportional
 * to its length whatever it contains.
 */
const maxJsonDepth = 32;
/** Keys and list entries of the whole text; the largest legitimate body has fewer than 100. */
const maxJsonParts = 5_000;

const quote = 34;
const backslash = 92;

/** Where the string that begins at `start` (its opening quote) ends: the index of the closing quote, or -1. */
function endOfString(text: string, start: number): number {
  for (let i = start + 1; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === backslash) i += 1;
    else if (code === quote) return i;
  }
  return -1;
}

const isBlank = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13;

export type JsonFault = "deep" | "large" | "repeated" | "broken";

/**
 * What is wrong with a JSON text besides its grammar: nested too deep, too many parts, or a duplicate key in an object
 * (two parsers would read different values). Null when nothing is. JSON.parse checks the grammar.
 */
export function jsonFault(text: string): JsonFault | null {
  const open: (Set<string> | null)[] = [];
  let parts = 0;
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i];
    if (char === "{" || char === "[") {
      open.push(char === "{" ? new Set() : null);
      if (open.length > maxJsonDepth) return "deep";
    } else if (char === "}" || char === "]") open.pop();
    else if (char === ",") parts += 1;
    else if (char === '"') {
      const end = endOfString(text, i);
      if (end < 0) return "broken";
      let after = end + 1;
      while (after < text.length && isBlank(text.charCodeAt(after))) after += 1;
      if (text[after] === ":") {
        const key = keyOf(text.slice(i, end + 1));
        if (key === null) return "broken";
        const keys = open.at(-1);
        if (keys?.has(key)) return "repeated";
        keys?.add(key);
      }
      i = after - 1;
    }
    if (parts > maxJsonParts) return "large";
  }
  return null;
}

function keyOf(quoted: string): string | null {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return null;
  }
}
