/** What a pagination shows: first page, last page, the pages within 1 of the current one, a gap at distance 2 (CAMP-018..021). */
export function pageItems(current: number, total: number): (number | "gap")[] {
  const items: (number | "gap")[] = [];
  for (let n = 1; n <= total; n++) {
    if (n === 1 || n === total || Math.abs(n - current) <= 1) items.push(n);
    else if (Math.abs(n - current) === 2) items.push("gap");
  }
  return items;
}
