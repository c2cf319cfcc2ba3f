import { ReplyForm } from "@/components/admin/checked-forms";
import { TypedText } from "@/components/admin/console-parts";
import { Moment } from "@/components/admin/moment-time";
import { AddressDialog } from "@/components/dashboard/address-dialog";
import { ActionButton } from "@/components/forms/action-button";
import { AreaField } from "@/components/forms/fields";
import { SubmitButton } from "@/components/forms/submit-button";
import { Address } from "@/components/ui/address";
import { DetailList, DetailRow } from "@/components/ui/detail-list";
import { dialogClass } from "@/components/ui/dialog-class";
import { answerMessageAction, closeMessageAction } from "@/lib/contact/actions";
import type { ContactReply, ContactRow } from "@/lib/contact/queries";
import { replyForm } from "@/lib/contact/schema";
import { signedInMessages } from "@/lib/forms/messages";
import { asLocale, localeNames, type Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

type Props = {
  locale: Locale;
  message: ContactRow & { locale: string; replies: ContactReply[] };
  /** address of the list with its search, order and page */ back: string;
};

/** A message, its answers with their authors, and the form for an answer. */
export function MessageDialog(props: Props) {
  const { locale, message, back } = props;
  const t = translator(locale, "admin");
  return (
    <AddressDialog title={message.subject} closeHref={back} closeLabel={t("close")}>
      <div className={dialogClass.body}>
        <DetailList>
          <DetailRow label={t("messages.name")}>
            <bdi className="block wrap-anywhere">{message.name}</bdi>
            <span className="font-normal">
              <Address>{message.email}</Address>
            </span>
          </DetailRow>
          <DetailRow label={t("messages.at")}>
            <Moment at={message.createdAt} locale={locale} />
          </DetailRow>
        </DetailList>
        <div className="mt-4 border-s-5 border-ink bg-sunk px-4 py-3">
          <TypedText lang={message.locale}>{message.message}</TypedText>
        </div>
        {message.replies.map((reply) => (
          <section key={reply.id} className="mt-5" data-slot="reply">
            <h3 className="text-small font-bold wrap-anywhere">
              {t("messages.replied", { who: reply.who })}{" "}
              <span className="font-normal text-soft">
                · <Moment at={reply.at} locale={locale} />
              </span>
            </h3>
            <TypedText>{reply.text}</TypedText>
          </section>
        ))}
        {waits(message) ? <Reply {...props} /> : null}
      </div>
      {message.isSpam || message.closedAt ? null : (
        <div className={dialogClass.foot}>
          <ActionButton
            back={back}
            action={closeMessageAction}
            messages={signedInMessages(locale)}
            fields={{ messageId: message.id }}
            variant="outline"
            pending={t("messages.closing")}
          >
            {t(message.answeredAt ? "messages.closeNow" : "messages.close")}
          </ActionButton>
        </div>
      )}
    </AddressDialog>
  );
}

const waits = ({ isSpam, answeredAt, closedAt }: ContactRow): boolean =>
  !isSpam && answeredAt === null && closedAt === null;

function Reply({ locale, message, back }: Props) {
  const t = translator(locale, "admin");
  const { id, name, email } = message;
  return (
    <ReplyForm
      compact
      action={answerMessageAction}
      back={back}
      messages={signedInMessages(locale, replyForm)}
      prefix="reply-"
      label={t("messages.answerTo", { name })}
      className="mt-6"
    >
      <input type="hidden" name="messageId" value={id} />
      <AreaField
        name="text"
        label={t("messages.answerTo", { name })}
        help={t("messages.answerHelp", {
          email,
          language: localeNames[asLocale(message.locale)],
        })}
        rows={7}
        maxLength={5_000}
        required
      />
      <SubmitButton className="mt-5" pendingLabel={t("messages.sending")}>
        {t("messages.send")}
      </SubmitButton>
    </ReplyForm>
  );
}
