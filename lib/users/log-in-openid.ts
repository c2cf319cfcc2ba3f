import "server-only";
import { z } from "zod";
import { Prisma } from "@/prisma/generated/client";
import { db } from "@/lib/db";
import { now } from "@/lib/clock";
import { emailKey } from "@/lib/email-key";
import { env } from "@/lib/env";
import { newId } from "@/lib/ids";
import { audit } from "@/lib/audit/record";
import { recordSecurity } from "@/lib/audit/security-log";
import type { Actor } from "@/lib/auth/actor";
import type { OpenIdClaims } from "@/lib/auth/openid";
import type { LoginKind } from "@/lib/auth/openid-flow";
import { hasSecondFactor } from "@/lib/auth/sessions";
import { enqueue } from "@/lib/jobs/enqueue";
import { signIn, type SignedIn } from "@/lib/users/sign-in";

/**
 * Why a sign-in at the provider is refused here. The login page has a message for each, with what
 * to do.
 */
export type OpenIdRefusal =
  | "noAddress"
  | "notVerified"
  | "unknown"
  | "notConfirmed"
  | "closed"
  | "otherKind"
  | "otherIdentity"
  | "ended";

export type OpenIdResult =
  | { signedIn: SignedIn }
  /** the account has a second factor, which is asked for before anything is opened */
  | { secondStep: { id: string; sessionEpoch: number } }
  | {
      refused: OpenIdRefusal;
      /** what the provider vouches for, where the person has no account */ email?: string;
    };

const claimsShape = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional().catch(undefined),
  // only the value true: "true" as text, 1 or a missing value do not count
  email_verified: z.literal(true).optional().catch(undefined),
});

const account = { include: { membership: { select: { ngoId: true, disabledAt: true } } } } as const;
const accountBy = (where: { id: string } | { emailKey: string }) =>
  db.user.findUnique({ where, ...account });
type Account = NonNullable<Awaited<ReturnType<typeof accountBy>>>;

const controlOrSpace = /[\u0000-\u0020\u007f]/;

/** The provider's address where it can be one at all; compared with ours by its key alone (lib/email-key.ts). */
function usable(email: string | undefined): string | null {
  return !email || controlOrSpace.test(email) || !email.includes("@") ? null : email;
}

function refusalOf(user: Account, kind: LoginKind): OpenIdRefusal | null {
  if (user.disabledAt !== null || user.membership?.disabledAt) return "closed";
  return user.role === kind ? null : "otherKind";
}

/**
 * Sign-in by an OpenID provider. The link is issuer and subject; an address only makes the first link, and only where the
 * provider says that it is verified and it is confirmed here. No account is ever made, and none is changed.
 * @param claims those of a checked ID token
 * @returns the session, or why there is none
 */
export async function logInWithOpenId(
  actor: Actor,
  kind: LoginKind,
  claims: OpenIdClaims,
): Promise<OpenIdResult> {
  const identity = claimsShape.parse(claims);
  const issuer = identity.iss.endsWith("/") ? identity.iss.slice(0, -1) : identity.iss;
  // the discovery document names the issuer that tokens are checked against; it must be the one that was configured
  if (issuer !== env.openId?.issuer)
    throw new Error("The ID token is of another issuer than OIDC_ISSUER.");
  const email = usable(identity.email);
  for (let again = false; ; again = true) {
    const linked = await db.oidcIdentity.findUnique({
      where: { issuer_subject: { issuer, subject: identity.sub } },
    });
    if (linked) {
      const user = await accountBy({ id: linked.userId });
      if (!user) return refuse(actor, "unknown", null);
      const refused = linked.endedAt ? "ended" : refusalOf(user, kind);
      if (refused) return refuse(actor, refused, user);
      await db.oidcIdentity.update({ where: { id: linked.id }, data: { lastUsedAt: now() } });
      return open(actor, user);
    }
    if (!email) return refuse(actor, "noAddress", null);
    if (identity.email_verified !== true) return refuse(actor, "notVerified", null);
    const user = await accountBy({ emailKey: emailKey(email) });
    if (!user) return { ...(await refuse(actor, "unknown", null)), email };
    const refused =
      refusalOf(user, kind) ?? (user.emailConfirmedAt === null ? "notConfirmed" : null);
    if (refused) return refuse(actor, refused, user);
    const other = await db.oidcIdentity.findUnique({
      where: { userId_issuer: { userId: user.id, issuer } },
    });
    // an address may have been given to another person since: only the subject that was linked opens the account
    if (other) return refuse(actor, other.endedAt ? "ended" : "otherIdentity", user);
    try {
      await link(actor, user, { issuer, subject: identity.sub, email });
    } catch (error) {
      // another request has just linked the subject or the account: what it made decides
      const taken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
      if (!taken || again) throw error;
      continue;
    }
    return open(actor, user);
  }
}

async function link(
  actor: Actor,
  user: Account,
  identity: { issuer: string; subject: string; email: string },
): Promise<void> {
  const id = newId("identity");
  await db.$transaction(async (tx) => {
    await tx.oidcIdentity.create({
      data: { id, userId: user.id, ...identity, createdAt: now(), lastUsedAt: now() },
    });
    await enqueue(tx, "mail.identity_linked", `identity_linked:${id}`, { identityId: id });
    await audit(tx, actor, "user.identity_linked", "user", user.id, {
      ngoId: user.membership?.ngoId ?? null,
      data: { issuer: identity.issuer, identityId: id },
    });
  });
}

/** The same session as after a password, by the same step; the provider's own second factor is not believed. */
async function open(actor: Actor, user: Account): Promise<OpenIdResult> {
  if (await hasSecondFactor(user.id)) return { secondStep: user };
  const signedIn = await signIn(actor, user);
  await audit(db, signedIn.actor, "user.logged_in", "user", user.id, {
    ngoId: user.membership?.ngoId ?? null,
    data: { method: "openid" },
  });
  return { signedIn };
}

/**
 * Refusals are in the security log like wrong passwords do: bounded, and under the account where
 * there is one.
 */
async function refuse(
  actor: Actor,
  refused: OpenIdRefusal,
  user: Account | null,
): Promise<OpenIdResult> {
  await recordSecurity(actor, {
    kind: "login_failed",
    detail: `openid ${refused}`,
    subject: user?.email ?? "openid",
  });
  return { refused };
}
