import { afterEach, expect, test, vi } from "vitest";
import { formSent, sentHere, takeFlash } from "@/components/ui/take-flash";

const put = (value: object) => {
  const page = {
    cookie: `lang=en; flash=${Buffer.from(JSON.stringify(value)).toString("base64url")}`,
  };
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", { location: { pathname: "/dashboard" } });
  return page;
};
afterEach(() => vi.unstubAllGlobals());

test("a sentence for the page that comes next is not taken by the page that is being left", () => {
  const sentence = { kind: "good", text: "Saved", after: 1_000 };
  const page = put(sentence);
  expect(takeFlash(900), "drawn before the form was sent").toBeNull();
  expect(page.cookie).toContain("flash=ey");
  expect(takeFlash(1_001), "the answer").toEqual({ kind: "good", text: "Saved" });
  expect(page.cookie).toContain("Max-Age=0");
});

test("a page that stays takes it, whenever it was drawn", () => {
  put({ kind: "bad", text: "No" });
  expect(takeFlash(1)).toEqual({ kind: "bad", text: "No" });
  put({ kind: "good", text: "Out", leaving: "/dashboard" });
  expect(takeFlash(1)).toBeNull();
  put({ text: "Broken", after: "x" });
  expect(takeFlash(1)).toEqual({ kind: "good", text: "Broken" });
});

test("a tab that stays open looks for a message only after it sent a form: all tabs share the cookie", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    expect(sentHere()).toBe(false);
    formSent();
    vi.advanceTimersByTime(119_000);
    expect(sentHere()).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(sentHere()).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});
