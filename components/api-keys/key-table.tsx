import { RotateKeyForm } from "@/components/api-keys/key-forms";
import type { NewKeyLabels } from "@/components/api-keys/new-key";
import { ActionButton } from "@/components/forms/action-button";
import type { FormAction } from "@/components/forms/form";
import { DataTable } from "@/components/ui/table";
import { signedInMessages } from "@/lib/forms/messages";
import { formatDate } from "@/lib/format";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { isScope } from "@/lib/auth/scopes";
import type { OwnKey } from "@/lib/api-keys/queries";
import { inRow } from "@/lib/i18n/marks";

type Props = {
  locale: Locale;
  keys: OwnKey[];
  labels: NewKeyLabels;
  /** null if the person may only view */
  actions: { rotate: FormAction<{ key: string }>; revoke: FormAction } | null;
};

/** The valid keys: scopes, last use and expiry of each. */
export function KeyTable({ locale, keys, labels, actions }: Props) {
  const t = translator(locale, "apiKeys");
  const date = (time: Date) => formatDate(time, locale);
  return (
    <DataTable
      caption={t("heading")}
      rows={keys}
      rowKey={(key) => key.id}
      columns={[
        {
          key: "name",
          head: t("name"),
          place: "main",
          cell: (key) => (
            <>
              <b className="block">
                <bdi>{key.name}</bdi>
              </b>
              <code className="text-small">{key.start}…</code>
            </>
          ),
        },
        {
          key: "may",
          head: t("may"),
          place: "sub",
          cell: (key) =>
            inRow(
              key.scopes.map((scope) => (isScope(scope) ? t(`scopes.${scope}`) : scope)),
              locale,
            ),
        },
        {
          key: "made",
          head: t("made"),
          label: t("made"),
          place: "meta",
          cell: (key) =>
            key.createdBy
              ? t("madeBy", { date: date(key.createdAt), name: key.createdBy })
              : date(key.createdAt),
        },
        {
          key: "used",
          head: t("used"),
          label: t("used"),
          place: "meta",
          className: "num",
          cell: (key) => (key.lastUsedAt ? date(key.lastUsedAt) : t("never")),
        },
        {
          key: "ends",
          head: t("ends"),
          label: t("ends"),
          place: "meta",
          className: "num",
          cell: (key) => (key.expiresAt ? date(key.expiresAt) : t("noEnd")),
        },
        {
          key: "actions",
          head: t("actions"),
          place: "acts",
          cell: (key) =>
            actions ? (
              <span className="flex flex-wrap items-start gap-2">
                <RotateKeyForm
                  action={actions.rotate}
                  messages={signedInMessages(locale)}
                  keyId={key.id}
                  label={t("rotate")}
                  who={t("rotateOne", { name: key.name })}
                  pending={t("working")}
                  labels={labels}
                />
                <ActionButton
                  action={actions.revoke}
                  messages={signedInMessages(locale)}
                  fields={{ keyId: key.id }}
                  pending={t("working")}
                  buttonLabel={t("revokeOne", { name: key.name })}
                >
                  {t("revoke")}
                </ActionButton>
              </span>
            ) : null,
        },
      ]}
    />
  );
}
