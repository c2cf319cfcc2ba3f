import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FormError } from "@/components/forms/form-error";
import { formMessages } from "@/lib/forms/messages";
import { locales } from "@/lib/i18n/locales";

const issues = (...messages: string[]) =>
  messages.map((message, i) => ({ href: `#f${i}`, message }));
const shown = (title: string, messages: string[], more: { heading?: string } = {}) =>
  renderToStaticMarkup(
    <FormError
      summary={{ title, issues: issues(...messages) }}
      several="# things to put right"
      {...more}
    />,
  );

test("a title that would repeat the first of several errors says how many there are", () => {
  const markup = shown("Enter your name", [
    "Enter your name",
    "Say how you can help",
    "Enter your name",
  ]);
  expect(markup).toMatch(/>2 things to put right<\/span><\/h2>/);
  expect(markup.match(/Enter your name/g)).toHaveLength(1);
});

test("a title of its own stays, one error is its own title, and a form's own heading goes before", () => {
  const both = ["Enter your name", "Say how you can help"];
  expect(shown("Please fill in all fields", both)).toContain(
    ">Please fill in all fields</span></h2>",
  );
  const one = shown("Enter your name", ["Enter your name"]);
  expect(one).toContain('<a href="#f0">Enter your name</a>');
  expect(one).not.toContain("things");
  expect(shown("Enter your name", both, { heading: "Look at # fields" })).toContain(
    ">Look at 2 fields</span></h2>",
  );
});

test("each has a heading and an icon, also one sentence alone and a box beside other things", () => {
  const alone = shown("Enter your name", ["Enter your name"]);
  const whole = renderToStaticMarkup(
    <FormError summary={{ title: "Failed", issues: [] }} compact several="#" />,
  );
  for (const markup of [alone, whole]) expect(markup).toMatch(/<h2[^>]*><svg/);
  // next to other content no display typeface
  expect(whole).not.toMatch(/text-h[1-4]/);
});

test.each(locales)("its words have the place of the number (%s)", (locale) => {
  expect(formMessages(locale).several).toMatch(/#/);
  expect(formMessages(locale).several).not.toMatch(/[5٥]/);
});
