import { clientAddress } from "@/lib/auth/client-address";
import { limit } from "@/lib/auth/rate-limit";
import { asLocale, type Locale } from "@/lib/i18n/locales";
import { paymentOfToken } from "@/lib/donors/donation-queries";
import { receiptPdf } from "@/lib/donations/receipt";
import { pathText } from "@/lib/http/path-text";
import { plainFailure } from "@/lib/http/plain-failure";

export const dynamic = "force-dynamic";

const privately = {
  "cache-control": "private, no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
};

/**
 * The receipt as a PDF, for whoever has the donation's link; `?donation=` names one payment of a
 * monthly gift.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string; token: string }> },
): Promise<Response> {
  const { locale, token } = await params;
  try {
    await limit("sheet.address", clientAddress(request.headers));
    return await receipt(request, token, asLocale(locale));
  } catch (error) {
    return plainFailure(error, asLocale(locale), privately);
  }
}

async function receipt(request: Request, token: string, locale: Locale): Promise<Response> {
  const donationId = await paymentOfToken(
    pathText(token),
    new URL(request.url).searchParams.get("gift"),
  );
  const pdf = donationId ? await receiptPdf(donationId, locale) : null;
  if (!pdf)
    return new Response("Not found\n", {
      status: 404,
      headers: { ...privately, "content-type": "text/plain; charset=utf-8" },
    });
  return new Response(Buffer.from(pdf.bytes), {
    headers: {
      ...privately,
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${pdf.fileName}"`,
    },
  });
}
