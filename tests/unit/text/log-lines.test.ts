import { afterEach, expect, test, vi } from "vitest";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { PoolError, shortWords } from "@/lib/files/pool";

const level = env.LOG_LEVEL;
afterEach(() => {
  Object.assign(env, { LOG_LEVEL: level });
  vi.restoreAllMocks();
});

const lineOf = (write: () => void): string => {
  Object.assign(env, { LOG_LEVEL: "info" });
  let line = "";
  vi.spyOn(process.stderr, "write").mockImplementation((text) => ((line += String(text)), true));
  write();
  return line;
};

test("an error whose message is a whole file or a crash of the engine is one short line", () => {
  const deep = (n: number): never => {
    if (n > 0) return deep(n - 1);
    throw new Error(`not read: ${"x".repeat(100_000)}`, {
      cause: new PoolError("threw", `VIPS ${"\n#\u0000".repeat(5_000)} heap`),
    });
  };
  let error: unknown;
  try {
    deep(100);
  } catch (thrown) {
    error = thrown;
  }
  const line = lineOf(() => log.error("decoder.failed", { error }));
  expect(line.length).toBeLessThan(8_000);
  const fields = JSON.parse(line) as { error: Record<string, string> };
  expect(fields.error).toMatchObject({
    message: expect.stringMatching(/^not read: x{100}/),
    stack: expect.stringContaining("log-lines.test"),
    cause: expect.objectContaining({ name: "PoolError" }),
  });
});

test("the last words of a decoder are one line of at most 200 letters", () => {
  const crash = `${"#".repeat(3_000)}\n<--- Last few GCs --->\n\u0007[1:0x55] 1234 ms\nlimit:memory\n`;
  expect(shortWords(crash).length).toBeLessThanOrEqual(200);
  expect(shortWords(crash)).toMatch(/\[1:0x55\] 1234 ms limit:memory$/);
  expect(new PoolError("threw", "y".repeat(900)).message.length).toBeLessThan(220);
});
