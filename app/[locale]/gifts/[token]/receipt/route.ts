import { z } from "zod";
import { receiptPdf } from "@/lib/donations/receipt";
import { paymentOfToken } from "@/lib/donors/donation-queries";
import { notFound } from "@/lib/errors";
import { handler } from "@/lib/http/handler";
import { pathParams, pathPart } from "@/lib/http/path-params";
import { asLocale } from "@/lib/i18n/locales";

export const dynamic = "force-dynamic";

/** The receipt as a PDF, for whoever has the donation's link; `?gift=` names one payment of a monthly gift. */
export const GET = handler(
  {
    access: "everyone",
    limit: "sheet.address",
    params: pathParams({ token: pathPart }),
    query: z.object({ gift: z.string().optional() }),
    locale: ({ locale }) => asLocale(String(locale)),
    headers: { "x-robots-tag": "noindex" },
  },
  async ({ params: { locale, token }, query }) => {
    const donationId = await paymentOfToken(token, query.gift ?? null);
    const pdf = donationId ? await receiptPdf(donationId, locale) : null;
    if (!pdf) throw notFound();
    return { body: pdf.bytes, type: "application/pdf", file: { name: pdf.fileName } };
  },
);
