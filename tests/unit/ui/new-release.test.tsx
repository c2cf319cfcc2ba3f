// @vitest-environment jsdom
// In a file of its own: React waits for all actions of a page together, and these never end, because their page is
// being reloaded.
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { UnrecognizedActionError } from "next/dist/client/components/unrecognized-action-error";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Form, type FormAction } from "@/components/forms/form";
import { formMessages } from "@/lib/forms/messages";

const reload = vi.fn();
// jsdom has no layout
Element.prototype.scrollIntoView = () => {};
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal("location", { pathname: "/campaigns/x/donate", search: "", reload });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const messages = formMessages("en");
const older: FormAction = () => Promise.reject(new UnrecognizedActionError("not found"));
const changes = vi.fn();

/** The page of one visit: each has a request key of its own. */
const page = (action: FormAction, requestKey: string) =>
  render(
    <Form action={action} messages={messages} label="Give">
      <div onInput={changes}>
        <input type="hidden" name="campaign" value="x" />
        <input type="hidden" name="requestKey" defaultValue={requestKey} />
        <input aria-label="Name" name="donorName" />
        <input aria-label="Password" name="newSecret" type="password" />
        <input aria-label="Code" name="code" />
        <input aria-label="Paper" name="paper" type="file" />
        <textarea aria-label="Note" name="message" />
        <input aria-label="Updates" name="updates" type="checkbox" defaultChecked />
        <input aria-label="Once" name="frequency" type="radio" value="once" defaultChecked />
        <input aria-label="Monthly" name="frequency" type="radio" value="monthly" />
      </div>
      <button>Give</button>
    </Form>,
  );
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
async function typeAndSend() {
  for (const [name, value] of [
    ["Name", "Amina"],
    ["Password", "pull-together"],
    ["Code", "123456"],
    ["Note", "For my grandmother"],
  ] as const)
    fireEvent.input(box(name), { target: { value } });
  fireEvent.click(box("Updates"));
  fireEvent.click(box("Monthly"));
  await act(async () => void fireEvent.submit(box("Name").closest("form")!));
}

it("a page older than the server is loaded anew, what was typed is there again, and the person is told", async () => {
  page(older, "first");
  await typeAndSend();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/pull-together|123456/);
  cleanup();
  changes.mockClear();
  const sent: [string, unknown][][] = [];
  page(async (_before, form) => {
    sent.push([...form]);
    return { status: "ok", at: 1 };
  }, "second");
  expect((await screen.findByRole("status")).textContent).toBe(messages.renewed);
  expect(box("Name").value).toBe("Amina");
  expect(box("Note").value).toBe("For my grandmother");
  expect([box("Updates").checked, box("Monthly").checked, box("Once").checked]).toEqual([
    false,
    true,
    false,
  ]);
  expect([box("Password").value, box("Code").value]).toEqual(["", ""]);
  // listeners that follow the fields are notified
  expect(changes).toHaveBeenCalled();
  await act(async () => void fireEvent.submit(box("Name").closest("form")!));
  // the same press, so that a response that was lost before does not lead to a second donation
  expect(sent[0]).toContainEqual(["requestKey", "first"]);
  expect({ ...sessionStorage }["typed"]).toBeUndefined();
});

it("it is loaded anew once: where that does not help, the form says so and keeps what was typed", async () => {
  page(older, "first");
  await typeAndSend();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  cleanup();
  page(older, "second");
  await act(async () => void fireEvent.submit(box("Name").closest("form")!));
  expect((await screen.findByRole("alert")).textContent).toContain(messages.unreachable);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(box("Name").value).toBe("Amina");
});

it.each([
  ["another form of the page", "Other", 0],
  ["a quarter of an hour later", "Give", 16 * 60_000],
])("%s gets nothing of it", async (_what, label, later) => {
  page(older, "first");
  await typeAndSend();
  await waitFor(() => expect(reload).toHaveBeenCalled());
  cleanup();
  const now = Date.now() + later;
  vi.spyOn(Date, "now").mockReturnValue(now);
  render(
    <Form action={older} messages={messages} label={label}>
      <input type="hidden" name="campaign" value="x" />
      <input aria-label="Name" name="donorName" />
    </Form>,
  );
  await act(async () => {});
  expect(box("Name").value).toBe("");
  expect(screen.queryByRole("status")).toBeNull();
  vi.restoreAllMocks();
});
