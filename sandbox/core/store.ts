import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import type { Fault } from "../control/faults";
import { newId } from "./ids";
import type { Answer, Delivery, Kind, Task, Thing } from "./things";

type Change = {
  put?: Thing[];
  remove?: string[];
  answer?: [string, Answer];
  delivery?: Delivery[];
  task?: Task[];
  taskDone?: string[];
  offset?: number;
  stamps?: Stamps;
  faults?: Fault[];
};
/** The clock used in webhook signatures: this machine's, which the receiver has too, or the sandbox's. */
export type Stamps = "machine" | "sandbox";

/**
 * The sandbox's state, in memory and on disk as a journal: one line per change, flushed before the response, so that an
 * effect and its idempotent response are kept together or not at all. An incomplete last line (kill -9) is dropped.
 */
export class Store {
  private readonly things = new Map<string, Thing>();
  /** ids by kind, oldest first */
  private readonly byKind = new Map<string, Set<string>>();
  readonly answers = new Map<string, Answer>();
  readonly deliveries = new Map<string, Delivery>();
  readonly tasks = new Map<string, Task>();
  faults: Fault[] = [];
  offset = 0;
  stamps: Stamps = "machine";
  /** the time at which a due task happens, while it runs */
  private asOf: number | null = null;
  private pending: Change = {};
  private file: number | null = null;
  private lines = 0;

  constructor(
    private readonly folder: string,
    private readonly compactAfter = 20_000,
  ) {
    mkdirSync(folder, { recursive: true });
    this.read(path.join(folder, "journal.ndjson"));
    this.compact();
  }

  /** The sandbox's clock, in seconds; within a task, the time at which it was due. */
  now = (): number => this.asOf ?? this.present();
  present = (): number => Math.floor(this.presentMs() / 1000);
  presentMs = (): number => Date.now() + this.offset * 1000;

  /** Runs something as of another time. */
  during<T>(time: number, work: () => T): T {
    const before = this.asOf;
    this.asOf = time;
    try {
      return work();
    } finally {
      this.asOf = before;
    }
  }

  get<K extends Kind>(kind: K, id: string | null | undefined): Thing<K> | undefined {
    const thing = id ? this.things.get(id) : undefined;
    return thing?.object === kind ? (thing as Thing<K>) : undefined;
  }

  any(id: string): Thing | undefined {
    return this.things.get(id);
  }

  /** Newest first. */
  list<K extends Kind>(kind: K, test: (thing: Thing<K>) => boolean = () => true): Thing<K>[] {
    return [...(this.byKind.get(kind) ?? [])]
      .reverse()
      .map((id) => this.things.get(id) as Thing<K>)
      .filter(test);
  }

  put<T extends Thing>(thing: T): T {
    this.keep(thing);
    this.touch(thing);
    return thing;
  }

  /** Changes an object in place. */
  change<T extends Thing>(thing: T, fields: Partial<T>): T {
    Object.assign(thing, fields);
    this.touch(thing);
    return thing;
  }

  answer(key: string, answer: Answer): void {
    this.answers.set(key, answer);
    this.pending.answer = [key, answer];
  }

  deliver(delivery: Delivery): void {
    this.deliveries.set(delivery.id, delivery);
    this.pending.delivery ??= [];
    this.pending.delivery.push(delivery);
  }

  schedule(task: Omit<Task, "id">): void {
    const stored = { id: newId("task"), ...task };
    this.tasks.set(stored.id, stored);
    this.pending.task ??= [];
    this.pending.task.push(stored);
  }

  unschedule(test: (task: Task) => boolean): void {
    for (const task of [...this.tasks.values()]) if (test(task)) this.taskDone(task.id);
  }

  taskDone(id: string): void {
    if (!this.tasks.delete(id)) return;
    this.pending.taskDone ??= [];
    this.pending.taskDone.push(id);
  }

  setOffset(seconds: number, stamps: Stamps = this.stamps): void {
    this.offset = seconds;
    this.stamps = stamps;
    Object.assign(this.pending, { offset: seconds, stamps });
  }

  setFaults(faults: Fault[]): void {
    this.faults = faults;
    this.pending.faults = faults;
  }

  /** Writes all changes since the last commit, in one line, and waits for the disk. */
  commit(): void {
    if (Object.keys(this.pending).length === 0 || this.file === null) return;
    writeSync(this.file, `${JSON.stringify(this.pending)}\n`);
    fsyncSync(this.file);
    this.pending = {};
    if (++this.lines > this.compactAfter) this.compact();
  }

  reset(): void {
    for (const map of [this.things, this.byKind, this.answers, this.deliveries, this.tasks])
      map.clear();
    this.faults = [];
    this.offset = 0;
    this.stamps = "machine";
    this.pending = {};
    this.compact();
  }

  private touch(thing: Thing): void {
    this.pending.put ??= [];
    const { put } = this.pending;
    if (!put.includes(thing)) put.push(thing);
  }

  private keep(thing: Thing): void {
    const known = this.things.get(thing.id);
    if (known) Object.assign(known, thing);
    else {
      this.things.set(thing.id, thing);
      const ids = this.byKind.get(thing.object) ?? new Set();
      this.byKind.set(thing.object, ids.add(thing.id));
    }
  }

  private read(journal: string): void {
    if (!existsSync(journal)) return;
    const bytes = readFileSync(journal);
    let from = 0;
    for (;;) {
      const to = bytes.indexOf(10, from);
      if (to < 0) break; // the end, or a line cut off by a kill: it was never acknowledged
      try {
        this.apply(JSON.parse(bytes.toString("utf8", from, to)) as Change);
      } catch {
        process.stderr.write(
          `The journal is damaged at byte ${from}; what follows is left in journal.damaged.\n`,
        );
        writeWhole(path.join(this.folder, "journal.damaged"), [bytes.toString("utf8", from)]);
        break;
      }
      from = to + 1;
    }
    if (from < bytes.length) truncateSync(journal, from);
  }

  private apply(change: Change): void {
    for (const thing of change.put ?? []) this.keep(thing);
    for (const id of change.remove ?? []) this.things.delete(id);
    if (change.answer) this.answers.set(...change.answer);
    for (const delivery of change.delivery ?? []) this.deliveries.set(delivery.id, delivery);
    for (const task of change.task ?? []) this.tasks.set(task.id, task);
    for (const id of change.taskDone ?? []) this.tasks.delete(id);
    if (change.offset !== undefined) this.offset = change.offset;
    if (change.stamps) this.stamps = change.stamps;
    if (change.faults) this.faults = change.faults;
  }

  /** Rewrites the whole state as a new journal, put in place by a rename. */
  private compact(): void {
    for (const [id, delivery] of this.deliveries) if (delivery.done) this.deliveries.delete(id);
    const lines: Change[] = [
      {
        offset: this.offset,
        stamps: this.stamps,
        faults: this.faults,
        delivery: [...this.deliveries.values()],
        task: [...this.tasks.values()],
      },
    ];
    for (const thing of this.things.values()) lines.push({ put: [thing] });
    for (const answer of this.answers) lines.push({ answer });
    const journal = path.join(this.folder, "journal.ndjson");
    writeWhole(
      `${journal}.new`,
      lines.map((line) => `${JSON.stringify(line)}\n`),
    );
    if (this.file !== null) closeSync(this.file);
    renameSync(`${journal}.new`, journal);
    this.file = openSync(journal, "a");
    this.lines = 0;
  }
}

/** Flushed before it returns: otherwise a rename may replace a good file with an empty one. */
function writeWhole(file: string, lines: string[]): void {
  const handle = openSync(file, "w");
  try {
    for (const line of lines) writeSync(handle, line);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
