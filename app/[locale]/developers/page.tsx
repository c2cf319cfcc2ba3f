import type { Metadata } from "next";
import { z } from "zod";
import { apiPaths } from "@/app/api/v1/paths";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { env } from "@/lib/env";
import { FirstGift, SandboxCards } from "@/app/[locale]/developers/first-gift";
import { OnAnyWebsite } from "@/app/[locale]/developers/on-any-website";
import { codeBox } from "@/app/[locale]/developers/code-box";
import { Lines } from "@/app/[locale]/developers/lines";
import { Sentences } from "@/app/[locale]/developers/sentences";
import { Webhooks } from "@/app/[locale]/developers/webhooks";
import { clientSnippet } from "@/app/[locale]/developers/client-example";
import { curlOf, examples, groupOf, groups, type Group } from "@/app/[locale]/developers/examples";
import { operations } from "@/lib/http/openapi";
import { publicMetadata } from "@/lib/share/page-metadata";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { commaOf, labelled } from "@/lib/i18n/marks";

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

type Call = ReturnType<typeof operations>[number];

const titlesIn = (locale: Locale): Record<Group, string> => {
  const t = translator(locale, "developers");
  return {
    give: t("give"),
    campaigns: t("campaigns"),
    organisations: t("organisations"),
    account: t("account"),
    staff: t("staff"),
  };
};

/** one colour per method, shown beside its name */
const methodLooks: Record<string, string> = {
  GET: "bg-leaf-tint text-forest",
  POST: "bg-gold-tint text-ink",
  PUT: "bg-mist text-dusk",
  PATCH: "bg-mist text-dusk",
  DELETE: "bg-madder-tint text-madder",
};

/** A sentence with exactly one full stop. */
const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

function Calls({ locale, calls }: { locale: Locale; calls: Call[] }) {
  const t = translator(locale, "developers");
  return (
    <ul className="mt-4 border-t-2 border-ink">
      {calls.map(({ path, method, route }) => {
        const takes = new Set([
          ...fields(route.spec.query),
          ...fields(route.spec.body),
          ...Object.keys(route.spec.multipart?.files ?? {}),
        ]);
        // a file that is also a form field is listed once
        for (const name of takes) if (takes.has(`${name}?`)) takes.delete(name);
        return (
          <li key={`${method} ${path}`} className="border-b border-rule py-4 text-dense">
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-text text-dense leading-[1.4] tracking-normal">
              <span
                className={`inline-block min-w-16 px-2 py-0.5 text-center text-micro font-bold forced-colors:border ${methodLooks[method]}`}
              >
                {method}
              </span>{" "}
              <code className="min-w-0 font-bold wrap-anywhere">{path}</code>
            </h3>
            <p className="mt-2" lang="en" dir="ltr">
              {sentence(route.spec.summary)}
            </p>
            <p className="mt-1 text-small text-soft">
              {sentence(labelled(t("access"), t(route.spec.access), locale))}
              {route.spec.scope ? (
                <>
                  {" "}
                  {labelled(t("scope"), "", locale)} <code>{route.spec.scope}</code>
                </>
              ) : null}
            </p>
            {takes.size > 0 ? (
              <p className="mt-1 text-small text-soft">
                {labelled(t("takes"), "", locale)}
                {[...takes].map((name, i) => (
                  <span key={name}>
                    {i > 0 ? commaOf(locale) : ""}
                    <code>{name}</code>
                  </span>
                ))}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function ExampleCall({ locale, group }: { locale: Locale; group: Group }) {
  const t = translator(locale, "developers");
  const example = examples[group];
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2">
      <figure>
        <figcaption className="text-small font-bold">{t("example")}</figcaption>
        <pre className={codeBox} tabIndex={0}>
          <code>{curlOf(example, env.appUrl)}</code>
        </pre>
      </figure>
      <figure>
        <figcaption className="text-small font-bold">{t("answer")}</figcaption>
        <pre className={`${codeBox} max-h-96`} tabIndex={0}>
          <code>{JSON.stringify({ success: true, data: example.data }, null, 2)}</code>
        </pre>
      </figure>
    </div>
  );
}

export default async function DevelopersPage({ params }: Props) {
  const locale = asLocale((await params).locale);
  const t = translator(locale, "developers");
  const titles = titlesIn(locale);
  const calls = operations(apiPaths).map((call) => ({
    ...call,
    group: groupOf(call.path, call.route.spec.access),
  }));
  return (
    <>
      <SiteHeader locale={locale} path="/developers" />
      <main id="main">
        <div className="wrap py-section">
          <h1 className="text-h1">{t("heading")}</h1>
          <p className="mt-4 max-w-measure text-lead text-pretty text-soft">{t("lead")}</p>
          <h2 className="mt-12 text-h3">{t("start")}</h2>
          <Lines lines={messagesOf(locale, "developers").startList} />
          <p className="mt-5">
            {labelled(t("machine"), "", locale)}
            <a href="/api/v1/openapi.json" dir="ltr">
              /api/v1/openapi.json
            </a>{" "}
            (OpenAPI 3.1)
          </p>
          <FirstGift locale={locale} />
          <Webhooks locale={locale} />
          <SandboxCards locale={locale} />
          <OnAnyWebsite locale={locale} />
          <Sentences locale={locale} part="client">
            <pre className={`${codeBox} mt-6`} tabIndex={0}>
              <code>{clientSnippet(env.appUrl)}</code>
            </pre>
          </Sentences>
          <Sentences locale={locale} part="models" />
          <Sentences locale={locale} part="change" />
          <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
            <nav className="lg:sticky lg:top-6 lg:self-start print:hidden" aria-label={t("calls")}>
              <ul className="flex flex-wrap gap-x-5 lg:block lg:border-t-2 lg:border-ink">
                {groups.map((group) => (
                  <li key={group} className="lg:border-b lg:border-rule">
                    <a
                      className="inline-flex min-h-11 items-center font-bold decoration-transparent hover:decoration-link"
                      href={`#${group}`}
                    >
                      {titles[group]}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="space-y-16">
              {groups.map((group) => (
                <section key={group} aria-labelledby={group}>
                  <h2 id={group} className="scroll-mt-6 text-h3">
                    {titles[group]}
                  </h2>
                  <Calls locale={locale} calls={calls.filter((call) => call.group === group)} />
                  <ExampleCall locale={locale} group={group} />
                </section>
              ))}
            </div>
          </div>
        </div>
      </main>
      <SiteFooter locale={locale} />
    </>
  );
}
