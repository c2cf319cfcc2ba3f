import { FileText } from "lucide-react";
import { ActionButton } from "@/components/forms/action-button";
import type { FormAction } from "@/components/forms/form";
import { cn } from "@/components/ui/cn";
import { signedInMessages } from "@/lib/forms/messages";
import type { Documents } from "@/lib/ngos/console-queries";
import type { Locale } from "@/lib/i18n/locales";
import { fileSize, inRow } from "@/lib/i18n/marks";
import { translator } from "@/lib/i18n/translator";

/** What the virus scanner said, in words. */
function scanned(
  { scanState, scanFinding }: { scanState: string; scanFinding: string | null },
  t: ReturnType<typeof translator<"admin">>,
): string {
  const labels: Record<string, string> = {
    clean: t("dialog.scan.clean"),
    waiting: t("dialog.scan.waiting"),
    infected: t("dialog.scan.infected", { finding: scanFinding ?? "–" }),
    failed: t("dialog.scan.failed", { finding: scanFinding ?? "–" }),
  };
  return labels[scanState] ?? t("dialog.scan.not_scanned");
}

/** An organisation's evidence, with the virus scanner's result for each document. */
export function DocumentList({
  locale,
  documents,
  here,
  scanAgain,
}: {
  locale: Locale;
  documents: Documents;
  here: string;
  scanAgain: FormAction;
}) {
  const t = translator(locale, "admin");
  return (
    <ul>
      {documents.map(({ kind, document }) => (
        <li
          key={kind}
          className={cn(
            "grid grid-cols-[auto_1fr_auto] items-center gap-[0.9rem] border-b border-rule py-3 leading-[1.3]",
            document ? "" : "text-mute",
          )}
        >
          <FileText className="size-6 text-ink-2" aria-hidden="true" />
          <span>
            <b>{t(`dialog.${kind}`)}</b>
            {document ? (
              <small className="block text-small leading-[inherit] text-soft">
                {inRow(
                  [document.fileName, fileSize(document.byteSize, locale), scanned(document, t)],
                  locale,
                )}
              </small>
            ) : null}
            {document?.mayScanAgain ? (
              <ActionButton
                action={scanAgain}
                messages={signedInMessages(locale)}
                fields={{ documentId: document.id, back: here }}
                label={`${t("dialog.scanAgain")}: ${t(`dialog.${kind}`)}`}
                buttonLabel={`${t("dialog.scanAgain")}: ${t(`dialog.${kind}`)}`}
                variant="link"
                pending={t("working")}
              >
                {t("dialog.scanAgain")}
              </ActionButton>
            ) : null}
          </span>
          {document ? (
            <a
              href={`/documents/${document.id}`}
              target="_blank"
              rel="noopener"
              className="py-[0.6rem] font-bold"
            >
              {t("dialog.open")}{" "}
              <span className="sr-only">
                {t("dialog.newWindow", { name: t(`dialog.${kind}`) })}
              </span>
            </a>
          ) : (
            <span>{t("dialog.noDocument")}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
