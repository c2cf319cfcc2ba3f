import type { Metadata } from "next";
import { ErrorPage, errorPageKinds, type ErrorPageKind } from "@/components/not-found/error-page";
import { asLocale } from "@/lib/i18n/locales";
import { messagesOf } from "@/lib/i18n/translator";

// server/error-pages.ts sends these instead of a 404 or 500, under the address that was asked for;
// they have no address of their own
export const revalidate = 3600;

type Props = { params: Promise<{ locale: string; kind: string }> };

const asKind = (value: unknown): ErrorPageKind =>
  errorPageKinds.find((kind) => kind === value) ?? "page";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: localeParam, kind: asked } = await params;
  const locale = asLocale(localeParam);
  const kind = asKind(asked);
  const t = messagesOf(locale, "notFound");
  const titles: Record<ErrorPageKind, string> = {
    page: t.title,
    campaign: messagesOf(locale, "campaigns").notFound,
    donate: messagesOf(locale, "campaigns").notFound,
    update: messagesOf(locale, "updates").goneTitle,
    supporter: messagesOf(locale, "supporters").goneTitle,
    "supporter-report": messagesOf(locale, "supporters").goneTitle,
    ngo: messagesOf(locale, "ngos").notFound,
    gift: messagesOf(locale, "gifts").lostTitle,
    error: messagesOf(locale, "failure").errorTitle,
  };
  return { title: titles[kind], robots: { index: false } };
}

export default async function ErrorPages({ params }: Props) {
  const { locale, kind } = await params;
  return <ErrorPage locale={asLocale(locale)} kind={asKind(kind)} />;
}
