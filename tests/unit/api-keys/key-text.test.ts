import { describe, expect, test } from "vitest";
import { locales } from "@/lib/i18n/locales";
import { messagesOf } from "@/lib/i18n/translator";
import { isKeyText, keyPrefix, newKeyText, startOf } from "@/lib/auth/key-text";

describe("API keys as text", () => {
  test("a new key has the mode's prefix, letters and digits alone, and is never the same", () => {
    const keys = Array.from({ length: 200 }, newKeyText);
    expect(new Set(keys).size).toBe(200);
    for (const key of keys) {
      expect(key).toMatch(/^hrb_test_[0-9A-Za-z]{38}$/);
      expect(isKeyText(key)).toBe(true);
      expect(key.startsWith(startOf(key))).toBe(true);
    }
    expect(keyPrefix()).toBe("hrb_test_");
  });

  test("a cut, changed or prolonged key is refused by its checksum", () => {
    const key = newKeyText();
    for (let i = 0; i < key.length; i++) {
      expect(isKeyText(key.slice(0, i)), `cut at ${i}`).toBe(false);
      const other = key[i] === "a" ? "b" : "a";
      expect(isKeyText(key.slice(0, i) + other + key.slice(i + 1)), `changed at ${i}`).toBe(false);
    }
    for (const more of ["a", " ", "\n", "é"]) expect(isKeyText(key + more)).toBe(false);
  });

  test("/developers publishes the pattern for scanners, in each language", () => {
    for (const locale of locales) {
      const line = messagesOf(locale, "developers").startList.find((one) => one.includes("{38}"));
      const [pattern = ""] = /hrb_\S+\{38\}/.exec(line ?? "") ?? [];
      const found = `TOKEN="${newKeyText()}"`.match(new RegExp(pattern));
      expect(isKeyText(found?.[0] ?? ""), locale).toBe(true);
    }
  });

  test("a live key is invalid where payments use the sandbox", () => {
    expect(isKeyText(newKeyText().replace("hrb_test_", "hrb_live_"))).toBe(false);
  });
});
