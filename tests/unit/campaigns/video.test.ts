import { describe, expect, test } from "vitest";
import { pagePolicy } from "@/lib/http/page-policy";
import { routes } from "@/lib/route-table";
import { addressOf } from "@/lib/routes";
import { campaignPatch } from "@/lib/campaigns/schema";
import { playerUrl, videoOf, videoUrl } from "@/lib/campaigns/video";

const id = "aqz-KE-bpKQ";

describe("a campaign's video", () => {
  test.each([
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch?list=x&v=${id}&t=5s`,
    `https://m.youtube.com/watch?v=${id}#x`,
    `https://youtu.be/${id}?si=abc`,
    `youtu.be/${id}`,
    `https://www.youtube.com/shorts/${id}/`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `https://www.youtube.com/embed/${id}?rel=0`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `youtube-nocookie.com/embed/${id}`,
    `m.youtube.com/watch?v=${id}&pp=x`,
    `https://music.youtube.com/watch?v=${id}`,
    `\u200bhttps://youtu.be/${id}?si=abc.`,
    `<https://youtu.be/${id}>`,
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}?si=x&amp;start=5" title="YouTube video player" frameborder="0" allowfullscreen></iframe>`,
    `<iframe src='//www.youtube.com/embed/${id}'></iframe>`,
    `https://youtu.be/${id}&t=3`,
    `https://www.youtube.com/watch?v=${id}?si=x`,
    `https://www.youtube.com/watch?v=${id}/`,
    `https://www.youtube.com/watch/?v=${id}`,
    `https://www.youtube.com/?v=${id}`,
    `https://www.youtube.com/e/${id}`,
    `https://gaming.youtube.com/watch?v=${id}`,
    `Our film: https://youtu.be/${id}`,
    `Notre film - YouTube https://www.youtube.com/watch?v=${id}`,
    `[film](https://youtu.be/${id})`,
    `<p><a href="https://youtu.be/${id}">film</a></p>`,
    `[youtube]https://youtu.be/${id}[/youtube]`,
    `https://youtu.be/${id}\nhttps://www.youtube.com/watch?v=${id}`,
  ])("[RI-21] %s is one of YouTube's", (text) => {
    expect(videoOf(text)).toEqual({ provider: "youtube", id });
  });
  test.each([
    "https://vimeo.com/123456789",
    " www.vimeo.com/123456789/ ",
    "https://vimeo.com/123456789?share=copy",
    "https://vimeo.com/channels/staffpicks/123456789",
    "https://vimeo.com/groups/maji/videos/123456789",
    "https://vimeo.com/showcase/77/video/123456789",
    "https://vimeo.com/showcase/maji-films/video/123456789",
    "https://player.vimeo.com/video/123456789",
  ])("[RI-21] %s is one of Vimeo's", (text) =>
    expect(videoOf(text)).toEqual({ provider: "vimeo", id: "123456789" }),
  );
  test.each([
    "https://vimeo.com/123456789/abcdef1234",
    "https://vimeo.com/123456789/abcdef1234?share=copy",
    "https://player.vimeo.com/video/123456789?h=abcdef1234",
    `<div style="padding:56.25% 0 0 0;position:relative;"><iframe src="https://player.vimeo.com/video/123456789?h=abcdef1234&amp;badge=0" style="position:absolute" title="x"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>`,
  ])("[RI-21] %s is an unlisted one of Vimeo's, and keeps its key", (text) => {
    const video = videoOf(text)!;
    expect(video).toEqual({ provider: "vimeo", id: "123456789/abcdef1234" });
    expect(videoUrl(video)).toBe("https://vimeo.com/123456789/abcdef1234");
    expect(playerUrl(video, "fr")).toMatch(
      /^https:\/\/player\.vimeo\.com\/video\/123456789\?h=abcdef1234&/,
    );
  });
  test.each([
    "javascript:alert(1)",
    `javascript://youtu.be/${id}%0aalert(1)`,
    `data:text/html,https://youtu.be/${id}`,
    `https://youtu.be@evil.example/${id}`,
    `https://evil.example\\@youtu.be/${id}`,
    `https://user:x@youtu.be/${id}`,
    `https://youtu.be:8443/${id}`,
    `https://youtu.be.evil.example/${id}`,
    `https://evil.example/?u=https://youtu.be/${id}`,
    `https://notyoutube.com/watch?v=${id}`,
    `https://www.youtube.com/redirect?q=https://evil.example&v=${id}`,
    `https://www.youtube.com/watch?v=${id}&v=dQw4w9WgXcQ`,
    `https://www.youtube.com/watch?v=${id}x`,
    `https://www.youtube.com/watch?v="><script>`,
    `https://www.youtube.com/embed/videoseries?list=x`,
    `<iframe src="https://evil.example/embed/${id}"></iframe>`,
    `<iframe src="javascript:alert(1)"></iframe>`,
    `//youtu.be/${id}`,
    `https://youtu.be/${id} https://youtu.be/dQw4w9WgXcQ`,
    `https://youtu.be/${id} https://evil.example/`,
    `https://youtu.be/${id}https://youtu.be/${id}`,
    `https://vimeo.com/user123/review/123456789/abcdef1234`,
    "https://youtu.be/",
    "https://vimeo.com/channels/staffpicks",
    "https://vimeo.com/123456789/%2e%2e",
    "https://vimeo.com/123456789?h=x%26y",
    "https://vimeo.com/event/123456789x",
    "https://vimeo.com/12345678901234",
    "https://example.org/video.mp4",
    "x".repeat(1_000_000),
  ])("%.60s is refused with a clear sentence", (text) => {
    expect(videoOf(text)).toBeNull();
    const { error } = campaignPatch.safeParse({ videoUrl: text });
    expect(error?.issues.map((i) => [i.path.join("."), i.message])).toEqual([
      ["videoUrl", "videoLink"],
    ]);
  });
  test("an empty link takes it away; what is drawn is made from the id", () => {
    expect(campaignPatch.parse({ videoUrl: "" }).video).toBeNull();
    expect(campaignPatch.parse({}).video).toBeUndefined();
    expect(videoUrl({ provider: "youtube", id })).toBe(`https://www.youtube.com/watch?v=${id}`);
    const player = new URL(playerUrl({ provider: "youtube", id }, "fr"));
    expect([player.origin + player.pathname, player.searchParams.get("hl")]).toEqual([
      `https://www.youtube-nocookie.com/embed/${id}`,
      "fr",
    ]);
    expect(playerUrl({ provider: "vimeo", id: "123456789" }, "en")).toMatch(
      /^https:\/\/player\.vimeo\.com\/video\/123456789\?.*dnt=1/,
    );
  });
  test("only a campaign's page may frame the two players, and those it frames are the ones that the policy names", () => {
    expect(routes.filter((route) => route.videos).map((route) => route.path)).toEqual([
      "/campaigns/[slug]",
      "/campaigns/[slug]/in/[language]",
      "/preview/campaigns/[slug]",
      "/preview/campaigns/[slug]/in/[language]",
    ]);
    expect(addressOf("/fr/campaigns/x").route.videos).toBe(true);
    expect(addressOf("/campaigns/x/donate").route.videos).toBeUndefined();
    const frames = (videos: boolean) =>
      /frame-src ([^;]*)/.exec(pagePolicy({ videos, sandbox: false, dev: false }))?.[1];
    expect(frames(false)).toBe("'self'");
    const players = [
      playerUrl({ provider: "youtube", id }, "en"),
      playerUrl({ provider: "vimeo", id: "1" }, "en"),
    ];
    expect(frames(true)).toBe(`'self' ${players.map((url) => new URL(url).origin).join(" ")}`);
  });
});
