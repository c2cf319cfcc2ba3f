import { cookies } from "next/headers";
import { Eye, HandCoins, Home, LogOut, Megaphone, Plus, ShieldCheck, Users } from "lucide-react";
import { DraftKeeper } from "@/components/forms/draft-keeper";
import { preloadFonts } from "@/components/layout/preload-fonts";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { brandClass, Logo } from "@/components/ui/logo";
import { PatternBand } from "@/components/ui/pattern-band";
import { WovenColumn } from "@/components/ui/woven-column";
import { VerifiedBadge } from "@/components/ui/verified-badge";
import { KeepPlace } from "@/components/dashboard/keep-place";
import { SideBarState } from "@/components/dashboard/side-bar-state";
import { site } from "@/lib/site";
import { translator } from "@/lib/i18n/translator";
import type { NgoActor } from "@/lib/auth/actor";
import { now } from "@/lib/clock";
import { verificationOf } from "@/lib/ngos/verification";

type Place =
  | "dashboard"
  | "create"
  | "campaigns"
  | "recorded-gifts"
  | "volunteers"
  | "supporters"
  | "security"
  | null;

/** An item of the side bar, which is a column next to the page, or a row above it in a narrow window. */
const lineClass =
  "flex items-center gap-[0.8rem] px-[0.9rem] py-3 text-start text-dense leading-[1.55] font-semibold no-underline hover:bg-indigo aria-[current]:bg-paper aria-[current]:text-ink max-lg:px-3 max-lg:py-[0.55rem] max-lg:whitespace-nowrap lg:-mx-[0.2rem] lg:w-[calc(100%+0.4rem)] forced-colors:aria-[current]:outline-3 forced-colors:aria-[current]:-outline-offset-3 forced-colors:aria-[current]:outline-[Highlight] [&_svg]:size-5 [&_svg]:shrink-0 max-lg:[&_svg]:hidden";

/**
 * Frame of an organisation's pages: the side bar with its strip, name and links, and the page's content
 * (DASH-001..010).
 */
export async function DashboardShell({
  actor,
  current,
  children,
}: {
  actor: NgoActor;
  current: Place;
  children: React.ReactNode;
}) {
  preloadFonts();
  const t = translator(actor.locale, "layout");
  const closed = (await cookies()).get("sidebar_state")?.value === "closed";
  return (
    <>
      <a
        className="absolute start-margin -top-40 z-50 bg-gold px-5 py-3 font-bold text-ink focus:top-2 print:hidden"
        href="#main"
      >
        {t("skip")}
      </a>
      <div
        className="group/app grid min-h-screen grid-cols-[minmax(0,1fr)] max-lg:content-start lg:data-[side=open]:grid-cols-[17rem_minmax(0,1fr)] print:block"
        data-side={closed ? "closed" : "open"}
      >
        <SideBar actor={actor} current={current} />
        <main
          className="relative min-w-0 px-[clamp(1.25rem,0.3rem+3.4vw,3.5rem)] pt-[clamp(1.5rem,0.8rem+2.4vw,2.5rem)] pb-20"
          id="main"
        >
          <SideBarState closed={closed} label={t("toggleBar")} />
          <KeepPlace />
          {children}
          <DraftKeeper userId={actor.userId} />
        </main>
      </div>
    </>
  );
}

function SideBar({ actor, current }: { actor: NgoActor; current: Place }) {
  const t = translator(actor.locale, "layout");
  const { ngo } = actor;
  const here = (name: Place) => (name === current ? { "aria-current": "page" as const } : {});
  return (
    <aside
      id="side-bar"
      className="on-dark relative flex flex-col py-6 ps-10 pe-5 group-data-[side=closed]/app:hidden max-lg:px-margin max-lg:pt-5 max-lg:pb-[0.9rem] print:hidden"
    >
      <WovenColumn seed={ngo.id} className="absolute inset-y-0 start-0 w-5.5 max-lg:hidden" />
      <PatternBand seed={ngo.id} className="absolute inset-x-0 top-0 h-2 woven-x lg:hidden" />
      <a
        className={cn(
          brandClass,
          "mb-8 self-start text-[1.4rem] max-lg:hidden [&_svg]:size-[2.1rem]",
        )}
        href="/dashboard"
      >
        <Logo name={site.name} dark />
      </a>
      <div className="mb-5 flex items-center gap-[0.8rem]">
        <Avatar name={ngo.name} className="bg-gold text-ink" />
        <div className="leading-[1.25]">
          <b>
            <bdi>{ngo.name}</bdi>
          </b>
          <Verification actor={actor} />
        </div>
        <form method="post" action="/logout" className="ms-auto lg:hidden">
          <Button variant="outline" size="sm" type="submit">
            {t("logout")}
          </Button>
        </form>
      </div>
      <nav aria-label={t("dashboard")}>
        <ul className="max-lg:-mx-[0.9rem] max-lg:flex max-lg:[scrollbar-width:none] max-lg:gap-1 max-lg:overflow-x-auto">
          <li>
            <a className={lineClass} href="/dashboard" {...here("dashboard")}>
              <Home aria-hidden="true" /> <span>{t("dashboard")}</span>
            </a>
          </li>
          <li>
            <a className={lineClass} href="/dashboard/campaigns/new" {...here("create")}>
              <Plus aria-hidden="true" /> <span>{t("createCampaign")}</span>
            </a>
          </li>
          <li>
            <a className={lineClass} href="/dashboard?tab=campaigns" {...here("campaigns")}>
              <Eye aria-hidden="true" /> <span>{t("viewCampaigns")}</span>
            </a>
          </li>
          <li>
            <a className={lineClass} href="/dashboard/recorded-gifts" {...here("recorded-gifts")}>
              <HandCoins aria-hidden="true" />{" "}
              <span>{translator(actor.locale, "recordedGifts")("title")}</span>
            </a>
          </li>
          <li>
            <a className={lineClass} href="/dashboard/volunteers" {...here("volunteers")}>
              <Users aria-hidden="true" /> <span>{t("volunteers")}</span>
            </a>
          </li>
          <li>
            <a className={lineClass} href="/dashboard/supporters" {...here("supporters")}>
              <Megaphone aria-hidden="true" /> <span>{t("supporters")}</span>
            </a>
          </li>
          <li>
            <a className={lineClass} href="/account/security" {...here("security")}>
              <ShieldCheck aria-hidden="true" /> <span>{t("security")}</span>
            </a>
          </li>
          <li className="max-lg:hidden">
            <form method="post" action="/logout">
              <button className={cn(lineClass, "cursor-pointer")} type="submit">
                <LogOut aria-hidden="true" /> <span>{t("logout")}</span>
              </button>
            </form>
          </li>
        </ul>
      </nav>
      <p className="mt-auto pt-8 text-micro text-mute max-lg:hidden">{t("hideBar")}</p>
    </aside>
  );
}

/** Whether the organisation is verified, under its name. */
function Verification({ actor }: { actor: NgoActor }) {
  const state = verificationOf(actor.ngo, now());
  if (state === "verified")
    return (
      <span className="flex items-center gap-[0.35rem] text-micro text-mute [--check:var(--color-night)]">
        <VerifiedBadge /> {translator(actor.locale, "layout")("verified")}
      </span>
    );
  if (state !== "expired") return null;
  return (
    <span className="text-micro text-mute">{translator(actor.locale, "ngos")("expired")}</span>
  );
}
