"use client";

import { LostCloth, lostClass } from "@/components/not-found/lost-cloth";
import { buttonVariants } from "@/components/ui/button-variants";
import { useParams } from "next/navigation";
import { LeaveAfter } from "@/components/not-found/leave-after";
import { LogPath } from "@/components/not-found/log-path";
import { GoBack } from "@/components/campaigns/go-back";
import { brandClass, Logo } from "@/components/ui/logo";
import type { Locale } from "@/lib/i18n/locales";
import { MiniToast } from "@/components/ui/mini-toast";

export type Words = {
  /** the front page */ home: string;
  title: string;
  text: string;
  action: string;
  href: string;
  toast?: string;
  second?: { label: string; href: string };
};

/**
 * A page that is not there. Travels with every page of its tree, so it is small and asks nothing of the request: the
 * language is the address's.
 */
export function NotFoundBody({
  name,
  code,
  words,
  back = false,
  leaveAfter,
}: {
  name: string;
  code?: string;
  words: Record<Locale, Words>;
  back?: boolean;
  /** ms, then on to `href` */ leaveAfter?: number;
}) {
  const given = String(useParams()["locale"]);
  const t = Object.hasOwn(words, given) ? words[given as Locale] : words.en;
  return (
    <>
      <header className="border-b border-rule">
        <div className="wrap flex min-h-16 items-center md:min-h-20">
          <a className={brandClass} href={t.home}>
            <Logo name={name} />
          </a>
        </div>
      </header>
      <main id="main" className={lostClass.main}>
        <div className={lostClass.wrap}>
          <div className={lostClass.text}>
            {code ? <p className={lostClass.code}>{code}</p> : null}
            <h1 className={code ? "mt-4 text-h2" : "mt-4"}>{t.title}</h1>
            {t.text ? <p className="mt-4 text-lead text-pretty text-soft">{t.text}</p> : null}
            <div className="mt-8 flex flex-wrap items-center gap-3">
              {back ? (
                <GoBack label={t.action} fallback={t.href} />
              ) : (
                <a className={buttonVariants()} href={t.href}>
                  {t.action}
                </a>
              )}
              {t.second ? <a href={t.second.href}>{t.second.label}</a> : null}
            </div>
            {t.toast ? <MiniToast text={t.toast} kind="bad" /> : null}
            {leaveAfter === undefined ? null : <LeaveAfter ms={leaveAfter} href={t.href} />}
            <LogPath />
          </div>
        </div>
        <LostCloth />
      </main>
    </>
  );
}
