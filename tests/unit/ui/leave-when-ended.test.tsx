// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LeaveWhenEnded } from "@/components/layout/leave-when-ended";

const idleMs = 30 * 60_000;
const leave = vi.fn();
let answer: () => Promise<Response>;
const asked = vi.fn(() => answer());

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
  leave.mockClear();
  asked.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const says = (body: unknown) => async () => new Response(JSON.stringify(body));
async function open() {
  render(
    <>
      <p>a private page</p>
      <LeaveWhenEnded idleMs={idleMs} leave={leave} />
    </>,
  );
}
const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("nothing is asked before the idle time has passed; then a session that has ended empties the page", async () => {
  answer = says({});
  await open();
  await later(idleMs);
  expect(asked).not.toHaveBeenCalled();
  await later(2 * 60_000);
  expect(asked).toHaveBeenCalledWith("/api/auth/session", { cache: "no-store" });
  expect(leave).toHaveBeenCalled();
});

test("a session that another tab kept is waited for again, and is not kept by this page", async () => {
  answer = says({ user: { id: "usr_1" } });
  await open();
  await later(idleMs + 2 * 60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(leave).not.toHaveBeenCalled();
  await later(idleMs - 60_000);
  expect(asked).toHaveBeenCalledTimes(1); // less often than the idle time of a session
  answer = says({});
  await later(3 * 60_000);
  expect(leave).toHaveBeenCalled();
});

test("where nobody answers, nothing stays on the page", async () => {
  answer = () => Promise.reject(new TypeError("no network"));
  await open();
  expect(document.body.textContent).toContain("a private page");
  await later(idleMs + 2 * 60_000);
  expect(document.body.textContent).toBe("");
});
