// Measures how late this process's event loop is: while it is busy, short tasks wait for long ones.
const everyMs = 50;
/** Decay of the lag per measurement without any: it halves in a third of a second. */
const calmer = 0.9;

/** Measures, with a timer, how much later than due a task gets its turn. */
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

  /** ms; falls slowly, so that a single calm moment does not count as calm */
  get ms(): number {
    return Math.max(this.lag, this.now() - this.due);
  }
}
