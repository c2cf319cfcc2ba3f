import type { Actor, UserActor } from "@/lib/auth/actor";

/** The home page of an actor, by the one rule for where a signed-in person may go (OP-032, OP-033: fail closed). */
export function homePath(actor: Actor): string {
  if (actor.kind !== "user") return "/";
  if (actor.role === "admin")
    return actor.secondFactor.missing ? "/account/security" : "/admin/dashboard";
  if (actor.role !== "ngo" || actor.ngo === null) return "/";
  if (actor.ngo.status === "approved") return "/dashboard";
  if (actor.ngo.status === "pending" && !actor.ngo.profileComplete) return "/registration";
  if (actor.ngo.status === "rejected") return "/verification-rejected";
  return "/verification-pending";
}

/** The kinds of protected page. */
export type PageKind =
  | "dashboard"
  | "registration"
  | "verification-pending"
  | "verification-rejected"
  | "admin"
  | "account"
  | "signed-out";

export type PageDecision = { allow: true } | { allow: false; to: string };

const allow: PageDecision = { allow: true };
const go = (to: string): PageDecision => ({ allow: false, to });

/**
 * The route guard as one function (ACCT-042..057). Admins and NGO people without their own home go to "/". `path` is
 * where the person wanted to go, kept as ?next= for the login page.
 */
export function pageDecision(page: PageKind, actor: Actor, path: string): PageDecision {
  if (page === "signed-out")
    return actor.kind === "user" && homePath(actor) !== "/" ? go(homePath(actor)) : allow;
  if (actor.kind !== "user")
    return go(`${page === "admin" ? "/admin/login" : "/login"}?next=${encodeURIComponent(path)}`);
  return belongs(page, actor) ? allow : go(homePath(actor));
}

function belongs(page: Exclude<PageKind, "signed-out">, actor: UserActor): boolean {
  if (page === "admin") return actor.role === "admin" && !actor.secondFactor.missing;
  if (page === "account") return homePath(actor) !== "/"; // own sessions and password, whatever the application
  if (actor.role !== "ngo" || actor.ngo === null) return false;
  const home = homePath(actor);
  if (page === "registration") return home === "/registration" || actor.ngo.status === "rejected"; // OP-035
  return home === `/${page}`;
}

/**
 * Validates a return path: only paths on this site are accepted (ACCT-021).
 * @returns the path with its query, or null for anything else
 */
export function safeNext(next: unknown, origin: string): string | null {
  if (
    typeof next !== "string" ||
    next.length > 2000 ||
    !next.startsWith("/") ||
    /[\\\u0000-\u001f\u007f]/.test(next)
  )
    return null;
  try {
    const url = new URL(next, origin);
    if (url.origin !== origin || url.pathname.startsWith("//")) return null;
    return url.pathname + url.search;
  } catch {
    return null;
  }
}

/** After login: approved NGOs and admins continue to where they wanted to go, all others go home (OP-037). */
export function afterLogin(actor: Actor, next: unknown, origin: string): string {
  const home = homePath(actor);
  const mayFollow = home === "/dashboard" || home === "/admin/dashboard";
  return (mayFollow && safeNext(next, origin)) || home;
}
