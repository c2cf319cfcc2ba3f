import { describe, expect, test } from "vitest";
import { mailLayout } from "@/lib/email/layout";
import { locales, type Locale } from "@/lib/i18n/locales";

const quoteIn = (locale: Locale, text: string): string => {
  const { html } = mailLayout({ locale, heading: "h", blocks: [{ kind: "quote", text }] });
  return /<td dir=[^>]*>/.exec(html)![0];
};

describe("what a person wrote, quoted in a mail", () => {
  test.each(locales)("runs as it was written, with its line at its own beginning: %s", (locale) => {
    const english = quoteIn(locale, "“It runs,” she said. 12 of 12.");
    expect(english).toContain('dir="ltr" align="left"');
    expect(english).toContain("border-left:");
    expect(english).toContain("padding-left:");
    const arabic = quoteIn(locale, "12: تعمل المضخة. Loima.");
    expect(arabic).toContain('dir="rtl" align="right"');
    expect(arabic).toContain("border-right:");
    expect(arabic).toContain("padding-right:");
  });
});

describe("a title or a name in a row or as the heading", () => {
  const mail = (locale: Locale, value: string) =>
    mailLayout({ locale, heading: value, blocks: [{ kind: "rows", rows: [["Campaign", value]] }] })
      .html;
  test.each(locales)("has its own direction where that is not the mail's: %s", (locale) => {
    const other = locale === "ar" ? "Pumps (Loima)" : "مضخات (لويما)";
    const span = `<span dir="${locale === "ar" ? "ltr" : "rtl"}">${other}</span>`;
    expect(mail(locale, other)).toContain(`${span}</h1>`);
    expect(mail(locale, other)).toContain(`${span}</td>`);
    for (const same of ["$25.00", locale === "ar" ? "مضخات" : "Pumps"])
      expect(mail(locale, same)).toContain(`>${same}</h1>`);
  });
});

test("an amount or a day is not broken, a long value is", () => {
  const rows: [string, string][] = [
    ["Gift", "$1,234,567.89"],
    ["Day", "23 November 2026"],
    ["Dia", "24 de novembro de 2026"],
    ["Campaign", "A working pump for every ward in Loima"],
  ];
  const { html } = mailLayout({ locale: "en", heading: "h", blocks: [{ kind: "rows", rows }] });
  const styleOf = (value: string) => html.split(`">${value}</td>`)[0]!.split('style="').at(-1);
  expect(styleOf("$1,234,567.89")).toContain("white-space:nowrap");
  expect(styleOf("23 November 2026")).toContain("white-space:nowrap");
  expect(styleOf("24 de novembro de 2026")).toContain("white-space:nowrap");
  expect(styleOf("A working pump for every ward in Loima")).toContain("word-break:break-word");
});
