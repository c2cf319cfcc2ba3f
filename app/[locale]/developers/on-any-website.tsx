import { codeBox } from "@/app/[locale]/developers/code-box";
import { scriptTag } from "@/lib/embeds/codes";
import { embedScript } from "@/lib/embeds/script";
import { env } from "@/lib/env";
import type { Locale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";

/** How any website can show a campaign, and what its content security policy must allow. */
export function OnAnyWebsite({ locale }: { locale: Locale }) {
  const t = translator(locale, "embeds");
  const link = `<a href="${env.appUrl}/campaigns/…" data-harambee="card">…</a>`;
  const codes = [
    `${link}\n${scriptTag(env.appUrl)}`,
    `${link}\n${scriptTag(env.appUrl, true)}`,
    `Content-Security-Policy: script-src ${env.appOrigin}; frame-src ${env.appOrigin}`,
    `Content-Security-Policy: script-src '${embedScript.integrity}'; frame-src ${env.appOrigin}`,
  ];
  return (
    <section aria-labelledby="pages" className="mt-12">
      <h2 id="pages" className="scroll-mt-6 text-h3">
        {t("pages")}
      </h2>
      <ul className="max-w-measure *:border-b *:border-rule *:py-[0.7rem]">
        {messagesOf(locale, "embeds").pagesList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-6 xl:grid-cols-2">
        {codes.map((code) => (
          <pre key={code} className={codeBox} tabIndex={0}>
            <code>{code}</code>
          </pre>
        ))}
      </div>
    </section>
  );
}
