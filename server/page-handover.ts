// A page that one process rendered is handed to the others on the same port, so that each page is rendered once. A
// handover must never bring in anything older than a process already knows of: the sender has heard of everything
// committed before it began to render (page-changes.ts), and the receiver drops a page that shows something that
// changed since.
import type { Change } from "./page-change";
import type { Entry } from "./page-store";
import { onMessage, sendMessage } from "./processes";

const topic = "page";

/** A page as it is sent between processes; each makes its own compressed forms. */
export type Handed = { key: string; entry: Omit<Entry, "encoded"> };

export const handToOthers = (page: Handed): void => sendMessage(topic, page, "web");

export const onPage = (take: (page: Handed) => void): void =>
  onMessage(topic, (content) => take(content as Handed));

/** ms of a clock that all processes of this machine share and that nobody can set */
export const sharedClock = (): number => Number(process.hrtime.bigint() / 1_000n) / 1_000;

/** The recent changes that this process heard of. */
export class HeardChanges {
  private readonly latest = new Map<string, { at: number; change: Change }>();
  /** nothing is known about changes before this */
  private from = Infinity;

  constructor(private readonly most = 2_000) {}

  /** Forgets everything up to now; from now on every change is known. */
  begin(): void {
    this.latest.clear();
    this.from = sharedClock();
  }

  end(): void {
    this.from = Infinity;
  }

  note(change: Change): void {
    const name = JSON.stringify(change);
    this.latest.delete(name);
    this.latest.set(name, { at: sharedClock(), change });
    const [oldest] = this.latest;
    if (this.latest.size <= this.most || oldest === undefined) return;
    this.latest.delete(oldest[0]);
    this.from = Math.max(this.from, oldest[1].at);
  }

  /** @returns the changes heard of since; null where that is not known for the whole time */
  since(at: number): Change[] | null {
    if (at <= this.from) return null;
    return [...this.latest.values()].filter((one) => one.at >= at).map(({ change }) => change);
  }
}
