import { invalid } from "./errors";

export type Params = { [key: string]: Params | string };

const machinery = new Set(["__proto__", "constructor", "prototype"]);
const mostKeys = 1000;
const deepest = 6;

/**
 * Parses bracket notation as the SDK sends it: a[b][0]=c becomes {a:{b:{0:"c"}}}; the schema knows which of these are
 * lists. Keys that are part of JavaScript's own objects (such as __proto__) are refused.
 */
export function parseForm(text: string): Params {
  const root: Params = {};
  let count = 0;
  for (const [key, value] of new URLSearchParams(text)) {
    if (++count > mostKeys) throw invalid("parameter_unknown", "Too many parameters.");
    const parts = /^[^[\]]+(\[[^[\]]*\])*$/.test(key) ? key.replaceAll("]", "").split("[") : [key];
    if (parts.length > deepest || parts.some((part) => machinery.has(part)))
      throw invalid(
        "parameter_unknown",
        `Received unknown parameter: ${key.slice(0, 200)}`,
        key.slice(0, 200),
      );
    if (value.includes("\0"))
      throw invalid(
        "parameter_invalid_string",
        "A NUL byte cannot be part of a parameter.",
        key.slice(0, 200),
      );
    let node = root;
    parts.forEach((part, i) => {
      const name = part === "" ? String(Object.keys(node).length) : part; // a[]=x adds to the list
      if (i === parts.length - 1) node[name] = value;
      else {
        const inner = Object.hasOwn(node, name) ? node[name] : undefined;
        const next = typeof inner === "object" ? inner : {};
        node[name] = next;
        node = next;
      }
    });
  }
  return root;
}
