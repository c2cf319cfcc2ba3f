import { TextField } from "@/components/forms/fields";
import { Form, type FormAction } from "@/components/forms/form";
import { SubmitButton } from "@/components/forms/submit-button";
import { DonorTagForm } from "@/components/dashboard/checked-forms";
import { Badge } from "@/components/ui/badge";
import { Panel } from "@/components/ui/panel";
import { Section } from "@/components/ui/section";
import { tagForm } from "@/lib/donor-notes/form-schemas";
import type { Tag } from "@/lib/donor-notes/queries";
import { maxTagLength, maxTags } from "@/lib/donor-notes/rules";
import { signedInMessages } from "@/lib/forms/messages";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

/** A donor's tags; an existing tag of the organisation can be added, or a new one typed. */
export function DonorTags({
  locale,
  donor,
  tags,
  others,
  actions,
}: {
  locale: Locale;
  /** the key of the donor's page */
  donor: string;
  tags: Tag[];
  others: Tag[];
  /** null if the person may only view */
  actions: { add: FormAction; remove: FormAction } | null;
}) {
  const t = translator(locale, "dashboard");
  return (
    <Section id="tags" title={t("donor.tags")} intro={t("donor.tagsIntro", { n: String(maxTags) })}>
      <Panel>
        {tags.length === 0 ? <p className="text-soft">{t("donor.noTags")}</p> : null}
        <ul className="*:border-b *:border-rule *:py-2">
          {tags.map((tag) => (
            <li
              key={tag.id}
              data-slot="donor-tag"
              className="flex flex-wrap items-center justify-between gap-3"
            >
              <a
                className="wrap-anywhere"
                href={`/dashboard?${new URLSearchParams({ tab: "donors", tag: tag.id })}`}
              >
                <Badge kind="plain">{tag.name}</Badge>
              </a>
              {actions ? (
                <Form
                  compact
                  action={actions.remove}
                  messages={signedInMessages(locale)}
                  label={t("donor.tagRemoveOf", { tag: tag.name })}
                >
                  <input type="hidden" name="donor" value={donor} />
                  <input type="hidden" name="tagId" value={tag.id} />
                  <SubmitButton
                    variant="link"
                    size="sm"
                    pendingLabel={t("donor.tagRemove")}
                    aria-label={t("donor.tagRemoveOf", { tag: tag.name })}
                  >
                    {t("donor.tagRemove")}
                  </SubmitButton>
                </Form>
              ) : null}
            </li>
          ))}
        </ul>
        {actions && tags.length < maxTags ? (
          <DonorTagForm
            compact
            action={actions.add}
            prefix="tag-"
            messages={signedInMessages(locale, tagForm)}
            className="mt-5"
            label={t("donor.tagSave")}
          >
            <input type="hidden" name="donor" value={donor} />
            <TextField
              name="tag"
              label={t("donor.tag")}
              help={t("donor.tagHelp", { n: String(maxTagLength) })}
              list="own-tags"
              required
              maxLength={maxTagLength}
              autoComplete="off"
            />
            <datalist id="own-tags">
              {others.map((tag) => (
                <option key={tag.id} value={tag.name} />
              ))}
            </datalist>
            <SubmitButton
              className="mt-[0.8rem]"
              variant="outline"
              size="sm"
              pendingLabel={t("donor.tagSaving")}
            >
              {t("donor.tagSave")}
            </SubmitButton>
          </DonorTagForm>
        ) : null}
      </Panel>
    </Section>
  );
}
