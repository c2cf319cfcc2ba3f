import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form } from "@/components/forms/form";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { approveOrderAction, refuseOrderAction } from "@/lib/order-approval/actions";
import type { WaitingOrder } from "@/lib/money-orders/queries";
import { formatUsd } from "@/lib/money/money";
import { formatDate } from "@/lib/format";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { noticeVariants } from "@/components/ui/notice-variants";
import { CellNote } from "@/components/ui/table";

/** Money orders that wait for a second administrator: what, how much, who asked, and who may approve. */
export function WaitingOrders({
  locale,
  orders,
  back,
}: {
  locale: Locale;
  orders: WaitingOrder[];
  back: string;
}) {
  if (orders.length === 0) return null;
  const t = translator(locale, "secondPerson");
  const a = translator(locale, "admin");
  const messages = signedInMessages(locale);
  return (
    <section className={cn(noticeVariants(), "mb-6")} aria-labelledby="waiting-orders">
      <div className="w-full">
        <h2 className="text-h3" id="waiting-orders">
          {t("title", { n: orders.length })}
        </h2>
        <p className="text-small text-soft">{t("intro")}</p>
        <ul className="mt-3 space-y-[1em]">
          {orders.map((o) => {
            const name = [t(`kinds.${o.kind}`), o.about].filter(Boolean).join(" ");
            return (
              <li key={o.id} className="flex flex-wrap items-center gap-3">
                <div className="flex-[1_1_18rem]">
                  <b>{name}</b> <b className="num">{formatUsd(o.cents, locale, { exact: true })}</b>
                  <CellNote>
                    {[
                      o.ngoName,
                      t("asked", { who: o.askedBy, date: formatDate(o.askedAt, locale) }),
                      o.words,
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </CellNote>
                  {o.own ? <CellNote>{t("yours")}</CellNote> : null}
                </div>
                {o.own ? (
                  <Button variant="confirm" size="sm" disabled>
                    {t("approve")}
                  </Button>
                ) : (
                  <Form
                    compact
                    back={back}
                    action={approveOrderAction}
                    messages={messages}
                    label={`${t("approve")}: ${name}`}
                  >
                    <input type="hidden" name="orderId" value={o.id} />
                    <SubmitButton variant="confirm" size="sm" pendingLabel={a("working")}>
                      {t("approve")}
                    </SubmitButton>
                  </Form>
                )}
                <Form
                  compact
                  back={back}
                  action={refuseOrderAction}
                  messages={messages}
                  label={`${t(o.own ? "withdraw" : "refuse")}: ${name}`}
                >
                  <input type="hidden" name="orderId" value={o.id} />
                  <SubmitButton variant="destructive" size="sm" pendingLabel={a("working")}>
                    {t(o.own ? "withdraw" : "refuse")}
                  </SubmitButton>
                </Form>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
