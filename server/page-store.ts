import type { OutgoingHttpHeaders } from "node:http";
import type { Encoding } from "./encoding";
import type { Subject } from "./page-subjects";

export type Kind = "page" | "file" | "pattern";
export type Entry = {
  status: number;
  kind: Kind;
  headers: OutgoingHttpHeaders;
  /** compressed where `packed` names the encoding: a page's plain text is five times as long */
  body: Buffer;
  packed: Encoding | null;
  /** what it shows of the database (page-change.ts) */
  subjects: ReadonlySet<Subject>;
  etag: string | null;
  /** other compressed forms that were requested */
  encoded: Map<Encoding, Promise<Buffer>>;
  /** bytes in memory, by costOf and the compressed forms */
  size: number;
  /** ms; 0: for this one response only */
  until: number;
  /**
   * ms until which it may be served while a newer one is rendered: nothing that it shows has changed, but time has
   * passed
   */
  unchangedUntil: number;
  /**
   * ms until which it may be served where no newer one can be rendered: the database is down, or the server overloaded
   */
  staleUntil: number;
  /** donations to what it shows come in a rush: it may be served while it is rendered again */
  isRushed: boolean;
  /** when its rendering began, ms of the clock that the processes share */
  drawnAt: number;
  /** effort of compression, 0 for none */
  effort: number;
};

/** Limits of the whole cache: bytes by an entry's real cost (costOf), entries, and entries of drawn patterns. */
export const bounds = { bytes: 64 * 1024 * 1024, entries: 4_000, patterns: 1_000 };
/**
 * ms for which a page may be used longer while the database is down or the server overloaded: `changed` where a
 * donation came since or changes are not heard of, `unchanged` where nothing but time has passed.
 */
export const staleMs = { changed: 10 * 60_000, unchanged: 60 * 60_000 };
/** Bytes of an entry besides its texts: the runtime's maps, objects and buffers, measured with 20,000 small entries. */
const overhead = 3_000;
/** Bytes of one element of a set besides its text. */
const perSubject = 60;

/** @returns bytes that an entry holds in memory */
export function costOf(key: string, entry: Pick<Entry, "body" | "headers" | "subjects">): number {
  let cost = overhead + key.length * 2 + entry.body.length;
  for (const subject of entry.subjects) cost += perSubject + subject.length * 2;
  for (const [name, value] of Object.entries(entry.headers))
    cost += (name.length + String(value).length) * 2;
  return cost;
}

/** ms past its time for which a page may be served while it is being rendered again. */
const lateMs = 10_000;

/** Entries by key, within the limits: the least recently used is dropped first. */
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

  /** An entry that is merely past its time: nothing that it shows has changed. */
  unchanged(key: string): Entry | null {
    const entry = this.entries.get(key);
    return entry && entry.unchangedUntil > Date.now() ? entry : null;
  }

  /** An entry that may be used where no newer one can be rendered. */
  stale(key: string): Entry | null {
    const entry = this.entries.get(key);
    return entry && entry.staleUntil > Date.now() ? entry : null;
  }

  /** The page may be rendered again from `until` on, and served as the previous page until then. */
  static shorten(entry: Entry, until: number): void {
    entry.until = Math.min(entry.until, until);
    entry.unchangedUntil = entry.until;
    entry.staleUntil = Math.min(entry.staleUntil, entry.until + staleMs.changed);
  }

  /** Whether it may be used until a moment to come, where no newer one can be rendered. */
  isThereUntil(key: string, at: number): boolean {
    return (this.entries.get(key)?.staleUntil ?? 0) > at;
  }

  /** An entry that may be served while a newer one is rendered; edited pages are no longer in the store. */
  recent(key: string): Entry | null {
    const entry = this.entries.get(key);
    return entry && entry.until + lateMs > Date.now() ? entry : null;
  }

  /** All pages, without files that ship with the product. */
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

  /** An entry that gained a compressed form costs more; one that is no longer in the store costs nothing. */
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
