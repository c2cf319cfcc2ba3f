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

/** Why a sign-in at the provider is refused here. The login page has a message for each that says what to do. */
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
  /** the account has a second factor, which is required before a session is opened */
  | { secondStep: { id: string; sessionEpoch: number } }
  | {
      refused: OpenIdRefusal;
      /** the address verified by the provider, where the person has no account */ email?: string;
    };

const claimsShape = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.string().max(254).optional().catch(undefined),
  // only the boolean true: "true" as a string, 1 or a missing value do not count
  email_verified: z.literal(true).optional().catch(undefined),
});

const account = { include: { membership: { select: { ngoId: true, disabledAt: true } } } } as const;
const accountBy = (where: { id: string } | { emailKey: string }) =>
  db.user.findUnique({ where, ...account });
type Account = NonNullable<Awaited<ReturnType<typeof accountBy>>>;

const controlOrSpace = /[\u0000-\u0020\u007f]/;

/** The provider's address if it is valid at all; compared with ours only by its key (lib/email-key.ts). */
function usable(email: string | undefined): string | null {
  return !email || controlOrSpace.test(email) || !email.includes("@") ? null : email;
}

function refusalOf(user: Account, kind: LoginKind): OpenIdRefusal | null {
  if (user.disabledAt !== null || user.membership?.disabledAt) return "closed";
  return user.role === kind ? null : "otherKind";
}

/**
 * Sign-in through an OpenID provider. A link is identified by issuer and subject; an address only creates the first
 * link, and only where the provider says that it is verified and it is confirmed here. Accounts are never created or
 * changed.
 * @param claims those of a validated ID token
 * @returns the session, or why there is none
 */
export async function logInWithOpenId(
  actor: Actor,
  kind: LoginKind,
  claims: OpenIdClaims,
): Promise<OpenIdResult> {
  const identity = claimsShape.parse(claims);
  const issuer = identity.iss.endsWith("/") ? identity.iss.slice(0, -1) : identity.iss;
  // the discovery document names the issuer that tokens are validated against; it must be the configured one
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
    // the address may have been reassigned to another person since: only the linked subject opens the account
    if (other) return refuse(actor, other.endedAt ? "ended" : "otherIdentity", user);
    try {
      await link(actor, user, { issuer, subject: identity.sub, email });
    } catch (error) {
      // a concurrent request has just linked the subject or the account: its result decides
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

/** The same session as after a password, through the same step; the provider's own second factor is not trusted. */
async function open(actor: Actor, user: Account): Promise<OpenIdResult> {
  if (await hasSecondFactor(user.id)) return { secondStep: user };
  const signedIn = await signIn(actor, user);
  await audit(db, signedIn.actor, "user.logged_in", "user", user.id, {
    ngoId: user.membership?.ngoId ?? null,
    data: { method: "openid" },
  });
  return { signedIn };
}

/** Refusals are in the security log as wrong passwords are: limited, and under the account where there is one. */
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
