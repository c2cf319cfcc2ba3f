import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Story } from "@/components/campaigns/story";
import { plainStory, spacedStory } from "@/lib/campaigns/plain-story";
import { parseStory, picturesIn } from "@/lib/campaigns/story";
import { markStory, type StoryMark } from "@/lib/campaigns/story-marks";

const html = (text: string) =>
  renderToStaticMarkup(<Story text={text} picture={(n, alt) => <img src={`/${n}`} alt={alt} />} />)
    .replace(/ (?:class|target|rel)="[^"]*"/g, "")
    .replace(/^(?:<link[^>]*>)*<div>(.*)<\/div>$/s, "$1");

describe("the subset of a story", () => {
  test("headings, lists, bold, italic, links and the campaign's own pictures", () => {
    expect(html("## One\ntext\n### Two\nmore")).toBe(
      '<h2 dir="auto">One</h2><p dir="auto">text</p><h3 dir="auto">Two</h3><p dir="auto">more</p>',
    );
    expect(html("We need:\n- pumps\n- **new** valves\n  of brass\n\n- rope\n\nThanks")).toBe(
      '<p dir="auto">We need:</p><ul dir="auto"><li>pumps</li><li><strong>new</strong> valves<br/>of brass</li><li>rope</li></ul><p dir="auto">Thanks</p>',
    );
    expect(html("3. c\n4. d")).toBe('<ol dir="auto" start="3"><li>c</li><li>d</li></ol>');
    expect(html("a *b **c** d* ***e*** [f *g*](https://x.org/h)")).toBe(
      '<p dir="auto">a <em>b <strong>c</strong> d</em> <strong><em>e</em></strong> <a href="https://x.org/h">f <em>g</em></a></p>',
    );
    expect(html("One\n\n![A pump](2)\n\n![](1)")).toBe(
      '<p dir="auto">One</p><img src="/2" alt="A pump"/><img src="/1" alt=""/>',
    );
    expect([...picturesIn("![](2)\n\n![x](1)\n text ![](3)")]).toEqual([2, 1]);
  });

  test("text without markup is rendered as before", () => {
    for (const text of [
      "5*3*2 = 30 and 2 ** 3, * alone, **not closed, *nor this, a_b_c",
      "#hashtag\n#### four\n-5 degrees\n12.5 km",
      "The year was\n12. nothing came of it",
      "[1] and [a](b) and ](https:// and ![](x) in ![](1) line",
      "<b>bold</b> & <script>alert(1)</script>",
    ]) {
      const lines = text.split("\n").map((line) => line.replace(/&/g, "&amp;"));
      const expected = lines.join("<br/>").replace(/<(?!br\/>)/g, "&lt;");
      expect(html(text)).toBe(`<p dir="auto">${expected.replace(/(?<!<br\/)>/g, "&gt;")}</p>`);
      expect(plainStory(text)).toBe(text.replace(/\n/g, " "));
    }
    expect(html("See https://a.example/x?y=1*2.\n(https://b.example/)")).toBe(
      '<p dir="auto">See <a href="https://a.example/x?y=1*2">https://a.example/x?y=1*2</a>.<br/>(<a href="https://b.example/">https://b.example/</a>)</p>',
    );
  });

  test("a link leads by https to the address that its text says, or stays text", () => {
    const links = (text: string) => [...html(text).matchAll(/href="([^"]*)"/g)].map((m) => m[1]);
    expect(links("[us](https://x.org) [www.x.org](https://x.org/a) [e.V.](https://x.org)")).toEqual(
      ["https://x.org", "https://x.org/a", "https://x.org"],
    );
    for (const bad of [
      "[a](javascript:alert(1))",
      "[a](data:text/html,x)",
      "[a](//evil.example)",
      "[a](/logout)",
      "[a](HTTPS://x.org)",
      '[a](https://x.org" onclick="x)',
    ])
      expect(links(bad).filter((href) => href !== "https://x.org")).toEqual([]);
    // rendered as typed, and only the address itself becomes a link
    expect(links("[mybank.com](https://evil.example/)")).toEqual(["https://evil.example/"]);
    expect(html("[mybank.com](https://evil.example/)")).toContain("[mybank.com](");
    expect(html("[a](https://bank.com@evil.example/)")).toContain("[a](");
    const rel = renderToStaticMarkup(<Story text="[a](https://x.org)" />);
    expect(rel).toContain('rel="nofollow ugc noopener noreferrer"');
  });

  test("its words without marks, for cards and search engines", () => {
    expect(
      plainStory(
        "## Water\n\n![x](1)\nFor **Kibera**, see [our *plan*](https://x.org/p).\n\n- one\n- two",
      ),
    ).toBe("Water. For Kibera, see our plan. one; two.");
    expect(plainStory("## What we need\n\n- pumps\n- rope\n\n## And then?\n\nWater.")).toBe(
      "What we need: pumps; rope. And then? Water.",
    );
    expect(
      spacedStory(
        "## Water\n\n![x](1)\nFor **Kibera**,\nsee [our *plan*](https://x.org/p).\n\n- one\n- *two*\n\nThe end.",
      ),
    ).toBe("Water\n\nFor Kibera,\nsee our plan.\n\n• one\n• two\n\nThe end.");
  });
});

describe("the work grows as the text does", () => {
  afterEach(() => vi.restoreAllMocks());
  const worst = [
    "[",
    "![",
    "[a](",
    "[a](https://",
    "[](",
    "*",
    "*a ",
    "*a **b",
    "a**b*",
    "**a *a ",
    "***a ",
    "- ",
    "1. ",
    "\n- a",
    "\n1. a",
    "\n  - a",
    "> ",
    "\n#",
    "\n\n## a",
    "http://",
    "http://.",
    "https://a.[",
    "a.a.",
    "[a.a.](https://a",
    " \n",
    "\n![](1)",
  ];
  /**
   * the number of calls of an expression: each covers a bounded part of the text, or continues where the last one ended
   */
  function asked(text: string): number {
    const exec = vi.spyOn(RegExp.prototype, "exec");
    plainStory(text);
    const { length } = exec.mock.calls;
    exec.mockRestore();
    return length;
  }
  test.each(worst)("%j, 25,000 characters of it", (part) => {
    const filled = (size: number) => part.repeat(Math.ceil(size / part.length)).slice(0, size);
    const [half, whole] = [asked(filled(12_500)), asked(filled(25_000))];
    expect(whole).toBeLessThanOrEqual(2.1 * half + 50);
    expect(JSON.stringify(parseStory(filled(25_000))).length).toBeLessThan(60 * 25_000);
    expect(renderToStaticMarkup(<Story text={filled(25_000)} />)).toContain("<div");
  });
});

describe("the buttons above the story", () => {
  /** "|" marks both ends of the selection */
  function press(text: string, mark: StoryMark): string {
    const [before = "", chosen = "", after = ""] = text.split("|");
    const story = before + chosen + after;
    const edit = markStory(story, before.length, before.length + chosen.length, mark);
    const result = story.slice(0, edit.from) + edit.text + story.slice(edit.to);
    return `${result.slice(0, edit.start)}|${result.slice(edit.start, edit.end)}|${result.slice(edit.end)}`;
  }
  test.each<[StoryMark, string, string]>([
    ["bold", "a |b |c", "a **|b|** c"],
    ["bold", "a||", "a**||**"],
    ["link", "|us|", "[us](https://||)"],
    ["link", "||", "[||](https://)"],
    ["heading", "x\nWa|t|er\ny", "x\n## Water||\ny"],
    ["heading", "## Wa||ter", "Water||"],
    ["list", "a\n|b\n\nc|", "a\n|- b\n\n- c|"],
    ["list", "|- b\n- c|", "|b\nc|"],
    ["list", "||", "- ||"],
  ])("%s of %j", (mark, text, expected) => {
    expect(press(text, mark)).toBe(expected);
  });
});
