import { isJson } from "./framework";
import { loadScripts } from "./script-loader.mjs";

/** Followed by its argument as JSON and a closing bracket, this is the whole inline script that is put into a page. */
export const loader = `(${loadScripts.toString()})(`;

export const isLoader = (code: string): boolean =>
  code.startsWith(loader) && code.endsWith(")") && isJson(code.slice(loader.length, -1));
