import type { OutgoingHttpHeaders } from "node:http";
import type { Encoding } from "./encoding";
import type { Subject } from "./page-subjects";

export type Kind = "page" | "file" | "pattern";
export type Entry = {
  status: number;
  kind: Kind;
  headers: OutgoingHttpHeaders;
  /** compressed where `packed` names the way: of a page the plain text is five times as long */
  body: Buffer;
  packed: Encoding | null;
  /** what of the database stands on it (page-change.ts) */
  subjects: ReadonlySet<Subject>;
  etag: string | null;
  /** other compressed forms that were asked for */
  encoded: Map<Encoding, Promise<Buffer>>;
  /** bytes in memory, by costOf and the compressed forms */
  size: number;
  /** ms; 0: for this one answer only */
  until: number;
  /** ms until which it may be sent while a newer one is rendered: nothing that it shows has changed, but time has passed */
  unchangedUntil: number;
  /** ms until which it may be sent where no newer one can be drawn: the database is away, or the server overloaded */
  staleUntil: number;
  /** donations to what it shows come one after the other: it may be sent while it is rendered again */
  isRushed: boolean;
  /** when it was begun to be rendered, ms of the clock that the processes share */
  drawnAt: number;
  /** effort of compression, 0 for none */
  effort: number;
};

/** Bounds of the whole cache: bytes by what an entry really costs (costOf), and entries; and entries of drawn patterns. */
export const bounds = { bytes: 64 * 1024 * 1024, entries: 4_000, patterns: 1_000 };
/**
 * ms that a page may be used longer while the database is away or the server is overloaded: where
 * a donation came since or changes are not heard of, and where nothing but time has passed.
 */
export const staleMs = { changed: 10 * 60_000, unchanged: 60 * 60_000 };
/** Bytes of an entry beside its texts: maps, objects and buffers of the runtime, measured with 20,000 small entries. */
const overhead = 3_000;
/** Bytes of one element of a set beside its text. */
const perSubject = 60;

/** @returns bytes that an entry holds in memory */
export function costOf(key: string, entry: Pick<Entry, "body" | "headers" | "subjects">): number {
  let cost = overhead + key.length * 2 + entry.body.length;
  for (const subject of entry.subjects) cost += perSubject + subject.length * 2;
  for (const [name, value] of Object.entries(entry.headers))
    cost += (name.length + String(value).length) * 2;
  return cost;
}

/** How much older than it should be a page may be sent while it is being rendered again. */
const lateMs = 10_000;

/** Entries by their key, within the bounds: the longest unused goes first. */
export class PageStore {
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;
  private patterns = 0;

  get size(): { entries: number; bytes: number; patterns: number } {
    return { entries: this.entries.size, bytes: this.bytes, patterns: this.patterns };
  }

  /** An entry that may still be used. */
  fresh(key: string): Entry | null {
    const entry = this.entries.get(key);
    return entry && entry.until > Date.now() ? entry : null;
  }

  /** An entry that time alone has made old. */
  unchanged(key: string): Entry | null {
    const entry = this.entries.get(key);
    return entry && entry.unchangedUntil > Date.now() ? entry : null;
  }

  /** An entry that may be used where no newer one can be rendered. */
  stale(key: string): Entry | null {
    const entry = this.entries.get(key);
    return entry && entry.staleUntil > Date.now() ? entry : null;
  }

  /** It may be drawn again from this moment on, and is the page before for so long. */
  static shorten(entry: Entry, until: number): void {
    entry.until = Math.min(entry.until, until);
    entry.unchangedUntil = entry.until;
    entry.staleUntil = Math.min(entry.staleUntil, entry.until + staleMs.changed);
  }

  /** Whether it may be used until a moment to come, where no newer one can be rendered. */
  isThereUntil(key: string, at: number): boolean {
    return (this.entries.get(key)?.staleUntil ?? 0) > at;
  }

  /** An entry that may be sent while a newer one is rendered: what was edited since is not here any more. */
  recent(key: string): Entry | null {
    const entry = this.entries.get(key);
    return entry && entry.until + lateMs > Date.now() ? entry : null;
  }

  /** All but files that ship with the product. */
  *pages(): Generator<[string, Entry]> {
    for (const one of this.entries) if (one[1].until !== Infinity) yield one;
  }

  use(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
  }

  store(key: string, entry: Entry): void {
    this.evict(key);
    this.entries.set(key, entry);
    this.bytes += entry.size;
    if (entry.kind === "pattern") this.patterns++;
    this.makeRoom();
  }

  /** An entry that got a compressed form costs more; one that is not in the store any more costs nothing. */
  grow(key: string, entry: Entry, bytes: number): void {
    entry.size += bytes;
    if (this.entries.get(key) !== entry) return;
    this.bytes += bytes;
    this.makeRoom();
  }

  evict(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.bytes -= entry.size;
    if (entry.kind === "pattern") this.patterns--;
  }

  evictWhere(test: (entry: Entry) => boolean): void {
    for (const [key, entry] of this.entries) if (test(entry)) this.evict(key);
  }

  private makeRoom(): void {
    for (const [oldest, entry] of this.entries) {
      const isFull = this.bytes > bounds.bytes || this.entries.size > bounds.entries;
      if (!isFull && this.patterns <= bounds.patterns) break;
      if (isFull || entry.kind === "pattern") this.evict(oldest);
    }
  }
}
