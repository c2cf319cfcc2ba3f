import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { NgoActor, UserActor } from "@/lib/auth/actor";
import { currentActor, type CurrentActor } from "@/lib/auth/current-actor";
import { pageDecision, type PageKind } from "@/lib/auth/page-access";

/** The actor behind a page, read fresh. For pages that show something different by person. */
export async function pageActor(): Promise<CurrentActor> {
  return currentActor(await headers());
}

async function guard(page: PageKind, path: string): Promise<UserActor> {
  const { actor } = await pageActor();
  const decision = pageDecision(page, actor, path);
  if (!decision.allow) redirect(decision.to);
  return actor as UserActor;
}

/** Page guards: called first in each page, before anything renders (ACCT-045). `path` comes back as ?next=. */
export const guardDashboard = (path: string) => guard("dashboard", path) as Promise<NgoActor>;
export const guardState = (page: "registration" | "verification-pending" | "verification-rejected") => guard(page, `/${page}`) as Promise<NgoActor>;
export const guardAdmin = (path: string) => guard("admin", path);
export const guardSignedOut = (path: string) => guard("signed-out", path);
