import type { ReactNode } from "react";
import { Lines } from "@/app/[locale]/developers/lines";
import type { Locale } from "@/lib/i18n/locales";
import { messagesOf } from "@/lib/i18n/translator";

type Part = "client" | "models" | "change";

/** A heading with sentences below it. */
export function Sentences({
  locale,
  part,
  children,
}: {
  locale: Locale;
  part: Part;
  children?: ReactNode;
}) {
  const texts = messagesOf(locale, "developers");
  const lists = {
    client: [texts.client, texts.clientList],
    models: [texts.models, texts.modelList],
    change: [texts.changes, texts.changeList],
  } as const;
  const [heading, lines] = lists[part];
  return (
    <section aria-labelledby={part} className="mt-12">
      <h2 id={part} className="scroll-mt-6 text-h3">
        {heading}
      </h2>
      <Lines lines={lines} />
      {children}
    </section>
  );
}
