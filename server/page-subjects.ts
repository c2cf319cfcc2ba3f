// What of the database stands on a page. Each page names it once, when it is drawn; a change names it again (page-change.ts).
import { addressOf } from "../lib/routes";

/** A thing that a page shows: one by its name, or a list. "link": a campaign that it leads to, which has its card on it. */
export type Subject =
  `campaign ${string}` | `link ${string}` | `ngo ${string}` | "campaigns" | "ngos" | "words";

/** What a page shows, by the table of addresses and by the campaigns that it links to. */
export function subjectsOf(key: string, linked: Iterable<string>): Set<Subject> {
  const { route, path } = addressOf(key);
  const named = path.split("/")[2] ?? "";
  const shown = (route.shows ?? []).map((what): Subject =>
    what === "campaign" || what === "ngo" ? `${what} ${named}` : what,
  );
  return new Set([...shown, ...Array.from(linked, (slug): Subject => `link ${slug}`)]);
}
