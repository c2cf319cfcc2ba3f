import { describe, expect, it } from "vitest";
import { GET as cover } from "@/app/patterns/cover/[file]/route";
import { GET as strip } from "@/app/patterns/strip/[file]/route";

const ask = (route: typeof strip, file: string, query = "") =>
  route(new Request(`https://h.example/patterns/x/${encodeURIComponent(file)}${query}`), {
    params: Promise.resolve({ file }),
  });

describe("drawn pictures over HTTP", () => {
  it("answers an SVG that caches keep for ever", async () => {
    const answer = await ask(strip, "harambee.svg", "?cols=12");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
    expect(answer.headers.get("cache-control")).toContain("immutable");
    expect(await answer.text()).toContain('viewBox="0 0 576 48"');
  });
  it("holds the size in bounds", async () => {
    expect(await (await ask(strip, "a.svg", "?cols=999&rows=0")).text()).toContain(
      'viewBox="0 0 1152 48"',
    );
    expect(await (await ask(strip, "a.svg", "?cols=-3&rows=x")).text()).toContain(
      'viewBox="0 0 384 48"',
    );
  });
  it("knows only .svg of a short seed", async () => {
    expect((await ask(strip, "a.png")).status).toBe(404);
    expect((await ask(cover, `${"a".repeat(400)}.svg`)).status).toBe(404);
  });
  it("[CAMP-066] draws a cover with the cause", async () => {
    expect(await (await ask(cover, "a.svg", "?cause=Education")).text()).toContain("Education");
  });
});
