/**
 * Names in the order that people expect (É beside E), for short lists in memory. Longer ones are
 * ordered by the database (inOrder of lib/listing/sql).
 */
const collator = new Intl.Collator("en");

export const byName = (a: { name: string }, b: { name: string }): number =>
  collator.compare(a.name, b.name);
