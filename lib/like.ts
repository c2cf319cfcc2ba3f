/** A pattern for `lower(column) like …` that finds `text` anywhere, ignoring case; its own wildcards are letters, NUL is nothing. */
export const containing = (text: string): string => `%${text.replace(/\u0000/g, "").toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
