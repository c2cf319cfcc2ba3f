import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { badgeStyle, badgeSvg } from "@/lib/embeds/badge";
import { badgeUrl, embedCodes, frameUrl, scriptTag } from "@/lib/embeds/codes";
import { embedScript } from "@/lib/embeds/script";
import { badgePolicy } from "@/lib/http/page-policy";

const campaign = {
  slug: "a-well",
  title: `"]</a></script><script>alert(1)</script> & *one* [x](y)`,
};
const shown = { appUrl: "https://give.example", locale: "fr", campaign } as const;

describe("codes to copy", () => {
  const codes = embedCodes({ ...shown, kind: "form", theme: "dark" });

  test("say what was chosen: kind, colours, language", () => {
    expect(codes.script).toContain('href="https://give.example/fr/campaigns/a-well"');
    expect(codes.script).toContain('data-harambee="form" data-harambee-theme="dark"');
    expect(codes.script).toContain('<script src="https://give.example/embed.js" async></script>');
    expect(codes.frame).toContain(
      'src="https://give.example/fr/campaigns/a-well/embed/form?theme=dark"',
    );
    expect(codes.badgeMarkdown).toContain(
      "(https://give.example/campaigns/a-well/badge.svg?lang=fr&theme=dark)",
    );
    expect(codes.badgeHtml).toContain("badge.svg?lang=fr&amp;theme=dark");
    const usual = { ...shown, locale: "en", kind: "card", theme: "light" } as const;
    expect([frameUrl(usual), badgeUrl({ ...usual, theme: "auto" })]).toEqual([
      "/campaigns/a-well/embed/card",
      "/campaigns/a-well/badge.svg",
    ]);
    expect(embedCodes(usual).script).not.toContain("data-harambee-theme");
  });

  test("hold a title as text, whatever is in it", () => {
    for (const name of ["script", "link", "frame", "badgeHtml"] as const) {
      expect(codes[name], name).not.toContain("<script>");
      expect(codes[name], name).not.toContain('"]');
      expect(codes[name], name).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; ");
    }
    expect(codes.script.match(/<\/?\w+/g)).toEqual(["<a", "</a", "<script", "</script"]);
    expect(codes.badgeMarkdown).toMatch(
      /^\[!\[(?:\\.|[^\\[\]])*\]\(https:[^()]*\)\]\(https:[^()]*\)$/,
    );
  });

  test("the tag for strict pages names the file that never changes and its hash", () => {
    expect(scriptTag("https://give.example", true)).toBe(
      `<script src="https://give.example${embedScript.path}" integrity="${embedScript.integrity}" crossorigin="anonymous" async></script>`,
    );
  });
});

describe("the badge", () => {
  const badge = {
    label: "Raised",
    value: "$18,402 · 77%",
    percent: 77,
    title: `A "pump" <b> & more`,
    theme: "auto",
    locale: "en",
  } as const;

  test("is text, a line as long as the share, and heard as a sentence", () => {
    const svg = badgeSvg(badge);
    expect(svg).toContain('aria-label="A &quot;pump&quot; &lt;b&gt; &amp; more"');
    expect(svg).not.toContain("<b>");
    const right = Number(/class="c"[^>]*M\d+ 0h(\d+)/.exec(svg)![1]);
    expect(Number(/class="e"[^>]*M\d+ 24h(\d+)/.exec(svg)![1])).toBe(Math.round(right * 0.77));
    expect(badgeSvg({ ...badge, percent: 250 })).toContain(`h${right}v4`);
    for (const percent of [null, 0])
      expect(badgeSvg({ ...badge, percent })).not.toContain('class="e"');
  });

  test("follows the device unless it is told a theme; its policy names that very style", () => {
    expect(badgeSvg(badge)).toContain(`<style>${badgeStyle}</style>`);
    const ground = (theme: "light" | "dark" | "auto") =>
      /class="a" fill="([^"]+)"/.exec(badgeSvg({ ...badge, theme }))![1];
    expect([ground("auto"), ground("light"), ground("dark")]).toEqual([
      "#151b42",
      "#151b42",
      "#f5f0e6",
    ]);
    for (const theme of ["light", "dark"] as const)
      expect(badgeSvg({ ...badge, theme })).not.toContain("<style>");
    expect(badgePolicy).toContain(
      `style-src 'sha256-${createHash("sha256").update(badgeStyle).digest("base64")}'`,
    );
  });
});
