// A page that one process drew is handed to the others on the same port, so that each is drawn once.
// Nothing older than what a process has heard of may come in by this: the one who hands over has heard
// of everything committed before it began to draw (page-changes.ts), and the one who takes drops a page
// that shows what it heard of since.
import type { Change } from "./page-change";
import type { Entry } from "./page-store";
import { onMessage, sendMessage } from "./processes";

const topic = "page";

/** A page as it goes from process to process; compressed forms are made by each. */
export type Handed = { key: string; entry: Omit<Entry, "encoded"> };

export const handToOthers = (page: Handed): void => sendMessage(topic, page, "web");

export const onPage = (take: (page: Handed) => void): void =>
  onMessage(topic, (content) => take(content as Handed));

/** ms by a clock that all processes of this machine share and that nobody sets */
export const sharedClock = (): number => Number(process.hrtime.bigint() / 1_000n) / 1_000;

/** The changes that were heard of lately. */
export class HeardChanges {
  private readonly latest = new Map<string, { at: number; change: Change }>();
  /** before this nothing is known */
  private from = Infinity;

  constructor(private readonly most = 2_000) {}

  /** Nothing that was before is known any more; from now on everything is. */
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

  /** @returns what was heard of since; null where that is not known for the whole time */
  since(at: number): Change[] | null {
    if (at <= this.from) return null;
    return [...this.latest.values()].filter((one) => one.at >= at).map(({ change }) => change);
  }
}
