/**
 * Names in the order that people expect (É beside E), for short lists in memory. Longer ones are ordered by the
 * database (inOrder in lib/listing/sql).
 */
const collator = new Intl.Collator("en");

export const inOrder = (a: string, b: string): number => collator.compare(a, b);
export const byName = (a: { name: string }, b: { name: string }): number => inOrder(a.name, b.name);
