// The framework prints several lines per event, with text that a client sent. They become one JSON line per event, like
// everything else in the log (lib/log.ts).
import { format, stripVTControlCharacters } from "node:util";
import { logContext } from "../lib/log-context";

const mostCharacters = 8_000;
type Level = "info" | "warn" | "error";

export function logLine(level: Level, event: string, fields: Record<string, unknown>): void {
  const line = JSON.stringify({
    at: new Date().toISOString(),
    level,
    event,
    ...logContext(),
    ...fields,
  });
  (level === "error" ? process.stderr : process.stdout).write(`${line}\n`);
}

/** From now on this process's console writes JSON lines. */
export function logAsJson(): void {
  const levels = { error: "error", warn: "warn", info: "info", log: "info" } as const;
  const names = ["error", "warn", "info", "log"] as const;
  for (const name of names) {
    console[name] = (...parts: unknown[]) => {
      const text = stripVTControlCharacters(format(...parts))
        .trim()
        .slice(0, mostCharacters);
      if (text) logLine(levels[name], "framework", { text });
    };
  }
}
