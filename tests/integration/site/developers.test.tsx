// @vitest-environment node
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { apiPaths } from "@/app/api/v1/paths";
import { curlOf, examples, groupOf, groups } from "@/app/[locale]/developers/examples";
import { commandOf, firstGift, sandboxCards } from "@/app/[locale]/developers/first-gift-commands";
import DevelopersPage from "@/app/[locale]/developers/page";
import { operations } from "@/lib/http/openapi";
import { cardResult } from "@/sandbox/core/cards";

const calls = operations(apiPaths);
const page = async (locale = "en") =>
  renderToStaticMarkup(await DevelopersPage({ params: Promise.resolve({ locale }) })).replaceAll(
    "&#x27;",
    "'",
  );

test.each(groups)("the example of %s is taken and answered by its call as it stands", (group) => {
  const { method, path, query = {}, body, data } = examples[group];
  const call = calls.find((one) => one.method === method && one.path === path)!;
  expect(groupOf(path, call.route.spec.access)).toBe(group);
  call.route.spec.query?.parse(query);
  if (body) call.route.spec.body!.parse(body);
  expect(call.route.spec.response!.parse(data)).toEqual(data);
  const [, sent] = curlOf(examples[group], "https://x.example").split("/api/v1");
  const pattern = path.replace(/\{\w+\}/g, "[^/?']+");
  expect(sent).toMatch(new RegExp(`^${pattern}[?']`));
});

test("each call stands once in its group, with its method, and no sentence ends twice", async () => {
  const html = await page();
  expect(html.match(/<h3/g)).toHaveLength(calls.length);
  for (const group of groups)
    expect(calls.some((c) => groupOf(c.path, c.route.spec.access) === group)).toBe(true);
  const order = groups.map((group) => html.indexOf(`<h2 id="${group}"`));
  expect(order).toEqual([...order].sort((a, b) => a - b));
  const text = html.replace(/<pre[\s\S]*?<\/pre>/g, "").replace(/<[^>]*>/g, "");
  expect(text).not.toMatch(/\.\.(?!\.)/);
  // a file that is also a form field is listed once
  expect(text).not.toMatch(/mainImage\?.*, mainImage[,<\s]/);
});

test("what a call does is English, and says so, whatever the page's language", async () => {
  for (const html of [await page("ar"), await page("sw")])
    expect(html.match(/<p class="mt-2" lang="en" dir="ltr">/g)).toHaveLength(calls.length);
});

test.each(Object.entries(firstGift))(
  "the way to a first gift: its call takes the %s as it stands",
  (_name, { method, path, sent, query, withKey, idempotencyKey, fields, files, body }) => {
    const { spec } = calls.find((one) => one.method === method && one.path === path)!.route;
    const asked = Object.fromEntries(new URLSearchParams(query?.replace(/\$[A-Z]+/, "cmp_1")));
    expect((spec.body ?? spec.query)!.safeParse(body ?? fields ?? asked).error).toBeUndefined();
    expect(Object.keys(spec.multipart?.files ?? {})).toEqual(
      expect.arrayContaining(Object.keys(files ?? {})),
    );
    expect(idempotencyKey !== undefined).toBe(spec.idempotent ?? false);
    expect(sent).toMatch(new RegExp(`^${path.replace(/\{\w+\}/g, "\\$[A-Z]+")}$`));
    expect([withKey ?? false, spec.scope !== undefined]).toEqual([
      spec.access !== "public",
      spec.access !== "public",
    ]);
  },
);

test("the way to a first gift asks for the scopes that its calls need, and stands on the page", async () => {
  const html = await page();
  const first = /<ol[\s\S]*?<\/li>/.exec(html)![0];
  for (const { method, path, withKey } of Object.values(firstGift)) {
    const { spec } = calls.find((one) => one.method === method && one.path === path)!.route;
    if (withKey) expect(first).toContain(spec.scope);
  }
  const told = html.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  for (const step of Object.values(firstGift))
    expect(told).toContain(commandOf(step, "").slice(7, 60).split('" ')[0]);
});

test("the cards of the sandbox do what the page says", () => {
  const said = sandboxCards.map((number) => {
    const result = cardResult(number.replaceAll(" ", ""));
    if (result.kind === "declines") return result.decline;
    return result.kind === "challenge" ? "challenge" : (result.later ?? "succeeds");
  });
  expect(said).toEqual([
    "succeeds",
    "generic_decline",
    "insufficient_funds",
    "challenge",
    "renewals_decline",
    "dispute_fraudulent",
    "refund_fails",
  ]);
});
