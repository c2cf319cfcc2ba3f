import { AppError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { requireAdmin } from "@/lib/auth/actor";
import { recordRefusal, recordSecurity } from "@/lib/audit/security-log";
import { cookieHeader } from "@/lib/auth/session-cookie";
import { currentActor } from "@/lib/auth/current-actor";
import { assertOwnOrigin } from "@/lib/auth/origin";
import { flash } from "@/lib/http/action";
import { errorText } from "@/lib/i18n/errors";
import { listed } from "@/lib/i18n/marks";
import { toFailure } from "@/lib/http/failure";
import { confirmPath } from "@/lib/http/step-up";
import { forgetTypedAccount, keepTypedAccount } from "@/lib/payouts/typed-account";
import { exportPayouts } from "@/lib/payouts/export-payouts";

export const dynamic = "force-dynamic";

const privately = { "cache-control": "private, no-store", "x-content-type-options": "nosniff" };

/** What the page's form sends; a request without a form asks for the workbook. @throws AppError bad_request */
async function formOf(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type))
    return new FormData();
  return request.formData().catch(() => {
    throw new AppError("bad_request", "unreadableBody");
  });
}

/** The file that an admin takes to the bank, a workbook or ISO 20022 (format=pain001); a POST, because its payouts count as "being sent" from then on. */
export async function POST(request: Request): Promise<Response> {
  const current = await currentActor(request.headers);
  let account = { iban: "", bic: "" };
  try {
    assertOwnOrigin(request.headers, true);
    requireAdmin(current.actor);
    const form = await formOf(request);
    const typed = (name: string) => String(form.get(name) ?? "").slice(0, 64);
    account = { iban: typed("iban"), bic: typed("bic") };
    const file = await exportPayouts(current.actor, {
      format: form.get("format") === "pain001" ? "pain001" : "xlsx",
      again: form.get("again") === "1",
      account,
    });
    await recordSecurity(current.actor, { kind: "exported", detail: `payouts ${file.fileName}` });
    if (file.leftOut.length > 0) {
      const { locale } = current.actor;
      const payouts = listed(file.leftOut, locale);
      await flash("bad", errorText("payoutsUnfit", locale, { payouts }));
    }
    return new Response(file.body, {
      headers: {
        ...privately,
        "content-type": file.contentType,
        "content-disposition": `attachment; filename="${file.fileName}"`,
        "set-cookie": cookieHeader(forgetTypedAccount),
      },
    });
  } catch (error) {
    const failure = toFailure(error, current.actor.locale, newId("request"));
    await recordRefusal(current.actor, failure.status, current.failed, "POST /exports/payouts");
    // a person's browser goes back to the page, with the sentence; a program gets the status
    if (
      current.actor.kind === "user" &&
      current.actor.role === "admin" &&
      request.headers.get("accept")?.includes("text/html")
    ) {
      // a download cannot be repeated by itself: the person confirms, then presses the button again
      const stepUp = failure.code === "step_up_required";
      if (!stepUp) await flash("bad", failure.error);
      return new Response(null, {
        status: 303,
        headers: {
          ...privately,
          location: stepUp ? confirmPath("/admin/payouts") : "/admin/payouts",
          "set-cookie": cookieHeader(keepTypedAccount(current.actor.userId, account)),
        },
      });
    }
    return new Response(`${failure.error}\n`, {
      status: failure.status,
      headers: { ...privately, "content-type": "text/plain; charset=utf-8" },
    });
  }
}
