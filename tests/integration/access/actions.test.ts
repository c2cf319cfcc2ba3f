import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { env } from "@/lib/env";
import { idle, type ActionState } from "@/lib/http/action-state";
import { kinds, badKinds, person, samePerson, type Person } from "@/tests/support/people";
import { Left, seen } from "@/tests/support/next-mocks";
import { actionTable } from "./actions-table";
import { actionFields } from "./actions-sent";

vi.mock("next/cache", () => import("@/tests/support/next-mocks"));
vi.mock("next/headers", () => import("@/tests/support/next-mocks"));
vi.mock("next/navigation", () => import("@/tests/support/next-mocks"));
vi.setConfig({ testTimeout: 120_000 }); // each test makes requests as many people; generous, for a busy machine

/**
 * A server action is a public address: this calls each one exported by a file with "use server" as every kind of
 * person. The input is well-formed and names nothing that exists, so that only the caller decides; expected results are
 * in actions-table.ts.
 */
const root = path.resolve(import.meta.dirname, "../../..");
const files = ["app", "components", "lib"].flatMap((top) =>
  readdirSync(path.join(root, top), { recursive: true, encoding: "utf8" })
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        /^\s*["']use server["']/m.test(readFileSync(path.join(root, top, file), "utf8")),
    )
    .map((file) => `${top}/${file}`),
);
const loaders = import.meta.glob(["/lib/**/*actions.ts", "/lib/**/*-action.ts"]);

type Action = (previous: ActionState<unknown>, form: FormData) => Promise<ActionState<unknown>>;
const actions = new Map<string, Action>();
for (const file of files) {
  const found = (await loaders[`/${file}`]?.()) as Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(found ?? {})) actions.set(name, value as Action);
}

async function act(name: string, who: Person, more: Record<string, string> = {}): Promise<string> {
  seen.headers = new Headers({
    origin: env.appOrigin,
    "x-forwarded-for": "198.51.100.7",
    ...(who.cookie ? { cookie: who.cookie } : {}),
    ...more,
  });
  const form = new FormData();
  for (const [field, value] of Object.entries(actionFields[name]?.() ?? {})) form.set(field, value);
  try {
    const action = actions.get(name)!;
    // two exceptions: the language menu's action is not used with useActionState, and the success page's takes two
    // strings
    if (name === "chooseLanguageAction") {
      await (action as unknown as (f: FormData) => Promise<undefined>)(form);
      return "silent";
    }
    const state = await (name === "checkPayment"
      ? (action as unknown as (a: string, b: string) => Promise<ActionState<unknown>>)(
          "cs_none",
          "none",
        )
      : action(idle, form));
    if (state === undefined) return "silent";
    if ("state" in state) return String(state.state);
    return state.status === "error" ? state.code : state.status;
  } catch (error) {
    if (error instanceof Left) return "done";
    throw error;
  }
}

test('[ACCT-047] every file with "use server" is looked at, and every action in it has a line', () => {
  expect(files.filter((file) => !loaders[`/${file}`])).toEqual([]);
  expect([...actions.keys()].filter((name) => !(name in actionTable))).toEqual([]);
  expect(Object.keys(actionTable).filter((name) => !actions.has(name))).toEqual([]);
});

/** Results that change nothing about the person, who can then be used for the next action. */
const refusals = new Set(["unauthenticated", "forbidden", "not_found"]);

describe.each(Object.entries(actionTable))("%s", (name, line) => {
  const expected = line.split("|").map((cell) => cell.trim());
  const words = (kind: string, i: number) =>
    [kind, expected.length === 1 ? expected[0]! : expected[i]!] as const;
  test("[ACCT-047, ACCT-070, NGO-053, NGO-073] by each kind of person", async () => {
    const got: Record<string, string> = {};
    const told = Object.fromEntries(kinds.map(words));
    for (const kind of kinds) {
      const who = refusals.has(told[kind]!) ? samePerson : person;
      got[kind] = await act(name, await who(kind));
    }
    expect(got).toEqual(told);
  });
  test("[ACCT-044, ACCT-031, ACCT-090, ACCT-091] with credentials that do not hold it is a visitor's; from elsewhere it is refused", async () => {
    const asVisitor = expected[0]!;
    const got: Record<string, string> = {};
    for (const kind of badKinds) got[kind] = await act(name, await samePerson(kind));
    expect(got).toEqual(Object.fromEntries(badKinds.map((kind) => [kind, asVisitor])));
    if (["checkPayment", "typedBefore", "chooseLanguageAction"].includes(name)) return; // read-only, or without a result
    const who = await samePerson("approved");
    const elsewhere: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
    ];
    for (const more of elsewhere) expect(await act(name, who, more)).toBe("foreign_origin");
  });
});
