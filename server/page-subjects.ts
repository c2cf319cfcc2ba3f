// What of the database a page shows. A page's subjects are named once, when it is rendered; a change names them again
// (page-change.ts).
import { addressOf } from "../lib/routes";

/**
 * A thing that a page shows: a single one by name, or a list. "link": a campaign that the page links to, whose card is
 * on it.
 */
export type Subject =
  `campaign ${string}` | `link ${string}` | `ngo ${string}` | "campaigns" | "ngos" | "words";

/** What a page shows, from the route table and the campaigns that it links to. */
export function subjectsOf(key: string, linked: Iterable<string>): Set<Subject> {
  const { route, path } = addressOf(key);
  const named = path.split("/")[2] ?? "";
  const shown = (route.shows ?? []).map((what): Subject =>
    what === "campaign" || what === "ngo" ? `${what} ${named}` : what,
  );
  return new Set([...shown, ...Array.from(linked, (slug): Subject => `link ${slug}`)]);
}
