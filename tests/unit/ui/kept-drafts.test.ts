import { describe, expect, test } from "vitest";
import { draftKey, forgetDrafts, keepDraft, readDraft } from "@/components/forms/kept-drafts";

/** An in-memory implementation of a browser's storage. */
function memory(): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    key: (i) => [...stored.keys()][i] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
    clear: () => stored.clear(),
  };
}
const day = 24 * 3600 * 1000;
const now = 1_000 * day;
const mine = draftKey("usr_a", "new");

describe("what was typed into a form", () => {
  test("is found again by who typed it, for seven days", () => {
    const storage = memory();
    keepDraft(storage, mine, { title: "Wells", hasEndDate: false }, now);
    expect(readDraft(storage, mine, now + 6 * day)).toEqual({ title: "Wells", hasEndDate: false });
    expect(readDraft(storage, draftKey("usr_b", "new"), now)).toBeNull();
    expect(readDraft(storage, mine, now + 7 * day)).toBeNull();
    expect(readDraft(storage, mine, now - day)).toBeNull();
    keepDraft(storage, mine, {}, now);
    expect(storage.length).toBe(0);
  });
  test("goes when it is old, when another person comes, and all of it when somebody logs out", () => {
    const storage = memory();
    storage.setItem("other", "stays");
    keepDraft(storage, draftKey("usr_a", "cmp_old"), { title: "x" }, now - 8 * day);
    keepDraft(storage, draftKey("usr_ab", "new"), { title: "x" }, now);
    keepDraft(storage, mine, { title: "x" }, now);
    forgetDrafts(storage, "usr_a", now);
    expect([...Array(storage.length).keys()].map((i) => storage.key(i))).toEqual(["other", mine]);
    forgetDrafts(storage, null, now);
    expect(readDraft(storage, mine, now)).toBeNull();
    expect(storage.getItem("other")).toBe("stays");
  });
  test.each(["", "no JSON", "null", "[]", '{"at":"x","fields":{}}', '{"at":1,"fields":null}'])(
    "%j that somebody else put there is nothing",
    (text) => {
      const storage = memory();
      storage.setItem(mine, text);
      expect(readDraft(storage, mine, now)).toBeNull();
    },
  );
  test("only texts and ticks are put back; a storage that is full is no error", () => {
    const storage = memory();
    storage.setItem(mine, JSON.stringify({ at: now, fields: { a: "x", b: { c: 1 }, d: true } }));
    expect(readDraft(storage, mine, now)).toEqual({ a: "x", d: true });
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(() => keepDraft(storage, mine, { title: "x" }, now)).not.toThrow();
  });
});
