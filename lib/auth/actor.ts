import { AppError } from "@/lib/errors";
import type { BrowserSnapshot } from "@/lib/auth/browser";
import type { Scope } from "@/lib/auth/scopes";
import type { Locale } from "@/lib/i18n/locales";

/**
 * What every actor has, signed in or not. `address` is the client's network address as the trusted proxies report it.
 * `browser` is absent where there is no request (jobs, commands).
 */
export type RequestSnapshot = {
  address: string;
  requestId: string;
  locale: Locale;
  browser?: BrowserSnapshot;
};

export type Visitor = RequestSnapshot & { kind: "visitor" };

export type ActorNgo = {
  id: string;
  name: string;
  status: string; // pending | approved | rejected; anything else is treated as not approved (OP-033)
  profileComplete: boolean;
  suspended: boolean;
  suspensionReason: string | null;
  verifiedUntil: Date | null;
  memberRole: "owner" | "admin";
};

/** A person's second factor, and when it was last given for the credential in use. */
export type FactorState = {
  /** the account has a passkey or a confirmed authenticator app */
  has: boolean;
  /** an administrator in production mode without a factor: may set one up and log out, nothing else */
  missing: boolean;
  /** when this session or token last gave everything the account asks for; null: never */
  confirmedAt: Date | null;
  /** demo mode only: an administrator without a factor chose to continue without one in this session */
  skipped: boolean;
};

type PersonalCredential = { kind: "session" | "token"; id: string };
/** An API key of the organisation, made by this person: valid for calls that name one of its scopes, nothing else. */
type KeyCredential = { kind: "key"; id: string; name: string; scopes: Scope[] };

export type UserActor = RequestSnapshot & {
  kind: "user";
  userId: string;
  email: string;
  name: string;
  role: string; // ngo | admin; other roles have no protected area (ACCT-057)
  emailConfirmed: boolean;
  credential: PersonalCredential | KeyCredential;
  secondFactor: FactorState;
  ngo: ActorNgo | null;
};

/** Jobs, seeds and commands: acts without a person. Never created from a request. */
export type SystemActor = RequestSnapshot & { kind: "system"; name: string };

export type Actor = Visitor | UserActor | SystemActor;
export type NgoActor = UserActor & { ngo: ActorNgo };

export const systemActor = (name: string): SystemActor => ({
  kind: "system",
  name,
  address: "local",
  requestId: name,
  locale: "en",
});

/** False for an administrator who has to set up a second factor first. */
export const isAdmin = (actor: Actor): boolean =>
  actor.kind === "user" && actor.role === "admin" && !actor.secondFactor.missing;

/** Whether the credential covers a scope: a person's own always does, a key only its scopes. */
export const holds = (actor: Actor, scope: Scope): boolean =>
  actor.kind === "user" &&
  (actor.credential.kind !== "key" || actor.credential.scopes.includes(scope));

/** @throws 403 insufficient_scope for a key without the scope */
export function requireScope(actor: Actor, scope: Scope): void {
  if (actor.kind === "user" && !holds(actor, scope))
    throw new AppError("insufficient_scope", "scopeMissing", { params: { scope } });
}

/** For the audit log and history. */
export function actorLabel(actor: Actor): string {
  if (actor.kind === "user")
    return actor.credential.kind === "key"
      ? `${actor.email} (key ${actor.credential.name})`
      : actor.email;
  return actor.kind === "system" ? `system:${actor.name}` : "visitor";
}
export const actorId = (actor: Actor): string | null =>
  actor.kind === "user" ? actor.userId : null;

/** @throws AppError unauthenticated (401) */
export function requireUser(actor: Actor): UserActor {
  if (actor.kind !== "user") throw new AppError("unauthenticated", "pleaseLogIn");
  return actor;
}

/** @throws 403 second_factor_setup_required for an administrator in production mode without a second factor */
function requireEnrolled(user: UserActor): UserActor {
  if (user.secondFactor.missing)
    throw new AppError("second_factor_setup_required", "secondFactorSetupRequired");
  return user;
}

/**
 * A member of an NGO of any status.
 * @throws 401 for a visitor, 403 for an admin (API-037, API-038)
 */
export function requireNgo(actor: Actor): NgoActor {
  const user = requireEnrolled(requireUser(actor));
  if (user.role !== "ngo" || user.ngo === null) throw new AppError("forbidden", "notAllowed");
  return user as NgoActor;
}

/**
 * Member of an approved NGO, to read.
 * @throws 401, 403
 */
export function requireApprovedNgo(actor: Actor): NgoActor {
  const member = requireNgo(actor);
  if (member.ngo.status !== "approved") throw new AppError("forbidden", "ngoNotApproved");
  return member;
}

/**
 * Member of an approved NGO that is not suspended, to write.
 * @throws 401, 403 forbidden, 403 ngo_suspended (NGO-073)
 */
export function requireActiveNgo(actor: Actor): NgoActor {
  const member = requireApprovedNgo(actor);
  if (member.ngo.suspended) throw new AppError("ngo_suspended", "ngoSuspended");
  return member;
}

/**
 * Member of an NGO that is pending or rejected too, but not suspended, to write.
 * @throws 401, 403
 */
export function requireWritingNgo(actor: Actor): NgoActor {
  const member = requireNgo(actor);
  if (member.ngo.suspended) throw new AppError("ngo_suspended", "ngoSuspended");
  return member;
}

/** @throws 401, 403 ownerOnly */
export function requireOwner(actor: Actor): NgoActor {
  const member = requireWritingNgo(actor);
  if (member.ngo.memberRole !== "owner") throw new AppError("forbidden", "ownerOnly");
  return member;
}

/**
 * Call it wherever an account gains lasting access: a second factor, a key, an endpoint, a colleague. Until somebody
 * has proved that they own the mailbox, whoever typed the address may be a stranger waiting for its owner to use the
 * account.
 * @throws 401, 403 confirmEmailFirst
 */
export function requireConfirmedAddress(actor: Actor): UserActor {
  const user = requireUser(actor);
  if (!user.emailConfirmed) throw new AppError("forbidden", "confirmEmailFirst");
  return user;
}

/** @throws 401, 403, 403 second_factor_setup_required */
export function requireAdmin(actor: Actor): UserActor {
  const user = requireUser(actor);
  if (user.role !== "admin") throw new AppError("forbidden", "notAllowed");
  return requireEnrolled(user);
}

/** An admin, or a job acting for the operator. */
export function requireAdminOrSystem(actor: Actor): UserActor | SystemActor {
  return actor.kind === "system" ? actor : requireAdmin(actor);
}

/** The part of an actor that comes from the request, for verbs that identify the person (login, sign-up). */
export function snapshotOf(actor: Actor): RequestSnapshot {
  const { address, requestId, locale, browser } = actor;
  return { address, requestId, locale, ...(browser ? { browser } : {}) };
}
