// Sends pages to the dedicated rendering process (server/drawing.ts), where there is one.
import type { Admission } from "./admission";
import { increase } from "./metrics";
import { onMessage, sendMessage } from "./processes";
import type { Render, Rendered } from "./self-request";

const topic = "drawing";
/** ms; a web process that started later, or lost the address, learns it again after this */
const announceMs = 1_000;

/** Repeatedly tells the web processes where pages are rendered. */
export function announceDrawing(port: number): void {
  sendMessage(topic, port, "web");
  setInterval(() => sendMessage(topic, port, "web"), announceMs).unref();
}

/** Too many pages wait to be rendered; this one is not begun. */
export class TooManyPages extends Error {}

/** Whether the process is not there or exited while it rendered; any other error is a response, or a timeout. */
const isGone = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "ECONNREFUSED" || error.code === "ECONNRESET");

export class DrawApart {
  private port = 0;

  /**
   * @param own renders in this process
   * @param renderAt renders at another process's port
   * @param gate limits what is rendered there; requests wait here, since being refused there would cost both processes
   */
  constructor(
    private readonly own: Render,
    private readonly renderAt: (port: number) => Render,
    private readonly gate: Pick<Admission, "enter">,
  ) {}

  /** Learns where pages are rendered from now on. */
  listen(): void {
    onMessage(topic, (port) => this.use(Number(port)));
  }

  /** Whether another process renders. */
  get isThere(): boolean {
    return this.port !== 0;
  }

  use(port: number): void {
    this.port = port;
  }

  /** @throws TooManyPages when no place became free in time */
  readonly render: Render = async (url, isRenewal) => {
    if (!this.isThere) return this.drawnHere(url, isRenewal);
    const leave = await this.gate.enter(isRenewal === true ? "renewal" : "drawing");
    if (leave === null) throw new TooManyPages();
    const { port } = this; // it may have changed while this request waited
    try {
      const rendered = await this.renderAt(port)(url, isRenewal);
      this.count("apart");
      return rendered;
    } catch (error) {
      if (!isGone(error)) throw error;
      if (this.port === port) this.port = 0; // until it announces itself again
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
