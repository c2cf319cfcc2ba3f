import { AppError } from "@/lib/errors";
import { isAdmin } from "@/lib/auth/actor";
import { recordSecurity } from "@/lib/audit/security-log";
import { flash } from "@/lib/http/action";
import type { Failure } from "@/lib/http/failure";
import { handler, type Answer, type Asked } from "@/lib/http/handler";
import { confirmPath } from "@/lib/http/step-up";
import { errorText } from "@/lib/i18n/errors";
import { listed } from "@/lib/i18n/marks";
import { exportPayouts } from "@/lib/payouts/export-payouts";
import { forgetTypedAccount, keepTypedAccount } from "@/lib/payouts/typed-account";

export const dynamic = "force-dynamic";

/** What the page's form sends; a request without a form asks for the workbook. @throws AppError bad_request */
async function formOf(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    return new FormData();
  return request.formData().catch(() => {
    throw new AppError("bad_request", "unreadableBody");
  });
}

const accountIn = (form: FormData) => {
  const typed = (name: string) => String(form.get(name) ?? "").slice(0, 64);
  return { iban: typed("iban"), bic: typed("bic") };
};

/** A person's browser goes back to the page, with the sentence and what was typed; a program gets the status. */
async function backToPage(failure: Failure, { actor, request }: Asked): Promise<Answer | null> {
  const isPerson = request.headers.get("accept")?.includes("text/html");
  if (actor.kind !== "user" || !isAdmin(actor) || !isPerson) return null;
  // a download cannot be repeated automatically: the person confirms, then presses the button again
  const stepUp = failure.code === "step_up_required";
  if (!stepUp) await flash("bad", failure.error);
  // keep nothing that another site filled in
  const own = failure.code !== "foreign_origin";
  const form = own ? await formOf(request).catch(() => new FormData()) : new FormData();
  return {
    location: stepUp ? confirmPath("/admin/payouts") : "/admin/payouts",
    cookies: [keepTypedAccount(actor.userId, accountIn(form))],
  };
}

/** The file that an admin takes to the bank, a workbook or ISO 20022 (format=pain001); a POST, because its payouts count as "being sent" from then on. */
export const POST = handler(
  { access: "admin", origin: "always", failure: backToPage },
  async ({ actor, request }) => {
    // read again when the page is shown again
    const form = await formOf(request.clone() as Request);
    const file = await exportPayouts(actor, {
      format: form.get("format") === "pain001" ? "pain001" : "xlsx",
      again: form.get("again") === "1",
      account: accountIn(form),
    });
    await recordSecurity(actor, { kind: "exported", detail: `payouts ${file.fileName}` });
    if (file.leftOut.length > 0) {
      const { locale } = actor;
      const payouts = listed(file.leftOut, locale);
      await flash("bad", errorText("payoutsUnfit", locale, { payouts }));
    }
    return {
      body: file.body,
      type: file.contentType,
      file: { name: file.fileName },
      cookies: [forgetTypedAccount],
    };
  },
);
