import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import SupporterPageNotFound from "@/app/[locale]/campaigns/[slug]/with/[name]/not-found";
import UpdateNotFound from "@/app/[locale]/campaigns/[slug]/updates/[number]/not-found";
import { ErrorPage } from "@/components/not-found/error-page";
import { locales } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { messagesOf } from "@/lib/i18n/translator";
import { addressOf } from "@/lib/routes";
import { supportersPath } from "@/lib/supporters/rules";
import { updatesPath } from "@/lib/updates/rules";

const params = { locale: "en", slug: "pumps" };
vi.mock("next/navigation", () => ({
  useParams: () => params,
  usePathname: () => "/",
  useRouter: () => ({}),
}));

const cases = [
  ["updates", UpdateNotFound, "updates"],
  ["supporters", SupporterPageNotFound, "with"],
] as const;

test.each(cases)(
  "what is gone of %s says so in each language, and leads to the others of its campaign",
  (area, Page, list) => {
    for (const locale of locales) {
      params.locale = locale;
      const html = renderToStaticMarkup(<Page />);
      const t = messagesOf(locale, area);
      expect(html).toContain(`<h1 class="mt-4">${t.goneTitle}</h1>`);
      const href = new RegExp(`href="([^"]+)">${t.goneAction}</a>`).exec(html)?.[1];
      expect(href).toBe(localePath(locale, `/campaigns/pumps/${list}`));
    }
  },
);

test.each([
  ["/campaigns/pumps/updates/7", "updates", updatesPath("pumps")],
  ["/campaigns/pumps/with/ada", "supporters", supportersPath("pumps")],
  ["/campaigns/pumps/with/ada/report", "supporters", supportersPath("pumps")],
] as const)(
  "the server's page for %s says in each language what is gone, not that the campaign is",
  (at, area, list) => {
    for (const locale of locales) {
      const address = localePath(locale, at);
      const kind = addressOf(address).route.errorPage!;
      const html = renderToStaticMarkup(<ErrorPage locale={locale} kind={kind} />);
      const t = messagesOf(locale, area);
      expect(html).toContain(`>${t.goneTitle}</h1>`);
      expect(html).not.toContain(messagesOf(locale, "campaigns").notFound);
      const href = new RegExp(`href="([^"]+)">${t.goneAction}</a>`).exec(html)?.[1];
      expect(new URL(href!, `http://site.example${address}`).pathname).toBe(
        localePath(locale, list),
      );
    }
  },
);
