import { encode } from "next-auth/jwt";
import { randomBytes } from "node:crypto";
import { db } from "@/lib/db";
import { issueToken, openSession } from "@/lib/auth/sessions";
import { sessionCookieName } from "@/lib/auth/session-cookie";
import { makeAdmin, makeMember, makeNgo } from "./factories";

/**
 * Every kind of person that can make a request, each with a cookie and a token of their own, and credentials that must
 * give no access. `ngoId` is their organisation's.
 */
export type Person = { cookie?: string; token?: string; ngoId?: string; userId?: string };

export const kinds = [
  "visitor",
  "incomplete",
  "pending",
  "rejected",
  "approved",
  "teammate",
  "suspended",
  "admin",
] as const;
export const badKinds = [
  "disabledMember",
  "disabledPerson",
  "forged",
  "expired",
  "revoked",
  "oldEpoch",
] as const;
export type Kind = (typeof kinds)[number];
export type BadKind = (typeof badKinds)[number];

type User = { id: string; role: string; sessionEpoch: number };

async function signedIn(user: User, ngoId?: string): Promise<Person> {
  const [cookies, token] = await Promise.all([openSession(user), issueToken(user)]);
  return {
    cookie: `${sessionCookieName}=${cookies.find((c) => c.name === sessionCookieName)!.value}`,
    token,
    userId: user.id,
    ...(ngoId ? { ngoId } : {}),
  };
}

const states: Partial<Record<Kind, Record<string, unknown>>> = {
  incomplete: {
    status: "pending",
    profileComplete: false,
    submittedAt: null,
    country: null,
    officialEmail: null,
  },
  pending: { status: "pending" },
  rejected: { status: "rejected", rejectionReason: "The certificate has expired." },
  approved: {},
  suspended: { suspendedAt: new Date(), suspensionReason: "Under review." },
};

const standing = new Map<Kind | BadKind, Promise<Person>>();
/**
 * The same person of a kind for a whole test file: for requests that change nothing about the person, i.e. reads and
 * refused ones.
 */
export function samePerson(kind: Kind | BadKind): Promise<Person> {
  const made = standing.get(kind) ?? person(kind);
  standing.set(kind, made);
  return made;
}

/** A new person of a kind, in an organisation of their own. */
export async function person(kind: Kind | BadKind): Promise<Person> {
  if (kind === "visitor") return {};
  if (kind === "admin") return signedIn(await makeAdmin());
  if (kind === "teammate") {
    const { ngo } = await makeNgo();
    return signedIn(await makeMember(ngo.id), ngo.id);
  }
  const { ngo, owner } = await makeNgo(states[kind as Kind] ?? {});
  if (kind === "disabledMember") {
    const member = await makeMember(ngo.id);
    const who = await signedIn(member, ngo.id);
    await db.ngoMember.update({ where: { userId: member.id }, data: { disabledAt: new Date() } });
    return who;
  }
  const who = await signedIn(owner, ngo.id);
  const past = new Date(Date.now() - 1000);
  const rows = { where: { userId: owner.id } };
  if (kind === "disabledPerson")
    await db.user.update({ where: { id: owner.id }, data: { disabledAt: past } });
  if (kind === "expired")
    await Promise.all([
      db.session.updateMany({ ...rows, data: { expiresAt: past } }),
      db.apiToken.updateMany({ ...rows, data: { expiresAt: past } }),
    ]);
  if (kind === "revoked")
    await Promise.all([
      db.session.updateMany({ ...rows, data: { revokedAt: past } }),
      db.apiToken.updateMany({ ...rows, data: { revokedAt: past } }),
    ]);
  if (kind === "oldEpoch")
    await db.user.update({ where: { id: owner.id }, data: { sessionEpoch: { increment: 1 } } });
  if (kind === "forged") {
    const session = await db.session.findFirstOrThrow(rows);
    return {
      cookie: `${sessionCookieName}=${await encode({ token: { sid: session.id, sub: owner.id }, secret: "a secret that somebody guessed" })}`,
      token: randomBytes(32).toString("base64url"),
      ngoId: ngo.id,
    };
  }
  return who;
}
