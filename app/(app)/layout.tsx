import { bodyClass, htmlClass } from "@/components/layout/page-classes";
import type { Metadata, Viewport } from "next";
import { LeaveWhenEnded } from "@/components/layout/leave-when-ended";
import { nowMs } from "@/lib/clock";
import { idleMs } from "@/lib/auth/session-cookie";
import { pageActor } from "@/lib/http/page";
import { directionOf } from "@/lib/i18n/locales";
import { messagesOf } from "@/lib/i18n/translator";
import { site } from "@/lib/site";
import { RefusedForm } from "@/components/forms/refused-form";
import { Toaster } from "@/components/ui/toaster";
import "@/app/styles/app.css";

export const metadata: Metadata = {
  title: { default: site.name, template: `%s · ${site.name}` },
  manifest: "/manifest.webmanifest",
  robots: { index: false },
};
export const viewport: Viewport = { width: "device-width", initialScale: 1, themeColor: "#F5F0E6" };
export const dynamic = "force-dynamic";

/** Signed-in pages: always the person's own, never cached; the language is their choice (I18N-008). No guard here: each page has its own. */
export default async function AppLayout({ children }: { children: React.ReactNode }) {
  const { actor } = await pageActor();
  return (
    <html lang={actor.locale} dir={directionOf(actor.locale)} className={htmlClass}>
      <body
        className={bodyClass}
        data-failure={JSON.stringify(messagesOf(actor.locale, "failure"))}
      >
        <RefusedForm />
        {children}
        <Toaster drawnAt={nowMs()} />
        {actor.kind === "user" ? <LeaveWhenEnded idleMs={idleMs(actor.role)} /> : null}
      </body>
    </html>
  );
}
