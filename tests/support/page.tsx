import type { Locale } from "@/lib/i18n/locales";
import { renderToStaticMarkup } from "react-dom/server";
import { vi } from "vitest";

type Page = (props: never) => Promise<React.ReactNode> | React.ReactNode;
type Asked = { locale?: Locale; params?: Record<string, string>; query?: Record<string, string> };

/** A page's HTML as a visitor gets it. */
export async function markupOf(
  page: unknown,
  { locale = "en", params = {}, query = {} }: Asked = {},
): Promise<string> {
  const drawn = await (page as Page)({
    params: Promise.resolve({ locale, ...params }),
    searchParams: Promise.resolve(query),
  } as never);
  return renderToStaticMarkup(<>{drawn}</>);
}

/** The same as a document that can be queried (jsdom). */
export const show = async (page: unknown, asked: Asked = {}): Promise<Document> =>
  new DOMParser().parseFromString(
    `<!doctype html><html><body>${await markupOf(page, asked)}</body></html>`,
    "text/html",
  );

/** The text of some HTML, without scripts, for tests without a document. */
export const textOf = (markup: string): string =>
  markup
    .replace(/<script[\s\S]*?<\/script>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");

/** The text of an element as a person reads it. */
export const words = (part: Element | Document | null): string => {
  const copy = (part instanceof Document ? part.body : part)?.cloneNode(true) as
    Element | undefined;
  copy?.querySelectorAll("script,style").forEach((s) => s.remove());
  return (copy?.textContent ?? "").replace(/\s+/g, " ").trim();
};

/** The structured data for search engines, as one list. */
export const facts = (page: Document): Record<string, unknown>[] =>
  [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap((s) => {
    const data = JSON.parse(s.textContent!) as Record<string, unknown>;
    return (data["@graph"] as Record<string, unknown>[] | undefined) ?? [data];
  });

/** Loads the modules again with another operator's lib/site.ts. */
export async function withSite<T>(
  change: Record<string, unknown>,
  load: () => Promise<T>,
): Promise<T> {
  vi.resetModules();
  const real = await vi.importActual<{ site: object }>("@/lib/site");
  vi.doMock("@/lib/site", () => ({ site: { ...real.site, ...change } }));
  try {
    return await load();
  } finally {
    vi.doUnmock("@/lib/site");
    vi.resetModules();
  }
}
