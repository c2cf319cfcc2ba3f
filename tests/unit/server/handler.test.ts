import { describe, expect, test } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { handler } from "@/lib/http/handler";

const at = (query = "", init: RequestInit = {}) =>
  new Request(`http://localhost:3000/notes${query}`, init);
const context = (params: Record<string, string>) => ({ params: Promise.resolve(params) });
const everyone = { access: "everyone" } as const;

describe("what a handler answers", () => {
  test("data becomes an answer that nobody keeps, unless it says so", async () => {
    const text = await handler(everyone, () => ({ body: "a", type: "text/plain" }))(at());
    expect([text.status, await text.text()]).toEqual([200, "a"]);
    expect(Object.fromEntries(text.headers)).toEqual({
      "cache-control": "private, no-store",
      "content-type": "text/plain",
    });
    const kept = await handler(everyone, () => ({ json: { a: 1 }, cache: "public" }))(at());
    expect([kept.headers.get("cache-control"), await kept.json()]).toEqual(["public", { a: 1 }]);
  });

  test("a location is 303, with its cookies", async () => {
    const cookie = { name: "a", value: "b", maxAge: 1, httpOnly: true };
    const away = await handler(everyone, () => ({ location: "/x", cookies: [cookie, "c=d"] }))(
      at(),
    );
    expect([away.status, away.headers.get("location")]).toEqual([303, "/x"]);
    expect(away.headers.getSetCookie()).toEqual([expect.stringMatching(/^a=b; .*HttpOnly/), "c=d"]);
  });

  test("a file's name is ASCII, and whole beside it", async () => {
    const named = async (name: string) =>
      (await handler(everyone, () => ({ file: { name, inline: true } }))(at())).headers.get(
        "content-disposition",
      );
    expect(await named("a.pdf")).toBe('inline; filename="a.pdf"');
    expect(await named('é".pdf')).toBe(
      "inline; filename=\"__.pdf\"; filename*=UTF-8''%C3%A9%22.pdf",
    );
  });

  test("who has the content already gets 304", async () => {
    const tagged = handler(everyone, () => ({ body: "a", etag: '"1"' }));
    const again = await tagged(at("", { headers: { "if-none-match": '"1"' } }));
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await tagged(at())).status).toBe(200);
  });

  test("what a cache may keep has a mark of its content: weak, listed or any, read by GET and HEAD", async () => {
    const cache = "public, max-age=0, s-maxage=60";
    const vary = { vary: "accept-language" };
    const answers = {
      text: handler(everyone, () => ({ body: "<feed/>", cache, headers: vary })),
      bytes: handler(everyone, () => ({ body: new Uint8Array([1, 2]), cache, headers: vary })),
      json: handler(everyone, () => ({ json: { a: 1 }, cache, headers: vary })),
    };
    const tags = new Set<string>();
    for (const [name, answer] of Object.entries(answers)) {
      const etag = (await answer(at())).headers.get("etag")!;
      expect(etag, name).toMatch(/^W\/"[\w-]{27}"$/);
      expect((await answer(at())).headers.get("etag"), name).toBe(etag);
      tags.add(etag);
      for (const method of ["GET", "HEAD"])
        for (const known of [etag, etag.slice(2), `"a", ${etag}`, `"a",${etag},W/"b"`, "*"]) {
          const again = await answer(at("", { method, headers: { "if-none-match": known } }));
          expect([again.status, await again.text()], `${name} ${known}`).toEqual([304, ""]);
          expect(again.headers.get("etag")).toBe(etag);
          expect(again.headers.get("vary")).toBe("accept-language");
          expect(again.headers.get("cache-control")).toBe(cache);
        }
      for (const other of ['"a"', "a", etag.slice(3, -1), ""])
        expect((await answer(at("", { headers: { "if-none-match": other } }))).status).toBe(200);
    }
    expect(tags.size).toBe(3);
  });

  test("what is for one person, failed, leads on or is streamed has none", async () => {
    const star = { headers: { "if-none-match": "*" } };
    const cache = "public, max-age=60";
    const stream = () => new Response("a").body!;
    for (const answer of [
      handler(everyone, () => ({ body: "a" })),
      handler(everyone, () => ({ body: "a", cache: "private, max-age=60" })),
      handler(everyone, () => ({ body: "a", cache, status: 501 })),
      handler(everyone, () => ({ location: "/x", cache })),
      handler(everyone, () => ({ body: stream(), cache })),
    ]) {
      const given = await answer(at("", star));
      expect([given.status === 304, given.headers.get("etag")]).toEqual([false, null]);
    }
    const changes = handler({ ...everyone, origin: "anywhere" }, () => ({ body: "a", cache }));
    expect((await changes(at("", { ...star, method: "POST" }))).status).toBe(200);
  });
});

describe("what a handler is given", () => {
  test("a path that does not fit is 404, a query that does not is 400", async () => {
    const one = handler(
      {
        ...everyone,
        params: z.object({ file: z.string().regex(/^\d+$/).transform(Number) }),
        query: z.object({ w: z.enum(["1", "2"]) }),
      },
      ({ params: { file }, query: { w } }) => ({ body: `${file + 1} ${w}` }),
    );
    const status = async (file: string, query: string) =>
      (await one(at(query), context({ file }))).status;
    expect(await (await one(at("?w=2&w=3"), context({ file: "7" }))).text()).toBe("8 2");
    expect([await status("x", "?w=1"), await status("7", "?w=9")]).toEqual([404, 400]);
  });

  test("another site's request that changes something is refused, unless it may come from anywhere", async () => {
    const foreign = () => at("", { method: "POST", headers: { origin: "https://evil.example" } });
    expect((await handler(everyone, () => ({ body: "a" }))(foreign())).status).toBe(403);
    const open = handler({ ...everyone, origin: "anywhere" }, () => ({ body: "a" }));
    expect((await open(foreign())).status).toBe(200);
    const always = handler({ ...everyone, origin: "always" }, () => ({ body: "a" }));
    expect((await always(at("", { method: "POST" }))).status).toBe(403);
  });
});

describe("how a handler fails", () => {
  const fails = () => {
    throw new AppError("unavailable", "databaseAway", { retryAfter: 5 });
  };
  test("a sentence, JSON, the status alone, or an answer of its own; each with when to come again", async () => {
    const said = async (failure?: "json" | "status" | (() => { status: number })) => {
      const answer = await handler({ ...everyone, ...(failure ? { failure } : {}) }, fails)(at());
      expect(answer.headers.get("retry-after")).toBe("5");
      expect(answer.headers.get("cache-control")).toBe("private, no-store");
      return [answer.status, await answer.text()];
    };
    expect(await said()).toEqual([503, expect.stringMatching(/^\S.*\n$/)]);
    expect(await said("json")).toEqual([503, expect.stringMatching(/"code":"unavailable"/)]);
    expect(await said("status")).toEqual([503, ""]);
    expect(await said(() => ({ status: 204 }))).toEqual([204, ""]);
  });

  test("an error that nobody threw on purpose says nothing of itself", async () => {
    const answer = await handler(everyone, () => {
      throw new Error("secret of the database");
    })(at());
    expect([answer.status, await answer.text()]).toEqual([
      500,
      expect.not.stringMatching("secret"),
    ]);
  });
});
