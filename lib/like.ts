import { searchText } from "@/lib/text";

/** A pattern for `lower(column) like …` that finds `text` anywhere, ignoring case; its own wildcards are letters. At most 200 characters of it count. */
export const containing = (text: string): string =>
  `%${searchText(text)
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
