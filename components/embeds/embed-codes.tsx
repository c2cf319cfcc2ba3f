import { Code } from "lucide-react";
import { CopyButtons } from "@/components/share/copy-buttons";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { codeNames, type CodeName } from "@/lib/embeds/codes";
import type { Locale } from "@/lib/i18n/locales";
import { labelled } from "@/lib/i18n/marks";
import { translator } from "@/lib/i18n/translator";

type Props = {
  locale: Locale;
  codes: Record<CodeName, string>;
  /** the badge's image, with the chosen options */
  badge: string;
};

/** The embed codes in text boxes, to be copied with a button, or by hand without a script. */
export function EmbedCodes({ locale, codes, badge }: Props) {
  const t = translator(locale, "embeds");
  return (
    <div>
      {codeNames.map((name) => (
        <div key={name} className="mb-6">
          <Field id={`code-${name}`} label={t(`names.${name}`)} help={t(`hints.${name}`)}>
            {(inputProps) => (
              <Textarea
                {...inputProps}
                className="font-mono text-micro"
                rows={name === "script" || name === "frame" ? 5 : 3}
                readOnly
                spellCheck={false}
                value={codes[name]}
                dir="ltr"
              />
            )}
          </Field>
          <div className="mt-2 flex flex-wrap items-center gap-4">
            <CopyButtons
              className={buttonVariants({
                variant: "outline",
                size: "sm",
                className: "min-h-11 noscript:hidden",
              })}
              buttons={[
                {
                  icon: <Code aria-hidden="true" />,
                  label: labelled(t("copy"), t(`names.${name}`), locale),
                  text: codes[name],
                  done: t("copied"),
                },
              ]}
              failed={t("copyFailed")}
            />
            {name === "badgeHtml" ? (
              <img src={badge} alt={t("names.badgeHtml")} height={28} />
            ) : null}
          </div>
        </div>
      ))}
    </div>
  );
}
