import { bodyClass, htmlClass } from "@/components/layout/page-classes";
import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { env } from "@/lib/env";
import { directionOf, isLocale } from "@/lib/i18n/locales";
import { messagesOf } from "@/lib/i18n/translator";
import { site } from "@/lib/site";
import { MiniToast } from "@/components/ui/mini-toast";
import "@/app/styles/public.css";

export const metadata: Metadata = {
  metadataBase: new URL(env.appUrl),
  title: { default: site.name, template: `%s · ${site.name}` },
  manifest: "/manifest.webmanifest",
  applicationName: site.name,
};
export const viewport: Viewport = { width: "device-width", initialScale: 1, themeColor: "#F5F0E6" };

/**
 * No page is rendered at build time (there may be no database yet); each is rendered at its first
 * visit and cached.
 */
export const generateStaticParams = () => [];

/** Public pages: the address alone decides the language; nothing here depends on the person (PUB-036). */
export default async function PublicLayout({
  children,
  params,
}: {
  children: React.ReactNode;
  params: Promise<{ locale: string }>;
}) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  return (
    <html lang={locale} dir={directionOf(locale)} className={htmlClass}>
      <body className={bodyClass} data-failure={JSON.stringify(messagesOf(locale, "failure"))}>
        {children}
        <MiniToast />
      </body>
    </html>
  );
}
