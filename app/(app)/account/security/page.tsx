import type { NgoActor, UserActor } from "@/lib/auth/actor";
import { guardAccount, titled } from "@/lib/http/page";
import { translator } from "@/lib/i18n/translator";
import { changeOwnPassword } from "@/lib/users/actions";
import { endOthersAction, endSessionAction, endTokenAction } from "@/lib/users/security-actions";
import { ownSessions } from "@/lib/users/session-queries";
import { SessionsSection } from "@/components/account/sessions-section";
import { SecuritySection } from "@/components/dashboard/security-section";
import { AdminShell } from "@/components/layout/admin-shell";
import { DashboardShell } from "@/components/layout/dashboard-shell";

const path = "/account/security";

export const generateMetadata = titled((locale) => translator(locale, "security")("title"));

/** What a person sees and ends of their own account: sessions, API tokens, password. For organisations' people and administrators. */
export default async function AccountSecurityPage() {
  const actor = await guardAccount(path);
  const t = translator(actor.locale, "security");
  const { sessions, tokens } = await ownSessions(actor);
  return (
    <Shell actor={actor}>
      <h1 className="h2">{t("title")}</h1>
      <p className="lead">{t("lead")}</p>
      <SessionsSection locale={actor.locale} sessions={sessions} tokens={tokens} actions={{ end: endSessionAction, endToken: endTokenAction, endOthers: endOthersAction }} />
      <SecuritySection locale={actor.locale} changePassword={changeOwnPassword} />
    </Shell>
  );
}

/** The frame that the person knows from their other pages. */
function Shell({ actor, children }: { actor: UserActor; children: React.ReactNode }) {
  if (actor.role === "admin") return <AdminShell actor={actor} current="security" path={path}>{children}</AdminShell>;
  return <DashboardShell actor={actor as NgoActor} current="security">{children}</DashboardShell>;
}
