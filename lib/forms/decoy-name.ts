/**
 * The honeypot field's name: no word that a form filler looks for, in any language. Without zod, so that it can be part
 * of a page's script.
 */
export const decoyName = "hbq7";
