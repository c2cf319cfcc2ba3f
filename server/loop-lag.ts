// How late this process is: while its event loop is busy, everything that is short waits for what is long.
const everyMs = 50;
/** What is left of the lag after one measurement without any: half of it after a third of a second. */
const calmer = 0.9;

/** Measures by a timer how much later than it should what is due gets its turn. */
export class LoopLag {
  private due: number;
  private lag = 0;

  /** @param onTick called at every measurement */
  constructor(
    private readonly now: () => number = () => performance.now(),
    onTick: () => void = () => {},
  ) {
    this.due = now() + everyMs;
    setInterval(() => {
      const late = Math.max(0, this.now() - this.due);
      this.lag = Math.max(late, this.lag * calmer);
      this.due = this.now() + everyMs;
      onTick();
    }, everyMs).unref();
  }

  /** ms; falls slowly, so that one moment of calm does not count as such */
  get ms(): number {
    return Math.max(this.lag, this.now() - this.due);
  }
}
