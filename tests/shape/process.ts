import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

/** A program that can be killed and restarted. */
export function program(file: string, args: string[], env: Record<string, string>, cwd = root) {
  let child: ChildProcess | null = null;
  let output = "";
  const alive = () => child !== null && child.exitCode === null && child.signalCode === null;
  return {
    start() {
      if (alive()) return;
      child = spawn(file, args, {
        cwd,
        env: { NODE_ENV: "production", PATH: process.env["PATH"], ...env },
        stdio: ["pipe", "pipe", "pipe"],
      });
      child.stdin!.on("error", () => {});
      for (const stream of [child.stdout!, child.stderr!])
        stream.on("data", (chunk) => (output = (output + String(chunk)).slice(-400_000)));
    },
    async kill(signal: NodeJS.Signals = "SIGKILL") {
      const dying = child;
      if (!dying || !alive()) return;
      const ended = new Promise((resolve) => dying.once("exit", resolve));
      dying.kill(signal);
      await ended;
    },
    alive,
    output: () => output,
  };
}
export type Program = ReturnType<typeof program>;

/** A process of ours, which exits with the test, however that ends. */
export const nodeProgram = (args: string[], env: Record<string, string>, cwd = root): Program =>
  program(
    process.execPath,
    ["--import", "./scripts/lib/exit-with-parent.mjs", ...args],
    { HARAMBEE_PARENT: String(process.pid), ...env },
    cwd,
  );

/** Whether a PgBouncer knows prepared statements in transaction mode: 1.21 and later. */
export function knowsPrepared(pgbouncer: string): boolean {
  const words = spawnSync(pgbouncer, ["--version"], { encoding: "utf8" }).stdout;
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(words)?.map(Number) ?? [];
  return major > 1 || minor >= 21;
}
