import { signedInMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { Disclosure } from "@/components/ui/disclosure";
import { CellNote } from "@/components/ui/table";

/** In an organisation's details: members with a second factor, so that an administrator can clear one that was lost. */
export function ClearFactors({
  locale,
  members,
  next,
  action,
}: {
  locale: Locale;
  members: { userId: string; name: string; email: string }[];
  next: string;
  action: FormAction;
}) {
  if (members.length === 0) return null;
  const t = translator(locale, "secondFactor");
  return (
    <Disclosure className="mt-4" title={t("clearHeading")}>
      <p className="text-soft">{t("clearHelp")}</p>
      <ul className="*:border-b *:border-rule *:py-[0.7rem]">
        {members.map((member) => (
          <li key={member.userId} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <b>
                <bdi>{member.name}</bdi>
              </b>
              <CellNote>{member.email}</CellNote>
            </span>
            <Form
              compact
              action={action}
              messages={signedInMessages(locale)}
              label={t("clearNamed", { name: member.name })}
            >
              <input type="hidden" name="userId" value={member.userId} />
              <input type="hidden" name="next" value={next} />
              <SubmitButton variant="destructive" size="sm" pendingLabel={t("working")}>
                {t("clear")}
              </SubmitButton>
            </Form>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
