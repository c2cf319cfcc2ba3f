"use client";

import { ErrorCloth, errorPageClass } from "@/components/not-found/error-cloth";
import { useParams } from "next/navigation";
import { LeaveAfter } from "@/components/not-found/leave-after";
import { LogPath } from "@/components/not-found/log-path";
import { GoBack } from "@/components/campaigns/go-back";
import { brandClass, Logo } from "@/components/ui/logo";
import type { Locale } from "@/lib/i18n/locales";
import { MiniToast } from "@/components/ui/mini-toast";

export type Labels = {
  /** the front page */ home: string;
  title: string;
  text: string;
  action: string;
  href: string;
  toast?: string;
  second?: { label: string; href: string };
};

/**
 * A not-found page. It is sent along with every page of its tree, so it is small (the classes of its button are
 * computed on the server) and reads nothing from the request: the language is that of the address.
 */
export function NotFoundBody({
  name,
  code,
  labels,
  buttonClass,
  back = false,
  list,
  leaveAfter,
}: {
  name: string;
  code?: string;
  labels: Record<Locale, Labels>;
  buttonClass: string;
  back?: boolean;
  /** path of a list within the campaign, to which `action` leads instead of to `href` */
  list?: string;
  /** ms, then redirects to `href` */ leaveAfter?: number;
}) {
  const { locale, slug } = useParams();
  const segment = String(locale);
  const t = Object.hasOwn(labels, segment) ? labels[segment as Locale] : labels.en;
  const href = list && slug ? `${t.href}/${String(slug)}/${list}` : t.href;
  return (
    <>
      <header className="border-b border-rule">
        <div className="wrap flex min-h-16 items-center md:min-h-20">
          <a className={brandClass} href={t.home}>
            <Logo name={name} />
          </a>
        </div>
      </header>
      <main id="main" className={errorPageClass.main}>
        <div className={errorPageClass.wrap}>
          <div className={errorPageClass.text}>
            {code ? <p className={errorPageClass.code}>{code}</p> : null}
            <h1 className={code ? "mt-4 text-h2" : "mt-4"}>{t.title}</h1>
            {t.text ? <p className="mt-4 text-lead text-pretty text-soft">{t.text}</p> : null}
            <div className="mt-8 flex flex-wrap items-center gap-3">
              {back ? (
                <GoBack label={t.action} fallback={href} className={buttonClass} />
              ) : (
                <a className={buttonClass} href={href}>
                  {t.action}
                </a>
              )}
              {t.second ? <a href={t.second.href}>{t.second.label}</a> : null}
            </div>
            {t.toast ? <MiniToast text={t.toast} kind="bad" /> : null}
            {leaveAfter === undefined ? null : <LeaveAfter ms={leaveAfter} href={href} />}
            <LogPath />
          </div>
        </div>
        <ErrorCloth />
      </main>
    </>
  );
}
