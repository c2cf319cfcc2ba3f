import { DialogFrame } from "@/components/donations/dialog-frame";
import { DonationForm } from "@/components/donations/donation-form";
import { donationMethods, donationWords, emptyStart } from "@/components/donations/donation-words";
import { Strip } from "@/components/ui/strip";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";
import { give } from "@/lib/donations/actions";

/** The donation form in a dialog, titled with the campaign (default "The Frontline Fund"). */
export function DonationDialog({ locale, slug = "frontline-fund", title = "The Frontline Fund", cardOnly = false }: { locale: Locale; slug?: string; title?: string; cardOnly?: boolean }) {
  const t = translator(locale, "donate");
  return (
    <DialogFrame label={title} close={t("close")}>
      <Strip seed={slug} height="12px" />
      <div style={{ padding: "clamp(1rem,.6rem + 2vw,2rem)" }}>
        <h2 className="h3">{title}</h2>
        <p className="note" style={{ marginBlock: "1rem 1.5rem" }}><span>{t("dialogNote")}</span></p>
        <DonationForm action={give} campaign={slug} methods={donationMethods(locale, cardOnly)} start={emptyStart} words={donationWords(locale)} feeCarried={slug === "frontline-fund"} prefix="dialog-" />
      </div>
    </DialogFrame>
  );
}
