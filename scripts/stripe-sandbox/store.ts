import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from "node:fs";
import path from "node:path";

/** Any object of the API: its id and whatever else the resource has. Amounts are cents, times Unix seconds. */
export type Thing = { id: string; object: string; created: number } & Record<string, unknown>;
export type Delivery = { id: string; eventId: string; url: string; secret: string; attempts: number; nextAt: number; done: boolean };
export type Answer = { hash: string; status: number; body: string };
type Change = { put?: Thing[]; remove?: string[]; answer?: [string, Answer]; delivery?: Delivery[]; offset?: number };

/**
 * Everything the sandbox knows, in memory, and on disk as a journal: one line a change, flushed before it is answered, so
 * that an effect and its idempotent answer are kept together or not at all. A half-written last line (kill -9) is dropped.
 */
export class Store {
  readonly things = new Map<string, Thing>();
  readonly answers = new Map<string, Answer>();
  readonly deliveries = new Map<string, Delivery>();
  offset = 0;
  private pending: Change = {};
  private file: number | null = null;
  private lines = 0;

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
    const journal = path.join(folder, "journal.ndjson");
    if (existsSync(journal)) {
      for (const line of readFileSync(journal, "utf8").split("\n")) {
        if (!line) continue;
        try {
          this.apply(JSON.parse(line) as Change);
        } catch {
          break; // the line that the kill cut off
        }
      }
    }
    this.compact();
  }

  now = (): number => Math.floor(Date.now() / 1000) + this.offset;

  get<T = Thing>(id: string): T | undefined {
    return this.things.get(id) as T | undefined;
  }

  list(object: string, test: (thing: Thing) => boolean = () => true): Thing[] {
    return [...this.things.values()].filter((t) => t.object === object && test(t)).reverse();
  }

  put<T extends Thing>(thing: T): T {
    this.things.delete(thing.id); // the newest stands last
    this.things.set(thing.id, thing);
    (this.pending.put ??= []).push(thing);
    return thing;
  }

  /** Changes a thing where it stands, keeping its place in lists. */
  change(thing: Thing, fields: Record<string, unknown>): Thing {
    Object.assign(thing, fields);
    (this.pending.put ??= []).push(thing);
    return thing;
  }

  answer(key: string, answer: Answer): void {
    this.answers.set(key, answer);
    this.pending.answer = [key, answer];
  }

  deliver(delivery: Delivery): void {
    this.deliveries.set(delivery.id, delivery);
    (this.pending.delivery ??= []).push(delivery);
  }

  setOffset(seconds: number): void {
    this.offset = seconds;
    this.pending.offset = seconds;
  }

  /** Writes what changed since the last time, in one line, and waits for the disk. */
  commit(): void {
    if (Object.keys(this.pending).length === 0 || this.file === null) return;
    writeSync(this.file, `${JSON.stringify(this.pending)}\n`);
    fsyncSync(this.file);
    this.pending = {};
    if (++this.lines > 20_000) this.compact();
  }

  reset(): void {
    this.things.clear();
    this.answers.clear();
    this.deliveries.clear();
    this.offset = 0;
    this.pending = {};
    this.compact();
  }

  private apply(change: Change): void {
    for (const thing of change.put ?? []) {
      const known = this.things.get(thing.id);
      if (known) Object.assign(known, thing);
      else this.things.set(thing.id, thing);
    }
    for (const id of change.remove ?? []) this.things.delete(id);
    if (change.answer) this.answers.set(...change.answer);
    for (const delivery of change.delivery ?? []) this.deliveries.set(delivery.id, delivery);
    if (change.offset !== undefined) this.offset = change.offset;
  }

  /** The whole state as a fresh journal, put in place by a rename. */
  private compact(): void {
    if (this.file !== null) closeSync(this.file);
    const journal = path.join(this.folder, "journal.ndjson");
    const open = [...this.deliveries.values()].filter((d) => !d.done);
    this.deliveries.clear();
    for (const d of open) this.deliveries.set(d.id, d);
    const lines = [{ put: [...this.things.values()], delivery: open, offset: this.offset }, ...[...this.answers].map((answer) => ({ answer }))];
    writeFileSync(`${journal}.new`, lines.map((l) => `${JSON.stringify(l)}\n`).join(""));
    renameSync(`${journal}.new`, journal);
    this.file = openSync(journal, "a");
    this.lines = 0;
  }
}
