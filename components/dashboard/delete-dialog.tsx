import { buttonVariants } from "@/components/ui/button-variants";
import { dialogClass } from "@/components/ui/dialog-class";
import { formMessages } from "@/lib/forms/messages";
import { SubmitButton } from "@/components/forms/submit-button";
import { Form, type FormAction } from "@/components/forms/form";
import { AddressDialog } from "@/components/dashboard/address-dialog";
import { stripUrl } from "@/lib/patterns/urls";
import { translator } from "@/lib/i18n/translator";
import type { Locale } from "@/lib/i18n/locales";

/** Asks for confirmation before a campaign is deleted, or archived if any money is connected with it. */
export function DeleteDialog({
  locale,
  campaign,
  remove,
}: {
  locale: Locale;
  campaign: { id: string; title: string; seed: string; hasTrail: boolean };
  remove: FormAction;
}) {
  const t = translator(locale, "dashboard");
  const back = "/dashboard?tab=campaigns";
  return (
    <AddressDialog
      title={t("campaigns.deleteTitle")}
      closeHref={back}
      closeLabel={t("close")}
      strip={stripUrl(campaign.seed, { cols: 12 })}
    >
      <div className={dialogClass.body}>
        <p>
          {t(campaign.hasTrail ? "campaigns.archiveText" : "campaigns.deleteText", {
            title: campaign.title,
          })}
        </p>
      </div>
      <div className={dialogClass.foot}>
        <a className={buttonVariants({ variant: "outline" })} href={back}>
          {t("campaigns.keep")}
        </a>
        <Form
          compact
          action={remove}
          messages={formMessages(locale, null, {
            unreachable: "campaignDeleteFailed",
            failed: "campaignDeleteFailed",
          })}
          label={t("campaigns.delete")}
        >
          <input type="hidden" name="id" value={campaign.id} />
          <SubmitButton variant="destructive" pendingLabel={t("campaigns.deleting")}>
            {t("campaigns.delete")}
          </SubmitButton>
        </Form>
      </div>
    </AddressDialog>
  );
}
