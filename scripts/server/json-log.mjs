// What the framework prints is many lines, and holds what a client sent: it becomes one JSON line an event, like everything
// else in the log (lib/log.ts).
import { format, stripVTControlCharacters } from "node:util";

const mostCharacters = 8_000;

/** @param {"info" | "warn" | "error"} level @param {string} event @param {Record<string, unknown>} fields */
export function logLine(level, event, fields) {
  const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...fields });
  (level === "error" ? process.stderr : process.stdout).write(`${line}\n`);
}

/** From now on this process's console writes JSON lines. */
export function logAsJson() {
  const levels = { error: "error", warn: "warn", info: "info", log: "info" };
  for (const [name, level] of Object.entries(levels)) {
    console[name] = (...parts) => {
      const text = stripVTControlCharacters(format(...parts))
        .trim()
        .slice(0, mostCharacters);
      if (text) logLine(level, "framework", { text });
    };
  }
}
