import type { Metadata } from "next";
import { z } from "zod";
import { apiPaths } from "@/app/api/v1/paths";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { operations } from "@/lib/http/openapi";
import { publicMetadata } from "@/lib/share/page-metadata";
import { asLocale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { labelled } from "@/lib/i18n/marks";

export const revalidate = 3600;

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "developers");
  return publicMetadata(locale, "/developers", {
    title: t("title"),
    description: t("description"),
  });
}

/** Names of the fields a schema takes, optional ones with a question mark. */
function fields(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
  }) as { properties?: Record<string, unknown>; required?: string[] };
  return Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
}

export default async function DevelopersPage({ params }: Props) {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "developers");
  return (
    <>
      <SiteHeader locale={locale} path="/developers" />
      <main id="main">
        <div className="wrap py-section">
          <h1 className="text-h1">{t("heading")}</h1>
          <p className="mt-4 max-w-measure text-lead text-pretty text-soft">{t("lead")}</p>
          <h2 className="mt-12 text-h3">{t("start")}</h2>
          <ul className="max-w-measure *:border-b *:border-rule *:py-[0.7rem]">
            {messagesOf(locale, "developers").startList.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="mt-5">
            {labelled(t("machine"), "", locale)}
            <a href="/api/v1/openapi.json">/api/v1/openapi.json</a> (OpenAPI 3.1)
          </p>
          <h2 className="mt-12 text-h3">{t("calls")}</h2>
          <dl>
            {operations(apiPaths).map(({ path, method, route }) => {
              const takes = [
                ...fields(route.spec.query),
                ...fields(route.spec.body),
                ...Object.keys(route.spec.multipart?.files ?? {}),
              ];
              return (
                <div
                  key={`${method} ${path}`}
                  className="border-b border-rule py-[0.7rem] text-dense last:border-b-0"
                >
                  <dt className="text-soft max-[22.5rem]:hyphens-auto">
                    <code>
                      <b>{method}</b> {path}
                    </code>
                  </dt>
                  <dd className="font-bold">
                    {route.spec.summary}.{" "}
                    <span className="text-soft">
                      {labelled(t("access"), t(route.spec.access), locale)}.
                      {takes.length ? ` ${labelled(t("takes"), takes.join(", "), locale)}.` : ""}
                    </span>
                  </dd>
                </div>
              );
            })}
          </dl>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
