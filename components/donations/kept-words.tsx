import { Form } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { Badge } from "@/components/ui/badge";
import { Pagination } from "@/components/ui/pagination";
import { hideWordsAction } from "@/lib/support-words/actions";
import type { KeptWords as Words } from "@/lib/support-words/queries";
import { signedInMessages } from "@/lib/forms/messages";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { pagesOf } from "@/lib/listing/address";
import { formatDate } from "@/lib/format";

type Props = {
  locale: Locale;
  words: Words[];
  total: number;
  page: number;
  /** address of a page of the list, to which a button's answer returns too */
  href: (page: number) => string;
  /** for administrators: shows each campaign's organisation, and allows them to restore words that anybody hid */
  admin?: boolean;
  mayWrite?: boolean;
};

/** Words of support, each with a button to hide or restore it. */
export function KeptWords({
  locale,
  words,
  total,
  page,
  href,
  admin = false,
  mayWrite = true,
}: Props) {
  const t = translator(locale, "dashboard");
  if (words.length === 0) return <p className="text-soft">{t("words.none")}</p>;
  return (
    <>
      <ul className="divide-y divide-rule border-y border-rule">
        {words.map((item) => (
          <li
            key={item.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-3 max-md:gap-x-4 md:py-4"
          >
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere] whitespace-pre-line" dir="auto">
                {item.text}
              </p>
              <p className="mt-1 text-small leading-[1.35] text-soft">
                <bdi>{item.name ?? translator(locale, "campaigns")("anonymous")}</bdi>,{" "}
                {formatDate(item.at, locale)} · <bdi>{item.campaign}</bdi>
                {admin ? (
                  <>
                    {" · "}
                    <bdi>{item.ngo}</bdi>
                  </>
                ) : null}{" "}
                · <span className="whitespace-nowrap">{item.id}</span>
              </p>
              {item.hiddenBy ? (
                <Badge kind="halt">{t(hiddenText(item.hiddenBy, admin))}</Badge>
              ) : null}
            </div>
            {mayWrite && (admin || item.hiddenBy !== "administrator") ? (
              <HideButton locale={locale} item={item} back={href(page)} />
            ) : null}
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Pagination locale={locale} page={page} pages={pagesOf(total)} href={href} />
      </div>
    </>
  );
}

function hiddenText(by: "organisation" | "administrator", admin: boolean) {
  if (by === "administrator") return "words.byAdmin";
  return admin ? "words.byTheNgo" : "words.byNgo";
}

function HideButton({ locale, item, back }: { locale: Locale; item: Words; back: string }) {
  const t = translator(locale, "dashboard");
  const label = t(item.hiddenBy ? "words.show" : "words.hide");
  return (
    <Form
      compact
      action={hideWordsAction}
      messages={signedInMessages(locale)}
      label={`${label} ${item.id}`}
      back={back}
    >
      <input type="hidden" name="donationId" value={item.donationId} />
      <input type="hidden" name="hidden" value={item.hiddenBy ? "false" : "true"} />
      <SubmitButton variant="outline" size="sm" pendingLabel={t("words.working")}>
        {label}
        <span className="sr-only"> {item.id}</span>
      </SubmitButton>
    </Form>
  );
}
