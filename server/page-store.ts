import type { OutgoingHttpHeaders } from "node:http";
import type { Encoding } from "./encoding";

export type Kind = "page" | "file" | "pattern";
export type Entry = {
  status: number;
  kind: Kind;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  etag: string | null;
  encoded: Map<Encoding, Promise<Buffer>>;
  /** bytes in memory, by costOf and the compressed forms */
  size: number;
  /** ms; 0: for this one answer only */
  until: number;
  /** effort of compression, 0 for none */
  effort: number;
};

/** Bounds of the whole cache: bytes by what an entry really costs (costOf), and entries; and entries of drawn patterns. */
export const bounds = { bytes: 64 * 1024 * 1024, entries: 4_000, patterns: 1_000 };
/** Bytes of an entry beside its texts: maps, objects and buffers of the runtime, measured with 20,000 small entries. */
const overhead = 3_000;

/** @returns bytes that an entry holds in memory */
export function costOf(key: string, entry: Pick<Entry, "body" | "headers">): number {
  let cost = overhead + key.length * 2 + entry.body.length;
  for (const [name, value] of Object.entries(entry.headers))
    cost += (name.length + String(value).length) * 2;
  return cost;
}

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

  /** All but files that ship with the product. */
  evictPages(): void {
    for (const [key, entry] of this.entries) if (entry.until !== Infinity) this.evict(key);
  }

  private makeRoom(): void {
    for (const [oldest, entry] of this.entries) {
      const isFull = this.bytes > bounds.bytes || this.entries.size > bounds.entries;
      if (!isFull && this.patterns <= bounds.patterns) break;
      if (isFull || entry.kind === "pattern") this.evict(oldest);
    }
  }
}
