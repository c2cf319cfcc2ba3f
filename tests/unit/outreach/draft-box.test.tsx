// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { DraftBox } from "@/components/outreach/draft-box";
import type { DraftEvent } from "@/lib/outreach/kinds";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const words = {
  ...{ label: "Text", length: "{n} of {max}", tooLong: "{n}, too long for {max}" },
  ...{ byTemplate: "by template", byModel: "by model", instead: "template instead" },
  ...{ edited: "changed", write: "Write", writing: "Writing", again: "Template again" },
  ...{ copy: "Copy", copied: "Copied", copyFailed: "Not copied", share: "Share" },
};
const template = "Our template: https://give.example/wells";

/** The box, and what it shows once the service gave this answer. */
async function asked(answer: (signal: AbortSignal) => Promise<Response>, waitMs = 0) {
  vi.stubGlobal("fetch", (_address: string, { signal }: { signal: AbortSignal }) => answer(signal));
  render(<DraftBox labels={words} template={template} max={60} ask="/draft" />);
  fireEvent.click(screen.getByRole("button", { name: "Write" }));
  await act(async () => {
    if (waitMs > 0) await vi.advanceTimersByTimeAsync(waitMs);
    else await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return shown();
}
const shown = () => ({
  text: screen.getByLabelText<HTMLTextAreaElement>("Text").value,
  says: screen.getAllByRole("status")[0]!.textContent,
});
const lines = (...events: DraftEvent[]) =>
  new Response(events.map((event) => `${JSON.stringify(event)}\n`).join(""));
const fallen = { text: template, says: "template instead" };

describe("a draft says who wrote it", () => {
  test("the template, the service, or the person who changed it", async () => {
    const text = "Four wells stand dry.";
    const pieces = [{ piece: "Four wells " }, { piece: "stand dry." }];
    expect(await asked(async () => lines(...pieces, { by: "model", text }))).toEqual({
      text,
      says: "by model",
    });
    fireEvent.change(screen.getByLabelText("Text"), { target: { value: "x".repeat(61) } });
    expect(shown().says).toBe("changed");
    expect(screen.getByText("61, too long for 60")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Template again" }));
    expect(shown()).toEqual({ text: template, says: "by template" });
  });

  test.each<[string, () => Promise<Response>]>([
    ["the server's own template", async () => lines({ by: "template", text: template })],
    ["500", async () => new Response("{}", { status: 500 })],
    ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["half a stream", async () => lines({ piece: "Four wel" })],
    ["half a line", async () => new Response('{"piece":"Four wells"}\n{"by":"mod')],
    ["a page", async () => new Response("<!doctype html>\n<p>Bad gateway</p>\n")],
  ])("[IMP-041] after %s the template stands there", async (_what, answer) => {
    expect(await asked(answer)).toEqual(fallen);
  });

  test("[IMP-041] a server that says nothing is left after ten seconds", async () => {
    vi.useFakeTimers();
    const silent = (signal: AbortSignal) =>
      new Promise<Response>((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(new Error("aborted"))),
      );
    expect((await asked(silent, 9_900)).says).toBe("Writing");
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(shown()).toEqual(fallen);
  });
});
