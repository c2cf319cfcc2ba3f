import { clientAddress } from "@/lib/auth/client-address";
import { limit } from "@/lib/auth/rate-limit";
import { env } from "@/lib/env";
import { pathText } from "@/lib/http/path-text";
import { plainFailure } from "@/lib/http/plain-failure";
import { withoutIsolates } from "@/lib/i18n/isolate";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { days } from "@/lib/clock";
import { formatDate } from "@/lib/format";
import { readDonorToken } from "@/lib/donor-links/donor";
import { statement, statementPdf } from "@/lib/donors/statement";

export const dynamic = "force-dynamic";

const privately = {
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};

/** A day that exists, as a date field sends it; the first moment of it in UTC. */
function dayOf(text: string | null): Date | null {
  // a year below 1000 is a typing error
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text ?? "")) return null;
  const at = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text!) ? at : null;
}

/** All paid donations of a donor between two days, both included, as a PDF: for the tax return. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string; token: string }> },
): Promise<Response> {
  const { locale: given, token } = await params;
  try {
    await limit("sheet.address", clientAddress(request.headers));
    return await sheetOf(request, token, asLocale(given));
  } catch (error) {
    return plainFailure(error, asLocale(given), privately);
  }
}

async function sheetOf(request: Request, raw: string, locale: Locale): Promise<Response> {
  const token = pathText(raw);
  const donor = await readDonorToken(token);
  if (!donor)
    return new Response("Not found\n", {
      status: 404,
      headers: { ...privately, "content-type": "text/plain; charset=utf-8" },
    });
  const query = new URL(request.url).searchParams;
  const [from, to] = [dayOf(query.get("from")), dayOf(query.get("to"))];
  const back = (problem: string) =>
    new Response(null, {
      status: 303,
      headers: {
        ...privately,
        location: `${env.appUrl}${localePath(locale, `/gifts/mine/${token}`)}?problem=${problem}#statement`,
      },
    });
  if (!from || !to || from > to) return back("days");
  const found = await statement(donor.emailKey, from, new Date(to.getTime() + days(1)), locale);
  if (!found) return back("none");
  const t = translator(locale, "gifts");
  const pdf = await statementPdf(
    t("statementTitle", { from: formatDate(from, locale), to: formatDate(to, locale) }),
    found,
    locale,
  );
  return new Response(Buffer.from(pdf), {
    headers: {
      ...privately,
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${withoutIsolates(t("statementFile", { from: query.get("from")!, to: query.get("to")! }))}"`,
    },
  });
}
