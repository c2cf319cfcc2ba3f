// Has pages drawn by the process that does nothing else (server/drawing.ts), where there is one.
import type { Admission } from "./admission";
import { increase } from "./metrics";
import { onMessage, sendMessage } from "./processes";
import type { Render, Rendered } from "./self-request";

const topic = "drawing";
/** ms; a web process that started later, or lost the way, knows it again after this */
const announceMs = 1_000;

/** Tells the web processes where pages are drawn, again and again. */
export function announceDrawing(port: number): void {
  sendMessage(topic, port, "web");
  setInterval(() => sendMessage(topic, port, "web"), announceMs).unref();
}

/** So many pages wait to be drawn that this one is not begun. */
export class TooManyPages extends Error {}

/** Nobody is there, or it ended while it drew: everything else is an answer, or takes too long. */
const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "ECONNREFUSED" || error.code === "ECONNRESET");

export class DrawApart {
  private port = 0;

  /**
   * @param own draws in this process
   * @param at draws at another's port
   * @param gate who is drawn for there; who waits, waits here: being refused there would cost both
   */
  constructor(
    private readonly own: Render,
    private readonly at: (port: number) => Render,
    private readonly gate: Pick<Admission, "enter">,
  ) {}

  /** Where pages are drawn from now on. */
  listen(): void {
    onMessage(topic, (port) => this.use(Number(port)));
  }

  /** Whether another process draws. */
  get isThere(): boolean {
    return this.port !== 0;
  }

  use(port: number): void {
    this.port = port;
  }

  /** @throws TooManyPages when it found no place in time */
  readonly render: Render = async (url, isRenewal) => {
    if (!this.isThere) return this.drawnHere(url, isRenewal);
    const leave = await this.gate.enter(isRenewal === true ? "renewal" : "drawing");
    if (leave === null) throw new TooManyPages();
    const { port } = this; // it may have changed while this waited
    try {
      const rendered = await this.at(port)(url, isRenewal);
      this.count("apart");
      return rendered;
    } catch (error) {
      if (!isGone(error)) throw error;
      if (this.port === port) this.port = 0; // until it says that it is there
    } finally {
      leave();
    }
    return this.drawnHere(url, isRenewal);
  };

  private drawnHere(url: string, isRenewal: boolean | undefined): Promise<Rendered> {
    this.count("here");
    return this.own(url, isRenewal);
  }

  private count(where: "apart" | "here"): void {
    increase("harambee_pages_drawn_total", "Pages drawn for the page cache", { where });
  }
}
