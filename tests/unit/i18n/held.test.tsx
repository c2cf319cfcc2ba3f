import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Held } from "@/components/ui/held";
import { mailLayout } from "@/lib/email/layout";

test("a sentence on a page keeps ranges and e-mail on one line, and every letter of its text", () => {
  const markup = renderToStaticMarkup(
    <p>
      <Held>Review takes 24-48 hours. Share my name and e-mail with the NGO</Held>
    </p>,
  );
  expect(markup).toBe(
    '<p>Review takes <span class="whitespace-nowrap">24-48 hours</span>. Share my name and <span class="whitespace-nowrap">e-mail</span> with the NGO</p>',
  );
});

test("a mail does so, too; a code has a block of its own, and the plain text has no invisible signs", () => {
  const { html, text } = mailLayout({
    locale: "fr",
    heading: "Par e-\u2060mail",
    blocks: [
      { kind: "paragraph", text: "Sous 24-48 heures <b>, par e-\u2060mail :" },
      { kind: "code", text: "9JZ6-PHFK" },
    ],
  });
  const held = (words: string) => `<span style="white-space:nowrap">${words}</span>`;
  expect(html).toContain(`Sous ${held("24-48 heures")} &lt;b&gt;, par ${held("e-mail")} :`);
  expect(html).toMatch(
    /<td [^>]*><span dir="ltr" style="[^"]*white-space:nowrap[^"]*">9JZ6-PHFK<\/span><\/td>/,
  );
  expect(html + text).not.toContain("\u2060");
  expect(text).toContain("par e-mail :\n\n9JZ6-PHFK\n");
});
