import { env } from "@/lib/env";

/** One JSON line an event; user text is escaped by JSON, so that no line can be forged. Never logs bodies, tokens or e-mail texts. */
type Fields = Record<string, unknown>;

const levels = ["info", "warn", "error", "silent"] as const;

function line(level: "info" | "warn" | "error", event: string, fields: Fields): void {
  if (levels.indexOf(level) < levels.indexOf(env.LOG_LEVEL)) return;
  const text = JSON.stringify(
    { at: new Date().toISOString(), level, event, ...fields },
    (_key, value: unknown) => {
      if (typeof value === "bigint") return value.toString();
      if (value instanceof Error)
        return { name: value.name, message: value.message, stack: value.stack, cause: value.cause };
      return value;
    },
  );
  (level === "error" ? process.stderr : process.stdout).write(`${text}\n`);
}

export const log = {
  info: (event: string, fields: Fields = {}) => line("info", event, fields),
  warn: (event: string, fields: Fields = {}) => line("warn", event, fields),
  error: (event: string, fields: Fields = {}) => line("error", event, fields),
};
