import type { Answer, Site } from "./site";

const plain = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** The fields that a form sends by itself (no script): its hidden ones with their values, including the framework's. */
export function formsOf(html: string): { html: string; fields: Record<string, string> }[] {
  return [...html.matchAll(/<form\b[\s\S]*?<\/form>/g)].map(([form]) => ({
    html: form,
    fields: Object.fromEntries(
      [...form.matchAll(/<input type="hidden"[^>]*>/g)].flatMap(([input]) => {
        const name = /name="([^"]*)"/.exec(input)?.[1];
        return name ? [[plain(name), plain(/value="([^"]*)"/.exec(input)?.[1] ?? "")]] : [];
      }),
    ),
  }));
}

/**
 * Submits a page's form as a browser without a script does.
 * @param which text or a field name that the form contains
 */
export async function sendForm(
  site: Site,
  page: string,
  which: string,
  fields: Record<string, string>,
  who: { cookie?: string; from?: string; as?: string } = {},
): Promise<Answer> {
  const shown = await site.request(page, {
    ...(who.cookie ? { cookie: who.cookie } : {}),
    ...(who.from ? { from: who.from } : {}),
  });
  const form = formsOf(shown.text).find((one) => one.html.includes(which));
  if (!form)
    throw new Error(
      `no form with "${which}" on ${page} (${shown.status} ${shown.headers.get("location") ?? ""})`,
    );
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...form.fields, ...fields })) body.set(name, value);
  const cookie = who.as ?? who.cookie;
  return site.request(page, {
    method: "POST",
    body,
    ...(cookie ? { cookie } : {}),
    ...(who.from ? { from: who.from } : {}),
    headers: { referer: site.url + page },
  });
}

/** A cookie set by a response, as it is sent back: "name=value"; null if it was not set or was cleared. */
export function cookieOf(answer: Answer, name: string): string | null {
  const line = answer.cookies.find((c) => c.startsWith(`${name}=`))?.split(";")[0];
  return line && line !== `${name}=` ? line : null;
}
