/** The items of a pagination: first page, last page, pages within 1 of the current one, and gaps (CAMP-018..021). */
export function pageItems(current: number, total: number): (number | "gap")[] {
  const items: (number | "gap")[] = [];
  for (let n = 1; n <= total; n++) {
    if (n === 1 || n === total || Math.abs(n - current) <= 1) items.push(n);
    else if (Math.abs(n - current) === 2) items.push("gap");
  }
  return items;
}
