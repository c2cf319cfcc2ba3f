"use client";

import { useParams } from "next/navigation";
import { LeaveAfter } from "@/components/not-found/leave-after";
import { LogPath } from "@/components/not-found/log-path";
import { GoBack } from "@/components/campaigns/go-back";
import { Logo } from "@/components/ui/logo";
import type { Locale } from "@/lib/i18n/locales";
import { stripUrl } from "@/lib/patterns/urls";
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
      <header className="top">
        <div className="top__in wrap">
          <a className="brand" href={t.home}>
            <Logo name={name} />
          </a>
        </div>
      </header>
      <main id="main" className="lost">
        <div className="section wrap">
          <div>
            {code ? <p className="figure">{code}</p> : null}
            <h1 className={code ? "h2" : ""} style={{ marginTop: "1rem" }}>
              {t.title}
            </h1>
            {t.text ? (
              <p className="lead" style={{ marginTop: "1rem" }}>
                {t.text}
              </p>
            ) : null}
            <div className="row" style={{ marginTop: "var(--s6)" }}>
              {back ? (
                <GoBack label={t.action} fallback={t.href} />
              ) : (
                <a className="btn btn--go" href={t.href}>
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
        <div className="lost__cloth" aria-hidden="true">
          {["lost-8", "404", "", "launch-9"].map((seed) => (
            <i
              key={seed}
              style={
                seed
                  ? ({
                      "--strip": `url("${stripUrl(seed, { cols: 2, rows: 8 })}")`,
                    } as React.CSSProperties)
                  : undefined
              }
            />
          ))}
        </div>
      </main>
    </>
  );
}
