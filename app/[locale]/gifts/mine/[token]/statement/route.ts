import { z } from "zod";
import { days } from "@/lib/clock";
import { readDonorToken } from "@/lib/donor-links/donor";
import { statement, statementPdf } from "@/lib/donors/statement";
import { env } from "@/lib/env";
import { notFound } from "@/lib/errors";
import { formatDate, isoDay } from "@/lib/format";
import { handler } from "@/lib/http/handler";
import { pathParams, pathPart } from "@/lib/http/path-params";
import { withoutIsolates } from "@/lib/i18n/isolate";
import { asLocale } from "@/lib/i18n/locales";
import { localePath } from "@/lib/i18n/paths";
import { translator } from "@/lib/i18n/translator";
import { startOfDay, zoneOf } from "@/lib/zones";

export const dynamic = "force-dynamic";

/**
 * The first moment (UTC) of a valid date as a date field sends it. Null for anything else, including years below 1000,
 * which are typing errors.
 */
const day = z
  .string()
  .default("")
  .transform((text) => {
    if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return null;
    const at = new Date(`${text}T00:00:00.000Z`);
    return !Number.isNaN(at.getTime()) && isoDay(at) === text ? at : null;
  });

/** All paid donations of a donor between two days of their own time zone, both included, as a PDF: for the tax return. */
export const GET = handler(
  {
    access: "everyone",
    limit: "sheet.address",
    params: pathParams({ token: pathPart }),
    query: z.object({ from: day, to: day, zone: z.string().default("UTC").transform(zoneOf) }),
    locale: ({ locale }) => asLocale(String(locale)),
    headers: { "x-robots-tag": "noindex" },
  },
  async ({ params, query: { from, to, zone } }) => {
    const { locale } = params;
    const donor = await readDonorToken(params.token);
    if (!donor) throw notFound();
    const page = `${env.appUrl}${localePath(locale, `/gifts/mine/${params.token}`)}`;
    const back = (problem: string) => ({ location: `${page}?problem=${problem}#statement` });
    if (!from || !to || !zone || from > to) return back("days");
    const begin = startOfDay(from, zone);
    const end = startOfDay(new Date(to.getTime() + days(1)), zone);
    const report = await statement(donor.emailKey, begin, end, locale, zone);
    if (!report) return back("none");
    const t = translator(locale, "gifts");
    const span = { from: formatDate(from, locale), to: formatDate(to, locale) };
    const name = t("statementFile", { from: isoDay(from), to: isoDay(to) });
    return {
      body: await statementPdf(t("statementTitle", span), report, locale),
      type: "application/pdf",
      file: { name: withoutIsolates(name) },
    };
  },
);
