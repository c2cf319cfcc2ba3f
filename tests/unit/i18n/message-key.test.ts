import { expect, test } from "vitest";
import { messageOf, messageWith } from "@/lib/i18n/message-key";

test("a message carries what stands in it, also marks of all kinds", () => {
  const params = { file: 'a?{"b":1}.png', max: 3 };
  expect(messageOf(messageWith("fileEmpty", params))).toEqual({ key: "fileEmpty", params });
  expect(messageOf("fileEmpty")).toEqual({ key: "fileEmpty", params: {} });
});

test("what a stranger typed into zod's own words is no parameter, and nothing throws", () => {
  for (const text of [
    'Unrecognized key: "a?b"',
    'Unrecognized key: "a?{}"',
    "?",
    "?{",
    "what? {no}",
    "Invalid input: expected string?{x}",
  ])
    expect(messageOf(text)).toEqual({ key: text, params: {} });
});
