import { expect, test } from "vitest";
import { unknownShapes, withoutFramework } from "@/server/framework";

/** A page as the framework writes it; tests/attacks/framework.test.ts reads real ones. */
const page = (more: { script?: string; preload?: string; inline?: string } = {}) =>
  [
    '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
    more.preload ?? "",
    more.script ?? '<script src="/_next/static/chunks/b.js" async=""></script>',
    '</head><body><p>x</p><script type="application/ld+json">{"any":1}</script>',
    `<script>${more.inline ?? 'self.__next_f.push([1,"x"])'}</script></body></html>`,
  ].join("");

test("a page of the known shape is understood, with and without a nonce", () => {
  expect(unknownShapes(page())).toEqual([]);
  const nonced = page()
    .replaceAll("<script>", '<script nonce="abc">')
    .replace('async=""', 'async="" nonce="abc"');
  expect(unknownShapes(nonced)).toEqual([]);
});

test.each([
  [
    page({ script: '<script async src="/_next/static/chunks/b.js" defer></script>' }),
    [/^No asynchronous script/],
  ],
  [
    page({
      script:
        '<script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/c.js" async="" crossorigin></script>',
    }),
    [/^A script tag has another shape .*c\.js/],
  ],
  [
    page({ preload: '<link rel="preload" as="script" href="/_next/static/chunks/a.js"/>' }),
    [/^A preload of a script has another shape/],
  ],
  [page({ inline: "self.__other.push(1)" }), [/^An inline script is no known call .*__other/]],
  [page().replace(/<script>.*<\/script>/, ""), [/^No inline script was found/]],
])("a changed shape is named in a sentence (%#)", (html, expected) => {
  const sentences = unknownShapes(html);
  expect(sentences).toHaveLength(expected.length);
  for (const [i, sentence] of sentences.entries()) expect(sentence).toMatch(expected[i]!);
});

test("a page without the framework has the scripts of our own files alone", () => {
  const own = '<script src="/embeds/frame-2.js" defer=""></script>';
  const whole = page({
    script: `<script src="/_next/static/chunks/b.js" async=""></script><script src="/_next/static/chunks/c.js" noModule=""></script>${own}`,
  }).replace("</body>", '<script>$RC("B:0","S:0")</script><script nonce="abc">x</script></body>');
  const read = withoutFramework(whole);
  expect(read.match(/<script[^>]*>/g)).toEqual(['<script src="/embeds/frame-2.js" defer="">']);
  expect(read).not.toContain("_next");
  expect(read).toContain("<p>x</p>");
});
