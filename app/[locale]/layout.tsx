import { bodyClass, htmlClass } from "@/components/layout/page-classes";
import type { Metadata, Viewport } from "next";
import { notFound } from "next/navigation";
import { env } from "@/lib/env";
import { isLocale } from "@/lib/i18n/locales";
import { site } from "@/lib/site";
import { MiniToast } from "@/components/ui/mini-toast";
import "@/app/styles/app.css";

export const metadata: Metadata = {
  metadataBase: new URL(env.appUrl),
  title: { default: site.name, template: `%s · ${site.name}` },
  applicationName: site.name,
};
export const viewport: Viewport = { width: "device-width", initialScale: 1, themeColor: "#F5F0E6" };

/** Nothing is drawn at build time (there may be no database yet); each page is drawn at its first visit and kept. */
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
    <html lang={locale} className={htmlClass}>
      <body className={bodyClass}>
        {children}
        <MiniToast />
      </body>
    </html>
  );
}
