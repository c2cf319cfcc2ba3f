import { describe, expect, test } from "vitest";
import { z } from "zod";
import { deliveryOf } from "@/lib/email/delivery";
import { updateBody, inputOfBody } from "@/lib/updates/api-schema";
import { atomFeed } from "@/lib/updates/feed";
import { figureText } from "@/lib/updates/figure-text";
import { updateFormPost } from "@/lib/updates/form-schema";
import { inputOfForm } from "@/lib/updates/input";
import { isLateEdit, stateOf } from "@/lib/updates/rules";

const posted = { title: "Two pumps", text: "They run.", intent: "draft" };
const faults = (fields: Record<string, string>) => {
  const result = z.safeParse(updateFormPost, { ...posted, ...fields });
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join("."));
};

describe("the form of an update", () => {
  test("whole without pictures and figures", () => {
    const form = z.parse(updateFormPost, posted);
    expect(inputOfForm(form, {})).toMatchObject({
      title: "Two pumps",
      figures: [],
      fromForm: true,
    });
  });

  test("figures as people type them; a figure without a number or without words is marked", () => {
    const form = z.parse(updateFormPost, {
      ...posted,
      figureLabel1: "Trees",
      figureDone1: "31 500",
      figureOf1: "40,000",
      figureLabel3: "Wells",
      figureDone3: "3",
      figureOf3: "",
    });
    expect(inputOfForm(form, {}).figures).toEqual([
      { label: "Trees", done: 31_500, total: 40_000 },
      { label: "Wells", done: 3, total: null },
    ]);
    expect(faults({ figureLabel1: "Trees" })).toEqual(["figureDone1"]);
    expect(faults({ figureDone2: "4" })).toEqual(["figureLabel2"]);
    expect(faults({ figureLabel1: "Trees", figureDone1: "4", figureOf1: "0" })).toEqual([
      "figureOf1",
    ]);
    for (const wrong of [
      ...["many", "-1", "1e9", "99999999999", "7.5", "7,5", "40,000.00", "1.2.3", "12 000 0"],
      ...["1,0000", ",5", "5.", "٧٫٥", "1e3", "0x10", "7/12", "2 147 483 648"],
    ])
      expect(faults({ figureLabel1: "Trees", figureDone1: wrong }), wrong).toContain("figureDone1");
  });

  test.each([
    ["1.500", 1_500],
    ["1\u202f500\u00a0000", 1_500_000],
    ["12'500", 12_500],
    ["1,00,000", 100_000],
    ["٣٬٥٠٠", 3_500],
    ["0", 0],
  ])("a figure of %s is the whole number that it says", (typed, done) => {
    const form = z.parse(updateFormPost, { ...posted, figureLabel1: "Trees", figureDone1: typed });
    expect(inputOfForm(form, {}).figures).toEqual([{ label: "Trees", done, total: null }]);
  });

  test("[IMP-001] characters are those that people count, not the units that they are stored in", () => {
    const drops = (n: number) => "\u{1f4a7}".repeat(n);
    expect(faults({ title: drops(120), text: drops(5_000), caption1: drops(200) })).toEqual([]);
    expect(faults({ title: drops(121) })).toEqual(["title"]);
    expect(faults({ text: drops(5_001) })).toEqual(["text"]);
  });

  test("[IMP-001] 120 and 5,000 characters, not one more; 200 of a caption", () => {
    expect(faults({ title: "x".repeat(120), text: "x".repeat(5_000) })).toEqual([]);
    expect(faults({ title: "x".repeat(121) })).toEqual(["title"]);
    expect(faults({ text: "x".repeat(5_001) })).toEqual(["text"]);
    expect(faults({ caption1: "x".repeat(201) })).toEqual(["caption1"]);
    expect(faults({ title: " " })).toEqual(["title"]);
  });
});

describe("a call's body", () => {
  test("captions and figures are JSON; captions alone change captions", () => {
    const body = updateBody.parse({
      captions: '["<script>"]',
      figures: '[{"label":"A","done":1}]',
    });
    expect(inputOfBody(body)).toEqual({
      figures: [{ label: "A", done: 1, total: null }],
      pictures: [{ position: 1, caption: "<script>" }],
    });
  });
  test("what is not JSON, or has fields of its own, is refused at its field", () => {
    for (const wrong of ["[", "{}", '[{"label":"","done":1}]', '[{"label":"A","done":1.5}]']) {
      const result = updateBody.safeParse({ figures: wrong });
      expect(result.error?.issues[0]?.path[0], wrong).toBe("figures");
    }
  });
});

test("an edit within a day is nobody's business", () => {
  const at = new Date("2026-01-01T00:00:00Z");
  const after = (ms: number) => new Date(at.getTime() + ms);
  expect(isLateEdit(null, at)).toBe(false);
  expect(isLateEdit(at, after(86_400_000))).toBe(false);
  expect(isLateEdit(at, after(86_400_001))).toBe(true);
  expect(stateOf({ publishedAt: at, hiddenAt: at })).toBe("hidden");
  expect(stateOf({ publishedAt: null, hiddenAt: null })).toBe("draft");
});

test("figures as each language writes them", () => {
  const figure = { label: "A", done: 1_200, total: 3_000 };
  expect(figureText(figure, "en")).toBe("1,200 of 3,000");
  expect(figureText({ ...figure, total: null }, "en")).toBe("1,200");
  expect(figureText(figure, "fr")).toMatch(/sur/);
});

test.each<[string, unknown, string]>([
  ["the server says later", { responseCode: 451, command: "RCPT TO", code: "EENVELOPE" }, "later"],
  [
    "later, once it has the mail",
    { responseCode: 452, command: "DATA", code: "EMESSAGE" },
    "later",
  ],
  ["no such person", { responseCode: 550, command: "RCPT TO", code: "EENVELOPE" }, "refused"],
  [
    "it does not take this mail",
    { responseCode: 554, command: "DATA", code: "EMESSAGE" },
    "refused",
  ],
  [
    "our sender is refused",
    { responseCode: 550, command: "MAIL FROM", code: "EENVELOPE" },
    "later",
  ],
  ["our login is refused", { responseCode: 535, command: "AUTH PLAIN", code: "EAUTH" }, "later"],
  ["nobody listens", { code: "ESOCKET", command: "CONN", syscall: "connect" }, "later"],
  [
    "it never greets",
    { code: "ETIMEDOUT", command: "CONN", message: "Greeting never received" },
    "later",
  ],
  [
    "the line is lost",
    { code: "ECONNECTION", command: "CONN", message: "Connection closed" },
    "unknown",
  ],
  ["silence after the mail", { code: "ETIMEDOUT", command: "CONN", message: "Timeout" }, "unknown"],
  ["an error of our own", new Error("x"), "unknown"],
])("%s: %o is %s", (_what, error, expected) => expect(deliveryOf(error)).toBe(expected));

const feedOf = (slug: string) =>
  atomFeed("en", {
    campaign: { id: "cmp_1", slug, title: "Pumps & <wells>", ngo: { name: '"Maji"' } },
    updates: [
      {
        number: 1,
        title: "]]> \u0000 <b>",
        text: "a & b",
        pictures: [],
        figures: [],
        publishedAt: new Date("2026-01-02T00:00:00Z"),
        editedAt: new Date("2026-02-02T00:00:00Z"),
        isDemo: false,
      },
    ],
    begun: new Date("2026-01-01T00:00:00Z"),
    appUrl: "https://harambee.example",
  });

test("what was read of a feed is not new when the campaign's address changes", () => {
  const ids = (slug: string) => [...feedOf(slug).matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
  expect(new Set(ids("pumps")).size).toBe(2);
  expect(ids("wells")).toEqual(ids("pumps"));
  expect(feedOf("wells")).toContain('href="https://harambee.example/campaigns/wells/updates/1"');
});

test("a feed is XML whatever is typed", () => {
  const feed = feedOf("pumps");
  expect(feed).toContain("<title>]]&gt;  &lt;b&gt;</title>");
  expect(feed).toContain("<updated>2026-02-02T00:00:00.000Z</updated><link");
  expect(feed.match(/<entry>/g)).toHaveLength(1);
  expect(feed.replace(/&(?:amp|lt|gt|quot);/g, "")).not.toContain("&");
});
