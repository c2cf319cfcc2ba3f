// @vitest-environment node
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { apiPaths } from "@/app/api/v1/paths";
import { curlOf, examples, groupOf, groups } from "@/app/[locale]/developers/examples";
import DevelopersPage from "@/app/[locale]/developers/page";
import { operations } from "@/lib/http/openapi";

const calls = operations(apiPaths);
const page = async () =>
  renderToStaticMarkup(
    await DevelopersPage({ params: Promise.resolve({ locale: "en" }) }),
  ).replaceAll("&#x27;", "'");

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
  // a file that a form names too is told once
  expect(text).not.toMatch(/mainImage\?.*, mainImage[,<\s]/);
});
