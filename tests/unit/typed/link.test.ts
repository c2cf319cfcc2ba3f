import { describe, expect, test } from "vitest";
import { parseStory, type StoryBlock, type StoryText } from "@/lib/campaigns/story";
import { social, webAddress } from "@/lib/ngos/fields";
import { linkOf } from "@/lib/typed/link";

const refused = [
  "https://paypal.com@evil.example",
  "https://paypal.com:x@evil.example/",
  "https://@evil.example",
  "https://paypal.com%40evil.example@evil.example",
  "https://paypal.com\\@evil.example",
  "https:\\\\evil.example",
  "https:/\\evil.example",
  "https://evil.example\\.paypal.com",
  "https://paypal.com\u0000.evil.example",
  "https://paypal.com\u202e.evil.example",
  "https://pay\u200bpal.com",
  "https://pay pal.com",
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://a.example",
  "file:///etc/passwd",
  "//evil.example",
  "https:evil.example",
  "https://",
  "https://localhost/x",
  "https://127.0.0.1",
  "https://2130706433",
  "https://0x7f.1",
  "https://[::1]",
  "https://evil..example",
  "https://pаypal.com", // Cyrillic а
  "https://раураӏ.com", // Cyrillic throughout
  "https://ехамрӏе.ехамрӏе.org",
  "https://pαypal.com", // Greek
  "https://ρανα.com",
  "https://paypaɭ.com",
  "https://ɑpple.com",
];
const taken = [
  "https://maji.example",
  "http://maji.example/a/b?c=d#e",
  "https://maji.example/@amina",
  "https://maji.example/a?mail=a@b.example",
  "https://maji.example:8443/x",
  "https://bücher.example",
  "https://école.example",
  "https://ŋɔɖe.example",
  "https://مثال.إختبار",
  "https://ኢትዮጵያ.example",
  "https://пример.рф",
  "https://xn--bcher-kva.example",
];

const linksIn = (parts: readonly StoryText[]): string[] =>
  parts.flatMap((part) => {
    if (typeof part === "string" || part.type === "break") return [];
    return part.type === "link" ? [part.href] : linksIn(part.parts);
  });
const linksOf = (blocks: StoryBlock[]) =>
  blocks.flatMap((block) => (block.type === "paragraph" ? linksIn(block.parts) : []));

describe("[T3-11] what a typed address may lead to", () => {
  test.each(refused)("%j is no link, in a story or as a website", (typed) => {
    expect(linkOf(typed)).toBeNull();
    // a link in a story never contains the disguise: it may be a part of the text that ends before it
    for (const story of [`See ${typed} now`, `See [here](${typed}) now`])
      for (const href of linksOf(parseStory(story))) {
        expect(linkOf(href), story).not.toBeNull();
        expect(href).not.toContain("evil");
      }
    if (/^https?:\/\//.test(typed) && !/[\u200b\u202e\0]/.test(typed)) {
      expect(webAddress(typed)).toBeNull();
      expect(social.safeParse(typed).success).toBe(false);
    }
  });
  test.each(taken)("%j is one", (typed) => {
    expect(linkOf(typed)?.href).toBe(new URL(typed).href);
    expect(webAddress(typed)).toBe(new URL(typed).href);
    expect(linksOf(parseStory(`See ${typed} now`))).toEqual([typed]);
  });
  test("a pasted website is cleaned first", () => {
    for (const typed of [
      "<https://maji.example/>",
      "\u200bhttps://maji.example/.",
      "« maji.example »",
      "(maji.example)",
      "ｈｔｔｐｓ：／／ｍａｊｉ．ｅｘａｍｐｌｅ",
      "maji.example,",
    ])
      expect(webAddress(typed), typed).toBe("https://maji.example/");
    expect(webAddress("https://maji.example/Maji_(water)")).toBe(
      "https://maji.example/Maji_(water)",
    );
  });
});
