import { beforeEach, describe, expect, test, vi } from "vitest";
import { Admission } from "@/server/admission";
import { DrawApart, TooManyPages } from "@/server/draw-apart";
import type { Rendered } from "@/server/self-request";

let drawn: string[];
let failure: Error | null;
/** resolves each waiting request, while pages are held back; otherwise null */
let held: (() => void)[] | null;

const page = (by: string): Rendered => ({ status: 200, headers: {}, body: Buffer.from(by) });
const coded = (code: string) => Object.assign(new Error(code), { code });

function apartFrom(gate = new Admission()) {
  return new DrawApart(
    async () => {
      drawn.push("here");
      return page("here");
    },
    (port) => async (_url, isRenewal) => {
      drawn.push(`${port}${isRenewal ? " again" : ""}`);
      if (held !== null) await new Promise<void>((resolve) => held!.push(resolve));
      if (failure !== null) throw failure;
      return page(String(port));
    },
    gate,
  );
}
const body = async (apart: DrawApart, isRenewal?: boolean) =>
  (await apart.render("/campaigns", isRenewal)).body.toString();

beforeEach(() => {
  drawn = [];
  failure = null;
  held = null;
});

describe("pages drawn by a process of their own", () => {
  test("here, until it says where it is; then there, with what is drawn again marked", async () => {
    const apart = apartFrom();
    expect(await body(apart)).toBe("here");
    apart.use(4_001);
    expect(await body(apart, true)).toBe("4001");
    expect(drawn).toEqual(["here", "4001 again"]);
  });

  test.each(["ECONNREFUSED", "ECONNRESET"])(
    "when it has gone (%s) here, without asking it again until it is back",
    async (code) => {
      const apart = apartFrom();
      apart.use(4_001);
      failure = coded(code);
      expect(await body(apart)).toBe("here");
      expect(await body(apart)).toBe("here");
      expect(drawn).toEqual(["4001", "here", "here"]);
      failure = null;
      apart.use(4_002);
      expect(await body(apart)).toBe("4002");
    },
  );

  test("what takes too long there is not drawn a second time here", async () => {
    const apart = apartFrom();
    apart.use(4_001);
    failure = new Error("/campaigns took too long");
    await expect(body(apart)).rejects.toThrow("took too long");
    expect(drawn).toEqual(["4001"]);
  });

  test("an answer that comes after it said where it is anew does not make it forget that", async () => {
    const apart = apartFrom();
    apart.use(4_001);
    failure = coded("ECONNRESET");
    held = [];
    const first = body(apart);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    apart.use(4_002);
    held[0]!();
    expect(await first).toBe("here");
    failure = held = null;
    expect(await body(apart)).toBe("4002");
  });

  test("a few at a time, those that were there before first; others wait, and are refused in the end", async () => {
    vi.useFakeTimers();
    const gate: Admission = new Admission(
      () => 10_000, // however late this process's event loop is: rendering elsewhere does not delay it
      undefined,
      () => apart.isThere,
    );
    const apart = apartFrom(gate);
    apart.use(4_001);
    held = [];
    const first = [1, 2, 3].map(() => apart.render("/campaigns"));
    const refused = expect(apart.render("/campaigns")).rejects.toBeInstanceOf(TooManyPages);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(drawn).toHaveLength(3);
    expect(gate.state.waiting.drawing).toBe(1);
    const again = apart.render("/ngos", true);
    await vi.advanceTimersByTimeAsync(1_100);
    await refused;
    expect(drawn).toEqual(["4001", "4001", "4001", "4001 again"]);
    for (const goOn of held) goOn();
    await Promise.all([...first, again]);
    expect(gate.state.working.drawing).toBe(0);
    vi.useRealTimers();
  });
});
