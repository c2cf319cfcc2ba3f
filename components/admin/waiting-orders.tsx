import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form } from "@/components/forms/form";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { approveOrderAction, refuseOrderAction } from "@/lib/order-approval/actions";
import type { WaitingOrder } from "@/lib/money-orders/queries";
import { formatDate, formatUsd } from "@/lib/money/money";

/** What one administrator asked for and a second one has to agree to: what, how much, who asked, and who is next. */
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
    <section className="note" aria-labelledby="waiting-orders" style={{ marginBottom: "1.5rem" }}>
      <div style={{ width: "100%" }}>
        <h2 className="h3" id="waiting-orders">
          {t("title", { n: orders.length })}
        </h2>
        <p className="soft small">{t("intro")}</p>
        <ul className="stack" style={{ marginTop: ".75rem" }}>
          {orders.map((o) => {
            const name = [t(`kinds.${o.kind}`), o.about].filter(Boolean).join(" ");
            return (
              <li key={o.id} className="row" style={{ gap: ".75rem" }}>
                <div style={{ flex: "1 1 18rem" }}>
                  <b>{name}</b> <b className="num">{formatUsd(o.cents, locale, { exact: true })}</b>
                  <span className="sub">
                    {[
                      o.ngoName,
                      t("asked", { who: o.askedBy, date: formatDate(o.askedAt, locale) }),
                      o.words,
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </span>
                  {o.own ? <span className="sub">{t("yours")}</span> : null}
                </div>
                {o.own ? (
                  <button type="button" className="btn btn--yes btn--sm" disabled>
                    {t("approve")}
                  </button>
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
