// The ten main pages, which `npm run shots` takes in every language that the site has.
import { readdirSync } from "node:fs";
import path from "node:path";
import { root } from "./bootstrap.mjs";

const mainPages = [
  ["landing", ""],
  ["campaigns", "/campaigns"],
  ["campaign-story", "/campaigns/loima-pumps"],
  ["donate-needs-closed", "/campaigns/loima-pumps/donate"],
  ["fund", "/frontline-fund"],
  ["ngos", "/ngos"],
  ["contact", "/contact"],
  ["privacy", "/privacy"],
  ["youth", "/ayc"],
  ["developers", "/developers"],
];

/** Name and address of each; English ones stand in the list of all pages, without a language in their name. */
export const mainPagesInLanguages = () =>
  readdirSync(path.join(root, "lib/i18n/messages"))
    .filter((language) => language !== "en")
    .flatMap((language) =>
      mainPages.map(([name, at]) => [`${name}-${language}`, `/${language}${at}`]),
    );
