import { cookies } from "next/headers";
import { Eye, Home, LogOut, Plus, ShieldCheck } from "lucide-react";
import { preloadFonts } from "@/components/layout/preload-fonts";
import { Logo } from "@/components/ui/logo";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { SideBarState } from "@/components/dashboard/side-bar-state";
import { initialsOf } from "@/components/ui/initials";
import { stripUrl } from "@/lib/patterns/urls";
import { site } from "@/lib/site";
import { translator } from "@/lib/i18n/translator";
import type { NgoActor } from "@/lib/auth/actor";
import { now } from "@/lib/clock";
import { verificationOf } from "@/lib/ngos/verification";

/** Frame of an organisation's pages: side bar with its strip, name and links, and the page's content (DASH-001..010). */
export async function DashboardShell({
  actor,
  current,
  children,
}: {
  actor: NgoActor;
  current: "dashboard" | "create" | "campaigns" | "security" | null;
  children: React.ReactNode;
}) {
  preloadFonts();
  const t = translator(actor.locale, "layout");
  const { ngo } = actor;
  const closed = (await cookies()).get("sidebar_state")?.value === "closed";
  const state = verificationOf(ngo, now());
  const here = (name: typeof current) =>
    name === current ? { "aria-current": "page" as const } : {};
  return (
    <>
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <div className="app" data-side={closed ? "closed" : "open"}>
        <aside
          id="side-bar"
          className="side on-dark"
          style={
            {
              "--strip": `url("${stripUrl(ngo.id, { cols: 1, rows: 8 })}")`,
              "--strip-h": `url("${stripUrl(ngo.id, { cols: 12 })}")`,
            } as React.CSSProperties
          }
        >
          <div className="side__logo" style={{ marginBottom: "2rem" }}>
            <a className="brand" style={{ fontSize: "1.4rem" }} href="/dashboard">
              <Logo name={site.name} dark />
            </a>
          </div>
          <div
            style={{ display: "flex", gap: ".8rem", alignItems: "center", marginBottom: "1.25rem" }}
          >
            <span
              className="avatar"
              style={{ background: "var(--gold)", color: "var(--ink)" }}
              aria-hidden="true"
            >
              {initialsOf(ngo.name)}
            </span>
            <div style={{ lineHeight: 1.25 }}>
              <b>{ngo.name}</b>
              {state === "verified" ? (
                <span
                  className="micro mute"
                  style={
                    {
                      display: "flex",
                      gap: ".35rem",
                      alignItems: "center",
                      "--check": "var(--color-night)",
                    } as React.CSSProperties
                  }
                >
                  <VerifiedBadge /> {t("verified")}
                </span>
              ) : null}
              {state === "expired" ? (
                <span className="micro mute">{translator(actor.locale, "ngos")("expired")}</span>
              ) : null}
            </div>
          </div>
          <nav aria-label={t("dashboard")}>
            <ul>
              <li>
                <a href="/dashboard" {...here("dashboard")}>
                  <Home className="icon" aria-hidden="true" /> {t("dashboard")}
                </a>
              </li>
              <li>
                <a href="/dashboard/campaigns/new" {...here("create")}>
                  <Plus className="icon" aria-hidden="true" /> {t("createCampaign")}
                </a>
              </li>
              <li>
                <a href="/dashboard?tab=campaigns" {...here("campaigns")}>
                  <Eye className="icon" aria-hidden="true" /> {t("viewCampaigns")}
                </a>
              </li>
              <li>
                <a href="/account/security" {...here("security")}>
                  <ShieldCheck className="icon" aria-hidden="true" /> {t("security")}
                </a>
              </li>
              <li>
                <form method="post" action="/logout">
                  <button type="submit">
                    <LogOut className="icon" aria-hidden="true" style={{ width: "1.25rem" }} />{" "}
                    {t("logout")}
                  </button>
                </form>
              </li>
            </ul>
          </nav>
          <p className="micro mute side__end" style={{ marginTop: "auto", paddingTop: "2rem" }}>
            {t("hideBar")}
          </p>
        </aside>
        <main className="main" id="main">
          <SideBarState closed={closed} label={t("toggleBar")} />
          {children}
        </main>
      </div>
    </>
  );
}
