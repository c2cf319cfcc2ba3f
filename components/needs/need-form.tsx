import { NeedForm as CheckedForm } from "@/components/dashboard/checked-forms";
import { CheckField, TextField } from "@/components/forms/fields";
import { MoneyField } from "@/components/forms/money-field";
import { SeenField } from "@/components/forms/seen-field";
import { SubmitButton } from "@/components/forms/submit-button";
import { PictureField } from "@/components/needs/picture-field";
import { buttonVariants } from "@/components/ui/button-variants";
import { signedInMessages } from "@/lib/forms/messages";
import { seenOf } from "@/lib/forms/seen";
import { formLabels } from "@/components/forms/form-labels";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { newId } from "@/lib/ids";
import { typedAmount } from "@/lib/money/read-amount";
import { addNeedAction, changeNeedAction } from "@/lib/needs/actions";
import { needForm } from "@/lib/needs/form-schemas";
import { editedFields, needTitleMax, type NeedView } from "@/lib/needs/rules";

/** Adds a need, or edits the one named in the address. */
export function NeedForm({
  locale,
  campaign,
  need,
}: {
  locale: Locale;
  campaign: string;
  need: NeedView | null;
}) {
  const t = translator(locale, "needs");
  const { optional, file } = formLabels(locale);
  return (
    <CheckedForm
      key={need?.id ?? "new"}
      action={need ? changeNeedAction : addNeedAction}
      messages={signedInMessages(locale, needForm)}
      label={t(need ? "editOne" : "add")}
      prefix="one-"
      className="max-w-[34rem]"
    >
      <input type="hidden" name="campaign" value={campaign} />
      {need ? (
        <>
          <input type="hidden" name="id" value={need.id} />
          <SeenField
            value={seenOf(editedFields({ ...need, storageKey: need.image?.storageKey ?? null }))}
          />
        </>
      ) : (
        <input type="hidden" name="requestKey" value={newId("request")} />
      )}
      <TextField
        name="title"
        label={t("what")}
        help={t("whatHint")}
        required
        maxLength={needTitleMax}
        autoComplete="off"
        defaultValue={need?.title ?? ""}
      />
      <MoneyField
        name="price"
        locale={locale}
        label={t("price")}
        help={t("priceHint")}
        fieldClass="mt-[1.35rem]"
        required
        defaultValue={need ? typedAmount(need.unitCents, locale) : ""}
      />
      <TextField
        name="wanted"
        label={t("wanted")}
        help={t("wantedHint")}
        inputMode="numeric"
        required
        maxLength={6}
        autoComplete="off"
        defaultValue={need ? String(need.wanted) : ""}
      />
      <div className="mt-[1.35rem]">
        <PictureField
          label={t("picture")}
          help={t("pictureHint")}
          optional={optional}
          labels={file}
          current={need?.image ? t("pictureKept") : null}
        />
      </div>
      {need?.image ? <CheckField name="removePicture" label={t("removePicture")} /> : null}
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <SubmitButton pendingLabel={t("saving")}>{t(need ? "save" : "add")}</SubmitButton>
        {need ? (
          <a
            className={buttonVariants({ variant: "outline" })}
            href={`/dashboard/campaigns/needs/${campaign}`}
          >
            {t("cancel")}
          </a>
        ) : null}
      </div>
    </CheckedForm>
  );
}
