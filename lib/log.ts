import "server-only";
import { env } from "@/lib/env";
import { logContext } from "@/lib/log-context";

/**
 * One JSON line per event; JSON escapes user text, so that no line can be forged. Never logs bodies, tokens or email
 * texts.
 */
type Fields = Record<string, unknown>;

const levels = ["info", "warn", "error", "silent"] as const;

/** Maximum length of an error's message, and of its stack in frames, in a log line. */
const longestMessage = 1_000;
const mostPlaces = 15;

/** The stack without the message that it repeats: a library's message may contain a whole query or file. */
function errorFields(error: Error): Fields {
  const places = (error.stack ?? "").split("\n").filter((text) => /^\s+at /.test(text));
  return {
    name: error.name,
    message: error.message.slice(0, longestMessage),
    stack: places.slice(0, mostPlaces).join("\n"),
    cause: error.cause,
  };
}

function line(level: "info" | "warn" | "error", event: string, fields: Fields): void {
  if (levels.indexOf(level) < levels.indexOf(env.LOG_LEVEL)) return;
  const text = JSON.stringify(
    { at: new Date().toISOString(), level, event, ...logContext(), ...fields },
    (_key, value: unknown) => {
      if (typeof value === "bigint") return value.toString();
      if (value instanceof Error) return errorFields(value);
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
