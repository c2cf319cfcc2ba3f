import { expect, test, vi } from "vitest";
import { sendContactMessage } from "@/lib/contact/actions";
import { idle } from "@/lib/http/action-state";

const said = vi.hoisted(() => ({ lines: [] as unknown[][] }));
vi.mock("next/headers", () => ({
  headers: async () => new Headers({ host: "localhost:3000", origin: "http://localhost:3000" }),
  cookies: async () => ({ get: () => undefined, set: () => undefined, delete: () => undefined }),
}));
vi.mock("@/lib/contact/send-message", () => ({
  sendMessage: async () => {
    throw new Error("the disk is full");
  },
}));
vi.mock("@/lib/log", () => ({
  log: new Proxy(
    {},
    {
      get:
        () =>
        (...line: unknown[]) =>
          said.lines.push(line),
    },
  ),
}));

test("[PUB-075] a failure without words of its own shows the catalogue's, and the log has the cause", async () => {
  const form = new FormData();
  for (const [name, text] of Object.entries({
    name: "Amina",
    email: "amina@test.example",
    subject: "s",
    message: "m",
  }))
    form.set(name, text);
  const state = await sendContactMessage(idle as never, form);
  expect(state).toMatchObject({ status: "error" });
  expect(JSON.stringify(state)).toContain("An unexpected error occurred");
  expect(JSON.stringify(state)).not.toContain("disk");
  expect(
    said.lines
      .flat()
      .map((part) =>
        part instanceof Error
          ? part.message
          : JSON.stringify(part, (_, v: unknown) => (v instanceof Error ? v.message : v)),
      )
      .join(),
  ).toContain("the disk is full");
});
