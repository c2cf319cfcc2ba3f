import "server-only";
import { cache } from "react";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { NgoActor, UserActor } from "@/lib/auth/actor";
import { recordRefusal, routeName } from "@/lib/audit/security-log";
import { currentActor, type CurrentActor } from "@/lib/auth/current-actor";
import type { Locale } from "@/lib/i18n/locales";
import { pageDecision, type PageKind } from "@/lib/auth/page-access";

/** The actor behind a page, read fresh, once per request. For pages that differ by person. */
export const pageActor = cache(async (): Promise<CurrentActor> => currentActor(await headers()));

/** The title, in the person's language, of a page whose address has no language. */
export const titled =
  (titleIn: (locale: Locale) => string) => async (): Promise<{ title: string }> => ({
    title: titleIn((await pageActor()).actor.locale),
  });

async function guard(page: PageKind, path: string): Promise<UserActor> {
  const { actor, failed } = await pageActor();
  const decision = pageDecision(page, actor, path);
  if (!decision.allow) {
    if (page !== "signed-out")
      await recordRefusal(actor, actor.kind === "user" ? 403 : 401, failed, routeName("GET", path));
    redirect(decision.to);
  }
  return actor as UserActor;
}

/** Page guards: called first in each page, before anything renders (ACCT-045). `path` is passed on as ?next=. */
export const guardDashboard = (path: string) => guard("dashboard", path) as Promise<NgoActor>;
export const guardState = (
  page: "registration" | "verification-pending" | "verification-rejected",
) => guard(page, `/${page}`) as Promise<NgoActor>;
export const guardAdmin = (path: string) => guard("admin", path);
/**
 * A page about one's own account, for both kinds of people, also an administrator who has to set up a second factor
 * first.
 */
export const guardAccount = (path: string) => guard("account", path);
export const guardSignedOut = (path: string) => guard("signed-out", path);
