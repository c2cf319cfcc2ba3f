import { codeBox } from "@/app/[locale]/developers/code-box";
import {
  commandOf,
  firstEvent,
  firstGift,
  sandboxCards,
} from "@/app/[locale]/developers/first-gift-commands";
import { Coded } from "@/app/[locale]/developers/lines";
import { env } from "@/lib/env";
import type { Locale } from "@/lib/i18n/locales";
import { messagesOf, translator } from "@/lib/i18n/translator";

/** From an API key to the signed event of a donation and the list of donations, one command per step. */
export function FirstGift({ locale }: { locale: Locale }) {
  const t = translator(locale, "developers");
  const codes = [
    "KEY=hrb_test_…",
    commandOf(firstGift.campaign, env.appUrl),
    commandOf(firstGift.webhook, env.appUrl),
    `CAMPAIGN=cmp_…\n${commandOf(firstGift.gift, env.appUrl)}`,
    JSON.stringify(firstEvent, null, 2),
    commandOf(firstGift.list, env.appUrl),
  ];
  return (
    <section aria-labelledby="first-gift" className="mt-12">
      <h2 id="first-gift" className="scroll-mt-6 text-h3">
        {t("firstGift")}
      </h2>
      <ol className="mt-4 list-decimal space-y-6 ps-6 marker:font-bold">
        {messagesOf(locale, "developers").firstGiftSteps.map((line, i) => (
          <li key={line} className="ps-1">
            <p className="max-w-measure">
              <Coded text={line} />
            </p>
            <pre className={codeBox} dir="ltr" tabIndex={0}>
              <code>{codes[i]}</code>
            </pre>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function SandboxCards({ locale }: { locale: Locale }) {
  const t = translator(locale, "developers");
  return (
    <section aria-labelledby="cards" className="mt-12">
      <h2 id="cards" className="scroll-mt-6 text-h3">
        {t("cards")}
      </h2>
      <p className="mt-3 max-w-measure">{t("cardsLead")}</p>
      <ul className="mt-3 max-w-measure *:border-b *:border-rule *:py-[0.7rem]">
        {messagesOf(locale, "developers").cardList.map((line, i) => (
          <li key={line} className="flex flex-wrap gap-x-5 gap-y-1">
            <code dir="ltr" className="wrap-anywhere">
              {sandboxCards[i]}
            </code>
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
