/** The decoy's name: no word that a form filler looks for, in any language. Without zod, so that it travels with a page. */
export const decoyName = "hbq7";
