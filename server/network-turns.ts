// Limits how much is rendered at once for one network. A limit of requests per minute lets three hundred arrive in one
// burst, which would delay everybody else. Here a network has a few places, and its further requests queue behind its
// own.
import { capacity } from "../lib/capacity";
import { partOf } from "./processes";

type Limits = { atOnce: number; waiting: number; waitingInAll: number; patienceMs: number };

const limitsHere = (): Limits => ({
  ...capacity.networkTurns,
  atOnce: partOf(capacity.networkTurns.atOnce, 3),
});

export class NetworkTurns {
  private readonly working = new Map<string, number>();
  private readonly lines = new Map<string, Set<() => void>>();
  private waiting = 0;
  refused = 0;

  constructor(readonly limits: Limits = limitsHere()) {}

  get state() {
    return { networks: this.working.size, waiting: this.waiting };
  }

  /**
   * @param of a network, and the kind of request where that has places of its own
   * @returns ends the turn, once; null when none came in time
   */
  async enter(of: string): Promise<(() => void) | null> {
    const working = this.working.get(of) ?? 0;
    if (working < this.limits.atOnce) this.working.set(of, working + 1);
    else if (!(await this.wait(of))) {
      this.refused++;
      return null;
    }
    let hasLeft = false;
    return () => {
      if (!hasLeft) this.leave(of);
      hasLeft = true;
    };
  }

  private wait(of: string): Promise<boolean> {
    const line = this.lines.get(of) ?? new Set();
    const { waiting, waitingInAll, patienceMs } = this.limits;
    if (line.size >= waiting || this.waiting >= waitingInAll) return Promise.resolve(false);
    this.lines.set(of, line);
    this.waiting++;
    return new Promise((resolve) => {
      const end = (hasTurn: boolean) => {
        clearTimeout(late);
        this.waiting--;
        line.delete(come);
        if (line.size === 0) this.lines.delete(of);
        resolve(hasTurn);
      };
      const come = () => end(true);
      const late = setTimeout(() => end(false), patienceMs);
      line.add(come);
    });
  }

  private leave(of: string): void {
    const [next] = this.lines.get(of) ?? [];
    if (next !== undefined) return next();
    const working = (this.working.get(of) ?? 1) - 1;
    if (working === 0) this.working.delete(of);
    else this.working.set(of, working);
  }
}
