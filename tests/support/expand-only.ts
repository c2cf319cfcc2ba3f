/**
 * What a migration must not do while the previous version still runs beside the new one (docs/operations.md, Upgrades):
 * drop, rename or narrow what that version reads and writes. A step that must do so, because no version that needs it
 * runs any more, says so in the line before the statement: "-- contracts: why it is safe".
 */
const forbidden: [RegExp, string][] = [
  [/\bdrop\s+(?:column|table|view|type|function|sequence)\b/i, "takes something away"],
  [/\brename\b/i, "renames"],
  [/\balter\s+(?:column\s+)?\S+\s+(?:set\s+data\s+)?type\b/i, "changes a type"],
  [/\bset\s+not\s+null\b/i, "narrows a column"],
  [/\btruncate\b/i, "empties a table"],
];
const marker = /--\s*contracts: *\S+/i;

/** A new required column without a default: the previous version writes rows without it. */
function neededColumns(statement: string): boolean {
  const [, clauses] = /^\s*alter\s+table\b([\s\S]*)$/i.exec(statement) ?? [];
  if (clauses === undefined) return false;
  return clauses
    .split(/\badd\s+column\b/i)
    .slice(1)
    .map((text) => text.split(/,\s*(?:add|alter|drop|validate)\b/i)[0]!)
    .some((text) => /\bnot\s+null\b/i.test(text) && !/\b(?:default|generated)\b/i.test(text));
}

/** @returns what is wrong, one sentence per statement */
export function contractions(sql: string): string[] {
  // comments first: an apostrophe in one would hide the statements up to the next
  const code = sql.replace(/--.*$/gm, (comment) => (marker.test(comment) ? "--contracts:why" : ""));
  const withoutBodies = code
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''");
  return withoutBodies.split(";").flatMap((part) => {
    if (marker.test(part)) return [];
    const statement = part.replace(/--.*$/gm, "").trim();
    const reasons = forbidden.filter(([pattern]) => pattern.test(statement)).map(([, why]) => why);
    if (neededColumns(statement)) reasons.push("adds a column that must be given");
    return reasons.map((why) => `${why}: ${statement.replace(/\s+/g, " ").slice(0, 120)}`);
  });
}
