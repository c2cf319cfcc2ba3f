import { formLabels } from "@/components/forms/form-labels";
import type { Locale } from "@/lib/i18n/locales";
import { translator } from "@/lib/i18n/translator";

/**
 * The texts of FactorForm, prepared on the server.
 * @param recoveryOnly there is no authenticator app, so only a recovery code can be typed
 */
export function factorLabels(locale: Locale, submit: "continue" | "confirm", recoveryOnly = false) {
  const t = translator(locale, "secondFactor");
  const labels = formLabels(locale);
  return {
    usePasskey: t("usePasskey"),
    or: t("or"),
    code: t("code"),
    codeHelp: t(recoveryOnly ? "recoveryOnly" : "codeHelp"),
    password: t("password"),
    submit: t(submit),
    pending: t("checking"),
    passkeyNotUsed: t("passkeyNotUsed"),
    noScript: t("noScript"),
    ...labels.password,
  };
}
