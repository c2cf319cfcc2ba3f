import { isJson } from "./framework";
import { loadScripts } from "./script-loader.mjs";

/** Followed by what it is called with, as JSON, and a bracket: the whole of the inline script that is put into a page. */
export const loader = `(${loadScripts.toString()})(`;

export const isLoader = (code: string): boolean =>
  code.startsWith(loader) && code.endsWith(")") && isJson(code.slice(loader.length, -1));
