import { describe, expect, test } from "vitest";
import { wordsFault } from "@/lib/support-words/rules";

describe("words that everyone may read", () => {
  test.each([
    "Courage! In 2024, 2025 and 2026 we gave $1,000.",
    "Given on 10.08.2025 for 12,500 people",
    "God bless you.Thank you all",
    "Ẹ ṣé púpọ̀ 💚\nMungu akubariki",
    "شكراً لكم",
    "It is 3.5 km; 24/7; @ home",
    "w".repeat(500),
  ])("%j is fine", (words) => expect(wordsFault(words)).toBeNull());
  test.each([
    "ada@example.org",
    "write ada.l@mail.example.co.ke now",
    "https://x.example",
    "hxxp://x",
    "WWW.x.example",
    "see spam.com",
    "visit scam.co.ke today",
    "maji.africa",
    "giving.ng",
    "spam.xyz/free",
    "0911 234 567",
    "+254700000000",
    "+1 (555) 123-4567",
    "(020) 7946 0958",
    "٠٩١١٢٣٤٥٦٧",
    "call 254 700 000 000",
  ])("%j is refused", (words) => expect(wordsFault(words)).toBe("wordsContact"));
  test("longer than 500 characters is refused, however many", () => {
    for (const size of [501, 1_000_000])
      expect(wordsFault("1".repeat(size))).toBe('tooLong?{"max":500}');
  });
});
