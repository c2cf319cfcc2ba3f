import "server-only";
import { spawn, type ChildProcess } from "node:child_process";
import { availableParallelism } from "node:os";
import path from "node:path";
import { log } from "@/lib/log";
import { decoderLimits } from "@/lib/files/decoder/limits.mjs";
import { SharedError } from "@/lib/shared-error";

/** Why a job gave no result: no place was free; it used too much time or memory; the process died or the job threw. */
export type PoolFailure = "busy" | "notStarted" | "time" | "memory" | "died" | "threw";

export class PoolError extends SharedError {
  static override readonly brand = "PoolError";

  constructor(
    readonly reason: PoolFailure,
    detail = "",
  ) {
    super(`decoder ${reason} ${shortWords(detail.slice(0, 200))}`.trim());
    this.name = "PoolError";
  }
}

type Options = { name: string; size: number; waiting: number; cpuMs: number; wallMs: number };
type Job = {
  id: number;
  kind: string;
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
};
type Answer = { ready?: true; id?: number; output?: unknown; failure?: string };
type Decoder = {
  process: ChildProcess;
  ready: boolean;
  job: Job | null;
  words: string;
  timer: NodeJS.Timeout | null;
  spent: boolean;
};

/** The last lines of a process's output, for one log line: a crash of the engine prints pages. */
export const shortWords = (text: string): string =>
  text
    .slice(-200)
    .replace(/[^\x20-\x7e]+/g, " ")
    .trim();

const idleMs = 30_000;
const startMs = 30_000;

/**
 * Processes that decode files apart from the one that answers requests, one job each. They start on demand, exit after
 * half a minute without work, and exit with this process: the channel between them closes.
 */
export class DecoderPool {
  private readonly decoders = new Set<Decoder>();
  private readonly queue: Job[] = [];
  private counter = 0;

  constructor(private readonly options: Options) {}

  /**
   * @param patient waits for its turn however many wait already (our own jobs, one at a time)
   * @throws PoolError
   */
  run(kind: string, input: unknown, patient = false): Promise<unknown> {
    if (!patient && this.queue.length >= this.options.waiting)
      return Promise.reject(new PoolError("busy"));
    return new Promise((resolve, reject) => {
      this.counter = (this.counter % 1_000_000_000) + 1;
      this.queue.push({ id: this.counter, kind, input, resolve, reject });
      this.next();
    });
  }

  /** Process ids of the running decoders, for tests. */
  pids(): number[] {
    return [...this.decoders].map((d) => d.process.pid ?? 0);
  }

  private next(): void {
    if (this.queue.length === 0) return;
    const free = [...this.decoders].find((d) => !d.job && !d.spent);
    if (!free) {
      if (this.decoders.size < this.options.size) this.start();
      return;
    }
    if (!free.ready) return;
    const job = this.queue.shift()!;
    free.job = job;
    this.hold(free, true);
    this.alarm(free, this.options.wallMs, () => this.kill(free, "time"));
    free.process.send(
      { id: job.id, kind: job.kind, input: job.input, cpuMs: this.options.cpuMs },
      (error) => {
        if (error) this.kill(free, "died");
      },
    );
    this.next();
  }

  private start(): void {
    const entry = path.join(process.cwd(), "lib", "files", "decoder", "decode.mjs");
    const child = spawn(process.execPath, [`--max-old-space-size=${decoderLimits.heapMb}`, entry], {
      // none of our secrets; with fewer malloc arenas memory is freed sooner
      env: { MALLOC_ARENA_MAX: "2", NODE_ENV: "production" } as NodeJS.ProcessEnv,
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    const decoder: Decoder = {
      process: child,
      ready: false,
      job: null,
      words: "",
      timer: null,
      spent: false,
    };
    this.decoders.add(decoder);
    this.alarm(decoder, startMs, () => this.kill(decoder, "died"));
    child.stderr?.on("data", (chunk: Buffer) => {
      decoder.words = (decoder.words + chunk.toString("latin1")).slice(-600);
    });
    child.on("message", (message: Answer) => this.answered(decoder, message));
    child.on("error", () => this.ended(decoder, "died"));
    child.on("exit", () => this.ended(decoder, this.reason(decoder)));
  }

  private answered(decoder: Decoder, { ready, id, output, failure }: Answer): void {
    if (ready) decoder.ready = true;
    else if (decoder.job?.id === id) {
      const { job } = decoder;
      decoder.job = null;
      if (failure === undefined) job!.resolve(output);
      else job!.reject(new PoolError("threw", failure));
    }
    if (decoder.job) return;
    this.hold(decoder, false);
    this.alarm(decoder, idleMs, () => this.kill(decoder, null));
    this.next();
  }

  /** What the watching thread reported before it ended the process (lib/files/decoder/watch.mjs). */
  private reason(decoder: Decoder): PoolFailure {
    const limit = /limit:(time|memory)\n$/.exec(decoder.words)?.[1];
    if (limit === "time" || limit === "memory") return limit;
    return /heap out of memory/i.test(decoder.words) ? "memory" : "died";
  }

  private kill(decoder: Decoder, reason: PoolFailure | null): void {
    if (decoder.spent) return;
    decoder.process.kill("SIGKILL");
    this.ended(decoder, reason ?? "died");
  }

  private ended(decoder: Decoder, reason: PoolFailure): void {
    if (decoder.spent) return;
    decoder.spent = true;
    if (decoder.timer) clearTimeout(decoder.timer);
    this.decoders.delete(decoder);
    const { job } = decoder;
    decoder.job = null;
    if (job) {
      log.warn("decoder.ended", {
        pool: this.options.name,
        job: job.kind,
        reason,
        words: shortWords(decoder.words),
      });
      job.reject(new PoolError(reason));
    } else if (!decoder.ready) {
      // it cannot be started: reject the waiting jobs, which would otherwise wait for ever
      log.error("decoder.notStarted", {
        pool: this.options.name,
        words: shortWords(decoder.words),
      });
      for (const waiting of this.queue.splice(0)) waiting.reject(new PoolError("notStarted"));
    }
    this.next();
  }

  private alarm(decoder: Decoder, ms: number, ring: () => void): void {
    if (decoder.timer) clearTimeout(decoder.timer);
    decoder.timer = setTimeout(ring, ms);
    decoder.timer.unref();
  }

  /** An idle decoder must not keep the server or a test from exiting. */
  private hold(decoder: Decoder, busy: boolean): void {
    const handles = [decoder.process, decoder.process.channel, decoder.process.stderr] as ({
      ref?(): void;
      unref?(): void;
    } | null)[];
    for (const handle of handles)
      if (busy) handle?.ref?.();
      else handle?.unref?.();
  }
}

const cores = availableParallelism();
type Decoders = { check: DecoderPool; draw: DecoderPool; papers: DecoderPool };

declare global {
  // the framework may load this module more than once; the processes are shared
  var harambeeDecoders: Decoders | undefined;
}

/**
 * `check` for uploaded files, `draw` for pictures of our own data, `papers` for receipts and statements: neither a
 * hostile file nor a stranger who requests many pictures may delay what a donor waits for.
 */
export function decoders(): Decoders {
  const size = cores >= 4 ? 2 : 1;
  const { cpuMs, wallMs, drawCpuMs, drawWallMs } = decoderLimits;
  const own = { size, waiting: 60, cpuMs: drawCpuMs, wallMs: drawWallMs };
  globalThis.harambeeDecoders ??= {
    check: new DecoderPool({ name: "check", size, waiting: 12, cpuMs, wallMs }),
    draw: new DecoderPool({ ...own, name: "draw" }),
    papers: new DecoderPool({ ...own, name: "papers" }),
  };
  return globalThis.harambeeDecoders;
}
