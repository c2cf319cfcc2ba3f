import { codeBox } from "@/app/[locale]/developers/code-box";
import { Lines } from "@/app/[locale]/developers/lines";
import { pythonSnippet, typescriptSnippet } from "@/app/[locale]/developers/verify-webhook";
import type { Locale } from "@/lib/i18n/locales";
import { commaOf, labelled } from "@/lib/i18n/marks";
import { messagesOf, translator } from "@/lib/i18n/translator";
import { eventTypes } from "@/lib/webhooks/rules";

export function Webhooks({ locale }: { locale: Locale }) {
  const t = translator(locale, "developers");
  return (
    <section aria-labelledby="webhooks" className="mt-12">
      <h2 id="webhooks" className="scroll-mt-6 text-h3">
        {t("webhooks")}
      </h2>
      <Lines lines={messagesOf(locale, "developers").webhookList} />
      <p className="mt-5 text-small text-soft">
        {labelled(t("webhookTypes"), "", locale)}
        {eventTypes.map((type, i) => (
          <span key={type}>
            {i > 0 ? commaOf(locale) : ""}
            <code className="wrap-anywhere">{type}</code>
          </span>
        ))}
      </p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-2">
        {Object.entries({ TypeScript: typescriptSnippet, Python: pythonSnippet }).map(
          ([language, code]) => (
            <figure key={language}>
              <figcaption className="text-small font-bold">
                {labelled(t("verify"), language, locale)}
              </figcaption>
              <pre className={codeBox} tabIndex={0}>
                <code>{code}</code>
              </pre>
            </figure>
          ),
        )}
      </div>
    </section>
  );
}
