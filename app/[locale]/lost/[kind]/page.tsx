import type { Metadata } from "next";
import { LostPage, lostKinds, type LostKind } from "@/components/not-found/lost-page";
import { asLocale } from "@/lib/i18n/locales";
import { messagesOf } from "@/lib/i18n/translator";

// server/main.ts shows these in the place of an answer 404 or 500, under the address that was asked; their own is none
export const revalidate = 3600;

type Props = { params: Promise<{ locale: string; kind: string }> };

const asKind = (value: unknown): LostKind => lostKinds.find((kind) => kind === value) ?? "page";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: given, kind: asked } = await params;
  const locale = asLocale(given);
  const kind = asKind(asked);
  const t = messagesOf(locale, "notFound");
  const titles: Record<LostKind, string> = {
    page: t.title,
    campaign: messagesOf(locale, "campaigns").notFound,
    donate: messagesOf(locale, "campaigns").notFound,
    ngo: messagesOf(locale, "ngos").notFound,
    gift: messagesOf(locale, "gifts").lostTitle,
    error: messagesOf(locale, "failure").errorTitle,
  };
  return { title: titles[kind], robots: { index: false } };
}

export default async function Lost({ params }: Props) {
  const { locale, kind } = await params;
  return <LostPage locale={asLocale(locale)} kind={asKind(kind)} />;
}
